/** All clients, in the order of the table. */
import type { Client } from './client.ts';
import { openapiGeneratorCsharp } from './csharp-openapi-generator/client.ts';
import { oapiCodegen } from './go-oapi-codegen/client.ts';
import { openapiGeneratorGo } from './go-openapi-generator/client.ts';
import { openapiGeneratorJava } from './java-openapi-generator/client.ts';
import { phpOpenapiGenerator } from './php-openapi-generator/client.ts';
import { pythonOpenapiGenerator } from './python-openapi-generator/client.ts';
import { openapiPythonClient } from './python-openapi-python-client/client.ts';
import { typescriptAxios } from './typescript-axios/client.ts';
import { typescriptFetch } from './typescript-fetch/client.ts';
import { heyApi } from './typescript-hey-api/client.ts';
import { openapiFetch } from './typescript-openapi-fetch/client.ts';
import { orval } from './typescript-orval/client.ts';

export const clients: readonly Client[] = [
  openapiFetch,
  heyApi,
  orval,
  typescriptFetch,
  typescriptAxios,
  pythonOpenapiGenerator,
  openapiPythonClient,
  phpOpenapiGenerator,
  openapiGeneratorGo,
  oapiCodegen,
  openapiGeneratorJava,
  openapiGeneratorCsharp,
];
