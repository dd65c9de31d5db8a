/** Uses PostgreSQL, and a browser if asked to, and then waits until its runner is killed. It writes where the database is into the file it is given. */
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { addressOf } from '../ask.ts';

const test = suiteOf('Waits');

test('for its end', async () => {
  const url = await databaseUrl();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('show data_directory');
  await client.end();
  if (process.env.WITH_BROWSER !== undefined) await addressOf('browser');
  writeFileSync(
    String(process.env.DATABASE_TOLD_IN),
    JSON.stringify({ url, folder: rows[0].data_directory }),
  );
  await new Promise(resolve => setTimeout(resolve, 120_000));
});

test.run();
