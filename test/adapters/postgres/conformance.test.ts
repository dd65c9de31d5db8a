/** The contract on a real PostgreSQL, with default settings and with unusual settings of the host. */
import { databaseUrl } from '../../postgres-server.ts';
import { contract } from './contract.ts';

const plain = contract('PostgreSQL keeps the contract', async () => ({
  connectionString: await databaseUrl(),
}));

plain.run();

const odd = contract(
  'The contract on PostgreSQL with prepared statements, and settings and parsers of the host',
  async () => ({
    connectionString: await databaseUrl(),
    options: '-c timezone=Asia/Kolkata -c datestyle=SQL,DMY -c standard_conforming_strings=on',
    // Hosts do this for their own queries.
    types: {
      getTypeParser: (oid: number) => (text: string) => (oid === 20 ? BigInt(text) : text),
    },
  }),
  { preparedStatements: true },
);
odd.run();
