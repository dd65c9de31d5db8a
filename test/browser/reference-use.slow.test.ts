/** How people use the API reference in a browser. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { assertSound, visitor } from './browser.ts';
import { curlOf, keyField, noCurl, open, outcome, tryIt, turnTo } from './reference.ts';

const test = suiteOf('The API reference in a browser');

test('shows how a file is downloaded and how events are read, and stays with cURL if nothing else loads', async cleanup => {
  const { mock, page, assertQuiet } = await open(cleanup);
  for (const id of ['getPairingQr', 'downloadMedia', 'getQrCode']) {
    await turnTo({ mock, page }, id);
    assert.match(await curlOf(page, id), /--fail --output download$/);
  }
  await turnTo({ mock, page }, 'listenToInstance');
  assert.match(await curlOf(page, 'listenToInstance'), /text\/event-stream' \\\n {2}--no-buffer$/);
  assertQuiet();
  await turnTo({ mock, page }, 'getQrCode');
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
  const { page, log, context, assertQuiet } = await open(cleanup, 'deleteLink');
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
  const { mock, page, assertQuiet } = await open(cleanup, 'listenToInstance');
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
  const turn = async (id: string) => {
    await turnTo({ mock, page }, id, secrets.studio);
    const place = page.getByLabel('Key placement');
    if ((await place.count()) > 0) await place.selectOption({ label: 'Parameter api_key' });
    return curlOf(page, id);
  };
  const shown = await turn('getItem');
  assert.ok(shown.includes(`'${mock.url}/api/items/item?api_key=${secrets.studio}&item_id=`), shown);
  assert.doesNotMatch(shown, /Authorization/);
  assert.equal(await page.locator('#getItem-code .token-shown').textContent(), secrets.studio);
  const body = await turn('validatePurchase');
  assert.ok(body.includes(`"api_key": "${secrets.studio}", "purchase_code"`), body);
  assert.match(await turn('listKeys'), /Authorization: Bearer/);
  for (const id of ['getAccountDetails', 'listItems', 'getItem', 'validatePurchase']) {
    const command = await turn(id);
    if (noCurl === null) {
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

test('finds operations, fields and errors while the user types, and leads to them', async cleanup => {
  const { page, assertQuiet } = await open(cleanup);
  const search = page.getByLabel('Search the reference');
  const found = page.locator('[data-found]');
  await search.fill('revoke key');
  await found.getByRole('link', { name: /^DEL Revoke an API key/ }).waitFor();
  await search.fill('slug_taken');
  await found
    .getByRole('link', { name: /^Error slug_taken/ })
    .first()
    .waitFor();
  await search.press('Escape');
  await found.waitFor({ state: 'hidden' });
  await search.fill('screenshots');
  await found.getByRole('link', { name: /^Response item\.media\.screenshots/ }).click();
  await page.waitForURL(/\/reference\/getItem#200\.item\.media\.screenshots$/);
  // The field is inside two objects, which open for it.
  const place = await page.locator(':target').boundingBox();
  assert.ok(place && place.y >= 0 && place.y < 900, JSON.stringify(place));
  await search.fill('xylophone');
  await found.getByText('Nothing was found.').waitFor();
  await search.fill('revoke key');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
  assert.equal(await search.inputValue(), 'revoke key');
  assertQuiet();
});

test('leads from the URL of an operation on the page that had them all to its own page', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  await page.goto(`${mock.url}/user/api/reference#revokeKey`);
  await page.waitForURL('**/reference/revokeKey');
  // Scrolls the side bar to where one is.
  const entry = await page.locator('.index a[aria-current=page]').boundingBox();
  assert.ok(entry && entry.y >= 0 && entry.y < 900, JSON.stringify(entry));
  assertQuiet();
});

test('can be used with the keyboard only', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, 'listItems');
  const tabTo = async (selector: string) => {
    for (let count = 0; count < 200; count += 1) {
      if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no way by keyboard to ${selector}`);
  };
  await tabTo('.eyebrow a');
  await page.keyboard.press('/');
  assert.equal(await page.evaluate('document.activeElement.id'), 'search');
  await page.keyboard.type('read one item');
  await page.locator('[data-found] a').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/reference\/getItem$/);
  await tabTo('#key');
  await page.keyboard.type(`${secrets.studio}/`);
  assert.equal(await page.evaluate('document.activeElement.id'), 'key', 'a slash in a field is a slash');
  await page.keyboard.press('Backspace');
  await tabTo('#getItem-query-item_id');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1002');
  for (let count = 0; count < 40; count += 1) {
    if (await page.evaluate(`document.activeElement.matches('[data-try]')`)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText(/^200 OK in/).waitFor();
  assert.match(String(await page.locator('#getItem-answer').textContent()), /"id": 1002/);
  // The response is folded by keyboard too.
  await tabTo('#getItem-answer summary');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('#getItem-answer details').first().getAttribute('open'), null);
  assertQuiet();
});

test('does not move while its script arrives, on links to a field too', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  for (const path of [
    '',
    '/createLink',
    '/createLink#200.data.slug',
    '/sendMessage#error.message_not_found',
    '?q=id',
  ])
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('about:blank');
      await page.goto(`${mock.url}/user/api/reference${path}`);
      // The load event waits for scripts and styles. Two frames after the fonts, everything has its place.
      await page.evaluate('document.fonts.ready.then(() => {})');
      const moved = await page.evaluate(`new Promise(resolve =>
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => resolve(observer.takeRecords().reduce((sum, { value }) => sum + value, 0)));
      })))`);
      assert.ok(Number(moved) < 0.05, `${path} ${width} pixels wide: ${moved}`);
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

/** The page of an operation for somebody who has just logged in. */
async function openAsMember(cleanup: Cleanup, id: string, javaScriptEnabled = true) {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(mock.url, { javaScriptEnabled });
  cleanup(() => visit.context.close());
  const { page } = visit;
  await page.goto(`${mock.url}/user/api/reference/${id}?workspace=ws_studio`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL(`**/reference/${id}**`);
  return { mock, ...visit };
}

test('makes a test key for a member who tries an operation without one, and asks before it writes', async cleanup => {
  const { mock, page, assertQuiet } = await openAsMember(cleanup, 'createLink');
  const addresses: string[] = [];
  page.on('request', request => addresses.push(request.url()));
  const made = async () =>
    (await mock.repository.keys.list('ws_studio', { limit: 100 })).keys.filter(({ name }) =>
      name.startsWith('Reference, '),
    ).length;
  const button = page.locator('[data-try]');
  await button.click();
  const asked = page.getByRole('dialog', { name: 'Create a link?' });
  await asked.getByText('It writes data in Northwind Studio.').waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await made(), 0);
  const first = await tryIt(page, 'createLink');
  assert.match(first.status, /^201 /);
  assert.equal(await made(), 1);
  const secret = await keyField(page).inputValue();
  assert.match(secret, /^mk_/);
  assert.ok((await curlOf(page, 'createLink')).includes(secret));
  // The next request uses the same key.
  assert.match((await tryIt(page, 'createLink')).status, /^201 /);
  assert.equal(await made(), 1);
  assert.ok(!addresses.some(address => address.includes(secret)));
  assertQuiet();
});

test('brings the answer into view, which is below the button, the code and the notes', async cleanup => {
  const { page, assertQuiet } = await openAsMember(cleanup, 'createLink');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('#createLink-body').fill('{\n  "url": "https://shop.example",\n  "slug": "?"\n}');
  assert.match((await tryIt(page, 'createLink')).status, /^400 /);
  await until(async () => {
    const box = await outcome(page, 'createLink').boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 800;
  });
  assertQuiet();
});

test('passes axe with a test key that was just made', async cleanup => {
  const { page, context, assertQuiet } = await openAsMember(cleanup, 'createLink');
  await page.getByRole('button', { name: 'Make a test key' }).click();
  // The script puts the new key into the code.
  await page.locator('#createLink-code', { hasText: 'Bearer mk_' }).waitFor();
  await assertSound(page, context, 'reference-test-key');
  assert.match((await tryIt(page, 'createLink')).status, /^201 /);
  await assertSound(page, context, 'reference-tried');
  assertQuiet();
});

test('makes a test key without scripts, after a confirmation', async cleanup => {
  const { page, assertQuiet } = await openAsMember(cleanup, 'createLink', false);
  await page.getByLabel('I know that this operation writes data in Northwind Studio.').check();
  await page.getByRole('button', { name: 'Make a test key' }).click();
  const secret = (await page.locator('#test-key').textContent()) ?? '';
  assert.match(secret, /^mk_/);
  assert.ok((await curlOf(page, 'createLink')).includes(`Bearer ${secret}`));
  assert.ok(!page.url().includes(secret));
  assertQuiet();
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
  for (const id of ['', '?q=expires', '/events/link.created']) {
    await page.goto(`${mock.url}/user/api/reference${id}`);
    await assertSound(page, context, `reference-member-${id.slice(1, 2)}`);
  }
  await turnTo({ mock, page }, 'listItems', secrets.studio);
  await tryIt(page, 'listItems');
  await page.locator('#listItems summary', { hasText: 'Headers' }).click();
  await assertSound(page, context, 'reference-member');
  await turnTo({ mock, page }, 'getItem');
  await page.locator('#getItem-query-item_id').fill('');
  await page.locator('#getItem [data-try]').click();
  await page.getByText('item_id is required.').waitFor();
  await assertSound(page, context, 'reference-problem');
  assertQuiet();
});

test.run();
