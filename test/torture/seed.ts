/** Stores the fixtures in a database. Also a program, so that another version can do it: it is told the URL. */
import { toData } from '../../mock-server/fixtures.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { fixtures } from '../helper.ts';

export async function seedPostgres(connectionString: string): Promise<void> {
  const repository = await postgresRepository({ connectionString });
  await repository.import(toData(fixtures));
  await repository.close();
}

const [, program, url] = process.argv;
if (program?.endsWith('torture/seed.ts') === true && url !== undefined) await seedPostgres(url);
