/** Pages of records that are all at hand, such as event types. */

const onPage = 25;

export interface ArrayPage<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
}

/**
 * The records whose texts contain what the query searches for (`q`), after the one that it names (`after`): at most 25.
 * After one that is not there comes nothing.
 */
export function arrayPage<Row>(
  all: readonly Row[],
  query: URLSearchParams,
  {
    keyOf,
    textsOf,
  }: { readonly keyOf: (row: Row) => string; readonly textsOf: (row: Row) => readonly string[] },
): ArrayPage<Row> {
  const searched = (query.get('q') ?? '').trim().toLowerCase();
  const found = all.filter(row => textsOf(row).some(text => text.toLowerCase().includes(searched)));
  const after = query.get('after') ?? '';
  const place = after === '' ? -1 : found.findIndex(row => keyOf(row) === after);
  if (after !== '' && place === -1) return { rows: [], next: null };
  const rows = found.slice(place + 1, place + 1 + onPage);
  const last = rows.at(-1);
  return { rows, next: last !== undefined && place + 1 + onPage < found.length ? keyOf(last) : null };
}
