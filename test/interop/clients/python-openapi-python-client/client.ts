/** openapi-python-client, whose settings are in config.yaml. */
import type { Client } from '../client.ts';
import { run } from '../command.ts';
import { binOf, commandOf, python } from '../python/steps.ts';

export const openapiPythonClient: Client = {
  ...python,
  name: 'python-openapi-python-client',
  generator: 'openapi-python-client',
  version: '0.29.1',
  settings: '`content_type_overrides` of images, forms and batches',
  needs: ['python3'],
  async generate(place) {
    const output = `${place.output}marketplace_client`;
    await run({
      command: commandOf(place, 'openapi-python-client'),
      args: [
        ...['generate', '--path', place.document, '--output-path', output, '--meta', 'none'],
        ...['--config', `${place.source}config.yaml`],
      ],
      // It formats with ruff, which it finds there.
      env: { PATH: `${binOf(place)}:${process.env.PATH}` },
    });
  },
};
