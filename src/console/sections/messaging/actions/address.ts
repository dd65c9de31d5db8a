/** Addresses as people type them. */
import { wordsOf } from '../../../actions/call.ts';

/** An international phone number with the separators that people write. `(0)` is no separator: channels differ in it. */
const phoneNumber = /^\+\d[\d ().\u00a0/-]*$/;

/** A phone number such as `+49 (151) 123-45` without its separators; other texts as they are. */
export const addressOf = (text: string): string =>
  phoneNumber.test(text) && !text.includes('(0)') ? text.replaceAll(/[^+\d]/g, '') : text;

/** Addresses that are separated by commas. */
export const addressesOf = (text: string): string[] => [...new Set(wordsOf(text).map(addressOf))];
