/**
 * Destinations: where a workspace has its events sent other than to a URL, such as a message broker. The engine of
 * webhooks leases, retries, replays and logs their deliveries as those of webhooks.
 */

import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { innerSecret } from '../common/json/inner-secret.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import {
  type Checks,
  checkOptions,
  isFunction,
  listOf,
  needOption,
} from '../common/options/check-options.ts';
import type { JsonSchema } from '../generated/schemas.ts';

/** What is sent. */
export interface DestinationMessage {
  /** The id of the event, the same in each attempt: receivers recognise repeated messages by it. */
  readonly id: string;
  /** The id of the delivery: that of the event, for this endpoint only. */
  readonly deliveryId: string;
  readonly type: string;
  /** When the event happened (ISO 8601 UTC). */
  readonly time: string;
  /** What the setting `key`, a JSON pointer such as `/data/customer_id`, finds in the payload. `null`: nothing. */
  readonly key: string | null;
  /** As a webhook gets them, with `webhook-type` and `webhook-time`. */
  readonly headers: Readonly<Record<string, string>>;
  /** As a webhook gets it, in the `format` of the endpoint. */
  readonly body: string | Uint8Array;
}

/** An address that may be connected to, and no other. */
export interface AllowedAddress {
  readonly address: string;
  readonly family: number;
}

export interface DestinationContext {
  /** Aborted when nothing waits for the connection any more: give up what was begun. */
  readonly signal: AbortSignal;
  /** The addresses of a host. Connect to one of these. @throws Error if connections to it are not allowed */
  addressesOf(host: string, port: number): Promise<readonly [AllowedAddress, ...AllowedAddress[]]>;
  /** Call it when the connection has ended: the next delivery opens another one. */
  ended(): void;
}

export interface DestinationConnection {
  /**
   * Resolves when the message is stored there, with what says so, which is shown with the attempt. Called several times
   * at once. An exception is shown too, without the secret settings, and the message is sent again by the schedule.
   */
  send(message: DestinationMessage, options: { readonly signal: AbortSignal }): Promise<object | undefined>;
  /** Called when the connection is not needed any more, or has not answered in time. @default nothing */
  close?(): Awaitable<void>;
}

export type DestinationSettings = Readonly<Record<string, unknown>>;

export interface Destination {
  /** Its name in the API: up to 32 small letters, digits and `_`. */
  readonly type: string;
  /**
   * The JSON Schema of its settings, an object. Those with `writeOnly: true` are secrets: they are encrypted with the option
   * `secrets`, and never shown. A part of a setting cannot be one. A setting `url` with a user and a password is split into
   * it, `username` and `password`.
   */
  readonly settings: JsonSchema;
  /**
   * The `host:port` or URLs that it connects to, which must be public addresses, as those of webhooks. `ports`: those of
   * URLs without one, by protocol. @default the setting `url`, if there is one
   */
  addresses?(settings: never): readonly string[];
  /** Standard ports of its URLs, by protocol, such as `{ 'redis:': 6379 }`. @default those of http and https */
  readonly ports?: Readonly<Record<string, number>>;
  /**
   * The settings that may change while the stored secrets stay, such as the name of a topic. If any other setting changes,
   * secrets must be given again: they belong to where they are sent, and how. @default `key` and the secrets only
   */
  readonly keepsSecrets?: readonly string[];
  /** Opens a connection. There is one for each endpoint in a process, while it is used. */
  open(settings: never, context: DestinationContext): Awaitable<DestinationConnection>;
}

const checks: Checks<Destination> = {
  type: value =>
    typeof value === 'string' && /^[a-z][a-z0-9_]{0,31}$/.test(value)
      ? null
      : 'must be up to 32 small letters, digits and _',
  settings(value) {
    if (!isPlainObject(value) || !isPlainObject(value.properties ?? {}))
      return 'must be the JSON Schema of an object';
    const inner = innerSecret(value, (_, { writeOnly }) => writeOnly === true);
    return inner === null
      ? null
      : `must not have writeOnly at ${inner}: only a whole setting can be a secret`;
  },
  addresses: isFunction,
  ports: value => (isPlainObject(value) ? null : 'must be ports by protocol'),
  keepsSecrets: listOf('names of settings', one => typeof one === 'string'),
  open: isFunction,
};

/** A destination as it is declared: with the type of its settings. */
export type DestinationDeclaration<Settings> = Omit<Destination, 'addresses' | 'open'> & {
  addresses?(settings: Settings): readonly string[];
  open(settings: Settings, context: DestinationContext): Awaitable<DestinationConnection>;
};

/**
 * Declares a destination, for the option `destinations`.
 * @throws TypeError that names what is wrong
 */
export function defineDestination<Settings = DestinationSettings>(
  declaration: DestinationDeclaration<Settings>,
): Destination {
  const checked = checkOptions('defineDestination', declaration, checks);
  for (const name of ['type', 'settings', 'open'] as const)
    needOption('defineDestination', name, checked[name]);
  const { properties = {} } = checked.settings as { properties?: object };
  if ('type' in properties)
    throw new TypeError('defineDestination: settings: type is the type of the destination');
  return Object.freeze(checked) as unknown as Destination;
}

const fits = (value: unknown, name: string, check: (value: unknown) => string | null) =>
  value === undefined ? ['addresses', 'ports', 'keepsSecrets'].includes(name) : check(value) === null;

/** The check of the option `destinations`. */
export function complaintAboutDestinations(value: unknown): string | null {
  const isOne = (one: unknown) =>
    isPlainObject(one) && Object.entries(checks).every(([name, check]) => fits(one[name], name, check));
  if (!Array.isArray(value) || !value.every(isOne))
    return 'must be a list of destinations, such as redisStreams() or what defineDestination returns';
  const types = value.map(({ type }: Destination) => type);
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  return twice === undefined ? null : `contains the type ${twice} twice`;
}
