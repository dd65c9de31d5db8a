/** The forms of destinations in a browser: another one takes the place of the one in the sheet. */
import assert from 'node:assert/strict';
import { kafka, redisStreams } from '../../src/destination-drivers.ts';
import { ingrid } from '../console/client.ts';
import { consoleWith, home } from '../destinations/console-house.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { assertSound, visitor } from './browser.ts';

const test = suiteOf('The forms of destinations in a browser', { isLong: true });
const list = `${home}/webhooks`;

async function open(cleanup: Cleanup, javaScriptEnabled: boolean) {
  const house = await consoleWith(cleanup, [redisStreams(), kafka()]);
  const visit = await visitor(house.url, { javaScriptEnabled });
  cleanup(() => visit.context.close());
  const { page } = visit;
  await page.goto(`${house.person.base}${list}`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/webhooks');
  await page.getByRole('link', { name: 'Create a webhook' }).click();
  return { ...house, ...visit };
}

test('take the place of each other in the sheet, and what was typed is lost after a question only', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, true);
  const sheet = page.getByRole('dialog', { name: 'Create a webhook' });
  await sheet.getByRole('link', { name: 'Kafka' }).click();
  await sheet.getByLabel('Brokers').fill('127.0.0.1:9092');
  assert.match(page.url(), /new\?to=kafka$/);
  await sheet.getByRole('link', { name: 'Redis streams' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  assert.equal(await sheet.getByLabel('Brokers').inputValue(), '127.0.0.1:9092');
  await sheet.getByRole('link', { name: 'Redis streams' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await sheet.getByLabel('Stream').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.match(page.url(), /\/webhooks$/);
  assertQuiet();
});

test('send no secret for a preview', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, true);
  const sheet = page.getByRole('dialog', { name: 'Create a webhook' });
  await sheet.getByRole('link', { name: 'Redis streams' }).click();
  await sheet.getByLabel('Password').fill('HIDDEN-PASSWORD');
  const asked = page.waitForRequest(request => request.method() === 'POST');
  await sheet.locator('summary', { hasText: 'key' }).click();
  await sheet.getByRole('checkbox', { name: /^key\.\*/ }).check();
  const body = (await asked).postData() ?? '';
  assert.ok(body.includes('setting%3Aurl=') && !/HIDDEN|password/.test(body), body);
  await sheet.getByText('// A message, with the headers of a webhook').first().waitFor();
  assertQuiet();
});

test('need no script', async cleanup => {
  const { page, stored, all, assertQuiet } = await open(cleanup, false);
  await page.getByRole('link', { name: 'Kafka' }).click();
  await page.getByLabel('Brokers').fill('127.0.0.1:9092');
  await page.getByLabel('Topic').fill('my orders');
  await page.getByLabel('TLS').selectOption('No');
  await page.getByLabel('Password').fill('HIDDEN-PASSWORD');
  await page.locator('input[name="event_types"][value="*"]').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByText('Nothing was saved.').waitFor();
  await page.getByLabel('Topic').fill('orders');
  await page.getByLabel('Password', { exact: false }).first().fill('HIDDEN-PASSWORD');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByText('whsec_').waitFor();
  const [made] = await all();
  assert.deepEqual(await stored(made?.id ?? ''), {
    destination: { type: 'kafka', brokers: ['127.0.0.1:9092'], topic: 'orders', tls: false },
    credentials: { password: 'HIDDEN-PASSWORD' },
  });
  assertQuiet();
});

test('are sound in both colour schemes and widths, new, refused and as they are changed', async cleanup => {
  const { page, context, person, made, assertQuiet } = await open(cleanup, true);
  await page.goto(`${person.base}${list}/new?to=kafka`);
  await assertSound(page, context, 'destination-new');
  await page.getByLabel('Brokers').fill('127.0.0.1:9092');
  await page.getByLabel('Topic').fill('my orders');
  await page.getByLabel('Password').fill('HIDDEN-PASSWORD');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByText('Nothing was saved.').waitFor();
  await assertSound(page, context, 'destination-refused');
  const fields = {
    'setting:url': 'redis://127.0.0.1:9',
    'setting:stream': 'orders',
    'password:password': 'P',
  };
  await page.goto(`${person.base}${list}/${await made('redis_streams', fields)}/edit`);
  await assertSound(page, context, 'destination-change');
  assertQuiet();
});

test.run();
