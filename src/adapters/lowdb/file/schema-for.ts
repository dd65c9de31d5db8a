/** Where an editor finds the schema of a data file. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ofPackage = 'node_modules/koa-marketplace/dist/schemas/data-file.json';

/** The path from the file to the schema in the project that it is in; `null` if the package is not installed there. */
export function schemaFor(file: string): string | null {
  const folder = dirname(resolve(file));
  for (let project = folder; ; project = dirname(project)) {
    const schema = join(project, ofPackage);
    if (existsSync(schema)) {
      const path = relative(folder, schema).replaceAll('\\', '/');
      return path.startsWith('.') ? path : `./${path}`;
    }
    if (project === dirname(project)) return null;
  }
}
