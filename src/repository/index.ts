/**
 * The repository: what the service needs from a storage, expressed as intentions. Your own adapter implements these
 * interfaces, and is verified by the conformance suite in `koa-marketplace/testing`. docs/glossary.md explains
 * workspace, account, member, key, endpoint, delivery, attempt and lease.
 *
 * Rules for all methods:
 * - Each method is one atomic step, or several if it says so: no caller sees a partial result, and concurrent calls
 *   behave as if they ran one after the other.
 * - When a promise resolves, the change is stored: it survives the end of the process.
 * - A look-up returns the record, or `null` if there is none; `undefined` counts as `null`. A list returns a page or an
 *   array, which may be empty. A method that counts returns a number. Any other answer is an error of the storage: the
 *   client gets 500, and `onError` is told which method it was.
 * - A change (create, change, rotate, revoke, delete, pass, replay, setPassword …) returns the record after the change;
 *   a deletion returns it as it was before. If the caller needs the record before the change too, the result contains
 *   both (`links.change`, `keys.rotate`). Several changes of one call return their results in the given order, or
 *   their number.
 * - A change that is not possible returns `{ refused: reason }`, and nothing has changed: `not_found` if the record
 *   does not exist (in this workspace), `workspace_unknown` or `user_unknown` if something should be created for a
 *   workspace or user that does not exist, and otherwise the name of the obstacle (`taken`, `too_many`, `changed` …).
 *   See {@link Refused} and {@link isRefused}.
 * - A change that is already done (a revoked key, an archived link) returns the unchanged record.
 * - Optional arguments are in the last argument, `options`. `options.events` creates the events of a change from its
 *   result: see {@link ChangeOptions}. It is called only if something has changed, and its events are stored in the
 *   same step.
 * - A method that only records something (recordUse, touch, release, the end of a session) returns nothing, and ignores
 *   records that do not exist.
 * - A method throws only if the storage fails, or if a function that it received throws. Our adapters also throw an
 *   `InvalidDataError`, with nothing changed, for a record, a time or a limit that does not match its schema, and for
 *   an unknown option of the methods that hosts call: what is stored can always be read again. What only the engines
 *   write in large numbers (leases and attempts of deliveries, clicks, rate limits) is not checked again, for speed.
 * - A storage that cannot be reached or written throws {@link RepositoryUnavailableError} (the client gets 503), and
 *   nothing has changed. One without room for a change throws {@link StorageFullError}.
 * - A workspace id or any other argument may come from a request: every string must be accepted, including `__proto__`,
 *   control characters and 10,000 characters. An id that cannot exist is simply not found.
 * - Times are ISO 8601 in UTC, with seconds or milliseconds: `…:00.000Z` may be returned as `…:00Z`.
 * - A record may have more members than its schema, such as the private columns of a row: they are neither sent nor
 *   stored in events. A wrong type is an error, see the option `checkResults` of `createRouter`.
 * - A frozen object (`Object.freeze`, deep) promises not to change: the service serialises it once and sends the same
 *   bytes again. Objects that are not frozen are serialised for each response.
 */
/** The storage cannot be reached or written; nothing has changed. */
export class RepositoryUnavailableError extends Error {
  override readonly name: string = 'RepositoryUnavailableError';
}

/** The storage has no room for this change; nothing has changed, and others go on. The client is told the message. */
export class StorageFullError extends RepositoryUnavailableError {
  override readonly name: string = 'StorageFullError';
}

/** The records of a workspace have reached their bytes; nothing has changed. The client gets 409 with the number. */
export class WorkspaceFullError extends StorageFullError {
  override readonly name = 'WorkspaceFullError';
  /** How many bytes they may have. */
  readonly bytes: number;

  constructor(bytes: number) {
    super(`the records of the workspace have more than ${bytes} bytes`);
    this.bytes = bytes;
  }
}

export type { Awaitable } from '../common/concurrency/awaitable.ts';
export * from './idempotency.ts';
export * from './outbox-event.ts';
export * from './parts.ts';
export * from './results.ts';
export * from './webhook-work.ts';
