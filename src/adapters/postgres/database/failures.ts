/** Which failures of PostgreSQL mean that it cannot be reached or written, and which may be tried again. */

/** SQLSTATE, or the code of a system call; none where the client itself gave up. */
const codeOf = (error: unknown): string | null => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : null;
};

/** Another transaction came in between: the same one, tried again, can succeed. */
const transient = new Set(['40001', '40P01']);

export const mayBeTriedAgain = (error: unknown): boolean => transient.has(codeOf(error) ?? '');

/** What was prepared fits the tables no more, which a migration changed meanwhile. */
export const isOutdated = (error: unknown): boolean => codeOf(error) === '0A000';

/** The statement waited for a lock for as long as it was told to. */
export const isLockTimeout = (error: unknown): boolean => codeOf((error as Error).cause ?? error) === '55P03';

/** A row with the same key is there already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/** What a row refers to is not there. */
export const isReferenceMissing = (error: unknown): boolean => codeOf(error) === '23503';

/** The rule that a row with the same key breaks, by its name, or `null`. */
export const duplicateOf = (error: unknown): string | null =>
  isDuplicate(error) ? contradiction(error) : null;

/** Two processes made the same schema or table at once: PostgreSQL tells one of them in one of these ways. */
export const wasMadeMeanwhile = (error: unknown): boolean =>
  ['23505', '42710', '42P06', '42P07', 'XX000'].includes(codeOf(error) ?? '');

/** What is wrong with a statement or a value is a mistake of ours; all else comes from outside. */
const mistakes = /^(?:0A|21|22|23|42|54)/;

export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return !mistakes.test(code);
  // The client's own, as of a connection that ended: they carry no code, but are no TypeError either.
  return error instanceof Error && ['Error', 'AggregateError'].includes(error.name);
}

/** Which rule of the tables a row broke, by its name, or `null`. The values stay unsaid. */
export function contradiction(error: unknown): string | null {
  const { constraint } = error as { constraint?: unknown };
  const broken = ['23503', '23505'].includes(codeOf(error) ?? '');
  return broken ? String(constraint ?? 'a record that is not there') : null;
}
