/** A route that the registry of event types refuses, in the console: every problem is told, on any width. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { assertSound } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('automation', '/endpoints');
const test = suiteOf('A refused route in a browser');

test('tells all problems on the pages of the event, of the delivery and of the route', async cleanup => {
  const { mock, page, base, context, assertQuiet } = await open(cleanup, true);
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };
    const answer = await send(`${mock.url}/api/v1/automation${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    assert.ok(answer.status < 300, answer.text);
    return (answer.json.data as { id: string }).id;
  };
  const names = Array.from({ length: 25 }, (_, index) => `field_number_${index}`);
  const properties = Object.fromEntries(names.map(name => [name, { type: 'integer' }]));
  await call('PUT', '/event-types/order.large', { data_schema: { properties } });
  const types = { event_types: ['order.paid'], event_type: 'order.large' };
  const route = await call('POST', '/routes', { name: 'Large', hooks: ['hook_demo'], ...types });
  const event = { type: 'order.paid', data: Object.fromEntries(names.map(name => [name, 'x'])) };
  const id = await call('POST', '/publish', event);
  const { webhooks } = mock.repository;
  const delivery = `${id}_${route}`;
  await until(async () => (await webhooks.findDelivery('ws_studio', delivery))?.delivery.state === 'failed');
  const reported = /order\.large was not made\. .*field_number_19 must be an integer; and 5 more/;
  for (const [name, path] of [
    ['refused-event', `/events/${id}`],
    ['refused-delivery', `/deliveries/${delivery}`],
  ] as const) {
    await page.goto(`${base}${path}`);
    await page.getByText(reported).first().waitFor();
    await page.evaluate(
      "for (const one of document.querySelectorAll('.trace details, .attempts details')) one.open = true",
    );
    await assertSound(page, context, name);
  }
  await page.goto(`${base}/routes/${route}/edit`);
  await page.getByLabel('Sample event').fill(JSON.stringify(event));
  await page
    .getByText(/^order\.large was not made/)
    .first()
    .waitFor();
  await assertSound(page, context, 'refused-route');
  assertQuiet();
});

test.run();
