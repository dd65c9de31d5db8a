/**
 * What a team puts together from well-kept middleware for the same answers: keys by their hash, a limit for each key, an
 * ETag, ids of requests, and records that are made to JSON.
 */
import { createHash, randomUUID } from 'node:crypto';
import etag from '@koa/etag';
import Router from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import conditional from 'koa-conditional-get';
import ratelimit from 'koa-ratelimit';
import { instructions, serve } from '../../servers/serve.js';

const { secret, answers } = await instructions();
const hashOf = text => createHash('sha256').update(text).digest('hex');
const keys = new Map([[hashOf(secret), { id: 'key', scopes: ['marketplace:read', 'models:read'] }]]);

const app = new Koa();
app.use(async (ctx, next) => {
  ctx.set('X-Request-Id', ctx.get('X-Request-Id') || randomUUID());
  await next();
});
app.use(koaBody());
app.use(async (ctx, next) => {
  const given =
    ctx.query.api_key ?? ctx.request.body?.api_key ?? ctx.get('Authorization').replace(/^Bearer /, '');
  const key = keys.get(hashOf(given));
  if (key === undefined) {
    ctx.status = 401;
    ctx.body = { status: 'error', msg: 'Unknown API key' };
    return;
  }
  ctx.state.key = key;
  await next();
});
app.use(
  ratelimit({
    driver: 'memory',
    db: new Map(),
    duration: 1_000,
    max: 200_000,
    id: ctx => ctx.state.key.id,
  }),
);
app.use(conditional());
app.use(etag());

const router = new Router();
const records = Object.fromEntries(
  Object.entries(answers).map(([path, { bytes }]) => [path, JSON.parse(Buffer.from(bytes).toString())]),
);
for (const [path, { method }] of Object.entries(answers))
  router[method.toLowerCase()](path, ctx => {
    ctx.body = records[path];
  });
app.use(router.routes());

await serve(app.callback());
