/** Inbound endpoints in hosts whose body parser has read the body before. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { bodyParser as koaBodyparser6 } from '@koa/bodyparser';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import bodyparser4 from 'koa-bodyparser';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Inbound endpoints after a body parser');

/** What a host may have before the router, and whether it keeps the bytes of a body that it has read. */
const hosts: Record<string, { readonly parser: Koa.Middleware; readonly keepsBytes: boolean }> = {
  'koa-body': { parser: koaBody(), keepsBytes: false },
  'koa-body with raw bodies': { parser: koaBody({ includeUnparsed: true }), keepsBytes: true },
  'koa-body with files': { parser: koaBody({ multipart: true }), keepsBytes: false },
  'koa-bodyparser 4': { parser: bodyparser4(), keepsBytes: true },
  '@koa/bodyparser 6': { parser: koaBodyparser6() as never, keepsBytes: true },
};

async function serve(cleanup: Cleanup, parser: Koa.Middleware, input: object = {}) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const app = new Koa().use(parser).use(createRouter({ repository }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const made = await post(
    `${url}/api/v1/automation/endpoints`,
    { name: 'N', event_type: 'made', ...input },
    headers,
  );
  assert.equal(made.status, 201, made.text);
  const { token } = made.json.data as { token: string };
  const receive = (body: string, more: Record<string, string>) =>
    send(`${url}/api/v1/automation/in/${token}`, { method: 'POST', headers: more, body });
  /** The events of a request, as they are stored. */
  const stored = async (body: string, more: Record<string, string>) => {
    const answer = await receive(body, more);
    assert.equal(answer.status, 202, answer.text);
    return Promise.all(
      [answer.json.data as { id: string } | { id: string }[]].flat().map(async ({ id }) => {
        const { json } = await send(`${url}/api/v1/automation/events/${id}`, { headers });
        return (json.data as { event: { type: string; data: unknown } }).event;
      }),
    );
  };
  return { receive, stored, errors };
}

const event = { specversion: '1.0', id: 'e1', source: '/shop', type: 'sold', data: { n: 1 } };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

for (const [name, { parser, keepsBytes }] of Object.entries(hosts)) {
  for (const [kind, body, headers, data] of [
    ['a JSON object', '{"a":{"b":[1,"é",null]}}', json, { a: { b: [1, 'é', null] } }],
    ['a JSON list', '[1,{"a":2}]', json, [1, { a: 2 }]],
    ['an empty JSON object', '{}', json, {}],
    ['a form', 'a=1&b=x+y&a=2&c=%C3%A9', form, { a: ['1', '2'], b: 'x y', c: 'é' }],
    ['a form with nested names', 'a[b]=1&a[c][d]=2', form, { 'a[b]': '1', 'a[c][d]': '2' }],
    ['text', 'Order 42, é', { 'content-type': 'text/plain' }, 'Order 42, é'],
    ['no body', '', {}, null],
  ] as const)
    test(`publish ${kind} as it was sent, after ${name}`, async cleanup => {
      const { stored, errors } = await serve(cleanup, parser);
      const [one] = await stored(body, headers);
      assert.deepEqual(one?.data, data);
      assert.deepEqual(errors, []);
    });

  test(`publish CloudEvents in each mode, after ${name}`, async cleanup => {
    const { stored } = await serve(cleanup, parser);
    const binary = {
      ...json,
      'ce-specversion': '1.0',
      'ce-id': 'e2',
      'ce-source': '/shop',
      'ce-type': 'sold',
    };
    for (const [body, headers] of [
      [JSON.stringify(event), { 'content-type': 'application/cloudevents+json' }],
      [JSON.stringify([{ ...event, id: 'e3' }]), { 'content-type': 'application/cloudevents-batch+json' }],
      ['{"n":1}', binary],
    ] as const) {
      const [one] = await stored(body, headers);
      assert.deepEqual([one?.type, one?.data], ['sold', { n: 1 }]);
    }
  });

  test(`verify a signature only over the bytes that were sent, after ${name}`, async cleanup => {
    const secret = 'open sesame';
    const verification = { scheme: 'github', secret };
    const { receive, errors } = await serve(cleanup, parser, { verification });
    // A parser that keeps only the value loses the spaces.
    const body = '{ "a": 1 }';
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const answer = await receive(body, { ...json, 'x-hub-signature-256': signature });
    if (keepsBytes) assert.equal(answer.status, 202, answer.text);
    else
      assert.deepEqual(
        [answer.status, answer.json.msg],
        [400, 'Invalid request: the application has already read the body and did not keep its bytes'],
      );
    assert.deepEqual(errors, []);
  });
}

test('say that a multipart form was read before, where the body parser has read it', async cleanup => {
  const { receive, errors } = await serve(cleanup, koaBody({ multipart: true }));
  const body = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--B--\r\n';
  const answer = await receive(body, { 'content-type': 'multipart/form-data; boundary=B' });
  assert.deepEqual(
    [answer.status, answer.json.msg],
    [400, 'Invalid request: the application has already read the body and did not keep it'],
  );
  assert.deepEqual(errors, []);
});

test.run();
