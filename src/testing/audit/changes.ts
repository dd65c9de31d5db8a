import assert from 'node:assert/strict';
import type { AuditChange, AuditEntry } from '../../generated/types.ts';
import { AuditedChange, auditStorageOf, withAuditedChange } from '../../repository/audited-change.ts';
import { type AuditRepository, isRefused } from '../../repository/index.ts';
import { type ConformanceCase, casesOf, type TestedRepository } from '../case.ts';
import { requestOf } from '../links/requests.ts';
import { link } from '../links/sample.ts';
import { endpoint, other, shop } from '../sample.ts';
import { at, entry, longAgo } from './audit.ts';

const test = casesOf('audit');
const after = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

const idsOf = async (audit: Required<AuditRepository>, workspaceId = shop) =>
  (await audit.list(workspaceId, { limit: 5_000 })).entries.map(({ id }) => id);

/** Stores many entries, a hundred at once. */
async function appendMany(audit: Required<AuditRepository>, entries: readonly AuditEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += 100)
    await Promise.all(entries.slice(first, first + 100).map(one => audit.append(shop, one, longAgo)));
}

const accessKinds = ['member', 'invitation', 'key', 'workspace'] as const;

/** How long the log is, how changes become one entry, and what is stored with the change itself. */
export const auditChangeCases: readonly ConformanceCase[] = [
  test('audit.append keeps what says who may do what, however many other records change', async audit => {
    for (const kind of accessKinds) await audit.append(shop, entry(kind, { record_type: kind }), longAgo);
    const many = (kind: string) =>
      Array.from({ length: 1_001 }, (_, index) =>
        entry(`${kind}_${index}`, { record_type: kind, at: after(60 + index) }),
      );
    await appendMany(audit, many('link'));
    await appendMany(audit, many('key'));
    const kept = await idsOf(audit);
    for (const kind of ['member', 'invitation', 'workspace'])
      assert.ok(kept.includes(kind), `the change of a ${kind} is gone`);
    assert.ok(kept.includes('link_1000') && kept.includes('key_1000'));
  }),

  test('audit.append takes the entry of a change in the place of its partial one, once', async audit => {
    await audit.append(shop, entry('a', { is_partial: true }), longAgo);
    await audit.append(shop, entry('a', { record_name: 'Whole' }), longAgo);
    await audit.append(shop, entry('a', { record_name: 'Again' }), longAgo);
    const { entries } = await audit.list(shop, { limit: 9 });
    assert.deepEqual(entries, [entry('a', { record_name: 'Whole' })]);
  }),

  test('audit.append makes one entry of repeated changes of a record, with the first and the last values', async audit => {
    if (auditStorageOf(audit) === null) return;
    const change = (field: string, from: string | null, to: string | null): AuditChange => ({
      field,
      from,
      to,
      redacted: false,
    });
    const changed = (id: string, seconds: number, changes: AuditChange[], some: Partial<AuditEntry> = {}) =>
      entry(id, { record_id: 'lnk_1', record_type: 'link', at: after(seconds), changes, ...some });
    const append = (one: AuditEntry) => audit.append(shop, one, longAgo);
    await append(
      changed('a', 0, [change('description', 'a', 'b'), change('title', null, 'x')], { record_name: 'One' }),
    );
    await append(changed('b', 30, [change('description', 'b', 'c')], { record_name: 'Two' }));
    await append(
      changed('c', 600, [
        change('description', 'c', 'a'),
        { ...change('password', null, null), redacted: true },
      ]),
    );
    const { entries } = await audit.list(shop, { limit: 9 });
    const { changes, count, first_at, id, record_name } = entries[0] as AuditEntry;
    assert.deepEqual([entries.length, id, count, record_name], [1, 'c', 3, 'One']);
    assert.equal(Date.parse(first_at ?? ''), Date.parse(at));
    assert.deepEqual(changes, [
      change('description', 'a', 'a'),
      change('title', null, 'x'),
      { ...change('password', null, null), redacted: true },
    ]);
    await append(changed('later', 601, []));
    await append(changed('others', 602, [], { actor_id: 'key_2' }));
    await append(changed('again', 603, []));
    await append(changed('deleted', 604, [], { operation: 'deleteLink' }));
    await append(changed('moved', 605, [], { operation: 'deleteLink', address: '192.0.2.2' }));
    await append(
      changed('partial', 606, [], { operation: 'deleteLink', address: '192.0.2.2', is_partial: true }),
    );
    assert.deepEqual(await idsOf(audit), ['partial', 'moved', 'deleted', 'again', 'others', 'later', 'c']);
  }),

  test('audit.append keeps each step of a field that says where something goes', async audit => {
    if (auditStorageOf(audit) === null) return;
    const moved = (id: string, seconds: number, to: string): AuditEntry =>
      entry(id, {
        record_id: 'lnk_1',
        record_type: 'link',
        at: after(seconds),
        changes: [{ field: 'url', from: null, to, redacted: false }],
      });
    await audit.append(shop, moved('there', 0, 'https://evil.example'), longAgo);
    await audit.append(shop, moved('back', 1, 'https://shop.example'), longAgo);
    assert.deepEqual(await idsOf(audit), ['back', 'there']);
  }),

  test('audit.append keeps each step of what says who may do what', async audit => {
    for (const kind of accessKinds)
      for (const id of ['a', 'b'])
        await audit.append(
          shop,
          entry(`${kind}_${id}`, { record_type: kind, record_id: 'one', at: after(id === 'a' ? 0 : 1) }),
          longAgo,
        );
    await audit.append(shop, entry('none_a', { record_id: null }), longAgo);
    await audit.append(shop, entry('none_b', { record_id: null }), longAgo);
    assert.equal((await idsOf(audit)).length, 10);
  }),

  test(
    'a change stores its entry in its own step, and what changes nothing stores none',
    async (audit, repository) => {
      const storage = auditStorageOf(audit);
      if (storage === null) return;
      const audited = (id: string, entryOf = (_: unknown) => entry(id, { is_partial: true })) =>
        new AuditedChange(storage, shop, entryOf);
      const stores = async (id: string, call: (parts: TestedRepository) => unknown, isStored = true) => {
        const change = audited(id);
        await withAuditedChange(change, () => call(repository));
        assert.equal(change.isStored, isStored, id);
        assert.equal((await idsOf(audit)).includes(id), isStored, id);
      };
      const request = requestOf('a');
      const create = (parts: TestedRepository) => parts.links.create(shop, [link('lnk_new')], { request });
      const calls = ['first', 'second'].map(id => audited(id));
      await Promise.all(calls.map(change => withAuditedChange(change, () => create(repository))));
      assert.equal(calls.filter(({ isStored }) => isStored).length, 1);
      assert.ok(calls.every(({ isTaken }) => isTaken));
      await stores('repeated', create, false);
      await stores('changed', ({ links }) => links.change(shop, 'lnk_new', () => ({ title: 'New' })));
      await stores('same', ({ links }) => links.change(shop, 'lnk_new', () => null), false);
      await stores('unknown', ({ links }) => links.delete(shop, 'lnk_nobody'), false);
      await stores('endpoint', ({ webhooks }) =>
        webhooks.createEndpoint(shop, endpoint('ep_audited', ['a.b'])),
      );
      await stores('renamed', ({ workspaces }) => workspaces.change(shop, { name: 'Renamed' }));
      await stores('deleted', ({ links }) => links.delete(shop, 'lnk_new'));
      assert.ok((await idsOf(audit, other)).length === 0);
    },
    { needs: ['links', 'webhooks', 'workspaces'] },
  ),

  test(
    'a change that fails stores no entry, and an entry that cannot be stored fails no change',
    async (audit, { links, workspaces }) => {
      const storage = auditStorageOf(audit);
      if (storage === null) return;
      const failing = new AuditedChange(storage, shop, () => entry('failing'));
      const step = () => {
        throw new Error('not now');
      };
      await links.create(shop, [link('lnk_1')]);
      await assert.rejects(
        async () => withAuditedChange(failing, () => links.change(shop, 'lnk_1', step)),
        /not now/,
      );
      const invalid = new AuditedChange(storage, shop, () => ({ ...entry('invalid'), at: 'today' }));
      const renamed = await withAuditedChange(invalid, () => workspaces.change(shop, { name: 'Renamed' }));
      assert.ok(!isRefused(renamed) && renamed.name === 'Renamed');
      assert.equal(invalid.isStored, false);
      assert.deepEqual(await idsOf(audit), []);
    },
    { needs: ['links', 'workspaces'] },
  ),
];

/** The deletion of partial entries. */
export const auditDiscardCases: readonly ConformanceCase[] = [
  test(
    'audit.discard deletes a partial entry of its workspace, and no other',
    async audit => {
      await audit.append(shop, entry('partial', { is_partial: true }), longAgo);
      await audit.append(shop, entry('whole'), longAgo);
      await audit.append(other, entry('partial', { is_partial: true }), longAgo);
      for (const id of ['partial', 'whole', 'nobody', '__proto__']) await audit.discard(shop, id);
      assert.deepEqual(await idsOf(audit), ['whole']);
      assert.deepEqual(await idsOf(audit, other), ['partial']);
    },
    { needs: ['audit.discard'] },
  ),
];
