/** The methods of a collection, which encrypt what they are given and decrypt what they answer. */

import { type Awaitable, after } from '../../common/concurrency/awaitable.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { isRefused } from '../results.ts';
import type { Method } from '../wrapped.ts';
import type { EncryptedCollection } from './declared.ts';
import { type SecretRecords, unreadableIn } from './records.ts';

/** Called with what cannot be decrypted while nobody waits for it. Never throws. */
export type TellUnreadable = (error: unknown) => void;

/** The methods that are called instead, by their names; each calls that of the part. */
export type EncryptedMethods = Readonly<Record<string, Method>>;

/** Calls a method of the part itself, which is looked up at each call. */
type CallPart = (name: string, ...args: readonly unknown[]) => Awaitable<unknown>;

/** What the methods of a collection are made of. */
export interface Encryption {
  readonly collection: EncryptedCollection;
  readonly records: SecretRecords;
  readonly call: CallPart;
  readonly tell: TellUnreadable;
}

interface Identified {
  readonly id: string;
}

/** A record with its workspace, and whatever else: a delivery to send. */
export interface Held {
  readonly workspaceId: string;
}

/** An answer, decrypted: a record, a list of records, or what has a record and its workspace. Others stay as they are. */
export function opened({ collection, records }: Encryption, answer: unknown, workspaceId: string): unknown {
  const open = (found: unknown): unknown => {
    if (typeof found !== 'object' || found === null || isRefused(found)) return found;
    const { [collection.member]: inner } = found as Readonly<Record<string, Identified | undefined>>;
    if (inner === undefined) return records.openRecord(found as Identified, workspaceId);
    const record = records.openRecord(inner, (found as Held).workspaceId);
    return record === inner ? found : { ...found, [collection.member]: record };
  };
  return Array.isArray(answer) ? answer.map(open) : open(answer);
}

/** What a method is given after the workspace: a record, a change, or options whose functions get the decrypted record. */
function given(encryption: Encryption, workspaceId: string, args: readonly unknown[]): unknown[] {
  const { records } = encryption;
  const [first] = args;
  const place = records.placeOf(workspaceId, typeof first === 'string' ? first : (first as Identified)?.id);
  return args.map(one => {
    if (!isPlainObject(one)) return one;
    const functions = Object.entries(one).filter(([, member]) => typeof member === 'function');
    const wrapped = functions.map(([name, member]) => [
      name,
      (record: unknown) => (member as Method)(opened(encryption, record, workspaceId)),
    ]);
    return { ...records.seal(one, place), ...Object.fromEntries(wrapped) };
  });
}

/** The methods as all of them are: the first argument is the workspace, unless it is the only one. */
export const encryptedMethods = (encryption: Encryption): EncryptedMethods =>
  Object.fromEntries(
    Object.keys(encryption.collection.methods).map(name => [
      name,
      (workspaceId, ...args) =>
        after(encryption.call(name, workspaceId, ...given(encryption, workspaceId as string, args)), answer =>
          opened(encryption, answer, workspaceId as string),
        ),
    ]),
  );

/** Only what can be used as it should. `leave` is called with the others, if there are any. */
export function usable<One extends Held & object>(
  { collection: { member, paths }, records, tell }: Encryption,
  list: readonly One[],
  leave: (others: readonly One[]) => Awaitable<unknown>,
): Awaitable<readonly One[]> {
  const recordOf = (one: One) => (one as Readonly<Record<string, unknown>>)[member] as Identified;
  // Some share a record, and what is derived from it.
  const found = new Map<Identified, { readonly record: Identified; readonly fault: unknown }>();
  for (const one of list) {
    const stored = recordOf(one);
    if (found.has(stored)) continue;
    const record = records.openRecord(stored, one.workspaceId);
    found.set(stored, { record, fault: unreadableIn({ paths }, record) });
  }
  const others: One[] = [];
  const left = list.flatMap(one => {
    const { record, fault = null } = found.get(recordOf(one)) ?? {};
    if (fault === null) return [record === recordOf(one) ? one : { ...one, [member]: record }];
    others.push(one);
    return [];
  });
  if (others.length === 0) return left;
  for (const { fault } of found.values()) if (fault !== null) tell(fault);
  return after(leave(others), () => left);
}
