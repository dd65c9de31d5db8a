/** Generates src/api from the OpenAPI document of the mock server. With --check, only says whether a file differs. */
import { readFile, writeFile } from 'node:fs/promises';
import { startMock } from 'koa-marketplace/mock';
import openapiTS, { astToString } from 'openapi-typescript';

// Without rate limits, which the real service has, the document would have no 429.
const mock = await startMock({ groups: ['marketplace'], rateLimits: {}, console: false, port: null });
const document = await (await mock.fetch('/api/openapi.json')).json();
await mock.close();

/** The operations that this app uses. */
const used = ['listItems', 'getItem', 'validatePurchase'];
const operations = new Map();
for (const [path, methods] of Object.entries(document.paths)) {
  for (const operation of Object.values(methods)) operations.set(operation.operationId, operation);
  if (!Object.values(methods).some(({ operationId }) => used.includes(operationId)))
    delete document.paths[path];
}

/** The codes of the errors of an operation, each with its status. */
function errorsOf(operation) {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const { content } = response.$ref
      ? document.components.responses[response.$ref.split('/').at(-1)]
      : response;
    const codes = Number(status) >= 400 ? Object.keys(content['application/json'].examples) : [];
    return codes.map(code => `    ${code}: ${status},\n`);
  });
}

const lists = used.map(id => `  ${id}: {\n${errorsOf(operations.get(id)).join('')}  },\n`);

const notice = '/** Generated from the OpenAPI document by `npm run generate`. Do not edit. */\n';
const files = {
  'schema.d.ts': notice + astToString(await openapiTS(document)),
  'error-codes.ts': `${notice}
/** The codes of the errors of each operation, with their statuses. */
export const errorCodes = {
${lists.join('')}} as const;
`,
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../src/api/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8')) !== text) {
    console.error(`src/api/${name} differs from the OpenAPI document: run npm run generate`);
    process.exitCode = 1;
  }
}
