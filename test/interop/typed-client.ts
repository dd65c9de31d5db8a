/** openapi-typescript and openapi-fetch, unmodified: the output compiles, and a typed client calls every operation. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from './document.ts';
import { exampleCalls } from './document.ts';

const folder = new URL('./generated/', import.meta.url);

/** A module of a user of the document: one call of each operation. */
function clientSource(document: Document): string {
  const calls = exampleCalls(document).map(({ id, method, path, params, body, isJson }) => {
    const init = {
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...(body === undefined ? {} : { body }),
      // openapi-fetch requires this for responses that are not JSON.
      ...(isJson ? {} : { parseAs: 'text' }),
    };
    return `  ${id}: () => client.${method}(${JSON.stringify(path)}, ${JSON.stringify(init)}),`;
  });
  return `import createClient from 'openapi-fetch';
import type { paths } from './types.ts';

export const callsOf = (baseUrl: string, key: string) => {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });
  return {
${calls.map(line => `  ${line}`).join('\n')}
  };
};
`;
}

type Calls = Record<string, () => Promise<{ data?: unknown; error?: unknown; response: Response }>>;

/** Generates, compiles and loads the client. Throws with the compiler's message if it does not compile. */
export async function typedClient(text: string): Promise<(baseUrl: string, key: string) => Calls> {
  const types = astToString(await openapiTS(text));
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('types.ts', folder), types);
  await writeFile(new URL('client.ts', folder), clientSource(JSON.parse(text)));
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const flags = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom',
    '--allowImportingTsExtensions',
    '--exactOptionalPropertyTypes',
    // Not those of every installed package.
    '--types',
    'node',
  ];
  const compiled = await promisify(execFile)(process.execPath, [
    tsc,
    ...flags,
    fileURLToPath(new URL('client.ts', folder)),
  ]).catch(error => error);
  if (compiled.stdout !== '') throw new Error(compiled.stdout);
  return (await import(pathToFileURL(fileURLToPath(new URL('client.ts', folder))).href)).callsOf;
}
