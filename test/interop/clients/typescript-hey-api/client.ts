/** `openapi-ts` of Hey API. */
import { fileURLToPath } from 'node:url';
import type { Client } from '../client.ts';
import { run } from '../command.ts';
import { compile, copyProgram, program, versionOf } from '../typescript/steps.ts';

const command = fileURLToPath(new URL('../../node_modules/.bin/openapi-ts', import.meta.url));

export const heyApi: Client = {
  name: 'typescript-hey-api',
  generator: '@hey-api/openapi-ts',
  version: versionOf('@hey-api/openapi-ts'),
  language: 'TypeScript',
  needs: [],
  async generate(place) {
    const args = ['--input', place.document, '--output', `${place.output}client`, '--no-log-file'];
    await run({ command, args });
  },
  addProgram: copyProgram,
  compile: place => compile(place),
  command: () => program,
};
