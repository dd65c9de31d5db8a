/** What the encrypted methods of all parts are made of. */
import { type Awaitable, after } from '../../common/awaitable.ts';
import type { Method } from '../wrapped.ts';

/** Called with what cannot be decrypted while nobody waits for it. Never throws. */
export type TellUnreadable = (error: unknown) => void;

/** The methods that are called instead, by their names; each calls that of the part. */
export type EncryptedMethods = Readonly<Record<string, Method>>;

/** Calls a method of the part itself, which is looked up at each call. */
export type CallPart = (name: string, ...args: readonly unknown[]) => Awaitable<unknown>;

/** Goes on with an answer that is a record. A refusal, and what is missing or wrong, stays as it is. */
export const openedRecord = <One extends object>(
  answer: Awaitable<unknown>,
  open: (record: One) => unknown,
): Awaitable<unknown> =>
  after(answer, found =>
    typeof found === 'object' && found !== null && !('refused' in found) ? open(found as One) : found,
  );

export const openedList = <One>(
  answer: Awaitable<unknown>,
  open: (list: readonly One[]) => Awaitable<unknown>,
): Awaitable<unknown> =>
  after(answer, found => (Array.isArray(found) ? open(found as readonly One[]) : found));

/** The options of a change, whose functions are called with the decrypted record. */
export function withOpened<Record>(options: unknown, open: (record: Record) => Record): unknown {
  if (typeof options !== 'object' || options === null) return options;
  const wrapped: { [name: string]: unknown } = {};
  for (const name of ['events', 'when'] as const) {
    const given = (options as { [name: string]: unknown })[name];
    if (typeof given === 'function') wrapped[name] = (record: Record) => given(open(record));
  }
  return { ...options, ...wrapped };
}
