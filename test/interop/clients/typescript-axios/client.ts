/** The `typescript-axios` generator of OpenAPI Generator. */
import type { Client } from '../client.ts';
import * as generator from '../openapi-generator.ts';
import { compile, copyProgram, program } from '../typescript/steps.ts';

export const typescriptAxios: Client = {
  name: 'typescript-axios',
  generator: 'OpenAPI Generator `typescript-axios`',
  version: generator.version,
  language: 'TypeScript',
  needs: generator.needs,
  prepare: generator.prepare,
  generate: place => generator.generate(place, 'typescript-axios', {}),
  addProgram: copyProgram,
  compile: place => compile(place),
  command: () => program,
};
