/** The option `limits`: how many records a workspace may have. The storage holds them in the step that stores a record. */

import { type ErrorRow, MarketplaceError } from '../common/errors/errors.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { type Check, complaintAboutUnknown } from '../common/options/check-options.ts';

/** The defaults of limits, by their names in the option. */
export type RecordLimitRows = Readonly<Record<string, number>>;

/** The rows of an interface of limits. */
export type RecordRowsOf<Limits> = { readonly [Name in keyof Limits]-?: number };

/** The limits that apply. One that is disabled is infinite. */
export type ResolvedRecordLimits = Readonly<Record<string, number>>;

export const recordLimitRows = (
  groups: readonly { readonly recordLimits?: RecordLimitRows }[],
): RecordLimitRows => Object.assign({}, ...groups.map(({ recordLimits }) => recordLimits));

const maxLimit = 1_000_000_000;

/** The check of the option: what is wrong with it as one sentence, or `null`. */
export const recordLimitsCheck =
  (rows: RecordLimitRows): Check =>
  value => {
    if (!isPlainObject(value)) return 'must be an object';
    const unknown = complaintAboutUnknown('limit', value, rows);
    if (unknown !== null) return unknown;
    // By name, because limits may be getters of a class, or inherited.
    for (const name of Object.keys(rows)) {
      const limit = value[name];
      if (limit === undefined || limit === false) continue;
      if (!Number.isSafeInteger(limit) || (limit as number) < 1 || (limit as number) > maxLimit)
        return `needs ${name} as a whole number from 1 to ${maxLimit}, or false`;
    }
    return null;
  };

export const resolveRecordLimits = (
  given: object | undefined,
  rows: RecordLimitRows,
): ResolvedRecordLimits => {
  const asked: Readonly<Record<string, number | false>> = Object(given);
  const limits = Object.entries(rows).map(([name, standard]) => {
    const limit = asked[name] ?? standard;
    return [name, limit === false ? Number.POSITIVE_INFINITY : limit];
  });
  return Object.freeze(Object.fromEntries(limits));
};

/** The limit with a name, for a group whose rows have it. */
export const limitIn = <Rows extends RecordLimitRows>(
  limits: ResolvedRecordLimits,
  rows: Rows,
  name: keyof Rows & string,
): number => limits[name] ?? (rows[name] as number);

/** The 409 for a reached limit: `Link limit reached (10,000)`. */
export function limitReached(row: ErrorRow, limit: number, unit = ''): MarketplaceError {
  const number = [limit.toLocaleString('en-US'), unit].join(' ').trim();
  return new MarketplaceError({ ...row, message: `${row.message} (${number})` });
}
