/** Refuses a pool whose connection is inside a transaction of the host: our COMMIT would commit that too. */
import type { Database } from './database.ts';

/** @throws TypeError that names the pool */
export async function refuseOpenTransaction(database: Database): Promise<void> {
  // Inside a transaction, the time is that of its BEGIN: the same for two statements, to the microsecond.
  const time = async () => (await database.rows('select now()::text as now', []))[0]?.now;
  const first = await time();
  if (first === undefined || first !== (await time())) return;
  throw new TypeError(
    'postgresRepository: pool is inside a transaction, which would be committed: pass a pool of its own here, and the client to publish',
  );
}
