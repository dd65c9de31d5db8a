/**
 * Writes the schemas of what storages, fixtures and other files contain into a folder, without the white space of JSON,
 * which is a quarter. The OpenAPI document describes requests, replies and events.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '../reply-schemas.ts';
import { editorSchemas } from './editor-schemas.ts';

const [to = ''] = process.argv.slice(2);

for (const [path, schema] of editorSchemas(await readSchemas())) {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  writeFileSync(join(to, path), JSON.stringify(schema));
}
