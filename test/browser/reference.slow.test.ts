/** The API reference in a browser. */
import assert from 'node:assert/strict';
import { languages } from '../../src/console/assets/languages.js';
import { requestOf } from '../../src/console/assets/request.js';
import { secrets, suiteOf } from '../helper.ts';
import { curlOf, keyField, open, outcome, tryIt, turnTo } from './reference.ts';

const test = suiteOf('The API reference in a browser', { isLong: true });

test('updates the code with the typed key, parameters, body and language', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  assert.match(await curlOf(page, 'getItem'), /Bearer YOUR_KEY'/);
  await keyField(page).fill(` ${secrets.studio}\n`);
  await page.locator('#getItem-query-item_id').fill("10'0 1&x=😀");
  assert.equal(
    await curlOf(page, 'getItem'),
    `curl '${mock.url}/api/items/item?item_id=10%270%201%26x%3D%F0%9F%98%80' \\\n  -H 'Authorization: Bearer ${secrets.studio}' \\\n  -H 'Accept: application/json'`,
  );
  const choice = page.getByLabel('Code', { exact: true });
  const expected = requestOf({
    base: mock.url,
    method: 'GET',
    path: '/api/items/item',
    parameters: [{ name: 'item_id', in: 'query', value: "10'0 1&x=😀" }],
    body: null,
    key: secrets.studio,
  });
  assert.deepEqual(
    await choice.locator('option').allTextContents(),
    Object.values(languages).map(({ label }) => label),
  );
  for (const { label, write } of Object.values(languages)) {
    await choice.selectOption(label);
    await page.locator('#getItem [data-language-label]').getByText(label, { exact: true }).waitFor();
    assert.equal(await curlOf(page, 'getItem'), write(expected));
    // The key is hidden in every language.
    assert.equal(await page.locator('#getItem-code .token-shown').textContent(), secrets.studio);
  }
  // The next page has the language of this one.
  await turnTo({ mock, page }, 'listItems');
  await page.locator('[data-language-label]').getByText('Go', { exact: true }).waitFor();
  await choice.selectOption('cURL');
  await page.locator('#listItems-query-q').fill('a b');
  assert.match(await curlOf(page, 'listItems'), /all\?q=a%20b'/);
  await turnTo({ mock, page }, 'validatePurchase');
  await page.locator('#validatePurchase-body').fill(`{"purchase_code": "it's $HOME"}`);
  assert.ok(
    (await curlOf(page, 'validatePurchase')).includes(`--data-raw '{"purchase_code": "it'\\''s $HOME"}'`),
  );
  assertQuiet();
});

test('hides the key and keeps it in the memory of the page', async cleanup => {
  const { page, context, mock, log, assertQuiet } = await open(cleanup, 'listItems');
  const asked: string[] = [];
  page.on('request', request =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const key = keyField(page);
  await key.fill(secrets.studio);
  const covered = () => page.evaluate(`getComputedStyle(document.querySelector('.token-shown')).color`);
  assert.equal(await key.getAttribute('type'), 'password');
  assert.equal(await covered(), 'rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  assert.equal(await key.getAttribute('type'), 'text');
  assert.notEqual(await covered(), 'rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await tryIt(page, 'listItems');
  const kept = await page.evaluate(`(async () => JSON.stringify([
    {...localStorage}, {...sessionStorage}, document.cookie, location.href, history.state,
    await indexedDB.databases(), await caches.keys(), performance.getEntries().map(one => one.name),
  ]))()`);
  assert.equal(String(kept).includes(secrets.studio), false);
  assert.equal(
    asked.some(one => one.includes(secrets.studio)),
    false,
  );
  assert.ok(
    asked.every(one => one.startsWith(`GET ${mock.url}/api/items/all`)),
    asked.join(),
  );
  assert.ok(log.length > 0 && !log.join().includes(secrets.studio));
  await page.goto(`${mock.url}/user/api/login`);
  await page.goBack();
  assert.equal(await key.inputValue(), '');
  assert.match(await curlOf(page, 'listItems'), /YOUR_KEY/);
  assert.equal(await outcome(page, 'listItems').isVisible(), false);
  assert.equal(
    (await context.storageState()).cookies.some(({ value }) => value.includes(secrets.studio)),
    false,
  );
  assertQuiet();
});

test('reports missing values, and shows errors, headers and an unreachable server', async cleanup => {
  const { page, mock } = await open(cleanup);
  await page.locator('#getItem [data-try]').click();
  await page.getByText('Paste an API key first').waitFor();
  assert.equal(await page.evaluate('document.activeElement.id'), 'key');
  await page.keyboard.type('not a key');
  assert.match((await tryIt(page, 'getItem')).body, /Unknown API key/);
  assert.match(String(await outcome(page, 'getItem').textContent()), /^401 Unauthorized in \d+ ms$/);
  await keyField(page).fill(secrets.studio);
  await page.locator('#getItem-query-item_id').fill('');
  await page.locator('#getItem [data-try]').click();
  await page.getByText('item_id is required.').waitFor();
  await page.locator('#getItem-query-item_id').fill('9999');
  assert.match((await tryIt(page, 'getItem')).body, /Item Not Found/);
  await page.locator('#getItem summary', { hasText: 'Headers' }).click();
  assert.match(String(await page.locator('#getItem [data-headers]').textContent()), /x-request-id: \S+/);
  await turnTo({ mock, page }, 'createKey', secrets.studio);
  await page.locator('#createKey-body').fill('{');
  assert.match((await tryIt(page, 'createKey')).body, /error/);
  await mock.close();
  assert.match((await tryIt(page, 'createKey')).status, /No response/);
});

test.run();
