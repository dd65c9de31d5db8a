/** Charts in a browser: with a pointer, touch and keys. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { assertSound, visitor } from './browser.ts';

const test = suiteOf('Charts of the console in a browser');

async function open(cleanup: Cleanup, path = '/requests', options = {}) {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(mock.url, options);
  const { context, page } = visit;
  cleanup(() => context.close());
  const home = `${mock.url}/user/api/workspaces/ws_studio`;
  await page.goto(home);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL(home);
  await page.goto(home + path);
  const chart = page.getByRole('slider').first();
  const tip = page.locator('.plot-tip');
  const bar = page.locator('.plot-hits > *');
  const hrefOf = async (index: number) =>
    new URL((await bar.nth(index).getAttribute('href')) ?? '', mock.url);
  /** The middle of a bar. */
  const placeOf = async (index: number) => {
    const box = await bar.nth(index).boundingBox();
    assert.ok(box);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  return { chart, tip, bar, hrefOf, placeOf, ...visit };
}

test('one tab stop says its name, and the arrow keys each number', async cleanup => {
  const { page, context, chart, tip, assertQuiet } = await open(cleanup);
  assert.match((await chart.getAttribute('aria-label')) ?? '', /^Requests by day\./);
  assert.equal(await page.locator('.plot :is(a, [tabindex]):not([tabindex="-1"])').count(), 1);
  await chart.focus();
  await page.keyboard.press('Home');
  const first = await chart.getAttribute('aria-valuetext');
  assert.match(
    first ?? '',
    /^\d{4}-\d\d-\d\d, Requests \d+, Succeeded \d+, Refused \(4xx\) \d+, Failed \(5xx\) \d+/,
  );
  assert.match((await tip.textContent()) ?? '', /Requests\d+Succeeded/);
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await chart.getAttribute('aria-valuetext'), first);
  assert.equal(await chart.getAttribute('aria-valuenow'), '2');
  await assertSound(page, context, 'chart-keys');
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  assertQuiet();
});

test('Enter lists what a bar counts, and with Shift and the arrow keys several', async cleanup => {
  const { page, chart, hrefOf, assertQuiet } = await open(cleanup, '/requests?status=2xx');
  const [from, to] = [await hrefOf(27), await hrefOf(29)];
  await chart.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  from.searchParams.set('to', to.searchParams.get('to') ?? '');
  await page.waitForURL(from.href);
  assert.equal(await page.locator('.plot-hits .is-chosen').count(), 3);
  assert.equal(from.searchParams.get('status'), '2xx');
  assertQuiet();
});

test('a click follows one bar, and dragging chooses whole bars, in either direction', async cleanup => {
  const { page, tip, hrefOf, placeOf, assertQuiet } = await open(cleanup);
  await page.mouse.move(...(await placeOf(10)));
  await tip.waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL((await hrefOf(10)).href);
  const [first, last] = [await hrefOf(4), await hrefOf(8)];
  await page.mouse.move(...(await placeOf(8)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(6)));
  await page.mouse.move(...(await placeOf(4)));
  await page.mouse.up();
  first.searchParams.set('to', last.searchParams.get('to') ?? '');
  await page.waitForURL(first.href);
  assertQuiet();
});

test('a touch shows the numbers within the window, a second one follows, and one elsewhere hides them', async cleanup => {
  const { page, tip, hrefOf, placeOf, assertQuiet } = await open(cleanup, '/requests', {
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  for (const index of [0, 29]) {
    await page.touchscreen.tap(...(await placeOf(index)));
    await tip.waitFor();
    const box = await tip.boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0, JSON.stringify(box));
    assert.doesNotMatch(page.url(), /from=/);
  }
  await page.touchscreen.tap(40, 80);
  await tip.waitFor({ state: 'hidden' });
  await page.touchscreen.tap(...(await placeOf(29)));
  await tip.waitFor();
  await page.touchscreen.tap(...(await placeOf(29)));
  await page.waitForURL((await hrefOf(29)).href);
  assertQuiet();
});

test('is a chart with links without scripts', async cleanup => {
  const { page, bar, chart, hrefOf, placeOf } = await open(cleanup, '/requests', {
    javaScriptEnabled: false,
  });
  assert.equal(await chart.count(), 0);
  assert.match((await bar.nth(3).getAttribute('title')) ?? '', /\d requests/);
  await page.mouse.click(...(await placeOf(3)));
  await page.waitForURL((await hrefOf(3)).href);
});

test('the tiles of the first page are such charts', async cleanup => {
  const { page, chart, tip, assertQuiet } = await open(cleanup, '');
  assert.equal(await page.getByRole('slider').count(), 4);
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await tip.getByText('Errors').waitFor();
  await page.keyboard.press('Enter');
  await until(() => /requests\?from=[\dT-]+&to=[\dT-]+$/.test(page.url()), page.url.bind(page));
  assertQuiet();
});

test.run();
