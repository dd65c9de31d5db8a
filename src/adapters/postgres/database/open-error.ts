/** Why a database cannot be used: in the words of PostgreSQL or of the connection, with what to do about it. */
import { RepositoryUnavailableError } from '../../../repository/index.ts';
import { codeOf, firstOf } from './failures.ts';

const server = 'check that PostgreSQL runs there, and its host and its port';
const login = 'correct the user and the password, or pg_hba.conf of the server';
const certificate = 'give the certificate of its authority to your pool, or in the URL as sslrootcert';

/** What to do, by SQLSTATE or the code of a system error. */
const todos: Readonly<Record<string, string>> = {
  ECONNREFUSED: server,
  ECONNRESET: server,
  ENOTFOUND: server,
  EAI_AGAIN: server,
  EHOSTUNREACH: server,
  ENETUNREACH: server,
  ETIMEDOUT: server,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  '25006': 'connect to the primary server',
  '28000': login,
  '28P01': login,
  '3D000': 'create the database, or correct its name',
  '42501': 'grant this to the role, or use the role that owns the tables',
  '53300': 'close other connections, or raise max_connections of the server',
  '55P03': 'end what holds the lock, or raise lock_timeout of the role',
  '57014': 'raise statement_timeout of the role',
  '57P03': 'try again when the server is ready',
};

/** The error of opening a database. It contains neither the URL nor a value. */
export function openError(error: unknown): unknown {
  const isUnavailable = error instanceof RepositoryUnavailableError;
  const cause = firstOf(isUnavailable ? error.cause : error);
  const code = codeOf(cause ?? {});
  if (!(cause instanceof Error) || !(isUnavailable || code === '42501')) return error;
  const what = isUnavailable ? error.message : `PostgreSQL refuses the role: ${cause.message}`;
  return new RepositoryUnavailableError(`${what}: ${todos[code ?? ''] ?? server}`, { cause });
}
