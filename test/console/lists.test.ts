import assert from 'node:assert/strict';
import { auditFilters } from '../../src/console/sections/audit/page.ts';
import { schemas } from '../../src/generated/schemas.ts';
import type { KeyRecord } from '../../src/generated/types.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';

const test = suiteOf('Console lists');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  return { mock, person };
}

test('count all active keys in the overview', async cleanup => {
  const { mock, person } = await start(cleanup);
  const [first] = mock.repository.data.keys.ws_studio ?? [];
  assert.ok(first);
  const active = />Active keys<\/a><\/dt><dd><strong[^>]*>(\d+)</;
  const before = Number(active.exec((await person.get(home)).text)?.[1]);
  const now = Date.now();
  for (let index = 0; index < 210; index += 1)
    await mock.repository.keys.create('ws_studio', {
      ...(first as KeyRecord),
      scopes: [],
      allowed_ips: [],
      id: `key_${index}`,
      digest: index.toString(16).padStart(64, '0'),
      created_at: new Date(now + index * 1_000).toISOString(),
      revoked_at: index >= 101 ? '2026-01-01T00:00:00Z' : null,
      expires_at: index >= 100 ? '2026-01-01T00:00:00Z' : null,
    });
  const { text } = await person.get(home);
  assert.equal(Number(active.exec(text)?.[1]), before + 100);
  assert.doesNotMatch(text, /First steps/);
});

test('name the unit of one and of several where there are no titles', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/webhooks/ep_demo`);
  const units = [...text.matchAll(/data-unit="([^"]*)">(\d+)</g)].map(
    ([, unit, count]) => `${count} ${unit}`,
  );
  assert.deepEqual(units, ['3 attempts', '1 attempt']);
});

/** The visible part of a page: links and hidden fields may repeat what it was asked for. */
const visible = (text: string) =>
  text.replaceAll(/<input type="hidden"[^>]*>|\b(?:href|action)="[^"]*"/g, '');

test('show each filter of the audit log that the page was asked for, once', async cleanup => {
  const { person } = await start(cleanup);
  const others = ['since', 'until', 'limit', 'cursor'];
  const asked = Object.keys(schemas.AuditLogRequest?.properties ?? {}).filter(name => !others.includes(name));
  assert.deepEqual(
    Object.values(auditFilters)
      .map(({ parameter }) => parameter)
      .sort(),
    asked.sort(),
  );
  for (const name of Object.keys(auditFilters)) {
    const { status, text } = await person.get(`${home}/settings/audit-log?${name}=some-17`);
    assert.equal(status, 200);
    assert.ok(visible(text).includes('some-17'), name);
    const [form = ''] = /<form class="filter-form".*?<\/form>/s.exec(text) ?? [];
    assert.equal(form.match(new RegExp(`<(?:input|select)[^>]* name="${name}"`, 'g'))?.length, 1, name);
  }
});

test('explain a page beyond the end', async cleanup => {
  const { person } = await start(cleanup);
  for (const [path, none] of [
    ['/settings', /No API keys/],
    ['/webhooks/ep_demo', /No deliveries/],
  ] as const) {
    const { status, text } = await person.get(`${home}${path}?after=nonsense`);
    assert.equal(status, 200);
    assert.doesNotMatch(text, none);
    assert.match(text, /There are no more entries/);
    assert.match(text, new RegExp(`href="/user/api${home}${path}[^"?]*">First page`));
  }
});

test.run();
