/** Why something failed, as users may read it. */
import { ChannelError, ChannelTimeoutError } from '../../channel/errors.ts';
import { DeadlineError } from '../../common/time/within.ts';

const longest = 500;

/** Text of a driver as it can be stored: one line of valid characters. */
export function lineOf(text: string): string {
  const line = validLine(text);
  return line.length <= longest ? line : `${cut(line, longest - 1)}…`;
}

/** A name or an id of a driver as it can be stored. `null`: nothing is left of it. */
export const shortLineOf = (text: string, most: number): string | null => cut(validLine(text), most) || null;

const validLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** Half a character at the cut is removed too. */
const cut = (line: string, most: number): string =>
  line
    .slice(0, most)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();

/** Errors that are not meant for users may contain secrets, so their text is not shown. */
export function reasonOf(error: unknown): string {
  const isReported =
    error instanceof ChannelError || error instanceof ChannelTimeoutError || error instanceof DeadlineError;
  const text = isReported ? lineOf(error.message) : '';
  return text === '' ? 'The channel driver failed' : text;
}
