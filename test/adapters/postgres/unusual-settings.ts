/** The contract with prepared statements, and settings and parsers that a host may have. It also counts the statements. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { contract } from './contract.ts';
import { CountingClient, StatementCounts } from './statement-counts.ts';

/** `isRun`: the names of the cases that are run, and of the methods whose statements they count. */
export function underUnusualSettings(what: string, isRun: (name: string) => boolean) {
  const counts = new StatementCounts();
  const test = contract(
    `${what} on PostgreSQL with prepared statements, and settings and parsers of the host`,
    async () => ({
      Client: CountingClient,
      options:
        '-c timezone=Asia/Kolkata -c datestyle=SQL,DMY -c standard_conforming_strings=on -c default_transaction_isolation=serializable',
      // Hosts do this for their own queries.
      types: {
        getTypeParser: (oid: number) => (text: string) => (oid === 20 ? BigInt(text) : text),
      },
    }),
    { preparedStatements: true },
    isRun,
    repository => counts.watch(repository),
  );
  // A method that needs more of them is slower for everybody whose database is far away. If that is what you want, or if it
  // needs fewer now, change its number there.
  test('sends as many statements for each method as statements.json says', () => {
    const known = JSON.parse(readFileSync(new URL('./statements.json', import.meta.url), 'utf8'));
    assert.deepEqual(chosen(counts.max, isRun), chosen(known, isRun));
  });
  return test;
}

/** Those of the methods, in the order of their names. */
const chosen = (numbers: Readonly<Record<string, number>>, isChosen: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(numbers)
      .filter(([name]) => isChosen(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export const isOfMessaging = (name: string) => /^messaging\b/.test(name);
export const isOfWebhooks = (name: string) => /^(?:webhooks|automation)\b/.test(name);
