/** Sends answers in place of the service, with the headers that its own answers have. */
import type { Readable } from 'node:stream';
import type Koa from 'koa';
import { MarketplaceError } from '../../src/common/errors/errors.ts';
import { type RouterOptions, resolveCors } from '../../src/factories/router-options.ts';
import { corsMiddleware } from '../../src/http/cors.ts';
import { sendError, sendReply } from '../../src/http/reply.ts';
import { nextRequestId } from '../../src/http/request-id.ts';
import type { DeclaredReply } from './prefer/declared.ts';
import { withoutBody } from './responses/answer.ts';

export interface Answerer {
  /** Does something with the headers for pages of other origins. */
  crossOrigin(ctx: Koa.Context, work: () => void): Promise<void>;
  /** Sends a declared reply. */
  reply(ctx: Koa.Context, reply: DeclaredReply): Promise<void>;
  /** `message`: what clients read, if it is not that of the error. */
  refuse(ctx: Koa.Context, error: MarketplaceError, message?: string): Promise<void>;
  /** Sends any status with any body; `null`: without one. */
  send(ctx: Koa.Context, answer: PlainReply): Promise<void>;
}

interface PlainReply {
  readonly status: number;
  readonly content: { readonly type: string; readonly body: string | Buffer | Readable } | null;
}

/** `publicUrl`: the URL of the mock server. The pictures and pages in examples are those of it. */
export function createAnswerer({
  cors,
  errorStatus = error => error.status,
  publicUrl,
}: Pick<RouterOptions, 'cors' | 'errorStatus'> & { readonly publicUrl: string }): Answerer {
  const origins = resolveCors(cors);
  const crossOrigin = origins === null ? null : corsMiddleware(origins, '');
  const within: Answerer['crossOrigin'] = async (ctx, work) => {
    if (crossOrigin === null) work();
    else await crossOrigin(ctx, async () => work());
  };
  const send = (ctx: Koa.Context, work: () => void) => {
    ctx.set('X-Request-Id', nextRequestId());
    return within(ctx, work);
  };
  const refuse: Answerer['refuse'] = (ctx, error, message = error.message) =>
    send(ctx, () => sendError(ctx, error, errorStatus(error), message));
  return {
    crossOrigin: within,
    refuse,
    send: (ctx, { status, content }) =>
      send(ctx, () => {
        const { res } = ctx;
        ctx.status = status;
        res.setHeader('Cache-Control', 'no-store');
        if (content !== null) {
          res.setHeader('Content-Type', content.type);
          ctx.body = content.body;
          return;
        }
        // Koa makes a 204 of a body that is null, whatever the status is.
        if (!withoutBody(status)) ctx.body = '';
        res.removeHeader('Content-Type');
      }),
    reply(ctx, reply) {
      if (reply.error !== null) {
        const { error, headers, message } = reply;
        return refuse(ctx, new MarketplaceError(error, undefined, { headers }), message);
      }
      const text = JSON.stringify(reply.body).replaceAll(
        /"https:\/\/shop\.example\/(?=(?:media|demo)\/)/g,
        () => `"${publicUrl}/`,
      );
      return send(ctx, () => sendReply(ctx, { body: text, etag: '' }, false, reply.status));
    },
  };
}
