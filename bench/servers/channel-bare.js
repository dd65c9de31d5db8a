/**
 * Plain Node, node-postgres and undici: stores a message and its event, hands it to the bridge, and stores what has
 * become of it with another event. Without a database, it only hands it on.
 */
import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { Agent } from 'undici';
import { instructions, serve } from './serve.js';

const { connectionString, schema, url, secret } = await instructions();
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
const agent = new Agent({ connections: 10 });
const pool = connectionString === undefined ? null : new pg.Pool({ connectionString, max: 10 });
await pool?.query(`create schema ${schema}
  create table messages (id text primary key, chat text not null, content json not null, state text not null,
    created_at timestamptz not null, sent_at timestamptz, external_id text unique)
  create index messages_of_chat on messages (chat, created_at)
  create table events (id text primary key, payload json not null)`);
const insert = `with stored as (insert into ${schema}.messages (id, chat, content, state, created_at)
    values ($1, $2, $3, 'queued', now()))
  insert into ${schema}.events values ($4, $5)`;
const update = `with stored as (update ${schema}.messages set state = 'sent', sent_at = now(), external_id = $2 where id = $1)
  insert into ${schema}.events values ($3, $4)`;

async function hand(id, { to, text }) {
  const body = JSON.stringify({ message: { id, again: false, chat: to, content: { kind: 'text', text } } });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const answer = await agent.request({ origin: url, path: '/send', method: 'POST', headers, body });
  const { external_id: externalId } = await answer.body.json();
  await pool?.query(update, [id, externalId, randomUUID(), JSON.stringify({ id, state: 'sent' })]);
  left -= 1;
}

let left = 0;
await serve(async (request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify({ data: Array(Math.min(left, 1)).fill({}) }));
    return;
  }
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const message = JSON.parse(Buffer.concat(chunks).toString());
  const id = randomUUID();
  left += 1;
  const content = JSON.stringify({ kind: 'text', text: message.text });
  await pool?.query(insert, [id, message.to, content, randomUUID(), JSON.stringify({ id, state: 'queued' })]);
  response.writeHead(202, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { id } }));
  hand(id, message);
});
