/**
 * A script is a step of a repository that is written once for all storages: a generator that asks for records, and says
 * what is stored. lowdb runs it over its data in one commit, PostgreSQL in one transaction. It may run again from its
 * start, so it changes nothing else.
 */
import type { Awaitable } from '../../../common/concurrency/awaitable.ts';
import { type OutboxEvent, type Refused, refuse, type TransactionClient } from '../../../repository/index.ts';
import type { CollectionName, RecordOf, WorkspaceCollection } from '../collections/index.ts';
import { checkIdentity } from '../storable.ts';
import type { ScriptSteps } from './steps.ts';

type Stored<Name extends CollectionName> = Readonly<RecordOf<Name>>;

/** Accounts are stored by id: scripts only find them. */
type ListedCollection = Exclude<CollectionName, 'accounts'>;

type Values<Name extends CollectionName> = {
  readonly [Field in keyof RecordOf<Name>]?: RecordOf<Name>[Field] | readonly RecordOf<Name>[Field][] | null;
};

/** Records whose fields have these values; of a list, one of its values; of `null`, none. */
export type Criteria<Name extends CollectionName> = Name extends WorkspaceCollection
  ? Values<Name> & { readonly workspace_id: string }
  : Name extends 'accounts'
    ? { readonly id: string }
    : Values<Name>;

/** What a script asks its storage for. `workspaceId`: empty for collections of the whole storage. */
export type Ask =
  | { readonly kind: 'publish'; readonly workspaceId: string; readonly events: readonly OutboxEvent[] }
  | { readonly kind: 'step'; readonly name: keyof ScriptSteps; readonly given: readonly unknown[] }
  | ({ readonly name: CollectionName } & (
      | {
          readonly kind: 'find';
          readonly where: Fields;
          readonly isHeld: boolean;
          /** The fields that are read. @default all */
          readonly fields?: readonly string[];
          /** Whether the answer is the only record, with the time of the storage. @default false */
          readonly isTimed?: boolean;
        }
      | { readonly kind: 'count'; readonly where: Fields; readonly limit: number }
      | {
          readonly kind: 'add';
          readonly workspaceId: string;
          readonly record: Fields;
          /** Whether a record of the same identity is the end of the script, and not a reason to run it again. */
          readonly isUntaken: boolean;
        }
      | {
          readonly kind: 'change';
          readonly workspaceId: string;
          readonly before: Fields;
          readonly after: Fields;
        }
      | { readonly kind: 'remove'; readonly where: Fields }
    ));

export type Fields = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: what an ask is answered with depends on it.
export type Script<Result> = Generator<Ask, Result, any>;

/** Runs scripts. */
export interface ScriptRunner {
  /**
   * As a whole or not at all. A script that meets records which others have added meanwhile runs again. `key`: the id of the
   * workspace or user whose records it holds; those with other keys do not wait for it. `client`: of the transaction of the host
   * in which it runs. @throws TypeError for a client where the storage has no such transactions
   */
  change<Result>(key: string, script: () => Script<Result>, client?: TransactionClient): Promise<Result>;
  read<Result>(script: () => Script<Result>, client?: TransactionClient): Awaitable<Result>;
  /** What the script {@link find} would read: in memory, a script costs more than that. @default the script is run */
  find?<Name extends CollectionName>(name: Name, where: Criteria<Name>): Awaitable<readonly Stored<Name>[]>;
}

/** Records in any order. */
export function* find<Name extends CollectionName>(
  name: Name,
  where: Criteria<Name>,
): Script<readonly Stored<Name>[]> {
  return yield { kind: 'find', name, where, isHeld: false };
}

/** These fields of records, in any order. */
export function* pick<Name extends CollectionName, Field extends keyof RecordOf<Name>>(
  name: Name,
  fields: readonly Field[],
  where: Criteria<Name>,
): Script<readonly Pick<Stored<Name>, Field>[]> {
  return yield { kind: 'find', name, where, isHeld: false, fields: fields as readonly string[] };
}

/** The record that these values identify. */
export function* findOne<Name extends CollectionName>(
  name: Name,
  where: Criteria<Name>,
): Script<Stored<Name> | undefined> {
  return (yield* find(name, where))[0];
}

/** The same record; no other script that holds it goes on until this one ends. */
export function* hold<Name extends CollectionName>(
  name: Name,
  where: Criteria<Name>,
): Script<Stored<Name> | undefined> {
  return (yield* holdAll(name, where))[0];
}

/** The same for several records. */
export function* holdAll<Name extends CollectionName>(
  name: Name,
  where: Criteria<Name>,
): Script<readonly Stored<Name>[]> {
  return yield { kind: 'find', name, where, isHeld: true };
}

/** The same as {@link hold}, with the time of the storage. */
export function* holdNow<Name extends CollectionName>(
  name: Name,
  where: Criteria<Name>,
): Script<{ readonly record: Stored<Name>; readonly now: string } | undefined> {
  return yield { kind: 'find', name, where, isHeld: true, isTimed: true };
}

/** Whether there are `most` such records, or more. */
export function* isFull<Name extends CollectionName>(
  name: Name,
  where: Criteria<Name>,
  most: number,
): Script<boolean> {
  if (most === Number.POSITIVE_INFINITY) return false;
  const count: number = yield { kind: 'count', name, where, limit: most };
  return count >= most;
}

type Addition = <Name extends ListedCollection>(
  name: Name,
  record: RecordOf<Name>,
  ...[workspaceId]: Name extends WorkspaceCollection ? [workspaceId: string] : []
) => Script<void>;

const addition = (isUntaken: boolean): Addition =>
  function* (name, record, ...[workspaceId = '']) {
    yield { kind: 'add', name, workspaceId, record: record as unknown as Fields, isUntaken };
  };

/**
 * Stores a new record that the script has looked for: if another one adds it meanwhile, the script runs again.
 * `workspaceId`: for records of a workspace. @throws TakenError for what is unique besides its identity
 */
export const add = addition(false);

/** Stores a new record without a look for it. @throws TakenError if there is one of its identity, too */
export const addUntaken = addition(true);

/** Stores a record in the place of one that was held or found. @throws TakenError, InvalidDataError for another identity */
export function* change<Name extends ListedCollection>(
  name: Name,
  before: Stored<Name>,
  after: RecordOf<Name>,
  ...[workspaceId = '']: Name extends WorkspaceCollection ? [workspaceId: string] : []
): Script<void> {
  const [old, changed] = [before as unknown as Fields, after as unknown as Fields];
  checkIdentity(name, name, old, changed);
  yield { kind: 'change', name, workspaceId, before: old, after: changed };
}

/** Removes records, and returns them. */
export function* remove<Name extends ListedCollection>(
  name: Name,
  where: Criteria<Name>,
): Script<readonly Stored<Name>[]> {
  return yield { kind: 'remove', name, where };
}

/** Makes deliveries of events for those webhooks that receive them. */
export function* publish(workspaceId: string, events: readonly OutboxEvent[]): Script<void> {
  yield { kind: 'publish', workspaceId, events };
}

/** Does what each storage does in its own way. */
export function* step<Name extends keyof ScriptSteps>(
  name: Name,
  ...given: Parameters<ScriptSteps[Name]>
): Script<ReturnType<ScriptSteps[Name]>> {
  return yield { kind: 'step', name, given };
}

/**
 * What a record would hold is unique, such as the digest of a token in the whole storage, or its identity, and another has
 * it.
 */
export class TakenError extends Error {
  // An error of the name Error would count as one of the connection.
  override readonly name = 'TakenError';
}

/** The result of a script, or a refusal instead of a {@link TakenError}: nothing has changed then. */
export async function refusedIfTaken<Result, Refusal = Refused<'taken'>>(
  work: Promise<Result>,
  refusal: Refusal = refuse('taken') as Refusal,
): Promise<Result | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TakenError) return refusal;
    throw error;
  }
}
