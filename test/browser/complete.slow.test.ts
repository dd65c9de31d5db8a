/** The fields of the sample, which are suggested in the filter and the mapping of a route. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { assertSound } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('automation', '/routes');
const test = suiteOf('Fields of a sample in a browser');

test('are suggested while a path is typed, and chosen by keys alone', async cleanup => {
  const { page, context, assertQuiet } = await open(cleanup, true);
  await page.getByRole('link', { name: 'Create a route' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^Orders of the shop/ }).check();
  await sheet.getByText('Fields: data, data.order, data.amount').waitFor();
  const list = page.getByRole('listbox', { name: 'Fields of the sample' });
  const field = sheet.getByRole('textbox', { name: 'Field' });

  await field.pressSequentially('am');
  await list.getByRole('option', { name: 'data.amount' }).waitFor();
  await assertSound(page, context, 'suggested-fields');
  await page.keyboard.press('Escape');
  assert.equal(await list.count(), 0);
  assert.equal(await sheet.isVisible(), true, 'Escape closes the list only');
  await field.fill('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  assert.equal(await field.inputValue(), 'data.order');

  const mapping = sheet.getByRole('textbox', { name: /^Mapping/ });
  await mapping.pressSequentially('{"sum": data.am');
  await list.getByRole('option', { name: 'data.amount' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('}');
  assert.equal(await mapping.inputValue(), '{"sum": data.amount}');
  assert.equal(await list.count(), 0);

  // A path that is whole is left as it is.
  await mapping.fill('');
  await mapping.pressSequentially('data');
  await list.waitFor();
  await page.keyboard.press('Enter');
  assert.equal(await mapping.inputValue(), 'data\n');

  // Within a word, nothing is suggested: its rest would stay behind what is chosen.
  await mapping.fill('data.ount');
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('am');
  assert.equal(await list.count(), 0);
  await page.keyboard.press('End');

  // A name is text, whatever it contains.
  const hostile = '"><img src=x onerror=alert(1)> \u202e';
  await sheet.getByLabel('Sample event').fill(JSON.stringify({ data: { [hostile]: 1 } }));
  await sheet.locator('.sample-fields', { hasText: 'onerror' }).waitFor();
  await mapping.fill('');
  await mapping.pressSequentially('data.');
  await list.getByRole('option', { name: 'img src=x' }).waitFor();
  assert.equal(await page.locator('img[src="x"]').count(), 0);
  await page.keyboard.press('Escape');

  // What is typed as the sample is suggested too, as an expression can name it.
  await sheet
    .getByLabel('Sample event')
    .fill('{"data": {"order id": 7, "lines": [{"sku": "a"}], "amount": 250}}');
  await sheet.getByText('data.lines.*.sku').waitFor();
  await mapping.fill('');
  await mapping.pressSequentially('ord');
  await list.getByRole('option', { name: 'data.`order id`' }).click();
  assert.equal(await mapping.inputValue(), 'data.`order id`');
  await field.fill('');
  await field.pressSequentially('sku');
  await page.keyboard.press('Enter');
  assert.equal(await field.inputValue(), 'data.lines.*.sku');
  assertQuiet();
});

test('stand as text without scripts', async cleanup => {
  const { page, base, assertQuiet } = await open(cleanup, false);
  await page.goto(`${base}/routes/route_demo/edit`);
  await page.getByText('Fields: data, data.order, data.amount').waitFor();
  assertQuiet();
});

test.run();
