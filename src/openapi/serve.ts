/** Serves the OpenAPI document, with the URL of the router's mount as server. */
import type Koa from 'koa';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { Handle } from '../http/endpoint.ts';
import type { Gate } from '../http/gate.ts';
import { createEncoder, type EncodedReply, sendReply } from '../http/reply.ts';
import { mountPath } from '../http/urls.ts';

export const openApiPath = '/api/openapi.json';

export function serveOpenApi(options: ResolvedOptions, gate: Gate): Handle {
  const encode = createEncoder('the OpenAPI document', document => document, true);
  let last: { name: string; reply: EncodedReply } | undefined;
  return async (ctx: Koa.Context) => {
    const tooMany = gate.countStranger(ctx);
    if (tooMany !== null) return tooMany;
    const { documentName, servedDocument } = await import('./served.ts');
    const server = `${options.publicUrl ?? ''}${mountPath(ctx, openApiPath)}`;
    const name = `${server} ${documentName(options)}`;
    if (last?.name !== name) last = { name, reply: encode(servedDocument(options, server), ctx) };
    sendReply(ctx, last.reply, true);
    return undefined;
  };
}
