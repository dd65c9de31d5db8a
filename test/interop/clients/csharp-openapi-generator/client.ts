/** OpenAPI Generator for C#, whose client is generated only. */
import { type Client, LeftOut } from '../client.ts';
import * as openapiGenerator from '../openapi-generator.ts';

export const openapiGeneratorCsharp: Client = {
  name: 'csharp-openapi-generator',
  generator: 'OpenAPI Generator `csharp`',
  version: openapiGenerator.version,
  language: 'C#',
  needs: openapiGenerator.needs,
  prepare: openapiGenerator.prepare,
  generate: place => openapiGenerator.generate(place, 'csharp', {}),
  command() {
    throw new LeftOut('it was generated, and cannot be compiled: no registry of these tests has .NET');
  },
};
