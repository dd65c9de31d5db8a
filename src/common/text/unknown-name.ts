/** Refuses a name that nothing has, in words: which one it is, and which one may be meant. */
import { nearestName } from './nearest-name.ts';

/** Longer names are cut off: a caller may send one that is as long as the body. */
const maxShownLength = 64;

/** What would change how a log or a terminal shows the text after it. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name of a caller in an error message: short, and without characters that nobody sees. */
export function shownName(name: string): string {
  if (name === '') return '""';
  const start = name.slice(0, maxShownLength * 2);
  const characters = [...start];
  const isLong = characters.length > maxShownLength || start.length < name.length;
  const shown = (isLong ? characters.slice(0, maxShownLength).join('') : name).replace(
    invisible,
    one => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return isLong ? `${shown}…` : shown;
}

/** The name that is meant, as the end of a sentence. `otherwise`: the end if none is near. */
export function suggestion(name: string, names: Iterable<string>, otherwise = ''): string {
  const near = nearestName(name, [...names]);
  return near === null ? otherwise : `: did you mean ${near}?`;
}

/** What is wrong with a name that is none of `names`, as text that follows it. `what`: what the names are. */
export const unknownReason = (name: string, names: Iterable<string>, what: 'field' | 'parameter'): string =>
  `is not a known ${what}${suggestion(name, names)}`;
