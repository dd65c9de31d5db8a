/** The scenarios on the dashboard of the mock server. */
import assert from 'node:assert/strict';
import { parseFlags } from '../../../mock-server/command-line/flags.ts';
import { send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('The scenarios on the dashboard');

const page = { accept: 'text/html' };

test('are used with a click, and what has happened is a scenario to copy', async cleanup => {
  const mock = await mockFor(cleanup, {
    scenarios: {
      'empty-shop': { description: '<b>No items</b>', fixtures: { items: { ws_studio: [] } } },
      slow: { answers: [{ path: '/api/*', answer: { delay: 1 }, times: 'always' }] },
    },
  });
  const scenarios = `${mock.url}/__mock/dashboard/scenarios`;
  const look = async () => (await send(scenarios, { headers: page })).text;
  const submit = (path: string, body: string) =>
    send(`${scenarios}${path}`, {
      method: 'POST',
      headers: { ...page, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  assert.match(await look(), /value="empty-shop">.*&lt;b&gt;No items/);
  const used = await submit('/use', 'names=empty-shop&names=slow');
  assert.deepEqual([used.status, used.headers.location], [303, '/__mock/dashboard/scenarios']);
  assert.match(await look(), /empty-shop \+ slow/);
  assert.match(await look(), /value="slow" checked>/);
  assert.equal((await mock.repository.items.list('ws_studio', { limit: 1 })).total, 0);
  await mock.putRecord('models', 'tiny', { object: 'model', created: 1_700_000_000, owned_by: 'studio' });
  assert.match(await look(), /&quot;collection&quot;: &quot;models&quot;/);
  assert.equal((await submit('/record', '')).status, 303);
  assert.doesNotMatch(await look(), /&quot;models&quot;/);
  const refused = await submit('/use', 'names=none');
  assert.equal(refused.status, 400);
  assert.match(refused.text, /There is no scenario none: use empty-shop, slow\./);
  await submit('/use', '');
  assert.equal((await mock.repository.items.list('ws_studio', { limit: 1 })).total, 23);
});

test('of the command line are read from a folder', () => {
  const { options } = parseFlags(['--scenarios', 'dir', '--scenario', 'empty-shop+slow']);
  assert.deepEqual([options.scenarios, options.scenario], ['dir', ['empty-shop', 'slow']]);
  assert.throws(() => parseFlags(['--scenario', 'x']), {
    message: '--scenario is only supported with --scenarios',
  });
});

test.run();
