/** What several sections do with the records that they have found. */
import type { FoundRecord, FoundRecords } from '../section.ts';

/** The record whose id was typed comes first; the others contain the text. */
export function foundRecords<One extends { readonly id: string }>(
  exact: One | null,
  others: readonly One[],
  shown: (one: One) => Omit<FoundRecord, 'isExact'>,
): FoundRecord[] {
  const first = exact === null ? [] : [{ ...shown(exact), isExact: true }];
  return [...first, ...others.filter(({ id }) => id !== exact?.id).map(shown)];
}

/** Whether one of the texts contains the text. */
export const contains = (text: string, texts: readonly string[]): boolean =>
  texts.some(one => one.toLowerCase().includes(text.toLowerCase()));

/** The page of a list with this text in its filter, if the list has more than `limit`. */
export const moreOf = (
  found: readonly unknown[],
  limit: number,
  label: string,
  path: string,
): Pick<FoundRecords, 'more'> => (found.length > limit ? { more: { label, path } } : {});

/** `/links?q=summer`. */
export const filteredPath = (path: string, text: string): string =>
  `${path}?${new URLSearchParams({ q: text })}`;
