import { storableText } from './storable-text.ts';

const most = 100;

/**
 * A text that a visitor has chosen, as pages and files may show it: at most 100 characters, without control characters
 * and those that turn the direction of the text around it, without spaces at its ends.
 */
export const visitorText = (text: string): string =>
  storableText(text.slice(0, 4 * most).replace(/[\p{Cc}\p{Bidi_Control}]/gu, ''), most).trim();
