/** Lists of the console that show what is new by themselves. */
import assert from 'node:assert/strict';
import { type Mock, startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { visitor } from './browser.ts';

const test = suiteOf('Live lists of the console');

/** By the path of a page: what happens, and what its list shows then. */
const lists: Readonly<Record<string, readonly [happen: (mock: Mock) => Promise<unknown>, shown: RegExp]>> = {
  '/requests': [mock => ask(mock, 'GET', '/api/items/item?item_id=424242'), /404\s*GET \/api\/items\/item/],
  '/automation/events': [
    mock => ask(mock, 'POST', '/api/v1/automation/publish', { type: 'till.opened', data: {} }),
    /till\.opened/,
  ],
  '/settings/audit-log': [
    mock => ask(mock, 'POST', '/api/v1/links', { url: 'https://example.com/a', slug: 'fresh' }),
    /Create a link/,
  ],
  '/links': [
    mock => ask(mock, 'POST', '/api/v1/links', { url: 'https://example.com/a', title: 'Fresh link' }),
    /Fresh link/,
  ],
};

async function ask({ url, keys }: Mock, method: string, path: string, body?: object): Promise<void> {
  await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${keys.studio}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function open(cleanup: Cleanup, path: string) {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(mock.url);
  const { context, page } = visit;
  cleanup(() => context.close());
  await page.goto(`${mock.url}/user/api/workspaces/ws_studio${path}`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL(url => url.pathname.endsWith(path.split('?')[0] ?? ''));
  // A log-in leads back without the query.
  if (path.includes('?')) await page.goto(`${mock.url}/user/api/workspaces/ws_studio${path}`);
  await page.mouse.move(0, 0);
  return { mock, rows: page.locator('[data-live-list] tbody tr'), ...visit };
}

for (const [path, [happen, shown]] of Object.entries(lists))
  test(`${path} shows a new row at its top`, async cleanup => {
    const { mock, page, rows, assertQuiet } = await open(cleanup, path);
    const row = rows.filter({ hasText: shown });
    const before = await row.count();
    await happen(mock);
    await row.nth(before).waitFor();
    // A scheduled event of the fixtures comes before all others.
    if (path !== '/automation/events') assert.match((await rows.first().textContent()) ?? '', shown);
    assert.ok(page.url().endsWith(path));
    assertQuiet();
  });

const unknownItem = (mock: Mock) => ask(mock, 'GET', '/api/items/item?item_id=424242');

test('keeps its filters: only what fits them comes', async cleanup => {
  const { mock, rows, assertQuiet } = await open(cleanup, '/requests?status=4xx');
  await ask(mock, 'GET', '/api/items/all');
  await unknownItem(mock);
  await rows.nth(4).waitFor();
  assert.match((await rows.first().textContent()) ?? '', /404/);
  assert.equal(await rows.filter({ hasText: '200' }).count(), 0);
  assertQuiet();
});

test('moves no row under the pointer: new ones wait, and what is gone stays until the pointer leaves', async cleanup => {
  const { mock, page, rows, assertQuiet } = await open(cleanup, '/requests?status=4xx');
  const target = rows.nth(2);
  const id = await target.getAttribute('id');
  await target.hover();
  const placeOf = async () => (await page.locator(`#${id}`).boundingBox())?.y;
  const before = await placeOf();
  const [first] = (mock.repository.data.request_log.ws_studio ?? []).filter(one => one.status === 401);
  assert.ok(first);
  await mock.repository.put('request_log', 'ws_studio', { ...first, status: 200, error: null });
  await unknownItem(mock);
  await unknownItem(mock);
  const newer = page.getByRole('button', { name: 'Show 2 new requests' });
  await newer.waitFor();
  assert.equal(await newer.textContent(), '2 new');
  assert.equal(await placeOf(), before);
  assert.equal(await page.locator(`#request-${first.id}`).count(), 1);
  await page.mouse.move(0, 0);
  await page.locator(`#request-${first.id}`).waitFor({ state: 'detached' });
  assert.equal(await rows.count(), 5);
  assertQuiet();
});

test('is walked through with j and k, also beside an open record, but not while somebody types', async cleanup => {
  const { page, rows, assertQuiet } = await open(cleanup, '/requests');
  const isFocused = (id: string | null) =>
    until(async () => (await page.evaluate("document.activeElement.closest('tr')?.id ?? null")) === id);
  const idAt = (index: number) => rows.nth(index).getAttribute('id');
  const [first, second, third] = [await idAt(0), await idAt(1), await idAt(2)];
  await page.keyboard.press('j');
  await isFocused(first);
  await page.keyboard.press('j');
  await isFocused(second);
  await page.keyboard.press('Control+j');
  await page.keyboard.press('k');
  await isFocused(first);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const record = page.locator('[data-record] #record-id');
  await record.getByText(second?.replace('request-', '') ?? '').waitFor();
  await page.keyboard.press('j');
  await record.getByText(third?.replace('request-', '') ?? '').waitFor();
  await isFocused(third);
  await page.locator('[data-close]').click();
  await page.locator('[data-record]').waitFor({ state: 'detached' });
  await page.locator('#list-key').focus();
  await page.keyboard.press('j');
  assert.equal(await page.evaluate('document.activeElement.id'), 'list-key');
  assertQuiet();
});

test('has the counts above it when a record is closed that was opened first', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, '/requests/req_demo_2');
  assert.equal(await page.getByRole('heading', { name: 'Usage' }).count(), 0);
  await page.locator('[data-close]').click();
  await page.getByRole('heading', { name: 'Usage' }).waitFor();
  assert.equal(await page.locator('#list-operation option[value=listItems]').count(), 1);
  assertQuiet();
});

test.run();
