/** The dashboard of the mock server: requests as they arrive, faults, clock, state. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { variants } from '../extent.ts';
import { send, suiteOf } from '../helper.ts';
import { assertSound, violationsOf, visitor } from './browser.ts';

/** Sums up how far parts of the page move while it loads (Cumulative Layout Shift). */
const observeShifts = `window.shifts = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

const test = suiteOf('The dashboard of the mock server in a browser');

for (const javaScriptEnabled of variants([true, false]))
  test(`works with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
    const mock = await startMock();
    cleanup(mock.close);
    const { page, context, assertQuiet } = await visitor(mock.url, { javaScriptEnabled });
    cleanup(() => context.close());
    const tabs = page.getByRole('navigation', { name: 'Mock server' });
    const sound = (name: string) =>
      javaScriptEnabled ? assertSound(page, context, `mock-${name}`) : undefined;
    const button = (name: string) => page.getByRole('button', { name });
    const item = () => send(`${mock.url}/api/items/item?item_id=1001&api_key=${mock.keys.studio}`);

    await page.goto(`${mock.url}/__mock`);
    await page.getByText('No request has arrived').waitFor();
    if (javaScriptEnabled) await page.getByText('Live', { exact: true }).waitFor();
    await item();
    await send(`${mock.url}/api/items/all?api_key=wrong`);
    if (!javaScriptEnabled) await page.reload();
    const first = page.getByRole('row').nth(1);
    await first.getByText('/api/items/all').waitFor();
    assert.match(await first.innerText(), /GET\s+listItems[\s\S]*401 Unauthorized/);
    await sound('requests');
    await page.getByRole('link', { name: '2xx' }).click();
    await page.getByRole('link', { name: '/api/items/item' }).click();
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    assert.equal(await page.title(), 'GET /api/items/item - Mock server');
    assert.ok(!(await page.content()).includes(String(mock.keys.studio)), 'secrets are hidden');
    await sound('request');
    await page.getByRole('link', { name: 'Close' }).click();
    await page.locator('.more-menu summary').first().click();
    await page.locator('.ask summary').click();
    await button('Clear the log').click();
    await page.getByText('No request has arrived').waitFor();

    await tabs.getByRole('link', { name: 'Faults' }).click();
    await page.getByLabel('Requests').selectOption('getItem');
    await page.getByLabel('Status', { exact: true }).fill('one');
    assert.equal(await page.getByLabel('Path').isVisible(), false, 'an operation needs no path');
    await page.getByLabel('What happens').selectOption('Answered late');
    assert.deepEqual(
      [
        await page.getByLabel('Delay').isVisible(),
        await page.getByLabel('Status', { exact: true }).isVisible(),
      ],
      [true, false],
    );
    await page.getByLabel('What happens').selectOption('Answered with an error');
    await page.locator('summary', { hasText: 'How often' }).click();
    await page.getByLabel('Times').fill('2');
    await button('Set the fault').click();
    await page
      .getByRole('alert')
      .getByText(/status must be/i)
      .waitFor();
    assert.equal(await page.getByLabel('Times').inputValue(), '2', 'the form comes back as it was');
    assert.equal(await page.getByLabel('Status', { exact: true }).getAttribute('aria-invalid'), 'true');
    await page.getByLabel('Status', { exact: true }).fill('503');
    await button('Set the fault').click();
    await page.getByText('The fault is set.').waitFor();
    await sound('faults');
    assert.equal((await item()).status, 503);
    if (javaScriptEnabled) await page.getByText('1 of 2').waitFor();
    await page.getByRole('button', { name: 'Stop Read one item' }).click();
    await page.getByText('Every request is answered as it should be.').waitFor();
    assert.equal((await item()).status, 200);

    await tabs.getByRole('link', { name: 'Clock' }).click();
    await page.getByLabel('Set to').fill('one day');
    await page.getByLabel('Stand still there').check();
    await button('Set').click();
    await page.getByRole('alert').waitFor();
    assert.equal(await page.getByLabel('Set to').inputValue(), 'one day');
    await page.getByLabel('Set to').fill('2030-01-01');
    await button('Set').click();
    await page.getByText('Stands still, and was moved').waitFor();
    await page.getByLabel('Move forward by').fill('30d');
    await button('Move forward').click();
    await page.getByText('31 Jan 2030, 00:00:00 UTC').waitFor();
    await sound('clock');
    await button('Back to the time of the start').click();
    await page.getByText('Runs', { exact: true }).waitFor();

    await tabs.getByRole('link', { name: 'Snapshots' }).click();
    await page.getByLabel('Name of a new snapshot').fill('a b');
    await button('Take a snapshot').click();
    await page
      .getByRole('alert')
      .getByText(/name of a snapshot/)
      .waitFor();
    assert.equal(await page.getByLabel('Name of a new snapshot').inputValue(), 'a b');
    await page.getByLabel('Name of a new snapshot').fill('before');
    await button('Take a snapshot').click();
    await page.getByText('The snapshot is taken.').waitFor();
    await page.reload();
    assert.equal(await page.getByText('The snapshot is taken.').count(), 0, 'it is said once');
    await sound('snapshots');

    await tabs.getByRole('link', { name: 'Records' }).click();
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await page.getByRole('link', { name: '1001', exact: true }).click();
    await page.getByLabel('version').fill('5.0.0');
    await page.getByLabel('published_at').fill('soon');
    await button('Save').click();
    await page
      .locator('[data-summary]')
      .getByText(/published_at must be/)
      .waitFor();
    assert.equal(await page.getByLabel('version').inputValue(), '5.0.0');
    await sound('record');
    await page.getByLabel('published_at').fill('2030-01-01T00:00:00Z');
    await button('Save').click();
    await page.getByText('The record is saved.').first().waitFor();
    assert.equal(mock.data.items.ws_studio?.find(({ id }) => id === 1001)?.version, '5.0.0');
    await tabs.getByRole('link', { name: 'Records' }).click();
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.locator('tbody a').first().click();
    await page.getByText('(hidden)').first().waitFor();

    await tabs.getByRole('link', { name: 'Snapshots' }).click();
    await page.getByRole('button', { name: 'Restore before' }).click();
    await page.getByText('The snapshot is restored.').waitFor();
    assert.notEqual(mock.data.items.ws_studio?.find(({ id }) => id === 1001)?.version, '5.0.0');
    await page.getByRole('button', { name: 'Delete before' }).click();
    await page.getByText('No snapshots yet').waitFor();
    await page.locator('.more-menu summary').first().click();
    await page.locator('.ask summary').click();
    await button('Reset').click();
    await page.getByText('The fixtures are restored.').waitFor();
    await tabs.getByRole('link', { name: 'Console' }).click();
    await page.getByLabel(/e-?mail/i).waitFor();
    assertQuiet();
  });

test('shows new requests without moving what somebody looks at, and opens one beside the list', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { page, context, assertQuiet } = await visitor(mock.url);
  cleanup(() => context.close());
  const ask = (item: number) =>
    send(`${mock.url}/api/items/item?item_id=${item}&api_key=${mock.keys.studio}`);
  for (let item = 1; item <= 40; item += 1) await ask(item);
  await page.goto(`${mock.url}/__mock`);
  await page.getByText('Live', { exact: true }).waitFor();
  await ask(1001);
  await page.getByRole('link', { name: /item_id=1001/ }).waitFor();

  const twenty = page.getByRole('link', { name: /item_id=20&/ });
  await twenty.focus();
  const before = await twenty.boundingBox();
  await ask(1002);
  await page.getByRole('button', { name: 'Show 1 new request' }).waitFor();
  assert.deepEqual(await twenty.boundingBox(), before, 'the row has not moved');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Response' }).waitFor();
  assert.match(page.url(), /\/requests\/20$/);
  assert.equal(await twenty.getAttribute('aria-current'), 'true');
  assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-current")'), 'true');
  assert.equal(await page.getByRole('button', { name: 'Copy' }).first().isVisible(), true);
  await page.getByRole('button', { name: 'Show 1 new request' }).click();
  await page.getByRole('link', { name: /item_id=1002/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Response' }).waitFor({ state: 'detached' });
  assert.match(page.url(), /\/__mock$/);
  assertQuiet();
});

test('saves a record beside the list, which stays where it is', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { page, context, assertQuiet } = await visitor(mock.url);
  cleanup(() => context.close());
  await page.goto(`${mock.url}/__mock/dashboard/records/items`);
  await page.evaluate('window.isTheSame = true');
  await page.getByRole('link', { name: '1026', exact: true }).click();
  await page.getByRole('heading', { name: 'Queuekeeper' }).waitFor();
  await page.getByLabel('name', { exact: true }).fill('Renamed');
  await page.getByLabel('published_at').fill('soon');
  const before = await page.evaluate('scrollY');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .locator('[data-summary]')
    .getByText(/published_at must be/)
    .waitFor();
  assert.equal(await page.getByRole('alert').count(), 0, 'the focus reads it aloud');
  assert.equal(await page.getByLabel('name', { exact: true }).inputValue(), 'Renamed');
  assert.equal(await page.evaluate('document.activeElement.matches("[data-summary]")'), true);
  await page.getByLabel('published_at').fill('2030-01-01T00:00:00Z');
  let asked = '';
  page.once('dialog', dialog => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: '1001', exact: true }).click();
  assert.equal(asked, 'Leave the record without saving it?');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The record is saved.').first().waitFor();
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Save');
  await page.getByRole('row', { name: /1026 Renamed/ }).waitFor();
  assert.deepEqual(await page.evaluate('[window.isTheSame, scrollY]'), [true, before]);
  assert.match(page.url(), /\/records\/items\/1026$/);
  await page.reload();
  assert.equal(await page.getByText('The record is saved.').count(), 0);
  await page.locator('summary', { hasText: 'More actions' }).click();
  await page.locator('summary', { hasText: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete record' }).click();
  await page.getByText('The record is deleted').first().waitFor();
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Items');
  assert.equal(await page.getByRole('row', { name: /1026 Renamed/ }).count(), 0);
  assertQuiet();
});

test('passes axe in forced colours, and fits into 390 pixels with all of its pages', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { page, context, assertQuiet } = await visitor(mock.url);
  cleanup(() => context.close());
  await send(`${mock.url}/api/items/item?item_id=1001&api_key=${mock.keys.studio}`);
  mock.fail({ operation: 'getItem', status: 503 });
  await mock.snapshot('before');
  await page.addInitScript(observeShifts);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [
    '',
    ...[
      'requests/1',
      'records',
      'records/links',
      'records/items/1001',
      'records/items?new=1',
      'snapshots',
      'faults',
      'clock',
    ].map(one => `/dashboard/${one}`),
  ]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${mock.url}/__mock${path}`);
      const [nodes, shifts] = (await page.evaluate(
        "[document.querySelectorAll('*').length, window.shifts]",
      )) as [number, number];
      assert.ok(
        nodes <= 2_000 && shifts < 0.05,
        `${path} at ${width}: ${nodes} elements, moves by ${shifts}`,
      );
      const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.ok(Number(beyond) <= 0, `${path} at ${width}: ${beyond} pixels wider than the window`);
    }
    assert.deepEqual(await violationsOf(page), [], path);
  }
  assertQuiet();
});

test.run();
