/**
 * A bridge that answers at once. It notes when each message arrives, and sends events when it is asked to: so many
 * messages to each instance, several at the same time.
 */
import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import { instructions, serve } from './serve.js';

const { secret } = await instructions();
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
const agent = new Agent({ connections: 64 });
/** What a connection was told, by instance. */
const connected = new Map();
/** When each message arrived, by its id, on the clock that all processes of this machine share. */
let arrived = new Map();
let count = 0;

async function tell({ instance, session, callback_url: url }, event) {
  count += 1;
  const id = `evt_${process.pid}_${count}`;
  const body = JSON.stringify({ instance, session, event });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const { origin, pathname } = new URL(url);
  const response = await agent.request({
    origin,
    path: pathname,
    method: 'POST',
    headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    body,
  });
  const text = await response.body.text();
  if (response.statusCode !== 204) throw new Error(`${response.statusCode} ${text}`);
}

const answers = {
  '/connect': body => {
    connected.set(body.instance, body);
    setImmediate(() => tell(body, { type: 'open', address: '+491' }));
    return {};
  },
  '/send': ({ message }) => {
    arrived.set(message.id, process.hrtime.bigint());
    return { external_id: `x_${message.id}` };
  },
};

process.on('message', async message => {
  if (message === 'arrived') {
    process.send({ arrived });
    arrived = new Map();
  }
  if (message.receive === undefined) return;
  const { instances, chats, each, concurrency } = message.receive;
  const at = new Date().toISOString();
  let next = 0;
  const started = process.hrtime.bigint();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < each) {
        const number = next;
        next += 1;
        const from = `+49${1_000 + (number % chats)}`;
        await tell(connected.get(instances[number % instances.length]), {
          type: 'message',
          external_id: `${started}_${number}`,
          chat: from,
          chat_kind: 'direct',
          from,
          content: { kind: 'text', text: 'x'.repeat(300) },
          at,
        });
      }
    }),
  );
  process.send({ seconds: Number(process.hrtime.bigint() - started) / 1e9 });
});

await serve(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const answer = answers[request.url] ?? (() => ({}));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(body)));
});
