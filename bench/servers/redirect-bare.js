/** Plain Koa with ctx.redirect, without a router or recording. */
import Koa from 'koa';
import { instructions, serve } from './serve.js';

const { target } = await instructions();
await serve(new Koa().use(ctx => ctx.redirect(target)).callback());
