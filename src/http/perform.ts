/** Performs an operation for a request: key, parameters, input, handler, response. */

import { isThenable } from '../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { chainHeaderName, deliveryDepthIn, maxDeliveryDepth } from '../common/events/delivery-depth.ts';
import type { Media, Operation, Streamed } from '../group/operation.ts';
import type { ServedGroup } from '../group/served.ts';
import type { Parts } from '../repository/index.ts';
import { bodyTypesOf, hasBody, isForm } from './body-types.ts';
import { bearerKey, keyAnywhere } from './credentials.ts';
import type { Handle } from './endpoint.ts';
import { createGuessLimiter } from './guess-limits.ts';
import { refuseKey, requestKeyOf } from './idempotency.ts';
import { inputReader } from './input.ts';
import { sendList } from './list.ts';
import { counted } from './named-limits.ts';
import { checkOutcome, responseJson } from './outcome.ts';
import { type AcceptedNames, ReadParameters } from './parameters.ts';
import type { Performer } from './performer.ts';
import { preconditionReader } from './precondition.ts';
import { createPublisher } from './publish.ts';
import { performRaw } from './raw.ts';
import { operationRecorder } from './recorded-change.ts';
import { createEncoder, sendMedia, sendReply } from './reply.ts';
import { resultShape } from './results.ts';
import { apiBaseOf, pageLinks } from './urls.ts';

export function operationHandler(operation: Operation, group: ServedGroup, performer: Performer): Handle {
  if (operation.raw !== undefined) return performRaw(operation, operation.raw, group, performer);
  const { options, readBody } = performer;
  const { handler, reply } = operation;
  const scope = operation.scope ?? '';
  const { repository } = options;
  const service = options.services.get(group.name);
  const authenticate = counted(performer.authenticate, performer.named.of(operation.id, group.name));
  const publisher = createPublisher(group, options);
  const writes = operation.writes ?? operation.method !== 'GET';
  const input = inputReader(operation, writes);
  const anywhere = operation.auth === 'parameter';
  const bearerOnly = operation.auth === 'bearer' && !options.parameterKeyOnV1;
  const keyNames = bearerOnly ? [] : ['api_key'];
  const known: AcceptedNames = {
    lists: input.lists,
    inQuery: new Set([...(anywhere || operation.method === 'GET' ? input.names : []), ...keyNames]),
    inBody: new Set([...input.names, ...keyNames]),
    takesKey: !bearerOnly,
  };
  const types = bodyTypesOf(operation);
  const shape = resultShape(operation, group, options);
  const json =
    'media' in reply
      ? null
      : {
          envelope: reply.envelope,
          encode: createEncoder(operation.id, reply.envelope, reply.revalidate, shape),
        };
  const preconditionOf = preconditionReader(operation, group, options);
  const recorder = operationRecorder(operation, group, options);
  const limitGuesses = createGuessLimiter(operation, options.rateLimits, repository);

  return async ctx => {
    try {
      const { req } = ctx;
      // A webhook that calls the API with a key in its headers could create the events that trigger it.
      if (req.headers['webhook-id'] !== undefined) throw new MarketplaceError('webhook_delivery');
      const deliveryDepth = deliveryDepthIn(req.headers[chainHeaderName]);
      if (deliveryDepth > maxDeliveryDepth) throw new MarketplaceError('webhook_loop');
      const gathered = new ReadParameters(known);
      gathered.addQuery(req.url ?? '');
      input.fromText?.(gathered.parameters);
      // A key before the body is checked before the body is read. To find a key in the body, it must be read first.
      let key = bearerOnly ? bearerKey(req, gathered.apiKey) : keyAnywhere(req, gathered.apiKey);
      const isBefore = bearerOnly || key !== null || !hasBody(req);
      // Awaits only promises, because an in-memory storage answers synchronously and each await has a cost.
      let found = isBefore ? authenticate(ctx, key, scope) : null;
      if (found instanceof Promise) found = await found;
      if (found instanceof MarketplaceError) return found;
      if (hasBody(req)) {
        gathered.addBody(await readBody(ctx, types));
        if (isForm(req)) input.fromText?.(gathered.parameters);
        // Refuses a second key in the body.
        if (!bearerOnly) key = keyAnywhere(req, gathered.apiKey);
      }
      found ??= authenticate(ctx, key, scope);
      const principal = found instanceof Promise ? await found : found;
      if (principal instanceof MarketplaceError) return principal;
      if (!operation.ignoresUnknown) gathered.refuseUnknown();
      const now = options.now();
      const call = {
        input: input.read(gathered.parameters) as never,
        params: ctx.params ?? {},
        principal,
        repository: repository as Parts,
        service: service as never,
        limits: options.limits,
        now,
        deliveryDepth,
        idempotencyKey: operation.idempotent
          ? requestKeyOf(req.headers, principal)
          : refuseKey(operation, req.headers),
        precondition: preconditionOf(ctx),
        // Not a getter, which would cost a third of the requests per second.
        apiBase: () => apiBaseOf(ctx, operation.path, options.publicUrl),
        publish: publisher(ctx, principal.workspaceId, now, deliveryDepth),
      };
      const act = limitGuesses === null ? handler : (one: typeof call) => limitGuesses(ctx, one, handler);
      const given = recorder === null ? act(call) : recorder(ctx, call, act);
      const outcome = isThenable(given) ? await given : given;
      checkOutcome(operation, outcome);
      const { result, page, rest } = outcome;
      // The write may have created deliveries, so wake the worker.
      if (writes) options.sender.nudge();
      if (page !== undefined) {
        ctx.set('X-Total-Count', String(page.total));
        ctx.set('Link', pageLinks(ctx, operation.path, options.publicUrl, page));
      }
      if (json === null) {
        sendMedia(ctx, result as Media | Streamed, reply.revalidate, error => options.onError(error, ctx));
        return undefined;
      }
      if (rest !== undefined) {
        const reported = (error: unknown) => options.onError(error, ctx);
        const textOf = (batch: readonly object[]) =>
          responseJson(operation.id, json.envelope, batch, body => shape(body, ctx));
        sendList(ctx, textOf, result as readonly object[], rest, reported);
        return undefined;
      }
      sendReply(ctx, json.encode(result, ctx), reply.revalidate, reply.status);
      return undefined;
    } catch (error) {
      // A rejected promise would cost more than the rest of a refusal: Node counts it as unhandled first.
      if (error instanceof MarketplaceError) return error;
      throw error;
    }
  };
}
