/** Uploads that a real server refuses before they have arrived. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Cleanup, send, suiteOf } from '../../helper.ts';
import { before } from './real.ts';

const test = suiteOf('An upload through the mock server');

const refusal = '{"status":"error","msg":"The request body is too large"}';

/** Answers the head of each request, and closes the connection while the body arrives. */
async function refusing(cleanup: Cleanup, answer: string) {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer, () => socket.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const body = Buffer.alloc(8_000_000);

test('that is refused early is answered with the refusal', async cleanup => {
  const headers = `content-type: application/json\r\ncontent-length: ${refusal.length}\r\nconnection: close`;
  const there = await refusing(cleanup, `HTTP/1.1 413 Content Too Large\r\n${headers}\r\n\r\n${refusal}`);
  const mock = await before(cleanup, there);
  for (let count = 0; count < 20; count += 1) {
    const answer = await send(`${mock.url}/files`, { method: 'POST', body });
    assert.equal(answer.status, 413, JSON.stringify(answer.json));
    assert.equal(answer.json.msg, 'The request body is too large');
  }
});

test('that ends without an answer is 502', async cleanup => {
  const there = await refusing(cleanup, '');
  const mock = await before(cleanup, there);
  const answer = await send(`${mock.url}/files`, { method: 'POST', body });
  assert.equal(answer.status, 502);
});

test.run();
