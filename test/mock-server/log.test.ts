import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { redactUrl } from '../../mock-server/redact.ts';
import { knownCode, post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { until } from '../until.ts';

const test = suiteOf('Request log');

/** Lines that the log has written, and a way to wait for more of them. */
function lines() {
  const written: string[] = [];
  return {
    log: (line: string) => void written.push(line),
    async reach(count: number): Promise<string[]> {
      await until(
        () => written.length >= count,
        () => written,
      );
      return written;
    },
  };
}

test('has one line per request, with status and time, and without secrets', async cleanup => {
  const { log, reach } = lines();
  const mock = await mockFor(cleanup, { log });
  const { studio, test: tried } = secrets;
  await send(`${mock.url}/api/items/all?api_key=${studio}&page=2&q=a%20b`);
  await send(`${mock.url}/api/items/all?%61pi_key=${studio}`);
  await send(`${mock.url}/api/v1/models`, { headers: { authorization: `Bearer ${studio}` } });
  await post(`${mock.url}/api/purchases/validation?purchase_code=${knownCode}`, { api_key: studio });
  await send(`${mock.url}/${studio}/x?other=${studio}`);
  await send(`${mock.url}/${tried}/x?other=${tried}`);
  await send(`${mock.url}/api/items/all?%`);
  await send(`${mock.url}/x/${knownCode}?code=${knownCode}&other=%34${knownCode.slice(1)}`);
  const written = await reach(8);
  const bare = written.map(line => line.replace(/^\d\d:\d\d:\d\d /, '').replace(/ [\d.]+ ms$/, ''));
  assert.deepEqual(bare, [
    'GET /api/items/all?api_key=***&page=2&q=a%20b 200',
    'GET /api/items/all?%61pi_key=*** 200',
    'GET /api/v1/models 200',
    'POST /api/purchases/validation?purchase_code=*** 200',
    'GET /mk_***/x?other=mk_*** 404',
    'GET /mk_test_***/x?other=mk_test_*** 404',
    'GET /api/items/all?% 401',
    'GET /x/***?code=***&other=*** 404',
  ]);
  assert.equal(written.join('').includes(studio.slice(3, 12)), false);
  assert.equal(written.join('').includes(tried.slice(8, 17)), false);
});

test('never has what somebody searches for in the console', () => {
  const place = '/shop/user/api/workspaces/ws_studio/search';
  assert.equal(redactUrl(`${place}?part=results&q=ingrid%40example.com`), `${place}?part=results&q=***`);
  assert.equal(redactUrl(`${place}?%71=ingrid`), `${place}?%71=***`);
  const back = encodeURIComponent(`${place}?part=results&q=ingrid`);
  assert.equal(redactUrl(`/user/api/login?return_to=${back}`), '/user/api/login?return_to=***');
  assert.equal(redactUrl('/api/v1/links/search?q=a'), '/api/v1/links/search?q=a');
});

test('records that a client disconnected', async cleanup => {
  const { log, reach } = lines();
  const mock = await mockFor(cleanup, { log });
  const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
  let answer = (_: unknown) => {};
  const entered = new Promise<void>(resolve => {
    Object.assign(mock.repository.items, {
      list: () => {
        resolve();
        return new Promise(done => {
          answer = done;
        });
      },
    });
  });
  socket.write(`GET /api/items/all?api_key=${secrets.studio} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await entered;
  socket.destroy();
  const [line = ''] = await reach(1);
  // A request that never ends would be served while the tests of other files run in this process.
  answer({ items: [], total: 0 });
  assert.match(line, / GET \/api\/items\/all\?api_key=\*\*\* aborted /);
});

test('ignores a client that aborts its upload, and records internal errors', async cleanup => {
  const { log, reach } = lines();
  const mock = await mockFor(cleanup, { log });
  const { error: print } = console;
  cleanup(() => {
    console.error = print;
  });
  const printed: string[] = [];
  console.error = (...parts: unknown[]) => void printed.push(parts.join(' '));
  const head = `POST /api/purchases/validation?api_key=${secrets.studio} HTTP/1.1\r\nHost: localhost\r\n`;
  const type = 'Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n';
  for (const [index, cutOff] of (['resetAndDestroy', 'destroy', 'end'] as const).entries()) {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(head + type);
    // The headers were read, and the service waits for the body.
    await once(socket, 'data');
    socket.write('{"purchase_code"');
    socket[cutOff]();
    await reach(index + 1);
  }
  Object.assign(mock.repository.items, {
    list: () => {
      throw Object.assign(new Error('of the service'), { code: 'ECONNRESET' });
    },
  });
  const headers = { authorization: `Bearer ${secrets.studio}` };
  assert.equal((await send(`${mock.url}/api/items/all`, { headers })).status, 500);
  assert.equal(printed.filter(one => one.trim() !== '').length, 1, printed.join('\n'));
  assert.match(printed.join('\n'), /of the service/);
});

test('ignores a client that leaves a stream of events with a reset', async cleanup => {
  const { log, reach } = lines();
  const mock = await mockFor(cleanup, { log });
  const { error: print } = console;
  cleanup(() => {
    console.error = print;
  });
  const printed: string[] = [];
  console.error = (...parts: unknown[]) => void printed.push(parts.join(' '));
  const [instance] = await mock.repository.messaging.listInstances('ws_studio');
  const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `GET /api/v1/instances/${instance?.id}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secrets.studio}\r\n\r\n`,
  );
  const [first] = await once(socket, 'data');
  assert.match(String(first), /^HTTP\/1\.1 200 /);
  socket.resetAndDestroy();
  await reach(1);
  assert.deepEqual(printed, []);
});

test('redacts secrets in every notation', () => {
  for (const [url, shown] of [
    ['/a?api_key=s', '/a?api_key=***'],
    ['/a?API_KEY=s&b=1', '/a?API_KEY=***&b=1'],
    ['/a?api_key=', '/a?api_key=***'],
    ['/a?api_key', '/a?api_key=***'],
    ['/a?x=1&purchase_code=s', '/a?x=1&purchase_code=***'],
    ['/a?%=1', '/a?%=1'],
    ['/a?', '/a?'],
    ['/a', '/a'],
  ] as const)
    assert.equal(redactUrl(url), shown);
});

test.run();
