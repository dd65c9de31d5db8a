/** Secrets that are encrypted before they are stored, over each storage. */
import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { other, shop } from '../../src/testing/sample.ts';
import { post, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { fill, newKey, open, vaults } from './house.ts';

const test = suiteOf('Encrypted secrets', { isLong: true });

const words = ['RECEIVER-PASSWORD', 'SENDER-PASSWORD', 'CHANNEL-PASSWORD', 'PAIRED-BEFORE'];

for (const [storage, vault] of eachStorage(vaults)) {
  test(`are stored nowhere as plain text, and work as before, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    const process = await open(cleanup, house, [newKey('k1')]);
    const { webhook, hook, inbound, instance } = await fill(process, url);
    const { endpoint, secret } = webhook as unknown as {
      endpoint: { id: string; headers: object };
      secret: string;
    };
    assert.deepEqual(endpoint.headers, { 'X-Receiver': 'RECEIVER-PASSWORD' });
    const { marketplace, call, sessions } = process;
    marketplace.start();
    await call('POST', `/instances/${instance.id}/connect`, {});
    await until(() => sessions.length > 0);
    assert.deepEqual(sessions[0]?.settings, { user: 'ann', password: 'CHANNEL-PASSWORD' });

    const rotated = await call('POST', `/webhooks/${endpoint.id}/secrets/rotate`, { overlap_seconds: 60 });
    const secrets = (rotated.json.data as { secret: string }[]).map(one => one.secret);
    assert.equal(secrets[1], secret);
    assert.deepEqual(
      ((await call('GET', `/webhooks/${endpoint.id}/secrets`)).json.data as { secret: string }[]).map(
        one => one.secret,
      ),
      secrets,
    );
    await marketplace.webhooks?.publish(shop, 'order.paid', { id: 1 });
    await reached(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    for (const one of secrets) new Webhook(one).verify(body, headers as Record<string, string>);
    assert.equal((headers as Record<string, string>)['x-receiver'], 'RECEIVER-PASSWORD');

    const { url: address } = inbound as unknown as { url: string };
    const sent = (value: string) =>
      post(address.replace('https://shop.example', process.url), {}, { 'X-Sender': value });
    assert.deepEqual([(await sent('SENDER-PASSWORD')).status, (await sent('another')).status], [202, 401]);
    const shown = await call('GET', `/instances/${instance.id}`);
    assert.deepEqual((shown.json.data as { settings: object }).settings, { user: 'ann', password: '***' });

    await process.close();
    const stored = await house.stored();
    for (const word of [...words, ...secrets, (hook as unknown as { secret: string }).secret])
      assert.ok(!stored.includes(word) && !stored.includes(JSON.stringify(word).slice(1, -1)), word);
    assert.match(stored, /enc:v1:k1:/);
    assert.deepEqual(process.failures, []);
  });

  test(`in a process without their key show and send nothing, and others go on, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    const key = newKey('k1');
    // What a process could not do is due again after a while.
    let passed = 0;
    const now = () => Date.now() + passed;
    const first = await open(cleanup, house, [key], { now });
    const { webhook, inbound, instance } = await fill(first, url);
    const { endpoint } = webhook as unknown as { endpoint: { id: string } };
    await first.call('POST', `/instances/${instance.id}/connect`, {});
    const plain = await open(cleanup, house, null, { now });
    const foreign = (await plain.call('POST', '/webhooks', { url, event_types: ['order.paid'] }, other)).json
      .data as { secret: string };

    for (const [process, why] of [
      [plain, /this process has no option secrets/],
      [await open(cleanup, house, [newKey('k2')], { now }), /the option secrets has no key with the id k1/],
      [await open(cleanup, house, [newKey('k1')], { now }), /the key k1 is another one than it was/],
    ] as const) {
      const { marketplace, call, sessions, unreadable, failures } = process;
      const before = received.length;
      marketplace.start();
      await marketplace.webhooks?.publish(shop, 'order.paid', { id: before });
      await marketplace.webhooks?.publish(other, 'order.paid', { id: before });
      await reached(before + 1);
      const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
      new Webhook(foreign.secret).verify(body, headers as Record<string, string>);
      await until(() =>
        unreadable().some(text =>
          /^secrets of the webhook endpoint \S+ in the workspace ws_shop /.test(text),
        ),
      );
      await until(() =>
        unreadable().some(text => /^settings of the instance \S+ in the workspace ws_shop /.test(text)),
      );
      for (const text of unreadable()) assert.match(text, why);

      const secrets = await call('GET', `/webhooks/${endpoint.id}/secrets`);
      assert.deepEqual([secrets.status, secrets.json.status], [503, 'error']);
      const shown = await call('GET', '/webhooks');
      assert.deepEqual((shown.json.data as { headers: object }[])[0]?.headers, { 'X-Receiver': '***' });
      const { url: address } = inbound as unknown as { url: string };
      const sent = await post(
        address.replace('https://shop.example', process.url),
        {},
        { 'X-Sender': 'SENDER-PASSWORD' },
      );
      assert.equal(sent.status, 503);
      assert.equal((await call('GET', '/automation/endpoints')).status, 200);
      assert.equal((await call('GET', '/instances')).status, 200);
      await marketplace.close();
      passed += 60_000;
      assert.deepEqual([received.length, sessions.length], [before + 1, 0]);
      const reported = failures
        .map(error => `${(error as Error).message} ${(error as Error).stack}`)
        .join('\n');
      for (const word of [...words, String(key.key)]) assert.ok(!reported.includes(word), word);
    }

    const last = await open(cleanup, house, [newKey('k3'), key], { now });
    const before = received.length;
    last.marketplace.start();
    await reached(before + 3);
    await until(() => last.sessions.length > 0);
    // Each was sent once, and none of them before.
    await until(async () => {
      const { data } = (await last.call('GET', '/webhook-deliveries')).json as {
        data: { attempts: { status: number }[] }[];
      };
      const statuses = data.map(({ attempts }) => attempts.map(({ status }) => status));
      return JSON.stringify(statuses) === '[[204],[204],[204]]';
    });
  });

  test(`are read by all processes while the key is replaced, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    const [old, fresh] = [newKey('2025'), newKey('2026')];
    const before = await open(cleanup, house, [old, fresh]);
    const after = await open(cleanup, house, [fresh, old]);
    const { webhook } = await fill(before, 'http://127.0.0.1:9/hook');
    const { endpoint, secret } = webhook as unknown as { endpoint: { id: string }; secret: string };
    const secretsIn = async ({ call }: typeof before) =>
      ((await call('GET', `/webhooks/${endpoint.id}/secrets`)).json.data as { secret: string }[]).map(
        one => one.secret,
      );
    assert.deepEqual(await secretsIn(after), [secret]);
    await after.call('POST', `/webhooks/${endpoint.id}/secrets/rotate`, { overlap_seconds: 60 });
    const rotated = await secretsIn(before);
    assert.deepEqual([rotated.length, rotated[1]], [2, secret]);
    assert.deepEqual(rotated, await secretsIn(after));
  });

  test(`that were changed, or moved to another record, are refused, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    const { webhooks } = house.repository;
    const process = await open(cleanup, house, [newKey('k1')]);
    const { call, unreadable } = process;
    const idOf = async (workspaceId: string, header: string) =>
      (
        (
          await call(
            'POST',
            '/webhooks',
            { url: 'http://127.0.0.1:9/hook', event_types: ['*'], headers: { 'X-A': header, 'X-B': 'b' } },
            workspaceId,
          )
        ).json.data as { endpoint: { id: string } }
      ).endpoint.id;
    const [one, two, foreign] = [
      await idOf(shop, 'one'),
      await idOf(shop, 'two'),
      await idOf(other, 'three'),
    ];
    const headersOf = async (workspaceId: string, id: string) =>
      (await webhooks.findEndpoint(workspaceId, id))?.headers ?? {};
    const shown = async (id: string) =>
      ((await call('GET', `/webhooks/${id}`)).json.data as { headers: object }).headers;
    const { 'X-A': text = '', 'X-B': second = '' } = await headersOf(shop, one);
    const otherCharacter = text.at(-20) === 'A' ? 'B' : 'A';
    for (const moved of [
      { 'X-A': (await headersOf(shop, two))['X-A'] ?? '' },
      { 'X-A': (await headersOf(other, foreign))['X-A'] ?? '' },
      { 'X-A': second },
      { 'X-A': `${text.slice(0, -20)}${otherCharacter}${text.slice(-19)}` },
      { 'X-A': text.slice(0, -4) },
      { 'X-A': text.replace('enc:v1:k1:', 'enc:v1:k1:AAAA') },
    ]) {
      await webhooks.changeEndpoint(shop, one, { headers: moved });
      assert.deepEqual(await shown(one), { 'X-A': '***' });
    }
    const stored = await webhooks.findEndpoint(other, foreign);
    await webhooks.changeEndpoint(shop, two, { secrets: stored?.secrets ?? [] } as object);
    assert.equal((await call('GET', `/webhooks/${two}/secrets`)).status, 503);
    assert.match(unreadable()[0] ?? '', /it was changed, it was stored for another record/);
    // Whoever may replace a value mends it.
    await call('PATCH', `/webhooks/${one}`, { headers: { 'X-A': 'new' } });
    assert.deepEqual(await shown(one), { 'X-A': 'new' });
    await call('POST', `/webhooks/${two}/secrets/rotate`, { overlap_seconds: 0 });
    assert.equal((await call('GET', `/webhooks/${two}/secrets`)).status, 200);
    assert.equal((await call('DELETE', `/webhooks/${two}`)).status, 200);
  });

  test(`that were stored as plain text are read, and encrypted when they are written, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    const plain = await open(cleanup, house, null);
    const { webhook, instance } = await fill(plain, 'http://127.0.0.1:9/hook');
    const { endpoint, secret } = webhook as unknown as { endpoint: { id: string }; secret: string };
    const { call } = await open(cleanup, house, [newKey('k1')]);
    const secrets = (await call('GET', `/webhooks/${endpoint.id}/secrets`)).json.data as { secret: string }[];
    assert.equal(secrets[0]?.secret, secret);
    await call('POST', `/webhooks/${endpoint.id}/secrets/rotate`, { overlap_seconds: 0 });
    await call('PATCH', `/webhooks/${endpoint.id}`, { headers: { 'X-Receiver': 'RECEIVER-PASSWORD' } });
    await call('PATCH', `/instances/${instance.id}`, {
      settings: { user: 'bob', password: 'CHANNEL-PASSWORD' },
    });
    const stored = await house.stored();
    assert.ok(!stored.includes(secret));
    assert.ok(!stored.includes('RECEIVER-PASSWORD') && !stored.includes('CHANNEL-PASSWORD'));
  });
}

test('are refused where somebody gives what looks encrypted, with the name of the field', async cleanup => {
  const house = await vaults.lowdb?.(cleanup);
  assert.ok(house);
  for (const keys of [null, [newKey('k1')]]) {
    const { call } = await open(cleanup, house, keys);
    const fake = `enc:v1:k1:${'A'.repeat(60)}`;
    const url = 'http://127.0.0.1:9/hook';
    for (const [path, body, field] of [
      ['/webhooks', { url, event_types: ['*'], headers: { 'X-A': fake } }, 'headers/X-A'],
      [
        '/automation/endpoints',
        { name: 'I', event_type: 'a.b', verification: { scheme: 'github', secret: fake } },
        'verification/secret',
      ],
    ] as const) {
      const { status, json } = await call('POST', path, body);
      assert.deepEqual(
        [status, json.msg],
        [400, `Invalid request: ${field} must not begin as an encrypted value does`],
      );
    }
  }
});

test.run();
