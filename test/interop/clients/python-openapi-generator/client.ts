/** The `python` generator of OpenAPI Generator. */
import type { Client } from '../client.ts';
import { run } from '../command.ts';
import * as generator from '../openapi-generator.ts';
import { commandOf, python } from '../python/steps.ts';

export const pythonOpenapiGenerator: Client = {
  ...python,
  name: 'python-openapi-generator',
  generator: 'OpenAPI Generator `python`',
  version: generator.version,
  needs: [...generator.needs, 'python3'],
  async prepare(place) {
    await generator.prepare();
    await python.prepare?.(place);
  },
  // Of any webhook with a body, version 7.25.0 makes a module without the types of the parameters, a syntax error.
  generate: place =>
    generator.generate(place, 'python', { packageName: 'marketplace_client' }, { withWebhooks: false }),
  compile: async place => {
    const args = ['-W', 'error', '-m', 'compileall', '-q', 'marketplace_client'];
    await run({ command: commandOf(place, 'python'), args, cwd: place.output });
  },
};
