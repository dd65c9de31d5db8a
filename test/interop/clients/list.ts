/** All clients, in the order of the table. */
import type { Client } from './client.ts';
import { oapiCodegen } from './go-oapi-codegen/client.ts';
import { openapiGeneratorGo } from './go-openapi-generator/client.ts';
import { openapiGeneratorJava } from './java-openapi-generator/client.ts';
import { openapiFetch } from './typescript-openapi-fetch/client.ts';

export const clients: readonly Client[] = [
  openapiFetch,
  openapiGeneratorGo,
  oapiCodegen,
  openapiGeneratorJava,
];
