/** Plain Koa with ctx.redirect that stores each click in PostgreSQL, in one INSERT for those of 50 ms. */
import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import pg from 'pg';
import { instructions, serve } from './serve.js';

const { target, connectionString, schema, workspaceId, linkId } = await instructions();
const pool = new pg.Pool({ connectionString });
const prefix = randomBytes(12).toString('base64url');
const insert = `insert into ${schema}.link_clicks (workspace_id, link_id, id, at, referrer, country, device, bot)
  select * from json_to_recordset($1::json) as given (workspace_id text, link_id text, id text, at timestamptz,
    referrer text, country text, device text, bot boolean)`;
let clicks = [];
let count = 0;
let isStoring = false;
setInterval(async () => {
  if (isStoring || clicks.length === 0) return;
  const stored = clicks;
  clicks = [];
  isStoring = true;
  await pool.query({ name: 'insert', text: insert, values: [JSON.stringify(stored)] });
  isStoring = false;
}, 50);

await serve(
  new Koa()
    .use(ctx => {
      count += 1;
      clicks.push({
        workspace_id: workspaceId,
        link_id: linkId,
        id: prefix + count,
        at: new Date().toISOString(),
        referrer: null,
        country: null,
        device: 'desktop',
        bot: false,
      });
      ctx.redirect(target);
    })
    .callback(),
);
