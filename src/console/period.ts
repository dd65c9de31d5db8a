/** The period that the first page of a workspace shows: the last 24 hours, or the last 30 days. */
import { dayOf, hourOf } from '../common/time/days.ts';

export interface OverviewPeriod {
  readonly unit: 'hour' | 'day';
  /** Its hours (`2026-11-20T14`) or days (`2026-11-20`) in UTC, the oldest first. The last one has not ended. */
  readonly names: readonly string[];
  /** As many before it, to compare with. */
  readonly before: readonly string[];
}

/** How long a period is, in words that follow "the last". */
export const lengthOf = ({ unit, names }: Pick<OverviewPeriod, 'unit' | 'names'>): string =>
  `${names.length} ${unit}s`;

const units = {
  hour: { count: 24, length: 3_600_000, keyOf: hourOf },
  day: { count: 30, length: 86_400_000, keyOf: dayOf },
} as const;

/** The last 24 hours or 30 days. `now`: in milliseconds since 1970. */
export function overviewPeriod(unit: OverviewPeriod['unit'], now: number): OverviewPeriod {
  const { count, length, keyOf } = units[unit];
  const all = Array.from({ length: 2 * count }, (_, index) => keyOf(now - (2 * count - 1 - index) * length));
  return { unit, names: all.slice(count), before: all.slice(0, count) };
}

/** The first and the last hour of both periods. */
export function hourRange({ unit, names, before }: OverviewPeriod): { from: string; to: string } {
  const [from = '', to = ''] = [before[0], names.at(-1)];
  return unit === 'hour' ? { from, to } : { from: `${from}T00`, to: `${to}T23` };
}

/** A number for each hour or day of the period, and the sum of those before. */
export function valuesIn<Count>(
  { names, before }: OverviewPeriod,
  counts: readonly Count[],
  keyOf: (count: Count) => string,
  numberOf: (count: Count) => number,
): { readonly values: number[]; readonly before: number; readonly beforeValues: number[] } {
  const numbers = new Map(counts.map(count => [keyOf(count), numberOf(count)]));
  const numberAt = (name: string) => numbers.get(name) ?? 0;
  const beforeValues = before.map(numberAt);
  return { values: names.map(numberAt), before: sum(beforeValues), beforeValues };
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
