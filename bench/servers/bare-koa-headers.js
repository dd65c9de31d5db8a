/** Plain Koa and @koa/router, with koa-body for requests with a body, sending prepared bytes and all headers of ours. */
import Router from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { instructions, serve } from './serve.js';

const router = new Router();

for (const [path, { method, headers, etag, bytes }] of Object.entries(await instructions())) {
  const { 'content-type': type, ...others } = headers;
  const answer = ctx => {
    for (const name in others) ctx.set(name, others[name]);
    if (ctx.req.headers['if-none-match'] !== undefined) {
      ctx.status = 200;
      ctx.set('ETag', etag);
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
    }
    ctx.set('Content-Type', type);
    ctx.body = bytes;
  };
  if (method === 'POST') router.post(path, koaBody(), answer);
  else router.get(path, answer);
}

await serve(new Koa().use(router.routes()).callback());
