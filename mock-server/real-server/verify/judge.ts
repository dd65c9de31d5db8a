/** The verdict on a response: whether it is what the document says of the request. */
import type { Operation } from '../../../src/group/operation.ts';
import { type CheckedResponse, isResult } from '../response-check.ts';
import { notFoundIn, type Trial } from './trials.ts';
import type { Verdict } from './verification.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string | null;
}

const ok: Judgement = { verdict: 'ok', reason: null };
const drift = (reason: string): Judgement => ({ verdict: 'drift', reason });
const untried = (reason: string): Judgement => ({ verdict: 'untried', reason });

/** Errors with which a server may answer a valid request, and that say nothing about the operation. */
const hindrances: Readonly<Record<string, (operation: Operation) => string>> = {
  missing_scope: ({ scope }) => `the key does not have the scope ${scope}`,
  ip_not_allowed: () => 'the key may not be used from this IP address',
};

export function judge(operation: Operation, trial: Trial, response: CheckedResponse): Judgement {
  const { status, objection, error, isAbsent } = response;
  if (isAbsent) return { verdict: 'absent', reason: 'the server has no such operation (404)' };
  // Whoever sends it, perhaps a gateway, it says nothing about the operation.
  if (status === 429)
    return untried(`the server limits requests (429)${objection === null ? '' : `: ${objection}`}`);
  if (objection !== null) return drift(objection);
  const hindrance = error === null ? undefined : hindrances[error.code];
  if (hindrance !== undefined && trial.key === 'given') return untried(hindrance(operation));
  if (trial.errors !== null)
    return error !== null && trial.errors.includes(error.code)
      ? ok
      : drift(`the document says ${trial.errors.join(' or ')}, and the server answered ${shown(response)}`);
  if (isResult(response, operation) || status === 304) return ok;
  // Such as a list that is empty: a state of the data, which the document describes.
  const isState =
    error !== null &&
    error.status !== 400 &&
    operation.errors.includes(error.code) &&
    !notFoundIn(operation).includes(error.code);
  return isState ? ok : drift(`the server answered ${shown(response)} to a valid request`);
}

const shown = ({ status, error }: CheckedResponse): string =>
  error === null ? String(status) : `${error.code} (${status})`;
