/** What was sent, on the dashboard, also to a destination that needs no broker. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { secrets, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';

const test = suiteOf('Deliveries on the dashboard');
const headers = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };

test('are shown with their events, without secrets, and none after a reset', async cleanup => {
  const mock = await startMock({ memoryDestination: true });
  cleanup(mock.close);
  const page = async () =>
    (await send(`${mock.url}/__mock/dashboard/deliveries`, { headers: { accept: 'text/html' } })).text;
  assert.match(await page(), /Nothing was sent yet/);
  const body = JSON.stringify({
    destination: { type: 'memory' },
    event_types: ['shop.order'],
    description: 'Kept',
  });
  const made = await send(`${mock.url}/api/v1/webhooks`, { method: 'POST', headers, body });
  assert.equal(made.status, 201, made.text);
  const order = { type: 'shop.order', data: { note: '<b>first</b>', password: 'hunter2' } };
  const published = await send(`${mock.url}/api/v1/automation/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  assert.equal(published.status, 202, published.text);
  await until(async () => (await page()).includes('shop.order'));
  const text = await page();
  assert.match(text, /<h2>shop\.order<\/h2><span class="badge good">Taken<\/span>/);
  assert.match(text, /&lt;b&gt;first&lt;\/b&gt;/);
  assert.doesNotMatch(text, /hunter2|<b>first/);
  await mock.reset();
  assert.match(await page(), /Nothing was sent yet/);
});

test('have no destination in memory unless it is asked for', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const body = JSON.stringify({ destination: { type: 'memory' }, event_types: ['link.created'] });
  const made = await send(`${mock.url}/api/v1/webhooks`, { method: 'POST', headers, body });
  assert.equal(made.status, 400);
  await assert.rejects(
    startMock({ memoryDestination: 'yes' as never }),
    /memoryDestination must be true or false/,
  );
});

test.run();
