/** The webhook engine of a host: start, close, and publish events of the host. */

import { defined } from '../common/defined.ts';
import { ignorable } from '../common/errors/ignorable.ts';
import { safeCallback } from '../common/errors/safe-callback.ts';
import type { Validator } from '../common/errors/schema-error.ts';
import { jsonTextOf } from '../common/json/exact-json.ts';
import { nonFiniteIn } from '../common/json/non-finite-numbers.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { publicUrlsOf } from '../common/network/public-url.ts';
import { isId } from '../common/options/check-options.ts';
import { suggestion } from '../common/text/unknown-name.ts';
import { onceASecond } from '../common/time/once-a-second.ts';
import { realTime } from '../common/time/worker-time.ts';
import type { WebhookEventRecord } from '../generated/types.ts';
import { eventOf, maxPayloadLength } from '../group/event.ts';
import type { EventSender } from '../group/event-sender.ts';
import type { AnyEvents, EventDataOf, EventTypeOf } from '../group/event-types.ts';
import { mergedReceivers, type Receivers } from '../group/receiver.ts';
import { Shapes, validationReason } from '../group/shapes.ts';
import { maxLookUp } from '../outbound/look-ups.ts';
import { TargetGuard, type TargetRules } from '../outbound/target.ts';
import { checkedRepository } from '../repository/checked.ts';
import { encryptedRepository } from '../repository/encrypted/repository.ts';
import { isRefused } from '../repository/results.ts';
import { tracedRepository } from '../repository/traced.ts';
import type { TransactionClient } from '../repository/transaction-client.ts';
import { needWithin } from '../repository/within.ts';
import { webhookChecks } from './checks.ts';
import { destinationReceiver } from './destinations/receiver.ts';
import { destinationKind } from './destinations/settings.ts';
import { checkWebhooksOptions, resolveWorkerOptions, type WebhooksOptions } from './options.ts';
import { takingSqlEvents } from './sql-events.ts';
import { WebhookWorker } from './worker.ts';

/** `Events`: those of the host, as far as the compiler knows them. */
export interface WebhookEngine<Events extends AnyEvents = AnyEvents> extends EventSender {
  /** Starts to send deliveries. Any number of processes may do so. */
  start(): void;
  /** Whether it still looks for due deliveries. */
  isAlive(): boolean;
  /**
   * The number of `deliveries` that are being sent: of a workspace, or of all; then also the numbers of those who take
   * deliveries in this process, such as `mappings` of routes, and for how long pruning has not come to an end.
   */
  inHand(workspaceId?: string): Readonly<Record<string, number>> & { readonly deliveries: number };
  /** How often it has claimed deliveries (`claims`, `claims_failed`), and how many (`claimed`). */
  done(): Readonly<Record<string, number>>;
  /** Leases no more deliveries. Those that are being sent are finished. */
  drain(): void;
  /** Leases no more deliveries, finishes those that are being sent and releases all others. */
  close(): Promise<void>;
  /**
   * Publishes an event of the host to the subscribed webhooks of a workspace. Resolves with their number when the event
   * is stored. `id` (1 to 64 letters, digits, _ and -, such as a UUID) identifies the event: an event that is published
   * twice is sent once. `client`: publishes in a transaction of the host over PostgreSQL, on the client that it runs on. The
   * event is sent after it has committed: within `pollInterval`, or at once if you call `nudge` then. A bigint in `data` is
   * sent as the integer that it is.
   * @throws TypeError for an unknown option, or for data that is no object, that JSON cannot contain, or that does not fit the
   * schema of its event type; RangeError for an undeclared event type, data that is too large, an invalid
   * id, or a workspace that does not exist in the storage of the webhooks
   */
  publish<Type extends EventTypeOf<Events>>(
    workspaceId: string,
    type: Type,
    data: EventDataOf<Events, Type>,
    options?: { readonly id?: string; readonly client?: TransactionClient },
  ): Promise<number>;
}

/** What the groups of this package declare. */
export interface DeclaredByGroups {
  /** Event types, which a host cannot publish. */
  readonly events: readonly string[];
  readonly receivers: Receivers;
}

const partsOf = ({ webhooks, automation }: WebhooksOptions['repository']) => ({
  webhooks,
  ...defined({ automation }),
});

/** `admit`: see {@link TargetGuard}. */
export function webhookEngine(
  declared: DeclaredByGroups,
  given: WebhooksOptions,
  admit?: TargetRules['admit'],
): WebhookEngine {
  const {
    repository: storage,
    events = [],
    publicUrl,
    allowPrivateTargets,
    resolve,
    receivers,
    secrets,
    destinations = [],
    ...options
  } = checkWebhooksOptions(given, declared.events);
  const own = new Set(events.map(({ type }) => type));
  const validators = new Map(
    events.flatMap(({ schema, ...event }) =>
      schema === undefined ? [] : [[event.type, new Shapes().ofEvent({ ...event, schema }).validate]],
    ),
  );
  const now = options.now ?? (() => Date.now());
  const guard = new TargetGuard({
    lookUpTimeout: Math.min(maxLookUp, options.timeout ?? maxLookUp),
    allowed: allowPrivateTargets,
    resolve,
    own: publicUrlsOf(publicUrl),
    admit,
  });
  const checks = webhookChecks(guard, events);
  // Both tell of the same outage.
  const onError = onceASecond(safeCallback(options.onError ?? (() => {})), realTime);
  const repository = checkedRepository(
    tracedRepository(encryptedRepository(storage, secrets, onError), options.tracing),
  );
  const worker = new WebhookWorker({ ...options, onError, ...partsOf(repository) }, guard, {
    publicUrl: publicUrlsOf(publicUrl)[0] ?? null,
    receivers: mergedReceivers('createWebhooks', [
      declared.receivers,
      receivers,
      destinations.length === 0
        ? undefined
        : { [destinationKind]: () => destinationReceiver(destinations, guard, onError) },
    ]),
  });
  const fromSql = takingSqlEvents({
    webhooks: repository.webhooks,
    declared: own,
    pollInterval: resolveWorkerOptions(options, realTime).pollInterval,
    onError,
    nudge: () => worker.nudge(),
  });
  let isStarted = false;
  return {
    ...checks,
    retention: worker.retention,
    nudge: () => worker.nudge(),
    isAlive: () => worker.isAlive,
    inHand: workspaceId => worker.inHand(workspaceId),
    done: () => worker.done(),
    start() {
      const begin = () => {
        worker.start();
        if (!isStarted) fromSql?.start();
        isStarted = true;
      };
      // Deliveries are no part of what starts the engine.
      if (options.tracing === undefined) begin();
      else options.tracing.detached(begin);
    },
    // What is stored from now on is sent by other processes, or after the next start.
    drain() {
      // `close` tells how this ends.
      ignorable(worker.close());
      void fromSql?.close();
    },
    async close() {
      await Promise.all([worker.close(), fromSql?.close()]);
    },
    async publish(workspaceId, type, data, options = {}) {
      if (typeof workspaceId !== 'string') throw new RangeError('workspaceId: must be the id of a workspace');
      if (!isPlainObject(options)) throw new TypeError('publish: options must be an object, such as { id }');
      const { id, client, ...unknown } = options;
      const [name] = Object.keys(unknown);
      // Without its id, an event that is published twice would be sent twice.
      if (name !== undefined)
        throw new TypeError(`publish has no option ${name}${suggestion(name, ['id', 'client'])}`);
      if (!own.has(type)) throw new RangeError(`type: ${type} is not declared in events`);
      const complaint = id === undefined ? null : isId(id);
      if (complaint !== null) throw new RangeError(`id: ${complaint}`);
      const event = eventWith(data, type, now(), { id, fits: validators.get(type) });
      if (Buffer.byteLength(event.payload) > maxPayloadLength)
        throw new RangeError(`data: is too large: the payload must not exceed ${maxPayloadLength} bytes`);
      const sent =
        client === undefined
          ? await repository.webhooks.publish(workspaceId, [event])
          : await needWithin('webhooks', repository.webhooks, 'publishWithin')(client, workspaceId, [event]);
      if (isRefused(sent)) throw new RangeError(`workspaceId: there is no workspace ${workspaceId}`);
      // Until the transaction of the host has committed, there is nothing to send.
      if (sent > 0 && client === undefined) worker.nudge();
      return sent;
    },
  };
}

/**
 * Creates the event. What JSON has no words for would silently become something else: a map or a promise `{}`, and NaN
 * `null`.
 */
function eventWith(
  data: unknown,
  type: string,
  now: number,
  { id, fits }: { readonly id: string | undefined; readonly fits: Validator | null | undefined },
): WebhookEventRecord {
  const { toJSON } = (data ?? {}) as { toJSON?: unknown };
  const content: unknown = typeof toJSON === 'function' ? toJSON.call(data, 'data') : data;
  if (!isPlainObject(content)) throw new TypeError('data: must be an object that JSON can contain');
  const pointer = nonFiniteIn(content);
  if (pointer !== null) throw new TypeError(`data: ${pointer} must be a number that JSON can contain`);
  const json = jsonTextOf(content);
  // As receivers read it: a date is a text then.
  if (fits != null && json !== undefined && !fits(JSON.parse(json)))
    throw new TypeError(`data: does not fit the schema of ${type}: ${validationReason(fits)}`);
  return eventOf(type, content, now, { id, json });
}
