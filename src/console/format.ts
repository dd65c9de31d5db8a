/** Formats dates, amounts and words. */
import { type Html, html } from './html.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A timestamp for humans and machines: `<time datetime="…">14 Mar 2026, 09:26 UTC</time>`. */
export function time(instant: string): Html {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return html`${instant}`;
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${writtenDay(iso)}, ${iso.slice(11, 16)} UTC</time>`;
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * How long ago or how soon (rounded, so that what has seven days left does not seem to have six) a timestamp is, as seen from `now` (ISO 8601), with the whole timestamp as its title: the
 * script puts it into the reader's time zone. `<time datetime="…" title="14 Mar 2026, 09:26:12 UTC">3 hours ago</time>`.
 */
export function timeFrom(now: string, instant: string): Html {
  const date = new Date(instant);
  const seconds = (date.getTime() - Date.parse(now)) / 1000;
  if (Number.isNaN(seconds)) return html`${instant}`;
  const [unit, length] = units.find(([, own]) => Math.abs(seconds) >= own) ?? ['second', 1];
  const words =
    Math.abs(seconds) < 60
      ? seconds > 0
        ? 'in a moment'
        : 'just now'
      : relative.format(seconds > 0 ? Math.round(seconds / length) : Math.trunc(seconds / length), unit);
  return zoned(date, () => words);
}

const spans: readonly (readonly [unit: string, seconds: number])[] = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
];

/** The time between two timestamps, in one or two units: `240 ms`, `5 s`, `2 h 30 min`; `null`: there is none. */
export function elapsed(from: string, to: string): string | null {
  const milliseconds = Date.parse(to) - Date.parse(from);
  if (!(milliseconds > 0)) return null;
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const index = spans.findIndex(([, own]) => seconds >= own);
  const [unit, length] = spans[index] ?? ['s', 1];
  const [lower, least] = spans[index + 1] ?? ['s', 1];
  const rest = Math.floor((seconds % length) / least);
  return `${Math.floor(seconds / length)} ${unit}${rest > 0 ? ` ${rest} ${lower}` : ''}`;
}

/** A time whose title is the whole timestamp, which the script puts into the reader's time zone. */
function zoned(date: Date, words: (iso: string, whole: string) => string): Html {
  const iso = date.toISOString();
  const whole = `${writtenDay(iso)}, ${iso.slice(11, 19)} UTC`;
  return html`<time datetime="${iso}" title="${whole}" data-full>${words(iso, whole)}</time>`;
}

/** A timestamp with seconds. */
export function fullTime(instant: string): Html {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? html`${instant}` : zoned(date, (_, whole) => whole);
}

/** When a line of a log was written, in UTC: `10:08:26` of the day that is seen, `14 Mar 10:08:26` of another. */
export const logTime = (now: string, instant: string): Html =>
  zoned(new Date(instant), iso =>
    iso.slice(0, 10) === now.slice(0, 10)
      ? iso.slice(11, 19)
      : `${shortDay(iso.slice(0, 10))} ${iso.slice(11, 19)}`,
  );

/** The time of day in UTC. */
export const clockTime = (instant: string): Html => zoned(new Date(instant), iso => iso.slice(11, 16));

/** The day in UTC: `14 Mar 2026`, and as seen from `now` also `Today` and `Yesterday`. */
export function dayWords(now: string, instant: string): string {
  const days = Math.floor(Date.parse(now) / 86_400_000) - Math.floor(Date.parse(instant) / 86_400_000);
  return days === 0 ? 'Today' : days === 1 ? 'Yesterday' : writtenDay(new Date(instant).toISOString());
}

/** The day of an instant in UTC: `14 Mar 2026`. */
export const writtenDay = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

/**
 * A URL for people to read: `/l/gr%C3%BC%C3%9Fe` is `/l/grüße`. What nobody sees, such as spaces and marks that turn the
 * direction of a text, stays encoded. It is not for following or copying.
 */
export function readableUrl(url: string): string {
  try {
    return decodeURI(url).replace(/[\p{C}\p{Z}]/gu, encodeURIComponent);
  } catch {
    return url;
  }
}

/** A day without its year: `2026-11-20` is `20 Nov`. Other texts stay as they are. */
export const shortDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}` : day;

/** An amount with its currency code: `EUR 1,284.50`. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(amount).replaceAll('\u00a0', ' ');
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The start of a long text, cut by code point, so that no emoji is cut in half. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** The first letters of a name, by code point, so that a name with emoji is not cut in half. */
export function initials(name: string, most: number): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, most)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
