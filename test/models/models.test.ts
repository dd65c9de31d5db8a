import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/start.ts';
import { createRouter } from '../../src/index.ts';
import { fixtureRepository, fixtures, form, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('GET /api/v1/models');
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}`, accept: 'application/json' } });

test("returns the models of the workspace in the format of OpenAI's list", async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { status, json } = await send(`${mock.url}/api/v1/models`, bearer(secrets.studio));
  assert.equal(status, 200);
  assert.deepEqual(json, { object: 'list', data: fixtures.models.ws_studio });
});

test('accepts the key as a bearer token only, and says so', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const url = `${mock.url}/api/v1/models`;
  const msg = 'Send the API key as a bearer token in the Authorization header';
  for (const answer of [
    await send(`${url}?api_key=${secrets.studio}`),
    await send(url, { headers: { 'x-api-key': secrets.studio } }),
  ])
    assert.deepEqual(
      [answer.status, answer.json, answer.headers['www-authenticate']],
      [401, { status: 'error', msg }, 'Bearer'],
    );
  const none = await send(url);
  assert.deepEqual(
    [none.status, none.json.msg, none.headers['www-authenticate']],
    [401, 'Missing API key', 'Bearer'],
  );
  const basic = await send(url, { headers: { authorization: 'Basic dXNlcjpwYXNz' } });
  assert.deepEqual([basic.status, basic.json.msg], [401, 'Missing API key']);
});

test('names the scope that a key lacks', async cleanup => {
  const mock = await startMock({
    fixtures: {
      keys: {
        ws_studio: [
          { ...(fixtures.keys.ws_studio?.[0] as never as object), scopes: ['marketplace:read'] } as never,
        ],
      },
    },
  });
  cleanup(mock.close);
  const { status, json } = await send(`${mock.url}/api/v1/models`, bearer(secrets.studio));
  assert.deepEqual(
    [status, json],
    [403, { status: 'error', msg: 'The API key does not have the required scope: models:read' }],
  );
});

test('accepts the key in other places with parameterKeyOnV1', async cleanup => {
  const app = new Koa();
  app.use(createRouter({ repository: await fixtureRepository(), parameterKeyOnV1: true }).routes());
  const { url } = await serveApp(cleanup, app);
  for (const answer of [
    await send(`${url}/api/v1/models?api_key=${secrets.studio}`),
    await send(`${url}/api/v1/models`, { headers: { 'x-api-key': secrets.studio } }),
    await send(`${url}/api/v1/models`, bearer(secrets.studio)),
  ])
    assert.equal(answer.status, 200);
});

test('refuses a wrong key before it reads the body', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const answer = await form(`${mock.url}/api/v1/models`, 'x=1', { authorization: 'Bearer nonsense' });
  assert.equal(answer.status, 405);
  const read = await send(`${mock.url}/api/v1/models`, {
    headers: { authorization: 'Bearer nonsense', 'content-type': 'text/plain', 'content-length': '2' },
    body: 'hi',
  });
  assert.deepEqual([read.status, read.json.msg], [401, 'Unknown API key']);
});

test.run();
