/** oapi-codegen, which makes one file for Go. */
import { mkdir } from 'node:fs/promises';
import type { Client } from '../client.ts';
import { fetched, run } from '../command.ts';
import { command, compile, copyModule, packageOf, prepare } from '../go/steps.ts';

const version = '2.8.2';

export const oapiCodegen: Client = {
  name: 'go-oapi-codegen',
  generator: 'oapi-codegen',
  version,
  language: 'Go',
  needs: ['go'],
  async prepare(place) {
    await fetched({
      command: 'go',
      args: ['install', `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${version}`],
      env: { GOBIN: place.tools },
    });
    await prepare(place);
  },
  async generate(place) {
    const output = packageOf(place);
    await mkdir(output);
    await run({
      command: `${place.tools}oapi-codegen`,
      args: ['-config', `${place.source}config.yaml`, '-o', `${output}marketplace.go`, place.document],
    });
  },
  addProgram: copyModule,
  compile,
  command,
};
