/** Reads a file of saved requests. What it is shows its content. */
import { readFile } from 'node:fs/promises';
import type { SavedExchanges } from './exchange.ts';
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
  if (isHar(content)) return exchangesInHar(content);
  if (isPostman(content)) return exchangesInPostman(content);
  throw new Error(
    `${file} is neither an HTTP archive (HAR) nor a collection of Postman 2.1: export it again in one of these forms`,
  );
}
