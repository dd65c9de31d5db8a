/** Formats dates, amounts and words. */
import { type Html, html } from './html.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A timestamp for humans and machines: `<time datetime="…">14 Mar 2026, 09:26 UTC</time>`. */
export function time(instant: string): Html {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return html`${instant}`;
  const iso = date.toISOString();
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return html`<time datetime="${iso}">${day}, ${iso.slice(11, 16)} UTC</time>`;
}

/** An amount with its currency code: `EUR 1,284.50`. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(amount).replaceAll('\u00a0', ' ');
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
