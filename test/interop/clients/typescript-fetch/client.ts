/** The `typescript-fetch` generator of OpenAPI Generator. */
import type { Client } from '../client.ts';
import * as generator from '../openapi-generator.ts';
import { compile, copyProgram, program } from '../typescript/steps.ts';

export const typescriptFetch: Client = {
  name: 'typescript-fetch',
  generator: 'OpenAPI Generator `typescript-fetch`',
  version: generator.version,
  language: 'TypeScript',
  needs: generator.needs,
  prepare: generator.prepare,
  generate: place => generator.generate(place, 'typescript-fetch', {}),
  addProgram: copyProgram,
  compile: place => compile(place),
  command: () => program,
};
