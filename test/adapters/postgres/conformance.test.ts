/** The contract over a real PostgreSQL: as it comes, and with all that a host may set otherwise. */
import { databaseUrl } from '../../postgres-server.ts';
import { contract } from './contract.ts';

const plain = contract('PostgreSQL keeps the contract', async () => ({
  connectionString: await databaseUrl(),
}));

plain.run();

const odd = contract(
  'PostgreSQL with prepared statements, settings and parsers of the host keeps the contract',
  async () => ({
    connectionString: await databaseUrl(),
    options: '-c timezone=Asia/Kolkata -c datestyle=SQL,DMY -c standard_conforming_strings=on',
    // As hosts do for the sake of their own queries.
    types: {
      getTypeParser: (oid: number) => (text: string) => (oid === 20 ? BigInt(text) : text),
    },
  }),
  { preparedStatements: true },
);
odd.run();
