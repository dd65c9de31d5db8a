/**
 * The floor: stores an event durably, sends it to the hook, and stores that it was sent, without anything else. In a
 * file, each step writes `size` bytes to a new file, syncs it, and gives it the name.
 */
import { open, rename } from 'node:fs/promises';
import pg from 'pg';
import { instructions, serve } from './serve.js';

const { connectionString, file, hookUrl, size } = await instructions();

async function inDatabase() {
  const pool = new pg.Pool({ connectionString, max: 10 });
  await pool.query(
    'create table latency_bare (id bigint primary key generated always as identity, data text, sent timestamptz)',
  );
  return async (data, id) => {
    if (id !== undefined) return pool.query('update latency_bare set sent = now() where id = $1', [id]);
    const { rows } = await pool.query('insert into latency_bare (data) values ($1) returning id', [data]);
    return rows[0].id;
  };
}

/** Steps that come while a file is written share the next one. */
function inFile() {
  const bytes = Buffer.alloc(size, 'x');
  let next = null;
  let writing = Promise.resolve();
  const write = async () => {
    next = null;
    const handle = await open(`${file}.tmp`, 'w');
    await handle.writeFile(bytes);
    await handle.sync();
    await handle.close();
    await rename(`${file}.tmp`, file);
  };
  return () => {
    next ??= writing = writing.then(write);
    return next;
  };
}

const step = file === undefined ? await inDatabase() : inFile();

await serve((req, res) => {
  let text = '';
  req.on('data', chunk => {
    text += chunk;
  });
  req.on('end', async () => {
    const id = await step(text);
    res.writeHead(202).end();
    const response = await fetch(hookUrl, { method: 'POST', body: text });
    await response.arrayBuffer();
    await step(text, id);
  });
});
