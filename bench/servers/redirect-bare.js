/** Koa alone, with ctx.redirect: behind no router, recording nothing. */
import Koa from 'koa';
import { instructions, serve } from './serve.js';

const { target } = await instructions();
await serve(new Koa().use(ctx => ctx.redirect(target)).callback());
