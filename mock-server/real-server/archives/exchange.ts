/** A request and its answer, as somebody has saved them. */
export interface SavedExchange {
  readonly method: string;
  readonly url: string;
  /** The body of the request as text; `null`: none. */
  readonly sent: string | null;
  readonly status: number;
  /** In small letters, without parameters. Empty: unknown. */
  readonly type: string;
  /** The body of the answer as text; `null`: it was not saved. */
  readonly body: string | null;
}

/** What was read of a file. */
export interface SavedExchanges {
  readonly exchanges: readonly SavedExchange[];
  /** What was left out, each as a sentence without a full stop. */
  readonly left: readonly string[];
}

/** The members of a value that may be anything. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const entriesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const plainType = (type: unknown): string => textIn(type).split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The value of a header in a list of `{ name, value }` or `{ key, value }`. */
export function headerIn(headers: unknown, wanted: string): string {
  const found = entriesIn(headers)
    .map(membersOf)
    .find(({ name, key }) => textIn(name ?? key).toLowerCase() === wanted);
  return textIn(found?.value);
}
