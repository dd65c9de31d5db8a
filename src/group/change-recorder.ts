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
  /** IP address of the client. */
  readonly address: string;
  readonly requestId: string | null;
}

export interface ChangeRecorder {
  /** Resolves when the change is stored. It may reject: the request must not fail then, because it has changed something. */
  record(change: RecordedChange): Promise<void>;
}
