/** The files that spreadsheets open (RFC 4180). All of them are made here. */
import type { Answer } from './visit.ts';

export const csvType = 'text/csv; charset=utf-8';

/** Without it, Excel reads the file in the encoding of its machine, and shows other letters. */
const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet takes for the beginning of a formula, also in full width. Where it separates cells by semicolons or
 * tabs, or begins a line inside of a quoted cell, a formula may begin in the middle of a text.
 */
const formula = /(^|[;\t\r\n])((?:[^\S\t\r\n]|["'])*)([=+\-@＝＋－＠﹦﹢﹣﹫])/g;

/** A text in which a spreadsheet finds no formula: an apostrophe stands before what would begin one. */
const plain = (text: string): string => {
  const safe = text.replace(formula, "$1$2'$3");
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
};

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = plain(typeof value === 'string' ? value : JSON.stringify(value));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join()}\r\n`;

/** What a file begins with. */
export const csvHead = (columns: readonly string[]): string => `${byteOrderMark}${csvLine(columns)}`;

/** A whole file. `name`: without its ending. */
export const csvFile = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Answer => ({ file: csvHead(columns) + rows.map(csvLine).join(''), type: csvType, name: `${name}.csv` });
