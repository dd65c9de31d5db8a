/** Which errors mean that PostgreSQL cannot be reached or written, and which can be retried. */
import { type Refused, refuse } from '../../../repository/index.ts';

/** SQLSTATE, or the code of a system error; none for errors of the client itself. */
export const codeOf = (error: unknown): string | null => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : null;
};

/** Several addresses of a host are tried, and each has an error of its own. */
export const firstOf = (error: unknown): unknown =>
  error instanceof AggregateError ? error.errors[0] : error;

/** PostgreSQL has answered: all other errors leave open what has become of the statement, and of the connection. */
export function isAnswer(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  // EPIPE has five letters too, but every SQLSTATE has a digit.
  return /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
}

/** A conflict with another transaction: a retry can succeed. */
const transient = new Set(['40001', '40P01']);

export const mayBeTriedAgain = (error: unknown): boolean => transient.has(codeOf(error) ?? '');

/** A prepared statement no longer fits the tables, because a migration changed them. */
export const isOutdated = (error: unknown): boolean => codeOf(error) === '0A000';

/** The connection does not have a prepared statement, or has it already: a pooler has given its connection to another. */
export const isPreparedElsewhere = (error: unknown): boolean =>
  ['26000', '42P05'].includes(codeOf(error) ?? '');

/** The engine does not have a feature, or the language of a function. */
export const isUnknownToEngine = (error: unknown): boolean =>
  ['0A000', '42601', '42704', '42883'].includes(codeOf(error) ?? '');

/** The lock timeout of the statement was reached. */
export const isLockTimeout = (error: unknown): boolean => codeOf((error as Error).cause ?? error) === '55P03';

/** The statement timeout of the role was reached, or somebody has cancelled the statement. */
export const isStatementTimeout = (error: unknown): boolean =>
  codeOf((error as Error).cause ?? error) === '57014';

/** A row with the same key already exists. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/** The refusal of what would store a row with the same key: nothing has changed then. */
export async function orTaken<Result>(work: Promise<Result>): Promise<Result | Refused<'taken'>> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) return refuse('taken');
    throw error;
  }
}

/** A row refers to a row that does not exist. */
export const isReferenceMissing = (error: unknown): boolean => codeOf(error) === '23503';

/** The name of the violated unique constraint, or `null`. */
export const duplicateOf = (error: unknown): string | null =>
  isDuplicate(error) ? contradiction(error) : null;

/** Two processes created the same schema or table concurrently: one of them gets one of these errors. */
export const wasMadeMeanwhile = (error: unknown): boolean =>
  ['23505', '42710', '42P06', '42P07', 'XX000'].includes(codeOf(error) ?? '');

/** An invalid statement or value is a bug of ours; all other errors come from outside. */
const mistakes = /^(?:0A|21|22|23|42|54)/;

export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return isPreparedElsewhere(error) || !mistakes.test(code);
  // Errors of the client itself, for example for a closed connection, have no code but are not a TypeError.
  return error instanceof Error && ['Error', 'AggregateError'].includes(error.name);
}

/** The name of the constraint that a row violates, or `null`. It reveals no values. */
export function contradiction(error: unknown): string | null {
  const { constraint } = error as { constraint?: unknown };
  const broken = ['23503', '23505'].includes(codeOf(error) ?? '');
  return broken ? String(constraint ?? 'a record that is not there') : null;
}
