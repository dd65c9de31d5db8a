/** Lists of the console that show what is new by themselves. */
import assert from 'node:assert/strict';
import { type Mock, startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { suiteOf } from '../helper.ts';
import { visitor } from './browser.ts';

const test = suiteOf('Live lists of the console');

/** By the path of a page: what happens, and what its list shows then. */
const lists: Readonly<Record<string, readonly [happen: (mock: Mock) => Promise<unknown>, shown: RegExp]>> = {
  '/requests': [mock => ask(mock, 'GET', '/api/items/item?item_id=424242'), /GET \/api\/items\/item.*404/],
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

for (const [path, [happen, shown]] of Object.entries(lists))
  test(`${path} shows a new row at its top`, async cleanup => {
    const mock = await startMock();
    cleanup(mock.close);
    const { context, page, assertQuiet } = await visitor(mock.url);
    cleanup(() => context.close());
    await page.goto(`${mock.url}/user/api/workspaces/ws_studio${path}`);
    await page.getByLabel(/e-?mail/i).fill(ingrid.email);
    await page.getByLabel(/password/i).fill(ingrid.demo_password);
    await page.getByRole('button', { name: /log in/i }).click();
    await page.waitForURL(`**${path}`);
    await page.mouse.move(0, 0);
    const row = page.locator('[data-live-list] tbody tr').filter({ hasText: shown });
    const before = await row.count();
    await happen(mock);
    await row.nth(before).waitFor();
    const first = page.locator('[data-live-list] tbody tr').first();
    // A scheduled event of the fixtures comes before all others.
    if (path !== '/automation/events') assert.match((await first.textContent()) ?? '', shown);
    assertQuiet();
  });

test.run();
