import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as secured } from 'node:tls';
import { startMock } from '../../mock-server/index.ts';
import type { KeyAlias } from '../../mock-server/mock.ts';
import type { Item } from '../../src/generated/types.ts';
import { type Cleanup, fixtures, secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('startMock');

async function folder(cleanup: Cleanup): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('returns url, keys and repository, and listens on this machine only', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  assert.match(mock.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.deepEqual(mock.keys, secrets);
  // The type of `keys` names them.
  const aliases: KeyAlias[] = ['expired', 'press', 'revoked', 'sounds', 'studio', 'test'];
  assert.deepEqual(Object.keys(mock.keys).sort(), aliases);
  assert.equal((await send(`${mock.url}/api/items/all?api_key=${mock.keys.studio}`)).status, 200);
});

test('starts ten independent servers in one process', async cleanup => {
  const mocks = await Promise.all(Array.from({ length: 10 }, () => startMock()));
  for (const mock of mocks) cleanup(mock.close);
  const item = fixtures.items.ws_studio?.[0] as Item;
  await Promise.all(
    mocks.map((mock, index) =>
      mock.repository.put('items', 'ws_studio', {
        ...item,
        demo_link: 'https://a.example',
        media: { thumbnail: 'https://a.example', preview_image: 'https://a.example' },
        name: `Mock ${index}`,
      }),
    ),
  );
  await mocks[3]?.repository.keys.revoke('ws_studio', 'key_demo_studio', new Date(0).toISOString());
  for (const [index, { url }] of mocks.entries()) {
    const { status, json } = await send(`${url}/api/items/item?item_id=${item.id}&api_key=${secrets.studio}`);
    if (index === 3) assert.equal(status, 401);
    else assert.equal((json.item as Item).name, `Mock ${index}`);
  }
});

test('restores the fixtures with reset', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  // The messaging channel goes on with its instances.
  const data = () => {
    const { instances: _, channel_events: __, messaging_numbers: ___, ...rest } = mock.repository.data;
    return rest;
  };
  const before = data();
  await mock.repository.keys.revoke('ws_studio', 'key_demo_studio', new Date(0).toISOString());
  assert.notDeepEqual(data(), before);
  await mock.reset();
  assert.deepEqual(data(), before);
});

test('writes nothing by default', async cleanup => {
  const path = await folder(cleanup);
  const before = process.cwd();
  process.chdir(path);
  cleanup(() => process.chdir(before));
  const mock = await startMock();
  await mock.repository.keys.revoke('ws_studio', 'key_demo_studio', new Date(0).toISOString());
  await mock.close();
  assert.deepEqual(await readdir(path), []);
});

test('keeps a file between runs until reset, and uses the port of each run', async cleanup => {
  const file = join(await folder(cleanup), 'deep/er/mock.json');
  const first = await startMock({ file });
  await first.repository.keys.revoke('ws_studio', 'key_demo_studio', '2026-01-01T00:00:00Z');
  await first.close();
  const second = await startMock({ file });
  assert.equal(second.repository.data.keys.ws_studio?.[0]?.revoked_at, '2026-01-01T00:00:00Z');
  assert.ok(second.repository.data.items.ws_studio?.[0]?.demo_link.startsWith(`${second.url}/demo/`));
  await second.close();
  await writeFile(file, 'damaged');
  await assert.rejects(startMock({ file }), { name: 'InvalidDataError' });
  const third = await startMock({ file, reset: true });
  assert.equal(third.repository.data.keys.ws_studio?.[0]?.revoked_at, null);
  await third.close();
  assert.equal((await readFile(file, 'utf8')).includes(third.url), false);
});

test('accepts fixtures from a folder, or collections instead of ours', async cleanup => {
  const path = await folder(cleanup);
  await assert.rejects(startMock({ fixtures: path }), {
    message: `${path} contains no fixtures: expected accounts.json, workspaces.json, keys.json, items.json, purchases.json, models.json, users.json, memberships.json, invitations.json, webhook_endpoints.json, webhook_events.json, webhook_deliveries.json, delivery_hours.json, links.json, link_days.json, link_clicks.json, automation_endpoints.json, automation_events.json, automation_types.json, instances.json, media.json, messages.json, chats.json, contacts.json, chat_groups.json, channel_events.json, audit_entries.json, request_log.json, usage_counts.json, usage_hours.json`,
  });
  for (const name of ['accounts', 'workspaces', 'keys'] as const)
    await writeFile(join(path, `${name}.json`), JSON.stringify(fixtures[name]));
  await writeFile(join(path, 'items.json'), '{}');
  const mock = await startMock({ fixtures: path });
  cleanup(mock.close);
  assert.equal(
    (await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`)).json.msg,
    'No items found',
  );
  await writeFile(join(path, 'items.json'), '{"ws_studio": [}');
  await assert.rejects(startMock({ fixtures: path }), {
    message: `${join(path, 'items.json')}: /ws_studio/0 is not JSON at line 1, column 16`,
  });
  const partly = await startMock({ fixtures: { models: { ws_studio: [] } } });
  cleanup(partly.close);
  assert.deepEqual(
    (await send(`${partly.url}/api/v1/models`, { headers: { authorization: `Bearer ${secrets.studio}` } }))
      .json.data,
    [],
  );
  await assert.rejects(startMock({ fixtures: { models: { ws_nobody: [] } } }), {
    message: 'fixtures: /models/ws_nobody refers to an unknown workspace',
  });
});

test('lists only keys that exist in the data', async cleanup => {
  const file = join(await folder(cleanup), 'mock.json');
  const keys = {
    ws_studio: [{ ...fixtures.keys.ws_studio?.[0], alias: 'mine', secret: 'my own secret' } as never],
  };
  await (await startMock({ file, fixtures: { keys } })).close();
  const mock = await startMock({ file });
  cleanup(mock.close);
  assert.deepEqual(mock.keys, {});
});

test('reports a port in use and changes no file', async cleanup => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.close());
  const path = await folder(cleanup);
  const { port } = server.address() as AddressInfo;
  await assert.rejects(startMock({ port, file: join(path, 'mock.json') }), { code: 'EADDRINUSE' });
  assert.deepEqual(await readdir(path), []);
});

/** Whether a server has ended connections because they did not end by themselves in time. */
function whetherLate(cleanup: Cleanup): () => boolean {
  let isLate = false;
  const { closeAllConnections } = Server.prototype;
  Server.prototype.closeAllConnections = function (this: Server) {
    isLate = true;
    closeAllConnections.call(this);
  };
  cleanup(() => {
    Server.prototype.closeAllConnections = closeAllConnections;
  });
  return () => isLate;
}

test('is reached with the same client after it was closed and started again at its port', async cleanup => {
  let port = 0;
  for (let starts = 0; starts < 6; starts += 1) {
    const mock = await startMock({ port });
    cleanup(mock.close);
    port = Number(new URL(mock.url).port);
    // Unlike the client of the tests, fetch does not send a request again whose connection was closed before.
    for (let requests = 0; requests < 3; requests += 1)
      assert.notEqual(await (await fetch(`${mock.url}/__mock`)).text(), '');
    await mock.close();
  }
});

test('finishes running requests at close', async cleanup => {
  const mock = await startMock();
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const reached = new Promise<void>(resolve => {
    const { list } = mock.repository.items;
    Object.assign(mock.repository.items, {
      list: async (...call: Parameters<typeof list>) => {
        resolve();
        await held;
        return list(...call);
      },
    });
  });
  cleanup(release);
  const answer = send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
  await reached;
  const closed = mock.close();
  await assert.rejects(send(`${mock.url}/api/openapi.json`));
  release();
  assert.equal((await answer).status, 200);
  await closed;
});

test('closes as soon as the last request is answered, whose client keeps its connection open', async cleanup => {
  const mock = await startMock();
  const agent = new Agent({ keepAlive: true });
  cleanup(() => agent.destroy());
  const answered = once(
    request(`${mock.url}/`, { agent, headers: { prefer: 'delay=60000' } }).end(),
    'response',
  );
  await until(() => mock.requests().length > 0);
  const isLate = whetherLate(cleanup);
  const closed = mock.close();
  (await answered)[0].resume();
  await closed;
  assert.equal(isLate(), false);
});

for (const https of [false, true])
  test(`closes at once although a client keeps a connection on which it has sent nothing, with https ${https}`, async cleanup => {
    const mock = await startMock({ https });
    const isLate = whetherLate(cleanup);
    // As browsers do, for requests that may come.
    const place = { port: Number(new URL(mock.url).port), host: '127.0.0.1' };
    const connection = async () => {
      const socket = https ? secured({ ...place, ca: mock.certificate ?? '' }) : connect(place);
      cleanup(() => socket.destroy());
      await once(socket, https ? 'secureConnect' : 'connect');
      return socket;
    };
    await connection();
    // The server knows the connection when it answers a later one.
    const later = await connection();
    later.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await once(later, 'data');
    await mock.close();
    assert.equal(isLate(), false);
  });

test('shows a reachable address when it listens on all addresses', async cleanup => {
  const mock = await startMock({ host: '0.0.0.0' });
  cleanup(mock.close);
  assert.match(mock.url, /^http:\/\/127\.0\.0\.1:\d+$/);
});

test('serves all pictures and sounds of its fixtures', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const types: Record<string, string> = { svg: 'image/svg+xml', wav: 'audio/wav', webm: 'video/webm' };
  const text = JSON.stringify(mock.repository.data);
  const urls = new Set(text.match(new RegExp(`${mock.url}[^"]+`, 'g')));
  assert.ok(urls.size > 150);
  for (const url of urls) {
    const answer = await send(url);
    const type = types[url.slice(url.lastIndexOf('.') + 1)] ?? 'text/html; charset=utf-8';
    assert.deepEqual([url, answer.status, answer.headers['content-type']], [url, 200, type]);
  }
});

test('answers 404 in the envelope for unknown media and paths', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  for (const path of [
    '/media/thumbnail/9999.svg',
    '/media/audio/1001.wav',
    '/media/../package.json',
    '/demo/9',
    '/demo/%00',
    '/media/%',
    '/nowhere',
  ])
    assert.deepEqual(
      [path, (await send(mock.url + path)).json],
      [path, { status: 'error', msg: 'Not found' }],
    );
  assert.equal((await send(`${mock.url}/media/thumbnail/1001.svg`, { method: 'POST' })).status, 404);
});

test('redirects the root URL to the console', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await send(`${mock.url}/`, { method });
    assert.deepEqual([status, headers.location], [303, '/user/api']);
  }
});

test.run();
