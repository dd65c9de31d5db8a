/** Why something failed, as users may read it. */
import { ChannelError } from '../../channel/driver.ts';
import { TooLate } from '../../common/within.ts';

const longest = 500;

/** Text of a driver as it can be stored: one line of valid characters. */
export function lineOf(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  // Half a character at the cut is removed too.
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/\p{Cs}$/u, '')}…`;
}

/** Errors that are not meant for users may contain secrets, so their text is not shown. */
export function reasonOf(error: unknown): string {
  const text = error instanceof ChannelError || error instanceof TooLate ? lineOf(error.message) : '';
  return text === '' ? 'The channel driver failed' : text;
}
