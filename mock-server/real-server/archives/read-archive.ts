/** Reads a file of saved requests. What it is shows its content. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { membersOf, type SavedExchanges } from './exchange.ts';
import { exchangesInHar, isHar } from './har.ts';
import { exchangesInPostman, isPostman } from './postman.ts';

/** A text cannot be longer in Node.js. */
const maxBytes = 500_000_000;

/** @throws Error with one sentence, which repeats nothing of the file */
export async function readArchive(file: string): Promise<SavedExchanges> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}`);
  });
  if (bytes.length > maxBytes)
    throw new Error(
      `${file} has more than ${maxBytes / 1_000_000} MB: save fewer requests, or without pictures`,
    );
  let content: unknown;
  try {
    // Some exporters begin with a byte order mark, which the decoder removes.
    content = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`${file} is not JSON: give an HTTP archive (HAR) or a collection of Postman`);
  }
  if (isHar(content)) return exchangesInHar(content, name => readBeside(file, name));
  // The API of Postman wraps a collection.
  const collection = membersOf(content).collection ?? content;
  if (isPostman(collection)) return exchangesInPostman(collection);
  throw new Error(
    `${file} is neither an HTTP archive (HAR) nor a collection of Postman 2.1: export it again in one of these forms`,
  );
}

/** Only a file in the same folder: whoever has written the archive chooses the name. */
function readBeside(file: string, name: string): Buffer | null {
  if (!/^\w[\w-]*(?:\.\w+)?$/.test(name)) return null;
  try {
    return readFileSync(join(dirname(file), name));
  } catch {
    return null;
  }
}
