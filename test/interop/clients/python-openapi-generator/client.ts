/** The `python` generator of OpenAPI Generator. */
import type { Client } from '../client.ts';
import * as generator from '../openapi-generator.ts';
import { python } from '../python/steps.ts';

export const pythonOpenapiGenerator: Client = {
  ...python,
  name: 'python-openapi-generator',
  generator: 'OpenAPI Generator `python`',
  version: generator.version,
  settings: '`--global-property apis,models,supportingFiles`',
  needs: [...generator.needs, 'python3'],
  async prepare(place) {
    await generator.prepare();
    await python.prepare(place);
  },
  // Of any webhook with a body, version 7.25.0 makes a module without the types of the parameters, a syntax error.
  generate: place =>
    generator.generate(place, 'python', { packageName: 'marketplace_client' }, { withWebhooks: false }),
};
