/** The controls refuse what they do not know: a test that sends a misspelt name would prove nothing. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('A name that a control of the mock server does not know');

test('is refused by every route that is no page, in its query and its body', async cleanup => {
  const mock = await mockFor(cleanup);
  const { json } = await send(`${mock.url}/__mock`, { headers: { accept: 'application/json' } });
  const { routes } = json.data as { routes: string[] };
  const ours = routes.filter(route => !/\/__mock(?:\/|\/dashboard\/.*)?$/.test(route));
  assert.ok(ours.length > 15, String(ours.length));
  for (const route of ours) {
    const [method = '', path = ''] = route.split(' ');
    const url = `${mock.url}${path.replace(':collection', 'accounts').replaceAll(/:\w+/g, 'acc_northwind')}`;
    const asked = await send(`${url}?unheard_of=1`, { method });
    assert.deepEqual(
      [route, asked.status, asked.json.msg],
      [route, 400, 'Invalid request: unheard_of is not a known parameter'],
    );
    // A whole record lacks other fields too: seeding.slow.test.ts has one with an unknown field.
    if (method === 'GET' || route === 'PUT /__mock/state/:collection/:id') continue;
    const body = '{"unheard_of":1}';
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const reported = await send(url, { method, headers, body });
    assert.equal(reported.status, 400, route);
    assert.match(
      String(reported.json.msg),
      /unheard_of is not a known field$|(?:a fault|an answer) has no field unheard_of$|scenario \w+ has no option unheard_of$/,
    );
  }
});

test('is told with the one that is meant', async cleanup => {
  const mock = await mockFor(cleanup);
  for (const [path, body, message] of [
    ['/clock/advance', { bye: '1d' }, 'bye is not a known field: did you mean by?'],
    [
      '/messaging',
      { instance_id: 'ins_demo', recieve: {} },
      'recieve is not a known field: did you mean receive?',
    ],
    [
      '/messaging',
      { instance_id: 'ins_demo', receive: { from: '+4915112345601', text: 'Hi', from_name: 'Ann' } },
      'a message has no field from_name: did you mean fromName?',
    ],
    [
      '/messaging',
      { instance_id: 'ins_demo', happen: { type: 'contact', address: '+4915112345601', nmae: 'Ann' } },
      'an event of type contact has no field nmae: did you mean name?',
    ],
    [
      '/messaging',
      { instance_id: 'ins_demo', misbehave: { sned: 'hang' } },
      'a misbehaviour has no field sned: did you mean send?',
    ],
    [
      '/messaging',
      { instance_id: 'ins_demo', misbehave: { send: 'hangs' } },
      'send must be hang, fail or cut',
    ],
  ] as const) {
    const { status, json } = await post(`${mock.url}/__mock${path}`, body);
    assert.deepEqual([status, json.msg], [400, `Invalid request: ${message}`]);
  }
});

test('is refused in the process too', async cleanup => {
  const mock = await mockFor(cleanup);
  const message = { from: '+4915112345601', txt: 'Hello' } as never;
  await assert.rejects(
    mock.messaging.receive('ins_demo', message),
    /a message has no field txt: did you mean text/,
  );
  assert.throws(
    () => mock.messaging.misbehave('ins_demo', { connct: 'hang' } as never),
    /did you mean connect/,
  );
  assert.throws(() => mock.setTime('2030-01-01', { frosen: true } as never), /did you mean frozen/);
  assert.throws(() => mock.requests({ operatoin: 'x' } as never), /did you mean operation/);
  await assert.rejects(startMock({ clok: 1 } as never), /startMock has no option clok/);
});

test.run();
