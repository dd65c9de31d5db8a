/** Values of a key in words. */
import { type Html, html } from '../../../html.ts';

export const windows: readonly (readonly [value: string, words: string])[] = [
  ['1', 'a second'],
  ['60', 'a minute'],
  ['3600', 'an hour'],
  ['86400', 'a day'],
];

/** How long a window is: `a minute`, or `30 seconds`. */
export const windowWords = (seconds: string | number): string =>
  windows.find(([value]) => value === String(seconds))?.[1] ?? `${seconds} seconds`;

export const rangeList = (ranges: readonly string[]): Html =>
  html`${ranges.map(range => html`<div><code>${range}</code></div>`)}`;
