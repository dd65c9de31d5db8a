/** A table of options: the check of each, and its default where it has one. What else is known of an option is its type. */

import { defined } from '../defined.ts';
import type { Check, Checks } from './check-options.ts';

/** `null` may stand for what is not there. */
type Row<Value> = Check | readonly [check: Check, standard: Value | null];

/** One row for each option. The compiler reports a missing one. */
export type OptionRows<Options> = {
  readonly [Name in keyof Required<Options>]: Row<Required<Options>[Name]>;
};

type Standard<OneRow> = OneRow extends readonly [Check, infer Value]
  ? Value extends null
    ? null
    : never
  : never;

/** The options with their defaults. Those without one may be missing. */
export type WithDefaults<Options, Rows> = Omit<Options, NamesWithDefault<Rows>> & {
  readonly [Name in NamesWithDefault<Rows> & keyof Options]:
    | Exclude<Options[Name], undefined>
    | Standard<Rows[Name & keyof Rows]>;
};

type NamesWithDefault<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends readonly unknown[] ? Name : never;
}[keyof Rows];

const entriesOf = (rows: object) => Object.entries(rows as Readonly<Record<string, Row<unknown>>>);

export const checksOf = <Options>(rows: OptionRows<Options>): Checks<Options> =>
  Object.fromEntries(
    entriesOf(rows).map(([name, row]) => [name, typeof row === 'function' ? row : row[0]]),
  ) as unknown as Checks<Options>;

/** An option with the value `undefined` counts as omitted. */
export function withDefaults<Options extends object, Rows extends object>(
  rows: Rows,
  options: Options,
): WithDefaults<Options, Rows> {
  const standard = entriesOf(rows).flatMap(([name, row]) =>
    typeof row === 'function' ? [] : [[name, row[1]] as const],
  );
  return { ...Object.fromEntries(standard), ...defined(options) } as unknown as WithDefaults<Options, Rows>;
}
