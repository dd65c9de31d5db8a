/** The permitted targets of deliveries. */
import assert from 'node:assert/strict';
import type { Resolve } from '../../src/outbound/resolve.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import { shop } from '../../src/testing/sample.ts';
import { post, secrets, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { until } from '../until.ts';
import { engine, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook targets');

/** Host names of a network with misleading addresses. */
const addresses: Record<string, string[]> = {
  'public.example': ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'],
  'inside.example': ['10.0.0.7'],
  'mixed.example': ['93.184.216.34', '192.168.1.1'],
  'loop.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
};
const resolve: Resolve = async name => {
  const found = addresses[name.replace(/\.$/, '')];
  if (found === undefined) throw new Error('ENOTFOUND');
  return found.map(address => ({ address, family: address.includes(':') ? 6 : 4 }));
};

const forbidden = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1.:80/',
  'http://localhost/',
  'http://LOCALHOST:8080/',
  'http://localhost./',
  'http://0.0.0.0/',
  'http://0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://239.255.255.255/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:10.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[2001:db8::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://①②⑦.⓪.⓪.①/',
  'http://inside.example/',
  'http://mixed.example/',
  'http://loop.example/',
  'http://mapped.example/',
  'http://metadata.google.internal/',
  'http://nobody.example/',
  'ftp://public.example/',
  'file:///etc/passwd',
  'gopher://public.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'unix:/var/run/docker.sock',
  '//public.example/',
  '/hook',
  '',
  'not a url',
  'http://',
  'http://me:secret@public.example/',
  'https://me@public.example/',
  'https://public.example/#fragment',
];

test('must be public IP addresses', async () => {
  const guard = new TargetGuard({ resolve });
  for (const url of forbidden) await assert.rejects(guard.check(url), { name: 'ForbiddenTargetError' }, url);
  for (const url of [
    'https://public.example/hook?a=b',
    'http://93.184.216.34:8080/',
    'http://[2606:2800:220:1::1]/',
  ])
    await guard.check(url);
});

test('are refused if they are internal services of clouds, in any address range', async () => {
  const named: Record<string, string> = { 'metadata.azure.example': '168.63.129.16' };
  const guard = new TargetGuard({
    resolve: async name => [{ address: named[name] ?? '', family: 4 }],
  });
  for (const [cloud, address] of [
    ['Azure, wire server', '168.63.129.16'],
    ['Azure, wire server in IPv6', '[::ffff:168.63.129.16]'],
    ['Azure, wire server by a name', 'metadata.azure.example'],
    ['AWS, Azure, Google, Oracle, DigitalOcean, Hetzner and others', '169.254.169.254'],
    ['AWS', '[fd00:ec2::254]'],
    ['AWS, containers', '169.254.170.2'],
    ['AWS, pods', '[fd00:ec2::23]'],
    ['Google', '[fd20:ce::254]'],
    ['Alibaba', '100.100.100.200'],
    ['Oracle, classic', '192.0.0.192'],
    ['Tencent', '169.254.0.23'],
    ['Scaleway', '169.254.42.42'],
    ['Scaleway in IPv6', '[fd00:42::42]'],
    ['OpenStack in IPv6', '[fe80::a9fe:a9fe]'],
    ['IBM, infrastructure', '161.26.0.10'],
    ['IBM, service endpoints', '166.9.1.1'],
    ['IPv4 inside IPv6: NAT64', '[64:ff9b::a9fe:a9fe]'],
    ['IPv4 inside IPv6: 6to4', '[2002:a9fe:a9fe::1]'],
    ['IPv4 inside IPv6: Teredo', '[2001:0:a9fe:a9fe::1]'],
    ['IPv4 inside IPv6: ISATAP', '[2606:2800::5efe:a9fe:a9fe]'],
    ['IPv4 inside IPv6: ISATAP of a public IPv4', '[2606:2800::200:5efe:a9fe:a9fe]'],
  ])
    await assert.rejects(guard.check(`http://${address}/`), { name: 'ForbiddenTargetError' }, cloud);
  for (const near of ['168.63.129.15', '161.25.255.255', '166.12.0.1', '[2606:2800::5eff:a9fe:a9fe]'])
    await guard.check(`http://${near}/`);
});

test('are refused with the same message whether a name is unknown, private, or allowed and unknown', async () => {
  const guard = new TargetGuard({ allowed: ['later.example'], resolve });
  const message = 'has a host name that cannot be resolved to a public IP address';
  for (const name of ['nobody.example', 'inside.example', 'mixed.example'])
    await assert.rejects(guard.check(`http://${name}/`), { message }, name);
  await assert.rejects(async () => guard.addressesOf({ host: 'later.example', port: 80 }), { message });
  for (const name of ['10.0.0.1', '[::1]', 'localhost', 'a.localhost'])
    await assert.rejects(
      new TargetGuard().check(`http://${name}/`),
      { message: 'must point to a public IP address' },
      name,
    );
});

test('may be private if the host lists them', async () => {
  const guard = new TargetGuard({
    allowed: ['10.0.0.0/8', 'fd00::/8', 'localhost', 'later.example'],
    resolve,
  });
  for (const url of [
    'http://10.9.9.9/',
    'http://inside.example/',
    'http://[fd00::1]/',
    'http://LocalHost:1/',
    'http://later.example/',
  ])
    await guard.check(url);
  for (const url of [
    'http://127.0.0.1/',
    'http://192.168.0.1/',
    'http://mixed.example/',
    'http://[fc00::1]/',
  ])
    await assert.rejects(guard.check(url), { name: 'ForbiddenTargetError' }, url);
  assert.throws(() => new TargetGuard({ allowed: ['10.0.0.0/99'] }));
});

test('may point anywhere if the host allows their name', async () => {
  const guard = new TargetGuard({ allowed: ['Inside.example.', 'mixed.example'], resolve });
  for (const [host, count] of [
    ['inside.example', 1],
    ['INSIDE.example.', 1],
    ['mixed.example', 2],
  ] as const)
    assert.equal((await guard.addressesOf({ host, port: 80 })).length, count, host);
  await assert.rejects(async () => guard.addressesOf({ host: 'loop.example', port: 80 }), {
    message: 'has a host name that cannot be resolved to a public IP address',
  });
});

test('are refused over HTTP with the reason when a webhook is created, updated or tested', async cleanup => {
  const mock = await mockFor(cleanup);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const ask = (url: unknown, more: object = {}) =>
    post(`${mock.url}/api/v1/webhooks`, { url, event_types: ['*'], ...more }, authorization);
  for (const [url, msg] of [
    ['http://10.0.0.1/', 'url must point to a public IP address'],
    ['ftp://example.com/', 'url must be an absolute http or https URL'],
    ['https://me:pw@example.com/', 'url must not contain a user name or password'],
    ['x'.repeat(2049), 'url must have at most 2048 characters'],
    ['', 'url must not be empty'],
    [7, 'url must be a string'],
  ] as const) {
    const { status, json } = await ask(url);
    assert.deepEqual([status, json.msg], [400, `Invalid request: ${msg}`]);
  }
  const local = 'http://127.0.0.1:9/';
  for (const more of [
    { event_types: [] },
    { event_types: ['key.craeted'] },
    { event_types: ['Key.created'] },
    { headers: { 'Webhook-Id': 'x' } },
    { headers: { Host: 'x' } },
    { headers: { 'X-A': 'a\r\nX-Evil: 1' } },
    { headers: { 'x y': 'a' } },
    { rate: 0 },
    { description: 'a\0b' },
  ])
    assert.equal((await ask(local, more)).status, 400, JSON.stringify(more));
  assert.equal((await ask(local)).status, 201);
  const { endpoint } = (await ask(local)).json.data as { endpoint: { id: string } };
  const changed = await fetch(`${mock.url}/api/v1/webhooks/${endpoint.id}`, {
    method: 'PATCH',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'http://192.168.7.7/' }),
  });
  assert.equal(changed.status, 400);
  await mock.repository.webhooks.changeEndpoint('ws_studio', endpoint.id, { url: 'http://192.168.7.7/' });
  const tested = await post(`${mock.url}/api/v1/webhooks/${endpoint.id}/test`, {}, authorization);
  assert.deepEqual(
    [tested.status, tested.json.msg],
    [400, 'Invalid request: url must point to a public IP address'],
  );
});

test('that change their address between check and connection get nothing', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const { url, received } = await receiver(cleanup);
  const { port } = new URL(url);
  let asked = 0;
  const rebinding: Resolve = async () => {
    asked += 1;
    // A public address at the check, and this machine at the connection.
    return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
  };
  const webhooks = engine(cleanup, repository, { allowPrivateTargets: [], resolve: rebinding });
  await webhooks.check(`http://rebinding.example:${port}/`);
  // Results are cached for some seconds.
  const { now } = performance;
  performance.now = () => now.call(performance) + 60_000;
  cleanup(() => {
    performance.now = now;
  });
  for (const [id, target] of [
    ['ep_name', `http://rebinding.example:${port}/`],
    ['ep_literal', `http://127.0.0.1:${port}/`],
    ['ep_mapped', `http://[::ffff:127.0.0.1]:${port}/`],
  ] as const)
    await listen(repository, target, { id });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
  const errors = async () => {
    const { deliveries } = await repository.webhooks.listDeliveries(shop, { limit: 10 });
    return deliveries.map(({ attempts }) => attempts[0]?.error);
  };
  await until(async () => (await errors()).every(error => error !== undefined));
  assert.deepEqual([...new Set(await errors())].sort(), [
    'the URL has a host name that cannot be resolved to a public IP address',
    'the URL must point to a public IP address',
  ]);
  assert.equal(received.length, 0);
  assert.ok(asked >= 2);
});

test.run();
