/**
 * The contract on a real PostgreSQL, with default settings and with unusual settings of the host. Parts with many cases have
 * files of their own: conformance-messaging.test.ts and conformance-webhooks.test.ts.
 */
import { variants } from '../../extent.ts';
import { contract } from './contract.ts';
import { isOfMessaging, isOfWebhooks, underUnusualSettings } from './unusual-settings.ts';

// The levels of isolation between which races differ.
const race = (name: string) => /concurrent|exactly one|at most|only one|race|never|each sees/.test(name);

// `npm test` runs only the first, because the other tests of this folder run with default settings.
for (const suite of variants([
  () => underUnusualSettings('The contract', name => !isOfMessaging(name) && !isOfWebhooks(name)),
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
