/** What inbound endpoints and events provide to their operations and pages. */
import type { Call } from '../../group/operation.ts';
import type { OpenCall, RawCall } from '../../group/raw.ts';
import type { ResolvedOptions } from '../../group/resolved.ts';
import { Latest } from '../../http/latest.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { EndpointRates } from './rates.ts';

export interface InboundService {
  /** Runs the JSON Schemas of users. */
  readonly schemas: Pick<Sandbox, 'check' | 'compilesSchema'>;
  readonly rates: EndpointRates;
  /** Digests of tokens that worked recently: a request with one of them is not a guess. */
  readonly known: Latest<true>;
}

type Needs = 'automation' | 'webhooks';

export type InboundCall<Input> = Call<Input, Needs, InboundService>;
export type KeyedCall = RawCall<Needs, InboundService>;
export type ReceiveCall = OpenCall<Needs, InboundService>;

export const inboundService = (
  { rateLimits }: Pick<ResolvedOptions, 'rateLimits'>,
  sandbox: InboundService['schemas'],
): InboundService => ({
  schemas: sandbox,
  rates: new EndpointRates(rateLimits.inbound),
  known: new Latest(5_000),
});
