/** Statements in an open transaction of the host. */
import { isRefused, type TransactionClient } from '../../../repository/index.ts';
import type { RunStatement } from './database.ts';
import { isReferenceMissing } from './failures.ts';
import type { Row } from './pool.ts';

const savepoint = 'koa_marketplace';

/** SQLSTATE of a SAVEPOINT outside of a transaction. */
const notInTransaction = '25P01';

/** The work of each client: a client runs one statement after the other, so savepoints of several calls would mix. */
const queues = new WeakMap<object, Promise<unknown>>();

/**
 * Works in the transaction of the host, without BEGIN and COMMIT. A savepoint keeps the transaction usable: if the work
 * throws or is refused, what it has stored is undone, and nothing else. `unknownWorkspace`: the refusal of a row that refers
 * to a workspace that does not exist. @default the error of PostgreSQL
 * @throws TypeError for a pool, or a client that is not in a transaction
 */
export function withinTransaction<Result, Refusal = never>(
  client: TransactionClient,
  work: (run: RunStatement) => Promise<Result>,
  unknownWorkspace?: Refusal,
): Promise<Result | Refusal> {
  checkClient(client);
  const before = queues.get(client) ?? Promise.resolve();
  const done = before.then(() => atSavepoint(client, work, unknownWorkspace));
  queues.set(
    client,
    done.catch(() => {}),
  );
  return done;
}

async function atSavepoint<Result, Refusal>(
  client: TransactionClient,
  work: (run: RunStatement) => Promise<Result>,
  unknownWorkspace: Refusal | undefined,
): Promise<Result | Refusal> {
  const run: RunStatement = async (text, values = []) => {
    const { rows } = await client.query({ text, values });
    return { rows: rows as Row[], rowCount: null };
  };
  try {
    await run(`SAVEPOINT ${savepoint}`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== notInTransaction) throw error;
    throw new TypeError('client: is not in a transaction: send BEGIN first', { cause: error });
  }
  let result: Result | Refusal;
  try {
    result = await work(run);
  } catch (error) {
    await undo(run, error);
    if (unknownWorkspace === undefined || !isReferenceMissing(error)) throw error;
    return unknownWorkspace;
  }
  if (isRefused(result)) await undo(run, result);
  else await run(`RELEASE SAVEPOINT ${savepoint}`);
  return result;
}

/** If the connection is broken, the first error says more than the one of the ROLLBACK. */
async function undo(run: RunStatement, because: unknown): Promise<void> {
  try {
    await run(`ROLLBACK TO SAVEPOINT ${savepoint}`);
    await run(`RELEASE SAVEPOINT ${savepoint}`);
  } catch (error) {
    throw because instanceof Error ? because : error;
  }
}

function checkClient(client: unknown): void {
  const { query, totalCount } = (client ?? {}) as { query?: unknown; totalCount?: unknown };
  if (typeof query !== 'function')
    throw new TypeError('client: must be the client of node-postgres that your transaction runs on');
  // Each statement of a pool may run on another connection.
  if (typeof totalCount === 'number')
    throw new TypeError('client: is a pool: pass the client that your transaction runs on');
}
