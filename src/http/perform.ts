/** Performs an operation for a request: key, parameters, input, handler, response. */
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors.ts';
import { hopsHeader, hopsIn, mostHops } from '../common/hops.ts';
import type { Media, Operation } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { ServedGroup } from '../group/served.ts';
import type { Parts } from '../repository/index.ts';
import type { Authenticate } from './authenticate.ts';
import { formType, hasBody, jsonType, type ReadBody } from './body.ts';
import { bearerToken, keyAnywhere } from './credentials.ts';
import type { Handle } from './endpoint.ts';
import { createWatch } from './guesses.ts';
import { inputReader } from './input.ts';
import { sendList } from './list.ts';
import { Gathered } from './parameters.ts';
import { createPublisher } from './publish.ts';
import { createEncoder, sendMedia, sendReply } from './reply.ts';
import { pageLinks } from './urls.ts';

/** What the operations of all groups need. */
export interface Performer {
  readonly options: ResolvedOptions;
  readonly authenticate: Authenticate;
  readonly readBody: ReadBody;
}

export function perform(
  operation: Operation,
  group: ServedGroup,
  { options, authenticate, readBody }: Performer,
): Handle {
  const { scope, handler, reply } = operation;
  const { repository } = options;
  const service = options.services.get(group.name);
  const publisher = createPublisher(group, options);
  const writes = operation.writes ?? operation.method !== 'GET';
  const input = inputReader(operation, writes);
  const anywhere = operation.auth === 'parameter';
  const inQuery = new Set([...(anywhere || operation.method === 'GET' ? input.names : []), 'api_key']);
  const inBody = new Set([...input.names, 'api_key']);
  const types = anywhere ? [jsonType, formType] : [jsonType];
  const encode = 'media' in reply ? null : createEncoder(reply.envelope, reply.revalidate);
  const watch = createWatch(operation, options.rateLimits, repository);
  const bearerOnly = operation.auth === 'bearer' && !options.parameterKeyOnV1;

  return async ctx => {
    const { req } = ctx;
    // A webhook that calls the API with a key in its headers could create the events that trigger it.
    if (req.headers['webhook-id'] !== undefined) throw new MarketplaceError('webhook_delivery');
    const hops = hopsIn(req.headers[hopsHeader]);
    if (hops > mostHops) throw new MarketplaceError('webhook_loop');
    const gathered = new Gathered();
    gathered.addQuery(req.url ?? '', inQuery);
    // A bearer token is checked before the body is read. To find a key in the body, the body must be read first.
    const early = bearerOnly ? await authenticate(ctx, bearerKey(ctx, gathered.apiKey), scope) : null;
    if (hasBody(req)) gathered.addBody(await readBody(ctx, types), inBody);
    // Awaits only promises, because an in-memory storage answers synchronously and each await has a cost.
    const found = early ?? authenticate(ctx, keyAnywhere(req, gathered.apiKey), scope);
    const principal = found instanceof Promise ? await found : found;
    const now = options.now();
    const call = {
      input: input.read(gathered.parameters) as never,
      params: ctx.params ?? {},
      principal,
      repository: repository as Parts,
      service: service as never,
      now,
      hops,
      publish: publisher(principal.workspaceId, now, hops),
    };
    const outcome = watch === null ? handler(call) : watch(ctx, call, handler);
    const { result, page, rest } = outcome instanceof Promise ? await outcome : outcome;
    // The write may have created deliveries, so wake the worker.
    if (writes) options.webhooks.nudge();
    if (page !== undefined) {
      ctx.set('X-Total-Count', String(page.total));
      ctx.set('Link', pageLinks(ctx, options.publicUrl ?? '', page));
    }
    if ('media' in reply || encode === null) {
      sendMedia(ctx, result as Media, reply.revalidate);
      return;
    }
    if (rest !== undefined) {
      const told = (error: unknown) => options.onError(error, ctx);
      sendList(ctx, reply.envelope, result as readonly object[], rest, told);
      return;
    }
    sendReply(ctx, encode(result), reply.revalidate, reply.status);
  };
}

function bearerKey(ctx: Koa.Context, parameter: unknown): string | null {
  const token = bearerToken(ctx.req);
  if (token === null && (parameter !== undefined || ctx.req.headers['x-api-key'] !== undefined))
    throw new MarketplaceError('misplaced_key', undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });
  return token;
}
