/** openapi-python-client, whose configuration is in docs/clients/python.md. */
import { writeFile } from 'node:fs/promises';
import type { Client } from '../client.ts';
import { run } from '../command.ts';
import { sectionsOfPage } from '../page.ts';
import { binOf, commandOf, python } from '../python/steps.ts';

export const openapiPythonClient: Client = {
  ...python,
  name: 'python-openapi-python-client',
  generator: 'openapi-python-client',
  version: '0.29.1',
  settings: 'the [configuration](clients/python.md#openapi-python-client)',
  needs: ['python3'],
  async generate(place) {
    const output = `${place.output}marketplace_client`;
    const config = `${place.output}config.yaml`;
    const { files } = (await sectionsOfPage())['openapi-python-client'] ?? {};
    await writeFile(config, files?.['config.yaml'] ?? '');
    await run({
      command: commandOf(place, 'openapi-python-client'),
      args: [
        ...['generate', '--path', place.document, '--output-path', output, '--meta', 'none'],
        ...['--config', config],
      ],
      // It formats with ruff, which it finds there.
      env: { PATH: `${binOf(place)}:${process.env.PATH}` },
    });
  },
};
