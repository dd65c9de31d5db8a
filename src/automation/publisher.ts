/** Publishes events of the host to automation, also in a transaction of the host. */

import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { isTracing, type Tracing } from '../common/events/tracing.ts';
import { exactPart, jsonTextOf } from '../common/json/exact-json.ts';
import { nonFiniteIn } from '../common/json/non-finite-numbers.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import {
  type Checks,
  checkOptions,
  isFunction,
  needOption,
  objectWith,
} from '../common/options/check-options.ts';
import { suggestion } from '../common/text/unknown-name.ts';
import type {
  AutomationReceipt,
  AutomationTypeRecord,
  RegisterAutomationTypeRequest,
} from '../generated/types.ts';
import type { EventSender } from '../group/event-sender.ts';
import { repositoryWith } from '../repository/check.ts';
import { checkedRepository } from '../repository/checked.ts';
import { isRefused, type Parts, type TransactionClient } from '../repository/index.ts';
import { tracedRepository } from '../repository/traced.ts';
import { needWithin } from '../repository/within.ts';
import { checkDrafts, checkType, type Draft } from './inbound/draft.ts';
import type { ReadData } from './inbound/read.ts';
import { acceptsAll, checkEvents, RegisteredTypes } from './inbound/registered-types.ts';
import type { SchemaChecks } from './inbound/schema-checks.ts';
import { receiptOf, recordOf } from './inbound/store.ts';
import { publishedEvent } from './published-event.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

export interface AutomationOptions {
  /** A repository with the part `automation`. */
  readonly repository: Pick<Parts, 'automation'>;
  /** The engine that sends events in this process: it is woken by what is published. @default another process sends them */
  readonly webhooks?: EventSender;
  /**
   * Traces for OpenTelemetry, made by `createTracing` of `koa-marketplace/tracing`: events belong to the trace of what
   * publishes them. @default nothing is traced
   */
  readonly tracing?: Tracing;
  /** The clock: returns milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

export interface PublishToAutomationOptions {
  /** Your id of the event: a second event with the same `source` and `id` is not stored. @default none */
  readonly id?: string;
  /** Where the event comes from: a URI reference. @default '/automation/host' */
  readonly source?: string;
  /** What the event is about. @default none */
  readonly subject?: string;
  /** When it happened (RFC 3339). @default now */
  readonly time?: string;
  /** When to publish it (RFC 3339), at most ten years ahead. @default immediately */
  readonly deliverAt?: string;
  /**
   * The client of your transaction over PostgreSQL: the event exists when that commits. It is sent within `pollInterval` of
   * the webhook engine then, or at once if you call its `nudge`. @default stored in a transaction of its own
   */
  readonly client?: TransactionClient;
}

/** `Types`: the data of each event type that the host publishes. @default any type, with any data */
export interface AutomationPublisher<Types extends object = Readonly<Record<string, unknown>>> {
  /**
   * Publishes an event of any type that is no event of this service, as `POST /api/v1/automation/publish` does.
   * `data`: any JSON value of at most 256 KiB. A bigint is sent as the integer that it is.
   * @throws TypeError for an unknown option, a client that cannot be used, or data that JSON cannot contain; RangeError for
   * a value that the API refuses, what the registry of event types refuses, or a workspace that does not exist
   * @example
   * await client.query('BEGIN');
   * await client.query('update orders set paid = true where id = $1', [42]);
   * await automation.publish('ws_studio', 'order.paid', { order: 42 }, { id: 'order-42-paid', client });
   * await client.query('COMMIT');
   */
  publish<Type extends keyof Types & string>(
    workspaceId: string,
    type: Type,
    data: Types[Type],
    options?: PublishToAutomationOptions,
  ): Promise<AutomationReceipt>;

  /**
   * Registers an event type of a workspace, or replaces what is registered for it, as
   * `PUT /api/v1/automation/event-types/{type}` does: what is published with this type must match its schema.
   * @throws RangeError for what the API refuses, or a workspace that does not exist
   * @example
   * await automation.registerType('ws_studio', 'order.paid', {
   *   description: 'An order was paid in full.',
   *   data_schema: { type: 'object', required: ['order'] },
   *   data_example: { order: 42 },
   * });
   */
  registerType(
    workspaceId: string,
    type: string,
    registered?: RegisterAutomationTypeRequest,
  ): Promise<Readonly<AutomationTypeRecord>>;
}

const checks: Checks<AutomationOptions> = {
  repository: repositoryWith(['automation']),
  webhooks: objectWith('the engine from createWebhooks', ['nudge']),
  tracing: isTracing,
  now: isFunction,
};

const names = ['id', 'source', 'subject', 'time', 'deliverAt', 'client'] as const;

const host = { endpointId: null, keyId: null };

/** `declared`: the event types of the groups of this package. */
export function automationPublisher(
  declared: readonly string[],
  given: AutomationOptions,
): AutomationPublisher {
  const options = checkOptions('createAutomation', given, checks);
  needOption('createAutomation', 'repository', options.repository);
  const { webhooks, now = () => Date.now() } = options;
  const { automation } = checkedRepository(tracedRepository(options.repository, options.tracing));
  const types = new RegisteredTypes();
  const reserved = new Set([...declared, ...(webhooks?.events ?? []).map(({ type }) => type)]);
  const knows = (name: string) => reserved.has(name);
  let sandboxed: ReturnType<typeof startSandbox> | null = null;
  // Started with the first registered type.
  const sandbox = () => {
    sandboxed ??= startSandbox();
    return sandboxed;
  };
  const check = async (workspaceId: string, draft: Draft, client: TransactionClient | undefined) => {
    const registry = await types.of(automation, workspaceId, client);
    if (acceptsAll(registry)) return;
    const { checks: schemas } = await sandbox();
    await checkEvents(registry, schemas, workspaceId, { drafts: [draft], isBatch: false });
  };
  const draftFrom = async (type: string, data: unknown, asked: PublishToAutomationOptions) => {
    // Loaded with the first event: it brings the validators of requests.
    const { draftOfFields } = await import('./inbound/publish.ts');
    const { id, source, subject, time, deliverAt } = asked;
    const { exactData, ...read } = readData(data);
    const fields = { type, ...read, id, source, subject, time, deliver_at: deliverAt };
    const draft = { ...draftOfFields(defined(fields)), exactData };
    checkType(draft.type, { knows }, '/type');
    checkDrafts([draft], now());
    return draft;
  };
  return {
    async publish(workspaceId, type, data, asked = {}) {
      if (typeof workspaceId !== 'string') throw new RangeError('workspaceId: must be the id of a workspace');
      checkNames(asked);
      const { client } = asked;
      const draft = await inRange('publish', async () => {
        const made = await draftFrom(type, data, asked);
        await check(workspaceId, made, client);
        return made;
      });
      const at = new Date(now()).toISOString();
      const record = recordOf(draft, { workspaceId, ...host }, at, { deliveryDepth: 0 });
      const outbox = { events: (event: typeof record) => [publishedEvent(event)] };
      const stored =
        client === undefined
          ? await automation.publish(workspaceId, [record], outbox)
          : await needWithin('automation', automation, 'publishWithin')(
              client,
              workspaceId,
              [record],
              outbox,
            );
      if (isRefused(stored)) throw new RangeError(`workspaceId: there is no workspace ${workspaceId}`);
      if (client === undefined) webhooks?.nudge();
      return receiptOf(stored.events[0] ?? record);
    },

    async registerType(workspaceId, type, registered = {}) {
      const [{ storeType }, parts] = await Promise.all([import('./inbound/types.ts'), sandbox()]);
      const stored = await inRange('registerType', () =>
        storeType({ automation, knows, types, ...parts }, workspaceId, type, registered, now()),
      );
      if (isRefused(stored)) throw new RangeError(`workspaceId: there is no workspace ${workspaceId}`);
      return stored;
    },
  };
}

/** What checks the schemas of users, in processes of its own. */
async function startSandbox(): Promise<{ readonly schemas: Sandbox; readonly checks: SchemaChecks }> {
  const [{ SchemaChecks: Checks }, { Sandbox: Processes }] = await Promise.all([
    import('./inbound/schema-checks.ts'),
    import('./sandbox/sandbox.ts'),
  ]);
  const schemas = new Processes();
  return { schemas, checks: new Checks(schemas) };
}

/** What is wrong with a call is a `RangeError`. What may go well later, such as a sandbox that is busy, stays what it is. */
async function inRange<Result>(method: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.status === 429 || error.status >= 500) throw error;
    throw new RangeError(`automation.${method}: ${error.message}`, { cause: error });
  }
}

function checkNames(asked: unknown): void {
  if (!isPlainObject(asked)) throw new TypeError('publish: options must be an object, such as { id }');
  const unknown = Object.keys(asked).find(name => !(names as readonly string[]).includes(name));
  // Without its id, an event that is published twice would be sent twice.
  if (unknown !== undefined)
    throw new TypeError(`publish has no option ${unknown}${suggestion(unknown, names)}`);
}

/** The data as JSON keeps it. @throws TypeError */
function readData(given: unknown): Required<ReadData> {
  const pointer = nonFiniteIn(given);
  if (pointer !== null) throw new TypeError(`data: ${pointer} must be a number that JSON can contain`);
  const text = jsonTextOf(given);
  if (text === undefined) throw new TypeError('data: must be a value that JSON can contain');
  const data = JSON.parse(text);
  return { data, exactData: exactPart(text, data) };
}
