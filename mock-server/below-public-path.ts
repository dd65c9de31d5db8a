/** The path of `publicUrl`, which a proxy in front of the mock server passes on or removes. */
import type Koa from 'koa';
import { partsOfPublicUrl } from '../src/common/network/public-url.ts';
import { originalPath } from '../src/http/urls.ts';

/** Serves what is below the path, and lets addresses in answers begin with it. */
export function belowPublicPath(publicUrl: string, answer: Koa.Middleware): Koa.Middleware {
  const { path } = partsOfPublicUrl(publicUrl);
  if (path === '') return answer;
  return (ctx, next) => {
    const { originalUrl } = ctx;
    // A request line in absolute form, which no browser sends to a server.
    if (!originalUrl.startsWith('/')) return answer(ctx, next);
    if (`${originalPath(ctx)}/`.startsWith(`${path}/`)) ctx.url = withSlash(originalUrl.slice(path.length));
    // The proxy has removed it: this is the URL that the client has sent.
    else ctx.originalUrl = `${path}${originalUrl}`;
    return answer(ctx, next);
  };
}

/** @throws TypeError if one cannot tell whether a proxy has removed the path, because own addresses begin so */
export function checkPublicPath(publicUrl: string, patterns: readonly string[]): void {
  const [, first] = partsOfPublicUrl(publicUrl).path.split('/');
  if (first !== undefined && patterns.some(pattern => pattern.split('/')[1] === first))
    throw new TypeError(
      `startMock: the path of publicUrl must not begin with /${first}, because addresses of the mock server do`,
    );
}

const withSlash = (url: string) => (url.startsWith('/') ? url : `/${url}`);
