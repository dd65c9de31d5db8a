/** The results of contract methods, and the events of changes. The rules are at the top of index.ts. */
import type { OutboxEvent } from './outbox-event.ts';

/** Why nothing was changed. */
export interface Refused<Reason extends string> {
  readonly refused: Reason;
}

export const refuse = <Reason extends string>(refused: Reason): Refused<Reason> => ({ refused });

/**
 * Whether a result is a refusal. Otherwise it is the record, also for TypeScript.
 *
 * @example
 * const made = await repository.webhooks.createEndpoint(workspaceId, endpoint);
 * if (isRefused(made)) throw new Error(made.refused);
 * made.id;
 */
export const isRefused = <Answer>(answer: Answer): answer is Extract<Answer, Refused<string>> =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** The options of every change. */
export interface ChangeOptions<Changed> {
  /**
   * Creates the events of the change from the result of the method. It is called only if something has changed, once
   * for each change, and again if the storage retries. The events are stored in the same step.
   *
   * @default no events
   */
  readonly events?: (changed: Changed) => readonly OutboxEvent[];
}
