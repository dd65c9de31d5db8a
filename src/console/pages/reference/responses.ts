/** The responses of an operation: success with fields and example, and errors with their exact messages. */
import { jsonType } from '../../../http/body-types.ts';
import type { OpenApiDocument, ResponseObject, SchemaReference } from '../../../openapi/types.ts';
import { type Html, html } from '../../html.ts';
import { codeBlock } from '../parts.ts';
import { fieldTable } from './field-table.ts';
import { prose } from './prose.ts';
import type { DescribedOperation } from './tags.ts';

export function responses(
  { operationId: id, responses }: DescribedOperation,
  document: OpenApiDocument,
): Html {
  const all = Object.entries(responses).map(
    ([status, response]) => [status, resolve(response, document)] as const,
  );
  const refused = all.filter(([status]) => Number(status) >= 400);
  return html`${all.filter(([status]) => Number(status) < 400).map(([status, response]) => success(id, status, response, document))}
<h4 id="${id}-refusals">Errors</h4>
<table class="fields" aria-labelledby="${id}-refusals">
<thead><tr><th scope="col">Status</th><th scope="col">Message</th></tr></thead>
<tbody>
${refused.map(([status, response]) => html`<tr><th scope="row"><code>${status}</code></th><td>${messagesOf(response).map((message, index) => html`${index > 0 && html`<br>`}<code>${message}</code>`)}</td></tr>\n`)}</tbody>
</table>`;
}

function success(id: string, status: string, response: ResponseObject, document: OpenApiDocument): Html {
  const title = `${id}-${status}`;
  const head = html`<h4 id="${title}">Response <code>${status}</code></h4>
<p>${prose(response.description)}</p>`;
  if (response.content === undefined) return head;
  const types = Object.keys(response.content);
  const [content] = Object.values(response.content);
  const { schema } = content ?? {};
  // Bytes and streams have no fields and no example.
  return html`${head}
${
  schema === undefined || !types.includes(jsonType)
    ? html`<p class="hint">${types.map((type, index) => html`${index > 0 && ' or '}<code>${type}</code>`)}</p>`
    : [fieldTable(title, schema, document.components.schemas, 'optional'), ...examplesOf(title, content)]
}`;
}

function examplesOf(
  title: string,
  content: NonNullable<ResponseObject['content']>[string] | undefined,
): Html[] {
  const { example, examples } = content ?? {};
  if (examples === undefined)
    return [codeBlock(`${title}-example`, 'Example', JSON.stringify(example, null, 2))];
  return Object.entries(examples).map(([name, { value }]) =>
    codeBlock(`${title}-${name}`, `Example ${name}`, JSON.stringify(value, null, 2)),
  );
}

function resolve(
  response: ResponseObject | SchemaReference,
  { components }: OpenApiDocument,
): ResponseObject {
  if (!('$ref' in response)) return response;
  const found = components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`the document has no ${response.$ref}`);
  return found;
}

/** The messages of an error response, from its examples. Several errors may have the same one. */
function messagesOf({ content = {} }: ResponseObject): string[] {
  const examples = Object.values(content).flatMap(({ examples = {} }) => Object.values(examples));
  return [...new Set(examples.map(({ value }) => (value as { msg: string }).msg))];
}
