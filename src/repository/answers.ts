/** How methods of the contract answer, and how events go with a change. The rules stand at the top of index.ts. */
import type { Happened } from './happened.ts';

/** Why nothing was changed. */
export interface Refused<Reason extends string> {
  readonly refused: Reason;
}

export const refuse = <Reason extends string>(refused: Reason): Refused<Reason> => ({ refused });

/**
 * Whether an answer is a refusal; what is none is the record, by its type too.
 *
 * @example
 * const made = await repository.webhooks.createEndpoint(workspaceId, endpoint);
 * if (isRefused(made)) throw new Error(made.refused);
 * made.id;
 */
export const isRefused = <Answer>(answer: Answer): answer is Extract<Answer, Refused<string>> =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** What every change takes along. */
export interface ChangeOptions<Changed> {
  /**
   * Makes the events of the change from what the method answers. Called only where something has changed, once for
   * each change, or again where the storage tries again; the events are stored in the same step.
   *
   * @default no events
   */
  readonly events?: (changed: Changed) => readonly Happened[];
}
