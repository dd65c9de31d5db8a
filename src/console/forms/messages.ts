/** Where the messages of a form stand: at which fields, under which names, and in which order. */
import type { Problem } from '../../common/errors/errors.ts';
import { nameOfStep } from '../../common/json/json-pointer.ts';
import type { FormWords } from '../actions/form-errors.ts';
import type { FormErrors } from '../views.ts';
import type { FormField } from './field.ts';
import { idOf, type Part, placeOf } from './row.ts';

/** Messages in the order of the fields. Those of no field come first. */
export function inOrder(errors: FormErrors, words: FormWords): FormErrors {
  const order = Object.values(words).map(({ field }) => field);
  const entries = Object.entries(errors);
  return Object.fromEntries(entries.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

export function wordsOfRow(field: FormField): readonly [string, FormWords[string]] {
  const { name, subject, each, messages } = field;
  const more = { ...(each !== undefined && { each }), ...(messages !== undefined && { reported: messages }) };
  return [name, { field: idOf(field), name: subject, ...more }];
}

/** The same problem, at the name of its field in place of that of the parameter. */
export function atName<State>(
  given: Problem,
  fields: readonly FormField[],
  parts: readonly Pick<Part<never, State>, 'at'>[],
  state: State,
): Problem {
  const problem = parts.reduce((found, part) => part.at?.(found, state) ?? found, given);
  const steps = problem.pointer.split('/').slice(1);
  const field = fields.find(one =>
    placeOf(one).every((step, index) => steps[index] !== undefined && nameOfStep(steps[index]) === step),
  );
  if (field === undefined) return problem;
  const rest = steps.slice(placeOf(field).length);
  return { ...problem, pointer: ['', field.name, ...rest].join('/') };
}
