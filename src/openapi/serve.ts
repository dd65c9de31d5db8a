/** Serves the OpenAPI document, with the address under which the router is mounted as its server. */
import type Koa from 'koa';
import { events } from '../events.ts';
import type { Handle } from '../http/endpoint.ts';
import { createEncoder, type EncodedReply, sendReply } from '../http/reply.ts';
import { mountPath } from '../http/urls.ts';
import { groups } from '../operations.ts';
import type { ResolvedOptions } from '../options.ts';

export const openApiPath = '/api/openapi.json';

export function serveOpenApi(options: ResolvedOptions): Handle {
  const encode = createEncoder(document => document, true);
  let last: { server: string; reply: EncodedReply } | undefined;
  return async (ctx: Koa.Context) => {
    const server = `${options.publicUrl ?? ''}${mountPath(ctx, openApiPath)}` || '/';
    if (last?.server !== server) {
      const { openApiDocument } = await import('./document.ts');
      last = { server, reply: encode(openApiDocument(groups, { server, events })) };
    }
    sendReply(ctx, last.reply, true);
  };
}
