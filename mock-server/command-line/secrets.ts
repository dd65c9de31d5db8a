/** The command `secrets rotate`: encrypts all stored secrets with the first of the keys in a file. */
import { readFile } from 'node:fs/promises';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { OptionalGroup } from '../../src/adapters/rules/collections/index.ts';
import { parseJson } from '../../src/adapters/rules/parse-json.ts';
import { rotateSecrets, type SecretsOptions } from '../../src/index.ts';
import type { Flags } from './flags.ts';

/** @throws Error, in one sentence, for what cannot be done */
export async function rotateStored(
  { file, databaseUrl, schema, without }: Flags,
  keys: string,
): Promise<void> {
  const secrets = (await parseJson(keys, await readFile(keys, 'utf8'))) as SecretsOptions;
  const repository =
    databaseUrl === undefined ? await inFile(file ?? '') : await inDatabase(databaseUrl, without, schema);
  try {
    const { rewritten, unreadable } = await rotateSecrets({
      repository,
      secrets,
      onError: error => console.error((error as Error).message),
    });
    const [id = ''] = secrets.keys.map(one => one.id);
    console.log(`${rewritten.toLocaleString('en')} records were encrypted with the key ${id}.`);
    if (unreadable > 0)
      throw new Error(`${unreadable.toLocaleString('en')} records cannot be decrypted: keep all keys`);
    console.log('No other key is needed any more.');
  } finally {
    await repository.close();
  }
}

/** @throws Error if there is no such file: an empty one would be created */
async function inFile(file: string) {
  await readFile(file);
  return lowdbRepository({ file });
}

async function inDatabase(
  connectionString: string,
  without: readonly OptionalGroup[],
  schema = 'marketplace',
) {
  const { postgresRepository } = await import('../../src/adapters/postgres/index.ts');
  return postgresRepository({ connectionString, schema, without, migrate: false });
}
