/**
 * Plain Koa, koa-body and node-postgres: looks the key up, and inserts the same rows into the same tables, with other
 * ids in each request. `asOne: false`: one insert a table, in a transaction; `true`: the statement that ours inserts
 * them with.
 */
import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import pg from 'pg';
import { instructions, serve } from './serve.js';

const { connectionString, schema, look, insert, asOne } = await instructions();
const pool = new pg.Pool({ connectionString, max: 10 });
const tables = ['automation_events', 'webhook_events', 'webhook_deliveries', 'webhook_wake_ups'];
const inserts = asOne ? [insert] : await Promise.all(tables.map(insertOf));

/** Inserts the row of a table, which one event has led to. */
async function insertOf(table) {
  const { rows } = await pool.query(`select to_jsonb(t)::text as row from ${schema}.${table} t`);
  if (rows.length !== 1) throw new Error(`${table} has ${rows.length} rows`);
  const columns = Object.entries(JSON.parse(rows[0].row)).filter(([, value]) => value !== null);
  const names = columns.map(([name]) => name).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const values = columns.map(([, value]) => (Array.isArray(value) ? JSON.stringify(value) : value));
  return { text: `insert into ${schema}.${table} (${names}) values (${places})`, values };
}

/** The ids of the event, and of what wakes its worker. */
const [[event], bell] = [JSON.parse(insert.values[0]), insert.values.at(-1)];

function renamed(value, names) {
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [id, name] of names) text = text.replaceAll(id, name);
  return text;
}

async function answer(ctx) {
  const { rows } = await pool.query(look);
  if (rows.length === 0) ctx.throw(401);
  const names = [event.id, bell].map(id => [id, randomUUID()]);
  const given = inserts.map(({ text, values }) => [text, values.map(value => renamed(value, names))]);
  if (asOne) await pool.query(...given[0]);
  else await transaction(given);
  ctx.status = 202;
  ctx.body = { status: 'success', data: { id: names[0][1], type: ctx.request.body.type } };
}

async function transaction(statements) {
  const client = await pool.connect();
  await client.query('BEGIN');
  for (const statement of statements) await client.query(...statement);
  await client.query('COMMIT');
  client.release();
}

const app = new Koa().use(koaBody()).use(answer);
// Requests that the load generator breaks off at its end are no failures.
app.silent = true;
await serve(app.callback());
