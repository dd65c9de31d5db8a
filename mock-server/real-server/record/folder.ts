/** The folder that fixtures are written into. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFor } from '../../../src/common/schema-for.ts';
import { seeded } from '../../fixtures/records.ts';

/** Before any request. @throws Error if the folder has files that would be mixed with others */
export async function checkFolder(folder: string, force: boolean): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`${folder} cannot be used: ${error.message}`);
  });
  if (names.length > 0 && !force)
    throw new Error(`${folder} has files already: choose another folder, or replace them with --force`);
}

/** Writes each value as JSON to the file of its name, in place of all fixtures and answers there. Only the owner can read them. */
export async function writeFolder(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Of an earlier recording: records of two would not belong together.
  for (const name of [...seeded, 'answers']) await rm(join(folder, `${name}.json`), { force: true });
  for (const [name, value] of Object.entries(files)) {
    const file = join(folder, `${name}.json`);
    await writeFile(file, `${JSON.stringify(withSchema(file, name, value), null, 2)}\n`, { mode: 0o600 });
  }
}

/** With the schema by which an editor completes and checks the file. A list gets a name beside it. */
function withSchema(file: string, name: string, value: unknown): unknown {
  const schema = schemaFor(file, name === 'answers' ? name : `fixtures/${name}`);
  if (schema === null) return value;
  return { $schema: schema, ...(Array.isArray(value) ? { [name]: value } : (value as object)) };
}
