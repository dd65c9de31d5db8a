/** The contract with prepared statements, and settings and parsers that a host may have. */
import { contract } from './contract.ts';

/** `isRun`: the names of the cases that are run. */
export const underUnusualSettings = (what: string, isRun: (name: string) => boolean) =>
  contract(
    `${what} on PostgreSQL with prepared statements, and settings and parsers of the host`,
    async () => ({
      options:
        '-c timezone=Asia/Kolkata -c datestyle=SQL,DMY -c standard_conforming_strings=on -c default_transaction_isolation=serializable',
      // Hosts do this for their own queries.
      types: {
        getTypeParser: (oid: number) => (text: string) => (oid === 20 ? BigInt(text) : text),
      },
    }),
    { preparedStatements: true },
    isRun,
  );

export const isOfMessaging = (name: string) => name.startsWith('messaging.');
