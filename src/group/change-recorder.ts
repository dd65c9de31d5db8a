import type { AuditedChange } from '../repository/audited-change.ts';

/** Who stores what operations and console pages have changed, so that a workspace can look it up. */
export interface RecordedChange {
  readonly workspaceId: string;
  readonly actor: {
    readonly type: 'key' | 'user';
    readonly id: string;
    readonly name: string;
    /** Tells the sessions of a user apart; it is not their secret. `null`: there is no session. */
    readonly session: string | null;
  };
  /** Id of the operation. */
  readonly operation: string;
  readonly recordId: string | null;
  readonly record: ChangedRecord;
  /** IP address of the client. */
  readonly address: string;
  readonly requestId: string | null;
}

/** The changed record, as who may read it sees it. */
export interface ChangedRecord {
  /** What it is, such as `link`, or `null` if that is not known. */
  readonly kind: string | null;
  /** The record as it was; `null` if it is new, or cannot be read. */
  readonly before: object | null;
  /** The record as it is now; `null` if it was deleted, or cannot be read. */
  readonly after: object | null;
  /** What was asked for, which may have secrets that the record does not show. */
  readonly input: object | null;
  /** Whether the values of its fields may be recorded, or only which of them have changed. */
  readonly keepsValues: boolean;
  /** Whether URLs are recorded whole, or only their scheme and host. */
  readonly keepsUrls: boolean;
  /** The ids of the records that one call has made; empty if it makes one, or none. */
  readonly made: readonly string[];
}

export interface ChangeRecorder {
  /**
   * What is stored in the step of the change itself, so that it is not lost if the process ends right after it. `describe`
   * says what is known of the change then, from what the storage returns. `null`: the storage cannot store it with the
   * change.
   */
  begin(workspaceId: string, describe: (result: unknown) => RecordedChange): AuditedChange | null;
  /**
   * Resolves when the change is stored. It may reject: the request must not fail then, because it has changed something.
   * `begun`: what {@link begin} has returned for this change.
   */
  record(change: RecordedChange, begun?: AuditedChange | null): Promise<void>;
  /** The change that `begun` was stored with was taken back: nothing is recorded. */
  undo(begun: AuditedChange): Promise<void>;
}
