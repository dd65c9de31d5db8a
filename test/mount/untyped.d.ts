declare module 'koa2' {
  import Koa from 'koa';
  export default Koa;
}

declare module 'koa-bodyparser' {
  import type Koa from 'koa';
  export default function bodyParser(options?: object): Koa.Middleware;
}
