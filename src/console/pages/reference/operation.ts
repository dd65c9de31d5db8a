/** One operation: its parameters, its responses, and the request to send. */
import type { OpenApiDocument } from '../../../openapi/types.ts';
import { languages } from '../../assets/languages.js';
import { curl, requestOf } from '../../assets/request.js';
import { type Html, html } from '../../html.ts';
import { copyButton } from '../parts.ts';
import { fieldTable, parameterTable } from './field-table.ts';
import { exampleOf } from './fields.ts';
import { prose } from './prose.ts';
import { responses } from './responses.ts';
import type { DescribedOperation } from './tags.ts';

const jsonType = 'application/json';

export function operationSection(
  operation: DescribedOperation,
  document: OpenApiDocument,
  apiBase: string,
): Html {
  const { operationId: id, method, path, summary, description, security } = operation;
  const answer = answerOf(operation);
  const marks = html`${needsNoKey(security) && html` data-needs-no-key`}${takesParameter(security) && html` data-takes-parameter`}${isIrreversible(operation) && html` data-irreversible`}${answer !== jsonType && html` data-answer="${answer}"`}`;
  return html`<article class="card operation" id="${id}" aria-labelledby="${id}-title" data-operation data-method="${method}" data-path="${path}"${marks}>
<header>
<h3 id="${id}-title"><a href="#${id}">${summary}</a></h3>
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
<p>${prose(description)}</p>
<p class="hint">${placesOf(security)}</p>
</header>
<div class="described">
${parameters(operation, document)}
${requestBody(operation, document)}
</div>
${panel(operation, document, apiBase)}
<div class="described">
${responses(operation, document)}
</div>
</article>\n`;
}

const isIrreversible = (operation: DescribedOperation): boolean => operation['x-irreversible'] === true;

const needsNoKey = (security: DescribedOperation['security']): boolean => security.length === 0;

const takesParameter = (security: DescribedOperation['security']): boolean =>
  security.some(scheme => Object.hasOwn(scheme, 'apiKeyParameter'));

/** The media type of the answer, for its code: JSON if there is a choice, and any type for files. */
function answerOf({ responses }: DescribedOperation): string {
  const types = Object.entries(responses).flatMap(([status, answer]) =>
    status.startsWith('2') && !('$ref' in answer) ? Object.keys(answer.content ?? {}) : [],
  );
  return (
    [jsonType, 'text/event-stream'].find(type => types.includes(type)) ??
    (types.length > 0 ? '*/*' : jsonType)
  );
}

/** Where the code has the key, which pages without scripts cannot change: where the specification has it. */
function keyPlaceOf(security: DescribedOperation['security']): string {
  if (needsNoKey(security)) return 'none';
  return takesParameter(security) ? 'parameter' : 'bearer';
}

/** Where the key is accepted. */
function placesOf(security: DescribedOperation['security']): Html {
  if (needsNoKey(security)) return html`This operation requires no API key.`;
  return takesParameter(security)
    ? html`Send the key as a bearer token, in the header <code>x-api-key</code> or <code>api_key</code>, or as the parameter <code>api_key</code>.`
    : html`Send the key as a bearer token.`;
}

function parameters(operation: DescribedOperation, document: OpenApiDocument): Html | false {
  const { operationId, parameters = [] } = operation;
  return (
    parameters.length > 0 &&
    html`<h4 id="${operationId}-parameters">Parameters</h4>
${parameterTable(operationId, parameters, document.components.schemas, !isIrreversible(operation))}`
  );
}

function requestBody(
  { operationId: id, requestBody }: DescribedOperation,
  document: OpenApiDocument,
): Html | false {
  if (requestBody === undefined) return false;
  const [type, content] = shownBody(requestBody);
  const text = bodyText(type, content.example);
  const types = Object.keys(requestBody.content);
  return html`<h4 id="${id}-body-title">Request body${requestBody.required && html` <span class="required">required</span>`}</h4>
<p class="hint">${types.map((type, index) => html`${index > 0 && ' or '}<code>${type}</code>`)}</p>
${fieldTable(`${id}-body-title`, content.schema, document.components.schemas, 'required')}
<div class="field"><label for="${id}-body">${type === jsonType ? 'JSON body' : 'Body'}</label>
<textarea id="${id}-body" data-body="${type}" rows="${lineCount(text)}" spellcheck="false" autocomplete="off">${text}</textarea></div>`;
}

type Body = NonNullable<DescribedOperation['requestBody']>;

/** The body that the page shows: JSON if the operation takes it. */
function shownBody({ content }: Body): [type: string, content: Body['content'][string]] {
  const [first] = Object.entries(content);
  const json = content[jsonType];
  if (json !== undefined) return [jsonType, json];
  if (first === undefined) throw new Error('a request body has no content');
  return first;
}

const bodyText = (type: string, example: unknown): string =>
  type === jsonType ? JSON.stringify(example, null, 2) : String(example);

const lineCount = (text: string) => Math.min(16, text.split('\n').length);

/** The request as code, and the response after sending it. */
function panel(operation: DescribedOperation, document: OpenApiDocument, apiBase: string): Html {
  const { operationId: id, summary } = operation;
  return html`<div class="panel-column">
<div class="code">
<div class="code-head"><span data-language-label>${languages.curl.label}</span>${copyButton(`${id}-code`, 'the request')}</div>
<pre role="group" aria-label="Request" tabindex="0"><code id="${id}-code" data-code>${exampleCode(operation, document, apiBase)}</code></pre>
</div>
<div class="try" data-scripted hidden>
<p class="actions"><button class="button primary" type="button" data-try><span>Try it</span><span class="hush">: ${summary}</span></button></p>
<p class="error" data-problem role="alert" hidden></p>
<div data-result hidden>
<p class="outcome" data-outcome role="status"></p>
<details><summary>Headers</summary><pre tabindex="0" role="group" aria-label="Response headers"><code data-headers></code></pre></details>
<div class="code"><div class="code-head"><span>Response</span>${copyButton(`${id}-answer`, 'the response')}</div>
<pre tabindex="0" role="group" aria-label="Response"><code id="${id}-answer" data-answer></code></pre></div>
</div>
</div>
</div>`;
}

function exampleBody(requestBody: Body | undefined): { body: string | null; type?: string } {
  if (requestBody === undefined) return { body: null };
  const [type, { example }] = shownBody(requestBody);
  return { body: bodyText(type, example), type };
}

function exampleCode(operation: DescribedOperation, { components }: OpenApiDocument, base: string): string {
  const { method, path, parameters = [], requestBody } = operation;
  const request = requestOf({
    base,
    method,
    path,
    parameters: parameters
      .filter(({ required }) => required)
      .map(({ name, in: place, example, schema }) => ({
        name,
        in: place,
        // Ids are not prefilled, so that nobody deletes an example record by mistake.
        value:
          place === 'path' && isIrreversible(operation)
            ? ''
            : String(example ?? exampleOf(schema, components.schemas) ?? ''),
      })),
    ...exampleBody(requestBody),
    answer: answerOf(operation),
    key: '',
    keyPlace: keyPlaceOf(operation.security),
  });
  return curl(request);
}
