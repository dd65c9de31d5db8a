/** The Markdown pages of the project. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

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
