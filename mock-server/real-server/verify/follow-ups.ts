/** What is tried after a valid response: the next page, and whether a copy of it is current. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { parametersOf } from '../../../src/openapi/example-call.ts';
import type { CheckedResponse } from '../response-check.ts';
import { type Trial, withParameter } from './trials.ts';

export function followUps(operation: Operation, trial: Trial, response: CheckedResponse): readonly Trial[] {
  const trials: Trial[] = [];
  const { json, etag } = response;
  const cursor = isPlainObject(json) ? json.next_cursor : null;
  if (typeof cursor === 'string' && parametersOf(operation).some(([name]) => name === 'cursor'))
    trials.push({
      ...trial,
      attempt: 'the next page',
      call: withParameter(operation, trial.call, 'cursor', cursor),
    });
  if (operation.reply.revalidate && etag !== null)
    trials.push({
      ...trial,
      attempt: 'a copy that may be current',
      call: { ...trial.call, headers: { 'If-None-Match': etag } },
    });
  return trials;
}
