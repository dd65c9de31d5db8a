/** orval, whose client uses fetch. */
import { fileURLToPath } from 'node:url';
import type { Client } from '../client.ts';
import { run } from '../command.ts';
import { compile, copyProgram, program, versionOf } from '../typescript/steps.ts';

const command = fileURLToPath(new URL('../../node_modules/.bin/orval', import.meta.url));

export const orval: Client = {
  name: 'typescript-orval',
  generator: 'orval',
  version: versionOf('orval'),
  language: 'TypeScript',
  needs: [],
  async generate(place) {
    const args = ['--input', place.document, '--output', `${place.output}client.ts`, '--client', 'fetch'];
    await run({ command, args });
  },
  addProgram: copyProgram,
  compile: place => compile(place),
  command: () => program,
};
