import type { IdempotentRequestRecord } from '../generated/types.ts';
import type { Refused } from './results.ts';

/** A request with an idempotency key, which is carried out once. */
export interface OnceRequest extends Pick<IdempotentRequestRecord, 'digest' | 'fingerprint'> {
  /** When the key can be used for another request (ISO 8601 UTC). */
  readonly expiresAt: string;
  /** The current time. */
  readonly now: string;
}

/** What became of one record of the first request: its id, or why it was refused. */
export type RequestOutcome = IdempotentRequestRecord['made'][number];

/** An earlier request with the same key and the same fingerprint was carried out. Nothing has changed. */
export interface Repeated extends Refused<'repeated'> {
  readonly made: RequestOutcome;
}

/** The options of a method that makes something. */
export interface OnceOptions {
  /**
   * The request that asks for it. In the same step, its key is stored with what was made: of any number of concurrent
   * calls with the same key, one makes something, and the others are refused: with `repeated`, or with `key_reused` if
   * their fingerprint differs. A call that makes nothing leaves the key free. @default no idempotency key
   */
  readonly request?: OnceRequest;
}
