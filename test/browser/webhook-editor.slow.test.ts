/** The editor of a webhook in a browser: its events, and what is sent beside it. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { inSection } from './section.ts';

const open = inSection('webhooks');
const test = suiteOf('The editor of a webhook in a browser', { isLong: true });

async function withSheet(...given: Parameters<typeof open>) {
  const place = await open(...given);
  await place.page.getByRole('link', { name: 'Create a webhook' }).click();
  const sheet = place.page.getByRole('dialog', { name: 'Create a webhook' });
  await sheet.waitFor();
  return { ...place, sheet };
}

test('finds events while somebody types, and counts those that are selected, by keyboard alone', async cleanup => {
  const { page, sheet, assertQuiet } = await withSheet(cleanup, true);
  const search = sheet.getByRole('searchbox', { name: 'Search events' });
  const boxes = sheet.locator('.choice:visible');
  assert.equal(await boxes.count(), 1, 'all groups are folded');
  await search.focus();
  await page.keyboard.type('REVOKED key');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/webhooks/new');
  assert.deepEqual(await boxes.locator('code').allTextContents(), ['key.revoked']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await sheet.locator('summary', { hasText: 'key 1 selected' }).waitFor();
  await search.fill('zzz');
  await sheet.getByText('Nothing was found.').waitFor();
  assert.equal(await boxes.count(), 0);
  await search.fill('');
  assert.equal(await sheet.getByText('Nothing was found.').count(), 0);
  assert.equal(await sheet.locator('details[open] .choice').count(), 5, 'only its group is unfolded');
  assertQuiet();
});

test('shows what is sent while somebody chooses, and keeps the language and the focus', async cleanup => {
  const { page, sheet, assertQuiet } = await withSheet(cleanup, true);
  await sheet.locator('.tabs label', { hasText: 'Python' }).click();
  await sheet.getByLabel('URL').fill('https://shop.example/in');
  await sheet.locator('summary', { hasText: 'key' }).click();
  await sheet.getByRole('checkbox', { name: /^key\.\*/ }).check();
  await sheet.getByText('These 4 events are sent:').waitFor();
  await sheet.getByText('POST https://shop.example/in').waitFor();
  await sheet.getByText('# POST /in').waitFor();
  const example = sheet.getByLabel('Event of the example');
  await example.focus();
  await example.selectOption('key.revoked');
  await sheet.locator('#new-request-body', { hasText: '"key.revoked"' }).waitFor();
  assert.equal(await page.evaluate('document.activeElement.id'), 'new-example-type');
  assert.equal(await sheet.getByRole('radio', { name: 'Python' }).isChecked(), true);
  assertQuiet();
});

test('closes without a question if somebody has only looked at another language', async cleanup => {
  const { page, sheet, assertQuiet } = await withSheet(cleanup, true);
  await sheet.locator('.tabs label', { hasText: 'Go' }).click();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assertQuiet();
});

test('opens in a sheet above its webhook, whose languages stay as they were', async cleanup => {
  const { page, base, assertQuiet } = await open(cleanup, true);
  await page.goto(`${base}/ep_demo`);
  await page.getByRole('link', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit webhook' });
  await sheet.locator('.tabs label', { hasText: 'PHP' }).click();
  assert.equal(await sheet.getByRole('radio', { name: 'PHP' }).isChecked(), true);
  assert.equal(await page.locator('#verify-javascript').isChecked(), true);
  const ids = (await page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")) as string[];
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  );
  assertQuiet();
});

test('shows the preview without scripts, by a button', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, false);
  await page.getByRole('link', { name: 'Create a webhook' }).click();
  assert.equal(await page.getByRole('searchbox', { name: 'Search events' }).count(), 0);
  await page.getByLabel('URL').fill('https://shop.example/plain');
  await page.locator('summary', { hasText: 'link' }).click();
  await page.getByRole('checkbox', { name: /^link\.created/ }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('This event is sent:').waitFor();
  await page.getByText('POST https://shop.example/plain').waitFor();
  assert.equal(await page.getByRole('checkbox', { name: /^link\.created/ }).isChecked(), true);
  assertQuiet();
});

test.run();
