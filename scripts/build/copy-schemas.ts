/**
 * Writes the schemas of what storages and fixtures contain into a folder, without the white space of JSON, which is a
 * quarter. The OpenAPI document describes requests, replies and events.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '../reply-schemas.ts';

const [to = ''] = process.argv.slice(2);
const schemas = await readSchemas();
const copied = new Set<string>();

function copy(path: string): void {
  if (copied.has(path)) return;
  copied.add(path);
  const text = JSON.stringify(schemas.get(path));
  mkdirSync(dirname(join(to, path)), { recursive: true });
  writeFileSync(join(to, path), text);
  for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"#]+)"/g)) copy(join(dirname(path), reference));
}

copy('storage/data-file.json');
for (const path of schemas.keys()) if (path.startsWith('marketplace/')) copy(path);
