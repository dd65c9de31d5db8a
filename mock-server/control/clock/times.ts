/** Instants and durations as people write them: `2030-01-01`, `30d`, `2h30m`. */
import { types } from 'node:util';

/** The clock stays between these, so that everything that is added to it can still be written as a date. */
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(9000, 0, 1);

/** Months and years have no fixed length: they are counted by the calendar, in UTC. */
export interface Duration {
  readonly months: number;
  readonly milliseconds: number;
}

const lengths: Readonly<Record<string, Duration>> = {
  ms: { months: 0, milliseconds: 1 },
  s: { months: 0, milliseconds: 1_000 },
  m: { months: 0, milliseconds: 60_000 },
  h: { months: 0, milliseconds: 3_600_000 },
  d: { months: 0, milliseconds: 86_400_000 },
  w: { months: 0, milliseconds: 604_800_000 },
  mo: { months: 1, milliseconds: 0 },
  y: { months: 12, milliseconds: 0 },
};

const howDurations = 'such as 30d or 2h30m, of y, mo, w, d, h, m, s and ms';

/** @throws TypeError */
export function durationOf(given: unknown, name: string): Duration {
  if (typeof given === 'number' && Number.isFinite(given) && given >= 0)
    return { months: 0, milliseconds: Math.round(given) };
  if (typeof given === 'string') {
    const read = readDuration(given);
    if (read !== null) return read;
  }
  throw new TypeError(`${name} must be milliseconds, zero or more, or a duration ${howDurations}`);
}

/** `null` if it is none. */
export function readDuration(text: string): Duration | null {
  if (!/^(?:\d{1,15}(?:ms|mo|[smhdwy])){1,8}$/.test(text)) return null;
  let [months, milliseconds] = [0, 0];
  for (const [, count, unit = ''] of text.matchAll(/(\d{1,15})(ms|mo|[smhdwy])/g)) {
    const length = lengths[unit];
    if (length === undefined) return null;
    months += Number(count) * length.months;
    milliseconds += Number(count) * length.milliseconds;
  }
  return { months, milliseconds };
}

/** `times`: 1 for later, -1 for earlier. The 31st of a month that has no 31st is its last day. NaN if it is too far. */
export function instantAfter(instant: number, { months, milliseconds }: Duration, times: 1 | -1 = 1): number {
  if (months === 0) return instant + times * milliseconds;
  const to = new Date(instant);
  const day = to.getUTCDate();
  to.setUTCMonth(to.getUTCMonth() + times * months, 1);
  const last = new Date(to);
  last.setUTCMonth(to.getUTCMonth() + 1, 0);
  to.setUTCDate(Math.min(day, last.getUTCDate()));
  return to.getTime() + times * milliseconds;
}

const howInstants = 'a date such as 2030-01-01 or an instant such as 2030-01-01T12:00:00Z';

const written = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** A Date, milliseconds since 1970, or a text; a date without a time is midnight in UTC. @throws TypeError */
export function parsedInstant(given: unknown, name: string): number {
  const instant = types.isDate(given) ? given.getTime() : typeof given === 'string' ? read(given) : given;
  if (typeof instant !== 'number' || !Number.isFinite(instant))
    throw new TypeError(
      `${name} must be ${howInstants}${typeof given === 'string' ? '' : ', a Date or milliseconds since 1970'}`,
    );
  return withinBounds(Math.round(instant), name);
}

/** @throws TypeError */
export function withinBounds(instant: number, name: string): number {
  if (instant >= earliest && instant <= latest) return instant;
  throw new TypeError(`${name} must be from 1970-01-01 to 9000-01-01`);
}

function read(text: string): number {
  const date = written.exec(text)?.[1];
  if (date === undefined) return Number.NaN;
  // Date takes February 30th for March 1st.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return Number.NaN;
  return Date.parse(text);
}
