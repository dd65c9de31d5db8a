/** Where an editor finds the schema of a file. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ofPackage = 'node_modules/koa-marketplace/dist/schemas';

/**
 * The path from the file to a schema in the project that it is in; `null` if the package is not installed there.
 * `schema`: its name, such as `fixtures/items`.
 */
export function schemaFor(file: string, name = 'data-file'): string | null {
  const folder = dirname(resolve(file));
  for (let project = folder; ; project = dirname(project)) {
    const schema = join(project, ofPackage, `${name}.json`);
    if (existsSync(schema)) {
      const path = relative(folder, schema).replaceAll('\\', '/');
      return path.startsWith('.') ? path : `./${path}`;
    }
    if (project === dirname(project)) return null;
  }
}
