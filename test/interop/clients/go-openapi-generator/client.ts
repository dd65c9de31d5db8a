/** OpenAPI Generator for Go. */
import { mkdir } from 'node:fs/promises';
import type { Client } from '../client.ts';
import { command, compile, copyModule, packageOf, prepare } from '../go/steps.ts';
import * as openapiGenerator from '../openapi-generator.ts';

const settings = {
  packageName: 'marketplace',
  // Two lists may have the same value, and constants of a package share one scope.
  enumClassPrefix: 'true',
  // An answer may have members that a later version of the service added.
  disallowAdditionalPropertiesIfNotPresent: 'false',
  // Contents of messages are told apart by their kind. Trying each of them fails for some.
  useOneOfDiscriminatorLookup: 'true',
};

export const openapiGeneratorGo: Client = {
  name: 'go-openapi-generator',
  generator: 'OpenAPI Generator `go`',
  version: openapiGenerator.version,
  language: 'Go',
  settings: openapiGenerator.shown(settings),
  needs: ['go', ...openapiGenerator.needs],
  async prepare(place) {
    await openapiGenerator.prepare();
    await prepare(place);
  },
  async generate(place) {
    const output = packageOf(place);
    await mkdir(output);
    await openapiGenerator.generate({ ...place, output }, 'go', { ...settings, withGoMod: 'false' });
  },
  addProgram: copyModule,
  compile,
  command,
};
