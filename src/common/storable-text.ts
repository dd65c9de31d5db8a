/**
 * A text of a host or a client as every storage can keep it: at most so many characters of it, without NUL and halves of
 * characters.
 */
export const storableText = (text: string, most: number): string =>
  [...text.replaceAll('\0', '')].slice(0, most).join('').toWellFormed();
