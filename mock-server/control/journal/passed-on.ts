/** What is known of a request that a real server has answered. */

/** Something that the document does not allow. */
export interface ContractProblem {
  /** Where it is. */
  readonly in: 'request' | 'answer';
  /** A sentence without a full stop, without secrets. */
  readonly reason: string;
}

export interface PassedOn {
  /** Origin of the real server. */
  readonly to: string;
  /** What the document does not allow. Empty for a path that it does not have. */
  readonly problems: readonly ContractProblem[];
}
