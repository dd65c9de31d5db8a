/** The API reference under a prefix, without scripts, and on paper. */
import assert from 'node:assert/strict';
import { operations } from '../built-in.ts';
import { secrets, suiteOf } from '../helper.ts';
import { visitor } from './browser.ts';
import { nested } from './places.ts';
import { curlOf, keyField, open, tryIt, turnTo } from './reference.ts';

const test = suiteOf('The API reference in other places');

test('uses the URL of the API under a nested prefix', async cleanup => {
  const { origin, prefix } = await nested(cleanup);
  const { page, context, assertQuiet } = await visitor(origin);
  cleanup(() => context.close());
  await page.goto(`${origin}${prefix}/user/api/reference/listModels`);
  await keyField(page).fill(secrets.studio);
  assert.ok((await curlOf(page, 'listModels')).includes(`'${origin}${prefix}/api/v1/models'`));
  assert.match((await tryIt(page, 'listModels')).status, /^200 /);
  assertQuiet();
});

test('is a readable document without scripts and on paper', async cleanup => {
  const { mock, page, assertQuiet } = await open(cleanup, 'getItem', { javaScriptEnabled: false });
  const keys = { parameter: ['api_key', 'YOUR_KEY'], bearer: ['Authorization: Bearer YOUR_KEY'], none: [] };
  for (const { id, auth, summary } of operations) {
    await turnTo({ mock, page }, id);
    const wanted = [summary, ...keys[auth], 'Internal server error'];
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const seen = await page.locator('article').innerText();
      assert.deepEqual(
        wanted.filter(text => !seen.includes(text)),
        [],
        `${id} on ${media}`,
      );
      // Only the search needs no script.
      const fields = page.locator('main :is(input, textarea, select, button):visible');
      assert.equal(await fields.count(), media === 'screen' ? 2 : 0, `${id} on ${media}`);
    }
  }
  assert.ok((await page.pdf({ format: 'A4', pageRanges: '1-2' })).length > 10_000);
  assertQuiet();
});

test('searches without scripts, and leads to the field that was found', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, 'getItem', { javaScriptEnabled: false });
  await page.getByLabel('Search the reference').fill('max_clicks');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
  await page
    .locator('.hit', { hasText: 'Create a link' })
    .getByRole('link', { name: /^Body max_clicks/ })
    .click();
  await page.waitForURL(/\/reference\/createLink(\?[^#]*)?#body\.max_clicks$/);
  assert.equal(await page.locator(':target').getAttribute('id'), 'body.max_clicks');
  assertQuiet();
});

test.run();
