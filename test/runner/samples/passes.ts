/** Passes, and needs PostgreSQL for one of its tests. */
import { suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';

const test = suiteOf('A suite that passes');

test('passes', () => {});
test('asks for PostgreSQL', async () => {
  await databaseUrl();
});

test.run();
