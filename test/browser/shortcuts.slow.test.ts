/** Single keys, and the records that were opened before. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { inSection } from './section.ts';

const test = suiteOf('Keys of the console');
const open = inSection('webhooks');
const dialog = '.palette[open]';

test('lead to pages, search, and create, and are listed by ?', async cleanup => {
  const { page, base, assertQuiet } = await open(cleanup, true);
  const home = base.replace('/webhooks', '');
  await page.keyboard.press('?');
  const lines = page.locator(`${dialog} .key-list div`);
  await lines.first().waitFor();
  const listed = (await lines.allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
  for (const line of [
    'c Create a webhook',
    'g h Home',
    'g a Automation',
    'g d Deliveries',
    '? These shortcuts',
  ])
    assert.ok(listed.includes(line), `${line} in ${listed.join()}`);
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'detached' });

  await page.keyboard.press('c');
  await page.locator('dialog.sheet[open]').waitFor();
  await page.keyboard.type('gh');
  assert.match(page.url(), /webhooks\/new/, 'no key works while somebody types');

  for (const [keys, path] of [
    ['gd', '/webhook-deliveries'],
    ['gl', '/links'],
    ['gs', '/settings/workspace'],
  ] as const) {
    await page.goto(base);
    await page.keyboard.type(keys);
    await page.waitForURL(home + path);
  }
  await page.goto(`${home}/links`);
  await page.keyboard.type('/summer');
  await until(async () => (await page.locator('main [type="search"]').inputValue()) === 'summer');
  assertQuiet();
});

test('are switched off by those who speak to their computer, and on again in the menu', async cleanup => {
  const { page, base } = await open(cleanup, true);
  await page.keyboard.press('?');
  await page.getByLabel('Use single keys on this device').uncheck();
  await page.reload();
  await page.keyboard.type('gl?');
  assert.equal(await page.locator(dialog).count(), 0);
  await page.locator('.viewer summary').click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  assert.equal(page.url(), base);
  await page.getByLabel('Use single keys on this device').check();
  await page.keyboard.press('Escape');
  // The focus leaves the closed dialog a moment later.
  await until(() => page.evaluate('document.activeElement.localName !== "input"'));
  await page.keyboard.type('gl');
  await page.waitForURL(/\/links$/);
});

test('have beside them the records that were opened last, without the one of the page and those that are gone', async cleanup => {
  const { page, base, mock } = await open(cleanup, true);
  const home = base.replace('/webhooks', '');
  const recent = page.getByRole('list', { name: 'Recent' }).getByRole('link');
  const visit = async (path: string) => {
    await page.goto(home + path);
    await page.waitForLoadState('networkidle');
  };
  await visit('/keys/key_demo_studio');
  assert.equal(await recent.count(), 0);
  await visit('/webhooks/ep_demo');
  await recent.first().waitFor();
  assert.deepEqual(await recent.allInnerTexts(), ['Demo key']);
  await visit('');
  await recent.nth(1).waitFor();
  const [webhook = ''] = await recent.allInnerTexts();
  assert.deepEqual(await recent.allInnerTexts(), [webhook, 'Demo key']);
  await page.keyboard.press('Control+k');
  await page.locator('.palette .find', { hasText: webhook }).first().waitFor();
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const answer = await send(`${mock.url}/api/v1/webhooks/ep_demo`, { method: 'DELETE', headers });
  assert.equal(answer.status, 200);
  await visit('/webhooks/ep_demo');
  await visit('');
  await recent.first().waitFor();
  assert.deepEqual(await recent.allInnerTexts(), ['Demo key']);
  await page.locator('.viewer summary').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/login/);
  assert.equal(await page.evaluate('Object.keys(localStorage).length'), 0);
});

test('need scripts: without them, nothing speaks of them', async cleanup => {
  const { page } = await open(cleanup, false);
  await page.locator('.viewer summary').click();
  assert.equal(await page.getByRole('button', { name: 'Keyboard shortcuts' }).count(), 0);
});

test.run();
