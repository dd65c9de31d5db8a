/**
 * The entry of the audit log that a storage stores in the step of a change, as it stores the events of the change. The
 * methods of all parts could make such a change, so none of them has an argument for it: anyone who calls a method says it
 * around the call, and our storages look it up in the call itself, before anything is awaited.
 */
import type { AuditEntry } from '../generated/types.ts';
import { kinds, methodsOf, type PartName, type Parts, partNames } from './parts.ts';
import { isRefused } from './results.ts';
import type { Method, Methods } from './wrapped.ts';

export class AuditedChange {
  readonly workspaceId: string;
  /** The entry, from what the method that makes the change returns. Called again if the storage retries. */
  readonly entryOf: (result: unknown) => AuditEntry;
  /** Whether a storage that can store it has made a change, or has found that there is nothing to change. */
  isTaken = false;
  /** Whether the last step has stored it. */
  isStored = false;
  readonly #storage: object;

  constructor(storage: object, workspaceId: string, entryOf: AuditedChange['entryOf']) {
    this.#storage = storage;
    this.workspaceId = workspaceId;
    this.entryOf = entryOf;
  }

  /** An entry can only be stored where the change is stored. */
  isOf(storage: object): boolean {
    return this.#storage === storage;
  }
}

let current: AuditedChange | null = null;

/** For storages: what the method that is being called stores with its change. `storage`: see {@link auditStorageOf}. */
export const auditedChangeIn = (storage: object): AuditedChange | null =>
  current?.isOf(storage) ? current : null;

/** Calls a method of a repository, which stores the entry in the step of its change. */
export function withAuditedChange<Result>(change: AuditedChange, call: () => Result): Result {
  const before = current;
  current = change;
  try {
    return call();
  } finally {
    current = before;
  }
}

/** A change that makes or changes nothing: it was refused, or a request was repeated. Some methods return a number. */
export const isWithoutChange = (result: unknown): boolean =>
  result === 0 ||
  isRefused(result) ||
  (Array.isArray(result) && result.length > 0 && result.every(isRefused));

/** What our storages give their part `audit`, so that they recognise it: it passes through all that wraps the part. */
const storageName = 'storage';

export const withAuditStorage = <Part extends object>(part: Part, storage: object): Part =>
  Object.assign(part, { [storageName]: storage });

/** The storage that stores entries in the step of its changes; `null`: it cannot. */
export const auditStorageOf = (part: object): object | null =>
  (part as { readonly [storageName]?: object })[storageName] ?? null;

/** Methods that only read change nothing. */
const changing: ReadonlyMap<PartName, ReadonlySet<string>> = new Map(
  partNames.map(part => [
    part,
    new Set(
      methodsOf(part).filter(name => {
        const kind = (kinds[part] as Readonly<Record<string, unknown>>)[name];
        return kind !== 'found' && !Array.isArray(kind);
      }),
    ),
  ]),
);

/** The repository for one request: `next` gives the entry of the change that is made next, or `null`. */
export function auditedRepository<Some extends Partial<Parts>>(
  repository: Some,
  next: () => AuditedChange | null,
): Some {
  const parts = new Map<string, object>();
  const auditedPart = (part: Methods, name: PartName): object =>
    new Proxy(
      {},
      {
        has: (_, member) => member in part,
        get(_, member: string) {
          const method = part[member];
          if (typeof method !== 'function') return method;
          if (!changing.get(name)?.has(member)) return method.bind(part);
          return (...args: unknown[]) => {
            const change = next();
            const call = () => (method as Method).apply(part, args);
            return change === null ? call() : withAuditedChange(change, call);
          };
        },
      },
    );
  return new Proxy({} as Some, {
    has: (_, name) => name in repository,
    get(_, name: string) {
      const part = (repository as Readonly<Record<string, unknown>>)[name];
      if (!changing.has(name as PartName) || name === 'audit' || part == null) return part;
      const audited = parts.get(name) ?? auditedPart(part as Methods, name as PartName);
      parts.set(name, audited);
      return audited;
    },
  });
}
