import type { Database } from './database.ts';

/**
 * Refuses a database whose encoding cannot store every text: requests would fail later, with an emoji in a name.
 * @throws TypeError that names the encoding
 */
export async function refuseEncoding(database: Database): Promise<void> {
  const [row] = await database.rows(`select current_setting('server_encoding') as encoding`, []);
  const { encoding = 'UTF8' } = row ?? {};
  if (encoding !== 'UTF8')
    throw new TypeError(
      `postgresRepository: the encoding of the database is ${encoding}: create it with encoding 'UTF8' and template template0`,
    );
}
