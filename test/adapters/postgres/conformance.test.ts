/** The contract over a real PostgreSQL: as it comes, and over a host's own odd settings. */
import { databaseUrl } from '../../postgres-server.ts';
import { contract } from './contract.ts';

const plain = contract('PostgreSQL keeps the contract', async () => ({
  connectionString: await databaseUrl(),
}));

plain.run();

const odd = contract(
  'PostgreSQL of a host with settings and parsers of its own keeps the contract',
  async () => ({
    connectionString: await databaseUrl(),
    options: '-c timezone=Asia/Kolkata -c datestyle=SQL,DMY -c standard_conforming_strings=on',
    // As hosts do for the sake of their own queries.
    types: {
      getTypeParser: (oid: number) => (text: string) => (oid === 20 ? BigInt(text) : text),
    },
  }),
);
odd.run();

const prepared = contract(
  'PostgreSQL with prepared statements keeps the contract',
  async () => ({ connectionString: await databaseUrl() }),
  { preparedStatements: true },
);
prepared.run();
