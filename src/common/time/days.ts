/** Days and hours in UTC, and ranges of days. */
import { MarketplaceError } from '../errors/errors.ts';

const day = 86_400_000;
const defaultDays = 30;
/** Maximum number of days in a range. */
export const maxDays = 366;

/** `instant`: in milliseconds since 1970. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The hour as counts are named: `2026-11-20T14`. `instant`: in milliseconds since 1970. */
export const hourOf = (instant: number): string => new Date(instant).toISOString().slice(0, 13);

/** The requested range of days: by default, the last 30. @throws MarketplaceError */
export function dayRangeOf(
  { from, to }: { readonly from?: string; readonly to?: string },
  now: number,
): { from: string; to: string } {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(Date.parse(last) - (defaultDays - 1) * day);
  if (first > last) throw new MarketplaceError('invalid_request', 'from must not be later than to');
  if (Date.parse(last) - Date.parse(first) >= maxDays * day)
    throw new MarketplaceError(
      'invalid_request',
      `from and to must span at most ${maxDays} days, including both`,
    );
  return { from: first, to: last };
}
