/** The responses of an operation: success with fields, errors with their codes and exact messages, and examples. */
import { jsonType } from '../../../http/body-types.ts';
import type { OpenApiDocument, ResponseObject } from '../../../openapi/types.ts';
import { type Html, html } from '../../html.ts';
import { jsonBlock } from '../json-block.ts';
import { fieldList } from './field-list.ts';
import { type DescribedOperation, errorsOf, resolveResponse } from './model.ts';
import { prose } from './prose.ts';

const responsesOf = ({ responses }: DescribedOperation, document: OpenApiDocument) =>
  Object.entries(responses).map(
    ([status, response]) => [status, resolveResponse(response, document)] as const,
  );

const isError = ([status]: readonly [string, unknown]) => Number(status) >= 400;

export function responses(operation: DescribedOperation, document: OpenApiDocument): Html {
  const id = operation.operationId;
  const all = responsesOf(operation, document);
  return html`${all.filter(one => !isError(one)).map(([status, response]) => success(id, status, response, document))}
<section aria-labelledby="${id}-errors">
<h2 id="${id}-errors">Errors</h2>
<table class="errors" aria-labelledby="${id}-errors">
<thead><tr><th scope="col">Status</th><th scope="col">Code and message</th></tr></thead>
<tbody>
${all.filter(isError).map(([status, response]) => html`<tr><th scope="row"><code>${status}</code></th><td>${errors(response)}</td></tr>\n`)}</tbody>
</table>
</section>`;
}

/** Several codes may have the same message. */
const errors = (response: ResponseObject): Html[] =>
  errorsOf(response).map(
    ({ code, message }) =>
      html`<p id="error.${code}"><code class="code-name">${code}</code> <code>${message}</code></p>`,
  );

function success(id: string, status: string, response: ResponseObject, document: OpenApiDocument): Html {
  const title = `${id}-${status}`;
  const head = html`<h2 id="${title}">Response <code>${status}</code></h2>
<p>${prose(response.description)}</p>`;
  return html`<section aria-labelledby="${title}">
${head}
${content(title, status, response, document)}
</section>`;
}

function content(title: string, status: string, { content }: ResponseObject, document: OpenApiDocument) {
  if (content === undefined) return false;
  const types = Object.keys(content);
  const schema = content[jsonType]?.schema ?? null;
  // Bytes and streams have no fields and no example.
  return schema === null || types[0] !== jsonType
    ? html`<p class="hint">${types.map((type, index) => html`${index > 0 && ' or '}<code>${type}</code>`)}</p>`
    : fieldList(title, status, schema, document.components.schemas, 'optional');
}

/** The examples of the successful responses. */
export const exampleResponses = (operation: DescribedOperation, document: OpenApiDocument): Html[] =>
  responsesOf(operation, document)
    .filter(one => !isError(one))
    .flatMap(([status, { content }]) => {
      const { example, examples } = content?.[jsonType] ?? {};
      const title = `${operation.operationId}-${status}`;
      if (examples !== undefined)
        return Object.entries(examples).map(([name, { value }]) =>
          jsonBlock(`${title}-${name}`, `Example ${status} ${name}`, value),
        );
      return example === undefined ? [] : [jsonBlock(`${title}-example`, `Example ${status}`, example)];
    });
