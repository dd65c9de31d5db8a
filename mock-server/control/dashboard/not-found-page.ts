/** What a browser sees at an address that the mock server does not have. Programs get the error of the API. */
import { hash } from 'node:crypto';
import type Koa from 'koa';
import { html } from '../../../src/console/html.ts';

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem}h1{margin:0 0 .5rem;font-size:1.25rem}p{margin:0 0 1rem}code{overflow-wrap:anywhere}';

const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; img-src data:; frame-ancestors 'none'; base-uri 'none'`;

/** Whether somebody looks at it: a browser that asks for a page, at no address of the API. */
const isForPeople = (ctx: Koa.Context, path: string): boolean =>
  ['GET', 'HEAD'].includes(ctx.method) &&
  !/^\/api(?:\/|$)/i.test(path) &&
  ctx.accepts('json', 'html') === 'html';

/** `path`: `null` if the request has none. `links`: names and paths. Returns whether it has answered. */
export function showNotFound(
  ctx: Koa.Context,
  path: string | null,
  links: readonly (readonly [string, string])[],
): boolean {
  if (path === null || !isForPeople(ctx, path)) return false;
  ctx.status = 404;
  ctx.set({
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  ctx.vary('Accept');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found - Mock server</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Page not found</h1>
<p>The mock server has nothing at <code>${path.slice(0, 200)}</code>.</p>
${links.map(([name, href]) => html`<p><a href="${href}">${name}</a></p>\n`)}
</main>
</body>
</html>
`.text;
  return true;
}
