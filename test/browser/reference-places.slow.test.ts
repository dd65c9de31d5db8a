/** The API reference under a prefix, without scripts, and on paper. */
import assert from 'node:assert/strict';
import { operations } from '../built-in.ts';
import { secrets, suiteOf } from '../helper.ts';
import { visitor } from './browser.ts';
import { nested } from './places.ts';
import { curlOf, keyField, open, tryIt } from './reference.ts';

const test = suiteOf('The API reference in other places');

test('uses the URL of the API under a nested prefix', async cleanup => {
  const { origin, prefix } = await nested(cleanup);
  const { page, context, assertQuiet } = await visitor(origin);
  cleanup(() => context.close());
  await page.goto(`${origin}${prefix}/user/api/reference`);
  await keyField(page).fill(secrets.studio);
  assert.ok((await curlOf(page, 'listModels')).includes(`'${origin}${prefix}/api/v1/models'`));
  assert.match((await tryIt(page, 'listModels')).status, /^200 /);
  assertQuiet();
});

test('is a readable document without scripts and on paper', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, { javaScriptEnabled: false });
  const keys = { parameter: ['api_key', 'YOUR_KEY'], bearer: ['Authorization: Bearer YOUR_KEY'], none: [] };
  /** Texts that are not visible; one call for all, because the page is long. */
  const unread = async () => {
    const wanted = operations.map(({ id, auth, summary }) => ({
      id,
      texts: [summary, ...keys[auth], 'Internal server error'],
    }));
    const missing = await page.evaluate(`${JSON.stringify(wanted)}.flatMap(({ id, texts }) => {
      const section = document.getElementById(id);
      const seen = section.checkVisibility() ? section.innerText : '';
      return texts.filter(text => !seen.includes(text)).map(text => id + ': ' + text);
    })`);
    assert.deepEqual(missing, []);
    assert.equal(await page.locator('input:visible, textarea:visible, button:visible').count(), 0);
  };
  await unread();
  await page.emulateMedia({ media: 'print' });
  await unread();
  assert.ok((await page.pdf({ format: 'A4', pageRanges: '1-5' })).length > 10_000);
  assertQuiet();
});

test.run();
