/** Plain Koa that sends one prepared response, of any status, for every request. It leaves bodies unread. */
import Koa from 'koa';
import { instructions, serve } from './serve.js';

const { status, headers, bytes } = await instructions();
const app = new Koa();
app.use(ctx => {
  ctx.status = status;
  for (const [name, value] of Object.entries(headers)) ctx.res.setHeader(name, value);
  ctx.body = bytes;
});
await serve(app.callback());
