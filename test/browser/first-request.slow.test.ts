/** A new key waits for its first request, and tells when it has come. */
import assert from 'node:assert/strict';
import { send, suiteOf } from '../helper.ts';
import { inSection } from './section.ts';

const test = suiteOf('The first request with a new key');

test('arrives on the page that shows the key, on the page of the key, and in Getting started', async cleanup => {
  const { page, base, mock, assertQuiet } = await inSection('settings/keys', '/new')(cleanup, true);
  const home = base.replace('/settings/keys', '');
  await page.getByLabel('Name', { exact: true }).fill('Till');
  const group = page.locator('.choice-group', { hasText: 'Marketplace' });
  const preset = page.getByLabel('Preset');
  await preset.selectOption({ label: 'Marketplace' });
  await group.getByText('1 selected').waitFor();
  await preset.selectOption({ label: 'Models' });
  await group.getByText('1 selected').waitFor({ state: 'detached' });
  await page.getByLabel('Search scopes').fill('purchase codes');
  await page.getByRole('checkbox', { name: /validate purchase codes/i }).check();
  assert.equal(await preset.inputValue(), '', 'whoever chooses one has no preset any more');
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.locator('#secret').innerText();
  const waiting = page.getByText('Waiting for the first request with this key…');
  await waiting.waitFor();
  const code = await page.locator('.code pre').first().textContent();
  assert.ok(code?.includes(secret), 'the code has the key of the reader');
  const headers = { authorization: `Bearer ${secret}` };
  assert.equal((await send(`${mock.url}/api/items/all`, { headers })).status, 200);
  await page.getByRole('table', { name: 'Latest requests' }).getByText('GET /api/items/all').waitFor();
  assert.equal(await waiting.count(), 0);
  assert.equal(await page.locator('#secret').innerText(), secret, 'the key stays');
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'Till' }).waitFor();
  await page.getByRole('table', { name: 'Latest requests' }).getByText('GET /api/items/all').waitFor();
  await page.getByRole('link', { name: 'All requests' }).click();
  await page.waitForURL(/\/requests\?key=key_/);
  await page.goto(`${home}/start`);
  await page.getByText('Your requests arrive.').waitFor();
  assertQuiet();
});

test('and the first event of an inbound endpoint arrive on their pages', async cleanup => {
  const { page, assertQuiet } = await inSection('automation/endpoints', '/new')(cleanup, true);
  await page.getByLabel('Name', { exact: true }).fill('Till');
  await page.getByLabel('Event type', { exact: true }).fill('till.sale');
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  const url = await page.locator('#url').innerText();
  await page.getByText('Waiting for the first event…').waitFor();
  const answer = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  assert.equal(answer.status, 202);
  await page.locator('#latest-events').getByText('till.sale').waitFor();
  assert.equal(await page.locator('#url').innerText(), url, 'the URL stays');
  assertQuiet();
});

test.run();
