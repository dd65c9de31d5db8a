/** The metadata of a key in a form: one entry a line, as `name: text`. */
import type { KeyMetadata } from '../../../generated/types.ts';
import { type Codec, SentenceError } from '../../forms/row.ts';
import { readJson } from '../../json.ts';

const maxEntries = 20;
const maxTextLength = 500;

/** A text in quotation marks is a JSON string: it may have several lines. `null`: it is none. */
function textIn(text: string): string | null {
  if (!text.startsWith('"')) return text;
  const read = readJson(text);
  return read.ok && typeof read.value === 'string' ? read.value : null;
}

export const metadataCodec: Codec = {
  text: metadata =>
    Object.entries(metadata as KeyMetadata)
      .map(([name, text]) => `${name}: ${/^["\s]|\s$|\p{Cc}/u.test(text) ? JSON.stringify(text) : text}`)
      .join('\n'),
  value(lines) {
    const entries = new Map<string, string>();
    for (const line of lines.split(/\n|\r/)) {
      if (line.trim() === '') continue;
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(colon, 0)).trim();
      const whole = textIn(line.slice(colon + 1).trim());
      const problem = problemOf(name, whole, entries);
      if (problem !== null) throw new SentenceError(problem);
      entries.set(name, whole ?? '');
    }
    return Object.fromEntries(entries);
  },
};

function problemOf(name: string, text: string | null, entries: ReadonlyMap<string, string>): string | null {
  if (!/^[A-Za-z0-9_.-]{1,40}$/.test(name))
    return 'Write each entry as name: text, with a name of up to 40 letters, digits and characters of _.-';
  if (text === null) return `The text of ${name} begins with a quotation mark, so it must be a JSON string.`;
  if (text.includes('\0')) return `The text of ${name} must not contain the character U+0000.`;
  if (entries.has(name)) return `There are two entries with the name ${name}.`;
  if ([...text].length > maxTextLength)
    return `The text of ${name} must have at most ${maxTextLength} characters.`;
  return entries.size === maxEntries ? `Enter at most ${maxEntries} entries.` : null;
}
