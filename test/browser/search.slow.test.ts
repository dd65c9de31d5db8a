/** The search of the console in a browser: the dialog, with the keyboard only. */
import assert from 'node:assert/strict';
import type { Page } from '../../tools/playwright.ts';
import { suiteOf } from '../helper.ts';
import { assertSound, violationsOf } from './browser.ts';
import { inSection } from './section.ts';

const test = suiteOf('The search in a browser', { isLong: true });

const open = inSection('links');

/** Opens the dialog with its keys. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  await field.fill(text);
}

const chosen = (page: Page) => page.locator('.palette [aria-selected="true"] .find-title').innerText();

test('opens with Ctrl K, is used by keys alone, and Esc gives the focus back', async cleanup => {
  const { page, context, assertQuiet } = await open(cleanup, true);
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  const link = page.locator('[data-search-link]');
  assert.equal(await link.locator('kbd').innerText(), 'Ctrl K');
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  assert.ok(!loaded.some(url => url.endsWith('/palette.js')), 'its script is loaded when it opens');
  await ask(page, '');
  const first = page.getByRole('option').first();
  await first.waitFor();
  assert.equal(await first.innerText(), 'Home');
  assert.equal(await chosen(page), 'Home');
  const last = await page.getByRole('option').last().locator('.find-title').innerText();
  for (const [key, title] of [
    ['ArrowDown', 'Getting started'],
    ['ArrowUp', 'Home'],
    ['ArrowUp', last],
    ['ArrowDown', 'Home'],
    ['End', last],
    ['Home', 'Home'],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await chosen(page), title, key);
  }
  const field = page.getByRole('combobox');
  const active = await field.getAttribute('aria-activedescendant');
  assert.equal(await page.locator('.palette [aria-selected="true"]').getAttribute('id'), active);
  await field.fill('spring sale');
  await page.getByRole('option', { name: /Spring sale/ }).waitFor();
  assert.equal(await page.locator('.palette').getByRole('status').innerText(), '1 result');
  assert.deepEqual(await page.locator('.palette mark').allInnerTexts(), ['Spring', 'sale', 'spring']);
  await assertSound(page, context, 'search-dialog');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.palette').isVisible(), false);
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Search');
  await ask(page, 'spring sale');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/links/lnk_demo_spring');
  // What was chosen comes first from then on.
  await ask(page, '');
  await page.locator('.palette h2', { hasText: 'Recent' }).waitFor();
  assert.equal(await chosen(page), 'Spring sale');
  assertQuiet();
});

test('leads from a pasted id straight to its record, and never opens the results of an earlier text', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, true);
  // The answer for the first text arrives after that for the second.
  let release = () => {};
  const isLate = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/search\?q=stock&/, async route => {
    await isLate;
    await route.continue().catch(() => {});
  });
  await ask(page, 'stock');
  await page.waitForRequest(/search\?q=stock&/);
  await page.getByRole('combobox').fill('spring sale');
  await page.getByRole('option', { name: /Spring sale/ }).waitFor();
  release();
  await page.getByRole('combobox').fill('ep_demo');
  // At once, before there are results.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/webhooks/ep_demo');
  assertQuiet();
});

test('says that nothing was found, and what to do where it does not work', async cleanup => {
  const { page, context } = await open(cleanup, true);
  await ask(page, 'zzzzzz');
  const reported = page.locator('.palette').getByRole('status');
  await reported.filter({ hasText: 'Nothing was found for “zzzzzz”.' }).waitFor();
  await page.keyboard.press('Enter');
  await page.route(/\/search\?/, route => route.fulfill({ status: 429, body: '' }));
  await page.getByRole('combobox').fill('spring');
  await reported.filter({ hasText: 'Too many searches' }).waitFor();
  await page.unroute(/\/search\?/);
  await context.clearCookies();
  await page.getByRole('combobox').fill('spring s');
  await reported.filter({ hasText: 'Your session has ended' }).waitFor();
});

test('opens a form with an action, changes the colours, and keeps a pasted key out of the URL', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, true);
  await ask(page, 'create a webhook');
  await page
    .getByRole('option', { name: /^Create a webhook$/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/webhooks/new#new-url');
  await page.locator('#new-url:focus').waitFor();
  await ask(page, 'dark');
  await page.getByRole('option', { name: /dark colours/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('html[data-theme="dark"]').waitFor();
  assert.match(page.url(), /\/webhooks\/new$/);
  await ask(page, `mk_${'a'.repeat(38)}`);
  assert.equal(await page.getByRole('combobox').inputValue(), 'mk_aaaa…aaaa');
  assertQuiet();
});

test('passes axe in forced colours and fits on a narrow screen, where the button opens it', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup, true);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('[data-search-link]').click();
  await page.getByRole('combobox').fill('link');
  await page.getByRole('option', { name: /^Analytics/ }).waitFor();
  assert.deepEqual(await violationsOf(page), []);
  const { x = 0, width = 0 } = (await page.locator('.palette').boundingBox()) ?? {};
  assert.ok(x >= 0 && x + width <= 390);
  await page.getByRole('button', { name: 'Close search' }).click();
  assert.equal(await page.locator('.palette').isVisible(), false);
  await page.goto(`${mock.url}/user/api/workspaces/ws_studio/search?q=link`);
  assert.deepEqual(await violationsOf(page), []);
  assertQuiet();
});

test('is a page without scripts', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, false);
  await page.locator('[data-search-link]').click();
  await page.waitForURL('**/search');
  await page.getByRole('searchbox').fill('spring');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Records' }).waitFor();
  await page.getByRole('searchbox').fill('lnk_demo_spring');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/links/lnk_demo_spring');
  assertQuiet();
});

test.run();
