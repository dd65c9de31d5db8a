/** From where a key may be used. */
import assert from 'node:assert/strict';
import type { CreatedKey, Key } from '../../src/generated/types.ts';
import { type Cleanup, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';

const test = suiteOf('A key that few addresses may use');

const refusal = [403, { status: 'error', msg: 'The API key may not be used from this IP address' }];
const reported = ({ status, json }: RawAnswer) => [status, json];
const both = ['keys:read', 'keys:write'];

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  let now = Date.parse('2026-11-21T00:00:00Z');
  const mock = await open(cleanup, { now: () => now });
  const keys = `${mock.url}/api/v1/keys`;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const patch = (id: string, body: object, key: string = secrets.studio) =>
    send(`${keys}/${id}`, {
      method: 'PATCH',
      headers: { ...bearer(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const create = (body: object, key: string = secrets.studio) =>
    post(keys, { name: 'x', scopes: both, ...body }, bearer(key));
  return {
    mock,
    keys,
    bearer,
    patch,
    create,
    make: async (body: object, key?: string) => {
      const { status, json } = await create(body, key);
      assert.equal(status, 201, JSON.stringify(json));
      return json.data as CreatedKey;
    },
    ask: (key: string) => send(keys, { headers: bearer(key) }),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`is refused from elsewhere from the next request on, and only says so, on ${storage}`, async cleanup => {
    const { make, patch, ask, mock, bearer } = await start(cleanup, open);
    const key = await make({ scopes: ['marketplace:read', 'keys:read'] });
    assert.deepEqual([key.allowed_ips, (await ask(key.secret)).status], [[], 200]);
    const set = await patch(key.id, { allowed_ips: ['203.0.113.9/24', '2001:DB8::/48', '203.0.113.0/24'] });
    assert.deepEqual((set.json.data as Key).allowed_ips, ['203.0.113.0/24', '2001:db8::/48']);
    assert.deepEqual(reported(await ask(key.secret)), refusal);
    const models = await send(`${mock.url}/api/v1/models`, { headers: bearer(key.secret) });
    assert.deepEqual(reported(models), refusal, 'it does not say that a scope is missing');
    assert.equal(models.headers['ratelimit-policy'], undefined);
    assert.deepEqual(reported(await send(`${mock.url}/api/items/all?api_key=${key.secret}`)), refusal);
    const live = `${mock.url}/api/v1/instances/ins_demo/events`;
    assert.deepEqual(reported(await send(live, { headers: bearer(key.secret) })), refusal);
    await patch(key.id, { allowed_ips: ['127.0.0.0/8', '::1'] });
    assert.equal((await ask(key.secret)).status, 200);
    await patch(key.id, { allowed_ips: [] });
    assert.equal((await ask(key.secret)).status, 200);
  });

  test(`gives what it makes its restriction, and cannot lift it, on ${storage}`, async cleanup => {
    const { make, create, patch, keys, bearer } = await start(cleanup, open);
    const key = await make({ allowed_ips: ['127.0.0.1', '::1'] });
    const child = await make({}, key.secret);
    assert.deepEqual(child.allowed_ips, ['127.0.0.1', '::1']);
    const beyond =
      'An API key can only manage keys within its own scopes, expiry and IP addresses: allowed_ips';
    for (const answer of [
      await create({ allowed_ips: [] }, key.secret),
      await create({ allowed_ips: ['127.0.0.0/8'] }, key.secret),
      await patch(key.id, { allowed_ips: [] }, key.secret),
      await patch(key.id, { allowed_ips: ['0.0.0.0/0', '::/0'] }, key.secret),
    ])
      assert.deepEqual([answer.status, answer.json.msg], [403, beyond]);
    const rotated = await post(`${keys}/${key.id}/rotate`, {}, bearer(key.secret));
    assert.deepEqual((rotated.json.data as CreatedKey).allowed_ips, ['127.0.0.1', '::1']);
  });

  test(`shows where and with what it was last used, on ${storage}`, async cleanup => {
    const { make, ask, mock, bearer, keys, pass } = await start(cleanup, open);
    const key = await make({});
    assert.deepEqual([key.last_used_at, key.last_used_network, key.last_used_agent], [null, null, null]);
    await send(keys, { headers: { ...bearer(key.secret), 'user-agent': 'shop/1.0' } });
    // A use is stored beside the answer.
    const found = await until(async () =>
      ((await ask(secrets.studio)).json.data as Key[]).find(
        ({ id, last_used_at: at }) => id === key.id && at !== null,
      ),
    );
    assert.deepEqual([found?.last_used_network, found?.last_used_agent], ['127.0.0.1', 'shop/1.0']);
    pass(60_000);
    await send(keys, { headers: bearer(key.secret) });
    const stored = await until(async () => {
      const record = await mock.repository.keys.find('ws_studio', key.id);
      return record?.last_used_at === found?.last_used_at ? undefined : record;
    });
    assert.equal(stored?.last_used_agent, undefined, 'the agent is that of the latest use');
  });
}

const [[storage, open] = assert.fail()] = Object.entries(storages);

test(`is refused with a field that is not a list of ranges, on ${storage}`, async cleanup => {
  const { create, patch } = await start(cleanup, open);
  const range = 'must be an IPv4 or IPv6 address, or a range such as 203.0.113.0/24';
  for (const [allowed_ips, problem] of [
    [['203.0.113.0/24', 'office'], `allowed_ips/1 ${range}`],
    [['203.0.113.0/33'], `allowed_ips/0 ${range}`],
    [['fe80::1%eth0'], `allowed_ips/0 ${range}`],
    [null, 'allowed_ips must be a list'],
    ['203.0.113.7', 'allowed_ips must be a list'],
    [[7], 'allowed_ips/0 must be a string'],
    [Array.from({ length: 51 }, (_, n) => `10.0.0.${n}`), 'allowed_ips must have at most 50 entries'],
  ] as const) {
    for (const answer of [await create({ allowed_ips }), await patch('key_demo_studio', { allowed_ips })]) {
      assert.equal(answer.status, 400);
      assert.equal(answer.json.msg, `Invalid request: ${problem}`);
    }
  }
});

test(`is counted against the address that tries it, and not against its own limits, on ${storage}`, async cleanup => {
  const mock = await open(cleanup, {
    rateLimits: { key: { requests: 2, seconds: 60 }, address: { requests: 3, seconds: 60 } },
  });
  const patch = {
    method: 'PATCH',
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
    body: JSON.stringify({ allowed_ips: ['203.0.113.7'] }),
  };
  await mock.repository.keys.change('ws_studio', 'key_demo_studio', {
    allowedIps: ['203.0.113.7'],
    now: new Date().toISOString(),
  });
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1)
    statuses.push((await send(`${mock.url}/api/v1/keys/key_demo_studio`, patch)).status);
  assert.deepEqual(statuses, [403, 403, 403, 429]);
});

test.run();
