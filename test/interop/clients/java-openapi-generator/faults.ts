/** What the generator for Java does wrongly whatever a document says, shown with the smallest document. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasCommand } from '../command.ts';
import * as openapiGenerator from '../openapi-generator.ts';
import { settings } from './client.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Faults', version: '1.0.0' },
  paths: {
    '/files': {
      post: {
        operationId: 'upload',
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: { 204: { description: 'Stored.' } },
      },
      put: {
        operationId: 'change',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Change' } } },
        },
        responses: { 204: { description: 'Changed.' } },
      },
    },
  },
  components: { schemas: { Change: { type: 'object', properties: { any: {} } } } },
};

const faults = [
  ['api/DefaultApi.java', 'writeValueAsBytes(body)', 'sends a file as the JSON text of its path'],
  ['model/Change.java', 'JsonNullable.<Object>of(null)', 'sends null for a member of any value'],
] as const;

const generated = fileURLToPath(new URL('../../generated/', import.meta.url));

/** Faults of which docs/clients.md warns, and which the generator does not have any more. */
export async function mendedFaultsOfJava(): Promise<string[]> {
  if (!openapiGenerator.needs.every(hasCommand)) return [];
  await mkdir(generated, { recursive: true });
  const folder = await mkdtemp(`${generated}faults-`);
  try {
    const place = { source: '', document: `${folder}/openapi.json`, output: folder, tools: '' };
    await writeFile(place.document, JSON.stringify(document));
    await openapiGenerator.prepare();
    await openapiGenerator.generate(place, 'java', settings);
    const mended: string[] = [];
    for (const [file, text, fault] of faults) {
      const source = await readFile(`${folder}/src/main/java/org/openapitools/client/${file}`, 'utf8');
      if (!source.includes(text)) mended.push(`the client no longer ${fault}`);
    }
    return mended;
  } finally {
    await rm(folder, { recursive: true });
  }
}
