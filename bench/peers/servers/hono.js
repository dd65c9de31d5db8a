/** Hono on Node, sending prepared bytes. */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { instructions, serve } from '../../servers/serve.js';

const app = new Hono();
for (const [path, { method, type, etag, bytes }] of Object.entries(await instructions()))
  app.on(method, path, async context => {
    if (method === 'POST') await context.req.json();
    if (etag !== undefined && context.req.header('if-none-match') === etag)
      return context.body(null, 304, { ETag: etag });
    return context.body(bytes, 200, { 'Content-Type': type });
  });

await serve(getRequestListener(app.fetch));
