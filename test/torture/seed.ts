/** Stores the fixtures in a database. */
import { toData } from '../../mock-server/fixtures.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { fixtures } from '../helper.ts';

export async function seedPostgres(connectionString: string): Promise<void> {
  const repository = await postgresRepository({ connectionString });
  await repository.import(toData(fixtures));
  await repository.close();
}
