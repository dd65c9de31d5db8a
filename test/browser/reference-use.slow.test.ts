/** How people use the API reference in a browser. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { operations } from '../built-in.ts';
import { ingrid } from '../console/client.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { assertSound } from './browser.ts';
import { curlOf, keyField, noCurl, open, tryIt } from './reference.ts';

const test = suiteOf('The API reference in a browser');

test('shows how a file is downloaded and how events are read, and stays with cURL if nothing else loads', async cleanup => {
  const { page, assertQuiet } = await open(cleanup);
  for (const id of ['getQrCode', 'getPairingQr', 'downloadMedia'])
    assert.match(await curlOf(page, id), /--fail --output download$/);
  assert.match(await curlOf(page, 'listenToInstance'), /text\/event-stream' \\\n {2}--no-buffer$/);
  assertQuiet();
  await page.route('**/languages.js', route => route.abort());
  const choice = page.getByLabel('Code', { exact: true });
  await choice.selectOption('Go');
  await page
    .locator('#getQrCode')
    .getByText('cURL, because other languages did not load: reload the page')
    .waitFor();
  assert.match(await curlOf(page, 'getQrCode'), /^curl /);
});

test('asks for confirmation before an operation with a permanent effect, with the keyboard too', async cleanup => {
  const { page, log, context, assertQuiet } = await open(cleanup);
  await keyField(page).fill(secrets.studio);
  const sent = () => log.filter(line => line.includes('DELETE')).length;
  const field = page.locator('#deleteLink-path-link_id');
  assert.equal(await field.inputValue(), '');
  assert.match(await curlOf(page, 'deleteLink'), /\/links\/LINK_ID'/);
  const button = page.locator('#deleteLink [data-try]');
  await button.click();
  await page.getByText('link_id is required.').waitFor();
  await field.fill('lnk_demo_jobs');
  const asked = page.getByRole('dialog', { name: 'Delete a link?' });
  for (const key of ['Escape', 'Enter']) {
    await button.press('Enter');
    await asked.getByText('DELETE /api/v1/links/lnk_demo_jobs').waitFor();
    // The Cancel button has the focus first.
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Cancel');
    if (key === 'Escape') await assertSound(page, context, 'reference-confirm', { include: 'dialog' });
    await page.keyboard.press(key);
    await asked.waitFor({ state: 'hidden' });
    assert.ok(await page.evaluate(`document.activeElement.matches('#deleteLink [data-try]')`));
  }
  assert.equal(sent(), 0);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page
    .locator('#deleteLink [data-outcome]')
    .getByText(/^200 OK/)
    .waitFor();
  assert.equal(sent(), 1);
  assertQuiet();
});

test('shows the first events of an instance, and ends', async cleanup => {
  const { mock, page, assertQuiet } = await open(cleanup);
  await keyField(page).fill(secrets.studio);
  await page.locator('#listenToInstance-path-instance_id').fill('ins_demo');
  // Nothing happens while the page listens.
  const quiet = await tryIt(page, 'listenToInstance');
  assert.match(quiet.status, /^200 /);
  assert.match(quiet.body, /^retry: 2000/);
  const listening = page.waitForResponse(/\/ins_demo\/events$/);
  await page.locator('#listenToInstance [data-try]').click();
  await listening;
  const { status } = await send(`${mock.url}/api/v1/instances/ins_demo/contacts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
    body: JSON.stringify({ address: '+4915112345677', name: 'Mara' }),
  });
  assert.equal(status, 201);
  await page.locator('#listenToInstance-answer', { hasText: 'contact.updated' }).waitFor();
  assert.equal(await page.locator('#listenToInstance [data-try]').isEnabled(), true);
  assertQuiet();
});

test('can put the key into the parameter api_key of the code, which runs as shown', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  await keyField(page).fill(secrets.studio);
  await page.getByLabel('Key placement').selectOption({ label: 'Parameter api_key' });
  const shown = await curlOf(page, 'getItem');
  assert.ok(shown.includes(`'${mock.url}/api/items/item?api_key=${secrets.studio}&item_id=`), shown);
  assert.doesNotMatch(shown, /Authorization/);
  assert.equal(await page.locator('#getItem-code .token-shown').textContent(), secrets.studio);
  const body = await curlOf(page, 'validatePurchase');
  assert.ok(body.includes(`"api_key": "${secrets.studio}", "purchase_code"`), body);
  assert.match(await curlOf(page, 'listKeys'), /Authorization: Bearer/);
  for (const id of ['getAccountDetails', 'listItems', 'getItem', 'validatePurchase']) {
    if (noCurl === null) {
      const command = await curlOf(page, id);
      const { stdout } = await promisify(execFile)('sh', [
        '-c',
        `${command} -sS -o /dev/null -w '%{http_code}'`,
      ]);
      assert.equal(stdout, '200', id);
    }
    assert.match((await tryIt(page, id)).status, /^200 /);
  }
  // No URL in the browser contains the key.
  assert.ok(!sent.some(url => url.includes('api_key')));
  assertQuiet();
});

test('finds operations while the user types, and gives them URLs', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  const shown = () => page.locator('.index li:visible a span:last-child').allTextContents();
  const search = page.getByLabel('Search operations');
  assert.equal((await shown()).length, operations.length);
  await search.fill('delete key');
  assert.deepEqual(await shown(), ['Revoke an API key']);
  await page.getByText('1 operation', { exact: true }).waitFor();
  await search.fill('purchases/val');
  assert.deepEqual(await shown(), ['Validate a purchase code']);
  await search.press('Enter');
  await page.waitForURL('**/reference#validatePurchase');
  await search.press('Escape');
  assert.equal((await shown()).length, operations.length);
  await search.fill('no such thing');
  await page.getByText('0 operations', { exact: true }).waitFor();
  await page.goto('about:blank');
  await page.goto(`${mock.url}/user/api/reference#revokeKey`);
  const place = await page.locator('#revokeKey:target').boundingBox();
  assert.ok(place && place.y >= 0 && place.y < 900, JSON.stringify(place));
  assertQuiet();
});

test('can be used with the keyboard only', async cleanup => {
  const { page, assertQuiet } = await open(cleanup);
  const tabTo = async (selector: string) => {
    for (let count = 0; count < 200; count += 1) {
      if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no way by keyboard to ${selector}`);
  };
  await tabTo('#key');
  await page.keyboard.type(secrets.studio);
  await page.keyboard.press('/');
  assert.equal(await page.evaluate('document.activeElement.id'), 'key', 'a slash in a field is a slash');
  await page.keyboard.press('Backspace');
  await tabTo('#language');
  await tabTo('h3 a');
  await page.keyboard.press('/');
  await page.keyboard.type('read one item');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reference#getItem');
  await tabTo('#getItem-query-item_id');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1002');
  await tabTo('#getItem [data-try]');
  await page.keyboard.press('Enter');
  await page.getByText(/^200 OK in/).waitFor();
  assert.match(String(await page.locator('#getItem-answer').textContent()), /"id": 1002/);
  assertQuiet();
});

test('does not move while its script arrives', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${mock.url}/user/api/reference`);
    await page.locator('[data-index][data-ready]').waitFor({ state: 'attached' });
    // Two frames later, everything has its place.
    const moved = await page.evaluate(`new Promise(resolve =>
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => resolve(observer.takeRecords().reduce((sum, { value }) => sum + value, 0)));
      })))`);
    assert.ok(Number(moved) < 0.01, `${width} pixels wide: ${moved}`);
  }
  assertQuiet();
});

test('prints a page with scripts without fields and side bar', async cleanup => {
  const { page } = await open(cleanup);
  await keyField(page).fill(secrets.studio);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('main :is(input, textarea, select):visible').count(), 0);
  assert.equal(await page.locator('.index').isVisible(), false);
});

test('passes axe for anonymous visitors', async cleanup => {
  const { page, context, assertQuiet } = await open(cleanup);
  await assertSound(page, context, 'reference-public');
  assertQuiet();
});

test('passes axe for members, after requests', async cleanup => {
  const { page, context, mock, assertQuiet } = await open(cleanup);
  await page.goto(`${mock.url}/user/api/login?return_to=${encodeURIComponent('/user/api/reference')}`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/reference');
  await keyField(page).fill(secrets.studio);
  await tryIt(page, 'listItems');
  await page.locator('#listItems summary', { hasText: 'Headers' }).click();
  await page.locator('#getItem-query-item_id').fill('');
  await page.locator('#getItem [data-try]').click();
  await page.getByText('item_id is required.').waitFor();
  // The other operations look as they do for anonymous visitors, and checking all of them takes long.
  const exclude = 'article.operation:not(#listItems):not(#getItem)';
  await assertSound(page, context, 'reference-member', { exclude });
  assertQuiet();
});

test.run();
