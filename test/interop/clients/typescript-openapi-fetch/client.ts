/** openapi-typescript makes types of the document, and openapi-fetch sends requests that have them. */
import { fileURLToPath } from 'node:url';
import type { Client } from '../client.ts';
import { run } from '../command.ts';
import { compile, copyProgram, program, versionOf } from '../typescript/steps.ts';

const command = fileURLToPath(new URL('../../node_modules/.bin/openapi-typescript', import.meta.url));

export const openapiFetch: Client = {
  name: 'typescript-openapi-fetch',
  generator: 'openapi-typescript and openapi-fetch',
  version: `${versionOf('openapi-typescript')} and ${versionOf('openapi-fetch')}`,
  language: 'TypeScript',
  needs: [],
  async generate(place) {
    await run({ command, args: [place.document, '--output', `${place.output}types.ts`] });
  },
  addProgram: copyProgram,
  compile: place => compile(place, ['--module', 'nodenext', '--exactOptionalPropertyTypes']),
  command: () => program,
};
