/** Bodies that break off or cannot be decoded: the sender's fault, never a failure of the service. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Broken bodies of events');

const authorization = `Bearer ${secrets.studio}`;
const signed = { scheme: 'github', secret: 'a secret of the sender' };

/** The URLs that publish events, and what the service has answered to requests that nobody waited for. */
async function serve(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const failures: unknown[] = [];
  const answered: { status: number; body: unknown }[] = [];
  let arrive = () => {};
  const app = new Koa()
    .use(async (ctx, next) => {
      arrive();
      await next();
      answered.push({ status: ctx.status, body: ctx.body });
      arrive();
    })
    .use(createRouter({ repository, onError: error => failures.push(error) }).routes());
  const { url } = await serveApp(cleanup, app);
  const inbound = async (input: object) => {
    const settings = { name: 'N', event_type: 'made', ...input };
    const made = await post(`${url}/api/v1/automation/endpoints`, settings, { authorization });
    assert.equal(made.status, 201, made.text);
    return `${url}/api/v1/automation/in/${(made.json.data as { token: string }).token}`;
  };
  const urls = {
    'an inbound endpoint': await inbound({}),
    'an inbound endpoint that verifies its sender': await inbound({ verification: signed }),
    'the API': `${url}/api/v1/automation/publish`,
  };
  const history = () => repository.automation.listEvents('ws_studio', { limit: 100 });
  const before = (await history()).events.length;
  const stored = async () => (await history()).events.length - before;
  /** Sends the beginning of a request, and leaves once the service reads it. */
  const breakOff = async (to: string, headers: Record<string, string>, beginning: string | Buffer) => {
    answered.length = 0;
    const arrived = new Promise<void>(resolve => {
      arrive = resolve;
    });
    const outgoing = request(to, { method: 'POST', headers: { authorization, ...headers } });
    outgoing.on('error', () => {});
    outgoing.write(beginning);
    await arrived;
    const done = new Promise<void>(resolve => {
      arrive = resolve;
    });
    outgoing.destroy();
    await done;
    return answered[0];
  };
  // Koa itself tells of the connection that has ended.
  return { urls, breakOff, stored, failures: () => failures };
}

const json = { 'content-type': 'application/json' };

for (const [what, headers, beginning] of [
  ['with a length', { ...json, 'content-length': '100' }, '{"a":'],
  ['in chunks', json, '{"a":'],
  ['that is whole JSON so far', { ...json, 'content-length': '100' }, '{"a":1}'],
  ['in gzip', { ...json, 'content-encoding': 'gzip' }, gzipSync('{"a":1}').subarray(0, 12)],
  ['of a form', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' }, 'a=1'],
] as const)
  test(`${what} that break off get 400, store nothing, and are no failure of ours`, async cleanup => {
    const { urls, breakOff, stored, failures } = await serve(cleanup);
    for (const [place, url] of Object.entries(urls)) {
      const answer = await breakOff(url, headers, beginning);
      assert.equal(answer?.status, 400, place);
      assert.match(JSON.stringify(answer?.body), /Invalid request: the body is not complete/);
    }
    assert.equal(await stored(), 0);
    assert.deepEqual(failures(), []);
  });

test('that their Content-Encoding cannot decode get 400, which says so', async cleanup => {
  const { urls, stored, failures } = await serve(cleanup);
  for (const url of Object.values(urls))
    for (const [encoding, body] of [
      ['gzip', 'not gzip'],
      ['gzip', gzipSync('{"a":1}').subarray(0, 12)],
      ['deflate', 'not deflate'],
      ['br', 'not br'],
    ] as const) {
      const headers = { authorization, ...json, 'content-encoding': encoding };
      const answer = await send(url, { method: 'POST', headers, body: Buffer.from(body) });
      assert.deepEqual(
        [answer.status, answer.json.msg],
        [400, 'Invalid request: the body cannot be read as its Content-Encoding says'],
      );
    }
  assert.equal(await stored(), 0);
  assert.deepEqual(failures(), []);
});

test.run();
