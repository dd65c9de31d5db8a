/** The Markdown pages of the project. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The text of pages that are read one after the other. */
export const textOf = (...paths: readonly string[]): string =>
  paths.map(path => readFileSync(root + path, 'utf8')).join('\n');

/** By their paths from the root. */
export async function readPages(): Promise<Map<string, string>> {
  const inDocs = await readdir(`${root}docs`, { recursive: true });
  const all = [...(await readdir(root)), ...inDocs.map(path => `docs/${path}`)];
  return new Map(
    all.filter(path => path.endsWith('.md')).map(path => [path, readFileSync(root + path, 'utf8')]),
  );
}

/** A page without its code blocks. */
export const proseOf = (text: string) => text.replaceAll(/^```.*?^```$/gms, '');
