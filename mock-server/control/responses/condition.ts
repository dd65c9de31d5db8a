/** Whether a request contains what a rule wants. */
import { fitsCondition } from '../condition.ts';
import type { RequestFacts, RequestToAnswer } from './request.ts';
import type { Selection } from './selection.ts';

/** Whether a rule is only for requests of somebody. */
export const namesOwner = ({ workspace, key }: Selection): boolean =>
  workspace !== undefined || key !== undefined;

/** Whether a rule has to know more of a request than its method and its path. */
export const needsFacts = (selection: Selection): boolean =>
  selection.when !== undefined || namesOwner(selection);

/** `count`: which request of those that the rule meets this one would be. */
export function fits({ when, workspace, key }: Selection, facts: RequestFacts, count: number): boolean {
  if (workspace !== undefined && facts.workspace !== workspace) return false;
  if (key !== undefined && facts.key !== key && facts.secret !== key) return false;
  if (typeof when === 'function') return when(withoutSecret(facts, count)) === true;
  return when === undefined || fitsCondition(when, facts);
}

export const withoutSecret = ({ secret: _, ...request }: RequestFacts, count: number): RequestToAnswer => ({
  ...request,
  count,
});
