/** Reads the text of a body: a browser has all of it before a request is answered. */
import type Koa from 'koa';

export const koaBody =
  ({ textLimit }: { readonly textLimit: number }): Koa.Middleware =>
  async (ctx, next) => {
    const { 'content-encoding': coding = 'identity' } = ctx.req.headers;
    if (coding !== 'identity')
      throw Object.assign(new Error('Unsupported Content-Encoding'), { status: 415 });
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    if (bytes.length > textLimit)
      throw Object.assign(new Error('too large'), { status: 413, type: 'entity.too.large' });
    (ctx.request as { body?: unknown }).body = new TextDecoder().decode(bytes);
    await next();
  };
