import assert from 'node:assert/strict';
import type { AuditEntry } from '../../generated/types.ts';
import type { AuditPlace } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';

const test = casesOf('audit');
export const at = '2026-05-05T05:05:05Z';
export const longAgo = '2020-01-01T00:00:00Z';

/** An entry of a record of its own, which is one with no other. */
export const entry = (id: string, some: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at,
  actor_type: 'key',
  actor_id: 'key_live',
  actor_name: 'Live',
  operation: 'createLink',
  record_id: `lnk_${id}`,
  session: null,
  address: '192.0.2.1',
  request_id: 'r-1',
  ...some,
});

/** The audit log. */
export const auditCases: readonly ConformanceCase[] = [
  test('audit.append stores entries of known workspaces, which audit.list returns newest first, page by page', async audit => {
    for (const id of ['a', 'c', 'b']) await audit.append(shop, entry(id), longAgo);
    await audit.append(shop, entry('d', { at: '2026-05-05T05:05:06.500Z' }), longAgo);
    await audit.append(other, entry('a', { record_id: null, session: 's', request_id: null }), longAgo);
    for (const text of ['ws_gone', ...hostileTexts]) await audit.append(text, entry('a'), longAgo);
    const seen: string[] = [];
    let after: AuditPlace | undefined;
    do {
      const page = await audit.list(shop, { limit: 3, ...(after && { after }) });
      seen.push(...page.entries.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    assert.deepEqual(seen, ['d', 'c', 'b', 'a']);
    assert.deepEqual(await audit.list(other, { limit: 9 }), {
      entries: [entry('a', { record_id: null, session: 's', request_id: null })],
      next: null,
    });
    for (const text of ['ws_gone', ...hostileTexts])
      assert.deepEqual(
        await audit.list(text, { limit: 9, actor: text, operation: text, recordType: text, recordId: text }),
        {
          entries: [],
          next: null,
        },
      );
  }),
  test('audit.list filters by actor, operation, record and time', async audit => {
    await audit.append(shop, entry('plain', { record_id: 'lnk_2' }), longAgo);
    await audit.append(
      shop,
      entry('user', { actor_type: 'user', actor_id: 'user_ann', record_id: 'lnk_1' }),
      longAgo,
    );
    await audit.append(shop, entry('deletion', { operation: 'deleteLink', record_id: 'lnk_1' }), longAgo);
    await audit.append(shop, entry('later', { at: '2026-05-06T00:00:00Z' }), longAgo);
    const ids = async (query: object) =>
      (await audit.list(shop, { limit: 9, ...query })).entries.map(({ id }) => id);
    assert.deepEqual(await ids({ actor: 'user_ann' }), ['user']);
    assert.deepEqual(await ids({ operation: 'deleteLink' }), ['deletion']);
    await audit.append(shop, entry('key', { record_type: 'key', record_id: 'key_1' }), longAgo);
    assert.deepEqual(await ids({ since: '2026-05-06T00:00:00.000Z' }), ['later']);
    assert.deepEqual(await ids({ recordType: 'key' }), ['key']);
    assert.deepEqual(await ids({ recordType: 'link' }), []);
    assert.deepEqual(await ids({ recordId: 'lnk_2' }), ['plain']);
    assert.deepEqual(await ids({ until: at, recordId: 'lnk_1' }), ['user', 'deletion']);
    assert.deepEqual(await ids({ until: '2026-05-05T05:05:04.999Z' }), []);
    assert.deepEqual(await ids({ since: at, until: at, recordType: 'key' }), ['key']);
    assert.deepEqual(await ids({ actor: 'user_ann', operation: 'deleteLink' }), []);
  }),
  test('audit.list returns names and values as they were stored', async audit => {
    const changes: NonNullable<AuditEntry['changes']> = [
      { field: 'url', from: 'https://a.example', to: 'https://b.example/?q=1&r=\\u0000', redacted: false },
      { field: 'utm.source', from: null, to: '\u0001 "quoted" \ud83d\ude80', redacted: false },
      { field: 'tags', from: ['b', 'a'], to: [], redacted: false },
      { field: 'max_clicks', from: 3, to: true, redacted: false },
      { field: 'password', from: null, to: null, redacted: true },
    ];
    const whole = entry('whole', { record_type: 'link', record_name: 'Summer', changes });
    await audit.append(shop, whole, longAgo);
    await audit.append(shop, entry('empty', { changes: [] }), longAgo);
    const { entries } = await audit.list(shop, { limit: 9 });
    assert.deepEqual(entries, [whole, entry('empty', { changes: [] })]);
  }),
  test('audit.append stores every entry of concurrent calls once, and never changes one', async audit => {
    const ids = Array.from({ length: 20 }, (_, index) => `a${index}`);
    await Promise.all([...ids, ...ids].map(id => audit.append(shop, entry(id), longAgo)));
    await audit.append(shop, entry('a0', { actor_name: 'Somebody else' }), longAgo);
    const { entries } = await audit.list(shop, { limit: 100 });
    assert.deepEqual(entries.map(({ id }) => id).sort(), [...ids].sort());
    assert.ok(entries.every(one => one.actor_name === 'Live'));
  }),
  test('audit.append deletes the entries of its workspace from before a time, and no others', async audit => {
    await audit.append(shop, entry('old'), longAgo);
    await audit.append(other, entry('old'), longAgo);
    const count = async () => (await audit.list(shop, { limit: 200 })).entries.length;
    for (let index = 0; index < 100; index += 1)
      await audit.append(shop, entry(`n${index}`, { at: '2026-05-06T00:00:00Z' }), '2026-05-06T00:00:00Z');
    assert.equal(await count(), 100);
    assert.equal((await audit.list(other, { limit: 9 })).entries.length, 1);
  }),
  test('audit.append deletes old entries of every workspace that changes, no matter who else changes in between', async audit => {
    for (const workspace of [shop, other]) await audit.append(workspace, entry('old'), longAgo);
    for (let index = 0; index < 40; index += 1)
      for (const workspace of [shop, other])
        await audit.append(
          workspace,
          entry(`n${index}`, { at: '2026-05-06T00:00:00Z' }),
          '2026-05-06T00:00:00Z',
        );
    for (const workspace of [shop, other])
      assert.ok((await audit.list(workspace, { limit: 100 })).entries.every(({ id }) => id !== 'old'));
  }),
];
