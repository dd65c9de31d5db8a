/** The clock of a mock server, by the object and over HTTP. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { ingrid, Person } from '../../console/client.ts';
import { type Cleanup, post, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('Clock of the mock server');

const day = 86_400_000;
const at2030 = Date.UTC(2030, 0, 1);

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await mockFor(cleanup, options);
  return mock;
}

const isAbout = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 60_000, `${new Date(actual).toISOString()}`);

test('is the real one by default', async cleanup => {
  const mock = await start(cleanup);
  isAbout(mock.now(), Date.now());
});

test('runs on from the time that it is set to, and stands still if asked', async cleanup => {
  let real = 1_000;
  const mock = await start(cleanup, { now: () => real });
  assert.equal(mock.setTime('2030-01-01'), at2030);
  real += 5_000;
  assert.equal(mock.now(), at2030 + 5_000);
  mock.setTime(new Date(at2030), { frozen: true });
  real += 5_000;
  assert.equal(mock.now(), at2030);
  assert.equal(mock.advance('30d'), at2030 + 30 * day);
  real += 5_000;
  assert.equal(mock.now(), at2030 + 30 * day);
  assert.equal(mock.resetTime(), real);
});

test('starts at a date, runs on from there, and returns to it', async cleanup => {
  for (const now of ['2030-01-01', new Date(at2030), at2030]) {
    const mock = await start(cleanup, { now });
    isAbout(mock.now(), at2030);
    mock.advance('1y');
    isAbout(mock.now(), Date.UTC(2031, 0, 1));
    isAbout(mock.resetTime(), at2030);
  }
});

test('is the real one again after the mock is reset', async cleanup => {
  const mock = await start(cleanup);
  mock.setTime('2030-01-01', { frozen: true });
  await mock.reset();
  isAbout(mock.now(), Date.now());
});

test('is refused by name if the option is no time', async () => {
  for (const now of ['tomorrow', Number.NaN, '1969-01-01'])
    await assert.rejects(startMock({ now }), { name: 'TypeError', message: /^startMock: now must be / });
});

test('is refused by name if the option is a function that returns no time', async () => {
  for (const now of [() => Number.NaN, () => '2030-01-01', () => undefined])
    await assert.rejects(startMock({ port: null, now: now as () => number }), {
      name: 'TypeError',
      message: 'startMock: now must return milliseconds since 1970',
    });
});

test('can be read, set, moved and reset over HTTP', async cleanup => {
  const { url } = await start(cleanup, { now: () => at2030 });
  const place = `${url}/__mock/clock`;
  const put = (body: object) =>
    send(place, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const shows = ({ json }: { json: unknown }, data: object) =>
    assert.deepEqual(json, { status: 'success', data });
  shows(await send(place), { now: '2030-01-01T00:00:00.000Z', frozen: false, moved: false });
  shows(await put({ now: '2031-01-01', frozen: true }), {
    now: '2031-01-01T00:00:00.000Z',
    frozen: true,
    moved: true,
  });
  shows(await post(`${place}/advance`, { by: '2h30m' }), {
    now: '2031-01-01T02:30:00.000Z',
    frozen: true,
    moved: true,
  });
  shows(await send(place, { method: 'DELETE' }), {
    now: '2030-01-01T00:00:00.000Z',
    frozen: false,
    moved: false,
  });
});

test('refuses bad times over HTTP with 400 and their name, and is not moved', async cleanup => {
  const { url } = await start(cleanup, { now: () => at2030 });
  const place = `${url}/__mock/clock`;
  const put = (body: object) =>
    send(place, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const refusals: [() => Promise<{ status: number; json: Record<string, unknown> }>, RegExp][] = [
    [() => put({}), /: now is required$/],
    [() => put({ now: '0001-01-01' }), /: now must be from 1970-01-01 to 9000-01-01$/],
    [() => put({ now: 1e20 }), /: now must be from 1970-01-01 to 9000-01-01$/],
    [() => put({ now: null }), /: now must be a date such as 2030-01-01/],
    [() => put({ now: '2031-01-01', frozen: 'yes' }), /: frozen must be true or false$/],
    [() => put({ now: '2031-01-01', speed: 2 }), /: speed is not a known field$/],
    [() => post(`${place}/advance`, {}), /: by must be milliseconds/],
    [() => post(`${place}/advance`, { by: '30 days' }), /: by must be milliseconds/],
    [
      () => post(`${place}/advance`, { by: '9999y' }),
      /: the time after by must be from 1970-01-01 to 9000-01-01$/,
    ],
    [() => post(`${place}/advance`, { by: '1d', to: 1 }), /: to is not a known field$/],
  ];
  for (const [refusal, reason] of refusals) {
    const { status, json } = await refusal();
    assert.equal(status, 400, String(reason));
    assert.match(String(json.msg), reason);
  }
  assert.equal((await send(place)).json.status, 'success');
  assert.equal(((await send(place)).json.data as { moved: boolean }).moved, false);
});

test('decides whether a key has expired', async cleanup => {
  const mock = await start(cleanup);
  const made = await post(
    `${mock.url}/api/v1/keys`,
    {
      name: 'Short',
      scopes: ['marketplace:read'],
      expires_at: new Date(mock.now() + 30 * day).toISOString(),
    },
    { authorization: `Bearer ${mock.keys.studio}` },
  );
  const { secret } = (made.json as { data: { secret: string } }).data;
  const status = async () => (await send(`${mock.url}/api/account/details?api_key=${secret}`)).status;
  assert.equal(await status(), 200);
  mock.advance('31d');
  assert.equal(await status(), 401);
  mock.resetTime();
  assert.equal(await status(), 200);
});

test('counts rate limits, also when it is set back', async cleanup => {
  const mock = await start(cleanup, { rateLimits: { key: { requests: 1, seconds: 60 } } });
  const status = async () =>
    (await send(`${mock.url}/api/account/details?api_key=${mock.keys.studio}`)).status;
  assert.deepEqual([await status(), await status()], [200, 429]);
  mock.advance('1m');
  assert.deepEqual([await status(), await status()], [200, 429]);
  // Nobody is blocked for longer than the window lasts.
  mock.setTime(mock.now() - 3_650 * day);
  assert.equal(await status(), 429);
  mock.advance('1m');
  assert.deepEqual([await status(), await status()], [200, 429]);
});

test('is the time in the log of requests', async cleanup => {
  const lines: string[] = [];
  const mock = await start(cleanup, { log: line => lines.push(line) });
  const noon = new Date(2030, 0, 1, 12, 34, 56);
  mock.setTime(noon, { frozen: true });
  await send(`${mock.url}/api/account/details?api_key=${mock.keys.studio}`);
  assert.match(lines.at(-1) ?? '', /^12:34:56 GET /);
});

test('ends log-ins to the console', async cleanup => {
  const mock = await start(cleanup);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const page = '/workspaces/ws_studio/webhooks';
  assert.equal((await person.get(page)).status, 200);
  mock.advance('1y');
  const { status, headers } = await person.get(page);
  assert.equal(status, 303);
  assert.match(String(headers.location), /\/user\/api\/login\?/);
});

test.run();
