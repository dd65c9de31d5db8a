/** createRouter over the PostgreSQL adapter. Reports its peak memory since the last report. */
import Koa from 'koa';
import pg from 'pg';
import { createRouter } from '../../dist/index.js';
import { postgresRepository } from '../../dist/postgres.js';
import { boundless } from './rate-limits.js';
import { instructions, serve } from './serve.js';
import { spanEachRequest } from './tracing.js';

const { connectionString, schema, preparedStatements = false, tracing } = await instructions();
const baseUrl = 'http://127.0.0.1';
const pool = new pg.Pool({ connectionString, max: 10 });
const repository = await postgresRepository({ pool, schema, baseUrl, preparedStatements });

let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(look, 5).unref();
process.on('message', message => {
  if (message !== 'memory') return;
  look();
  process.send({ peak });
  peak = 0;
});

const app = new Koa();
const options = { repository, publicUrl: baseUrl, rateLimits: boundless };
await spanEachRequest(tracing, app);
app.use(createRouter(options).routes());
await serve(app.callback());
