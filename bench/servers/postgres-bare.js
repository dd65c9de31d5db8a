/** Plain Koa and node-postgres: runs the same statements for a request, and sends the rows of the last one. */
import Router from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import pg from 'pg';
import { instructions, serve } from './serve.js';

const { connectionString, queries } = await instructions();
const pool = new pg.Pool({ connectionString, max: 10 });
const router = new Router();
for (const [path, statements] of Object.entries(queries)) {
  const answer = async ctx => {
    let rows;
    for (const { text, values } of statements) ({ rows } = await pool.query(text, values));
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = JSON.stringify(rows);
  };
  if (path.endsWith('validation')) router.post(path, koaBody(), answer);
  else router.get(path, answer);
}
await serve(new Koa().use(router.routes()).callback());
