/**
 * What holds a connection must not wait for another one: as many calls as the pool has connections would wait for ever.
 * Here such a call fails instead.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Database } from '../../../src/adapters/postgres/database/database.ts';

const holding = new AsyncLocalStorage<true>();

/** Does work while a connection is held, such as that of a host's transaction: nothing in it may take another one. */
export const withConnection = <Result>(work: () => Result): Result => holding.run(true, work);

const needConnection = () => {
  if (holding.getStore()) throw new Error('needs a second connection while it holds one');
};

let isGuarded = false;

/** From now on, a transaction of any repository in this process refuses to take a second connection. */
export function refuseSecondConnections(): void {
  if (isGuarded) return;
  isGuarded = true;
  const { rows, unhurried, transaction } = Database.prototype;
  Object.assign(Database.prototype, {
    async rows(this: Database, ...args: Parameters<typeof rows>) {
      needConnection();
      return rows.apply(this, args);
    },
    async unhurried(this: Database, ...args: Parameters<typeof unhurried>) {
      needConnection();
      return unhurried.apply(this, args);
    },
    async transaction(this: Database, ...[work, ...more]: Parameters<typeof transaction>) {
      needConnection();
      return transaction.call(this, run => withConnection(() => work(run)), ...more);
    },
  });
}
