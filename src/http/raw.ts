/** Performs operations whose handlers read the request themselves, including those without a key. */
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors/errors.ts';
import { ignorable, ignorableStream } from '../common/errors/ignorable.ts';
import {
  chainHeaderName,
  deliveryDepthIn,
  maxDeliveryDepth,
  viaIn,
} from '../common/events/delivery-depth.ts';
import type { Principal } from '../group/call.ts';
import type { Media, Operation, Streamed } from '../group/operation.ts';
import type { OpenCall, RawCall, RawRequest } from '../group/raw.ts';
import type { ServedRawInput } from '../group/raw-input.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import type { Parts } from '../repository/index.ts';
import { eventStream, hasBody } from './body-types.ts';
import { openBytes, readBytes } from './bytes.ts';
import { bearerKey, keyAnywhere } from './credentials.ts';
import type { Handle } from './endpoint.ts';
import type { Gate } from './gate.ts';
import { counted, countOpen } from './named-limits.ts';
import { checkOutcome } from './outcome.ts';
import { type AcceptedNames, ReadParameters } from './parameters.ts';
import type { Performer } from './performer.ts';
import { preconditionReader } from './precondition.ts';
import { operationRecorder } from './recorded-change.ts';
import { createEncoder, sendAnswer, sendMedia, sendReply } from './reply.ts';
import { checkBegun, whenOver } from './response-over.ts';
import { resultShape } from './results.ts';
import { apiBaseOf } from './urls.ts';

export function performRaw(
  operation: Operation,
  raw: ServedRawInput,
  group: ServedGroup,
  { options, gate, streams, named, ...performer }: Performer,
): Handle {
  const { reply, scope } = operation;
  // `rawOperation` declares only handlers of this kind.
  const handler = operation.handler as (call: never) => ReturnType<Operation['handler']>;
  const writes = operation.writes ?? operation.method !== 'GET';
  const count = named.of(operation.id, group.name);
  const authenticate = counted(performer.authenticate, count);
  const isStream = 'media' in reply && reply.media.includes(eventStream);
  const recorder = operationRecorder(operation, group, options);
  const encode =
    'media' in reply
      ? null
      : createEncoder(operation.id, reply.envelope, reply.revalidate, resultShape(operation, group, options));

  const takesKey = options.parameterKeyOnV1;
  const inQuery = new Set(takesKey ? ['api_key'] : []);
  // The handler reads the body itself.
  const known: AcceptedNames = { lists: new Set(), inQuery, inBody: new Set(), takesKey };
  // These operations have no condition: it is refused.
  const checkConditions = preconditionReader(operation, group, options);

  async function principalOf(ctx: Koa.Context): Promise<Principal> {
    const { req } = ctx;
    const gathered = new ReadParameters(known);
    gathered.addQuery(req.url ?? '');
    const find = takesKey ? keyAnywhere : bearerKey;
    const principal = await authenticate(ctx, find(req, gathered.apiKey), scope ?? '');
    if (principal instanceof MarketplaceError) throw principal;
    if (!operation.ignoresUnknown) gathered.refuseUnknown();
    checkConditions(ctx);
    return principal;
  }

  return async ctx => {
    const { req } = ctx;
    const isOpen = operation.auth === 'none';
    if (isOpen) countOpen(ctx, count);
    // An operation without a key may receive webhook deliveries. The number of those that led to it still stops loops.
    if (!isOpen && req.headers['webhook-id'] !== undefined) throw new MarketplaceError('webhook_delivery');
    if (deliveryDepthIn(req.headers[chainHeaderName]) > maxDeliveryDepth)
      throw new MarketplaceError('webhook_loop');
    const shared = sharedCall(ctx, operation, raw, group, options);
    const keyed = (principal: Principal): RawCall<keyof Parts> => ({ ...shared, principal });
    const principal = isOpen ? null : await principalOf(ctx);
    // Before anything else is done for it, and given back whenever the connection or its response ends.
    if ('media' in reply) {
      checkBegun(ctx);
      whenOver(ctx, isStream ? streams.enter(principal) : () => {});
    }
    const call = principal === null ? openCall(ctx, shared, gate) : keyed(principal);
    const outcome =
      recorder === null || principal === null
        ? await handler(call as never)
        : await recorder(ctx, keyed(principal), one => handler(one as never));
    checkOutcome(operation, outcome);
    const { result } = outcome;
    if (writes) options.sender.nudge();
    if (outcome.answer !== undefined) sendAnswer(ctx, outcome.answer);
    else if ('media' in reply || encode === null)
      sendMedia(ctx, result as Media | Streamed, reply.revalidate, error => options.onError(error, ctx));
    else sendReply(ctx, encode(result, ctx), reply.revalidate, reply.status);
  };
}

/** Answers OPTIONS as an operation declares it; `undefined` if it does not. */
export function optionsHandler(
  operation: Operation,
  group: ServedGroup,
  { options, gate }: Performer,
): Handle | undefined {
  const { raw } = operation;
  if (raw?.options === undefined) return undefined;
  const answer = raw.options;
  return async ctx => {
    const call = openCall(ctx, sharedCall(ctx, operation, raw, group, options), gate);
    const headers = await answer(call as never);
    if (headers === null) return;
    for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
    ctx.status = 200;
    ctx.body = '';
  };
}

type SharedCall = Omit<RawCall<keyof Parts>, 'principal'>;

const sharedCall = (
  ctx: Koa.Context,
  { path }: Operation,
  raw: ServedRawInput,
  { name }: ServedGroup,
  options: ServedOptions,
): SharedCall => ({
  params: ctx.params ?? {},
  repository: options.repository as Parts,
  service: options.services.get(name),
  limits: options.limits,
  now: options.now(),
  deliveryDepth: deliveryDepthIn(ctx.req.headers[chainHeaderName]),
  via: viaIn(ctx.req.headers[chainHeaderName]),
  apiBase: () => apiBaseOf(ctx, path, options.publicUrl),
  request: requestOf(ctx, raw),
});

const openCall = (ctx: Koa.Context, shared: SharedCall, gate: Gate): OpenCall<keyof Parts> => ({
  ...shared,
  checkGuess: () => {
    const tooMany = gate.checkStranger(ctx);
    if (tooMany !== null) throw tooMany;
  },
  admit: () => gate.admitOpen(ctx),
});

function requestOf(ctx: Koa.Context, { limit }: ServedRawInput): RawRequest {
  const { req } = ctx;
  const mark = req.url?.indexOf('?') ?? -1;
  return {
    method: ctx.method,
    address: ctx.ip,
    headers: req.headers,
    query: mark === -1 ? '' : (req.url ?? '').slice(mark + 1),
    hasBody: hasBody(req),
    readBody: () => ignorable(readBytes(ctx, limit)),
    openBody: (own = limit) => ignorableStream(openBytes(ctx, own)),
  };
}
