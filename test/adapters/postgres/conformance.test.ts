/** The contract on a real PostgreSQL, with default settings and with unusual settings of the host. */
import { variants } from '../../extent.ts';
import { contract } from './contract.ts';

// The levels of isolation between which races differ.
const race = (name: string) => /concurrent|exactly one|at most|only one|race|never|each sees/.test(name);

// `npm test` runs only the first, because the other tests of this folder run with default settings.
for (const suite of variants([
  () =>
    contract(
      'The contract on PostgreSQL with prepared statements, and settings and parsers of the host',
      async () => ({
        options:
          '-c timezone=Asia/Kolkata -c datestyle=SQL,DMY -c standard_conforming_strings=on -c default_transaction_isolation=serializable',
        // Hosts do this for their own queries.
        types: {
          getTypeParser: (oid: number) => (text: string) => (oid === 20 ? BigInt(text) : text),
        },
      }),
      { preparedStatements: true },
    ),
  () =>
    contract(
      'Races on PostgreSQL, whose default isolation is REPEATABLE READ,',
      async () => ({
        options: String.raw`-c default_transaction_isolation=repeatable\ read`,
      }),
      {},
      race,
    ),
  () => contract('Races on PostgreSQL with default settings', async () => ({}), {}, race),
]))
  suite().run();
