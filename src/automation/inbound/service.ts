/** What inbound endpoints and events provide to their operations and pages. */

import { LruCache } from '../../common/collections/lru-cache.ts';
import type { Call } from '../../group/call.ts';
import type { OpenCall, RawCall } from '../../group/raw.ts';
import type { ResolvedOptions } from '../../group/resolved.ts';
import type { automationLimits } from '../limits.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { EndpointRates } from './rates.ts';
import { Refusals } from './refusals.ts';
import { RegisteredTypes } from './registered-types.ts';
import { SchemaChecks } from './schema-checks.ts';

export interface InboundService {
  /** Whether a JSON Schema of a user can be used. */
  readonly schemas: Pick<Sandbox, 'compilesSchema'>;
  readonly checks: SchemaChecks;
  /** The registered types of each workspace. */
  readonly types: RegisteredTypes;
  /** Whether a pattern matches an event that this service itself declares. */
  knows(pattern: string): boolean;
  readonly rates: EndpointRates;
  /** The requests that were refused. */
  readonly refusals: Refusals;
  /** Whether the host has a clock of its own, by which also the storage goes. */
  readonly hasOwnClock: boolean;
  /** Digests of tokens that worked recently: a request with one of them is not a guess. */
  readonly known: LruCache<true>;
}

type Needs = 'automation' | 'webhooks';

export type InboundCall<Input> = Call<Input, Needs, InboundService>;
export type KeyedCall = RawCall<Needs, InboundService>;
export type ReceiveCall = OpenCall<Needs, InboundService>;

export const inboundService = (
  {
    rateLimits,
    served,
    hasOwnClock,
  }: Pick<ResolvedOptions<unknown, typeof automationLimits>, 'rateLimits' | 'served' | 'hasOwnClock'>,
  sandbox: Pick<Sandbox, 'check' | 'compilesSchema'>,
): InboundService => ({
  schemas: sandbox,
  checks: new SchemaChecks(sandbox),
  types: new RegisteredTypes(),
  knows: pattern => served.knows(pattern),
  rates: new EndpointRates(rateLimits.inbound),
  hasOwnClock,
  refusals: new Refusals(),
  known: new LruCache(5_000),
});
