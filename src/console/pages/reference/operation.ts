/** The page of one operation: its parameters, its responses, and the request to send. */
import { jsonType } from '../../../http/body-types.ts';
import { type Html, html } from '../../html.ts';
import { referenceHref } from '../../links.ts';
import type { Frame } from '../../views.ts';
import { fieldList, parameterList } from './field-list.ts';
import type { DescribedOperation, Reference } from './model.ts';
import { type OperationView, panel } from './panel.ts';
import { prose } from './prose.ts';
import { answerOf, isIrreversible, needsNoKey, shownBody, takesParameter } from './request.ts';
import { responses } from './responses.ts';

type Place = Pick<Frame, 'base' | 'current'>;

/** A visitor who is not logged in. */
const anybody: OperationView = { values: {}, testKey: null };

export function operationArticle(
  operation: DescribedOperation,
  reference: Reference,
  place: Place,
  view: OperationView = anybody,
): Html {
  const { operationId: id, method, path, summary, description, tags } = operation;
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-title" ${operationData(operation)}>
<header>
<p class="eyebrow"><a href="${referenceHref(place)}#group-${tags[0]}">API reference</a> / ${tags[0]}</p>
<h1 id="${id}-title">${summary}</h1>
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
<p>${prose(description)}</p>
<ul class="chips">${facts(operation)}</ul>
<p class="hint">${placesOf(operation)}</p>
</header>
${panel(operation, reference, view)}
<div class="described">
${parameters(operation, reference, view)}
${requestBody(operation, reference)}
${responses(operation, reference.document)}
</div>
</article>`;
}

/** What the script of the page reads of an operation. */
export function operationData(operation: DescribedOperation): Html {
  const answer = answerOf(operation);
  const marks = html`${needsNoKey(operation) && html` data-needs-no-key`}${takesParameter(operation) && html` data-takes-parameter`}${operation.writes && html` data-writes`}${isIrreversible(operation) && html` data-irreversible`}${answer !== jsonType && html` data-answer="${answer}"`}`;
  return html`data-operation data-method="${operation.method}" data-path="${operation.path}"${marks}`;
}

/** What a caller wants to know before the first request. */
function facts(operation: DescribedOperation): Html[] {
  const { scope } = operation;
  return [
    scope === null
      ? html`<li><span class="chip">No key</span></li>`
      : html`<li><span class="chip">Scope <code>${scope}</code></span></li>`,
    ...(operation.writes ? [html`<li><span class="chip writes">Writes data</span></li>`] : []),
    ...(isIrreversible(operation)
      ? [html`<li><span class="chip permanent">Cannot be undone</span></li>`]
      : []),
  ];
}

/** Where the key is accepted. */
function placesOf(operation: DescribedOperation): Html {
  if (needsNoKey(operation)) return html`This operation requires no API key.`;
  return takesParameter(operation)
    ? html`Send the key as a bearer token, in the header <code>x-api-key</code> or <code>api_key</code>, or as the parameter <code>api_key</code>.`
    : html`Send the key as a bearer token.`;
}

function parameters(
  operation: DescribedOperation,
  { document }: Reference,
  { values }: OperationView,
): Html | false {
  const { operationId: id, parameters = [] } = operation;
  return (
    parameters.length > 0 &&
    html`<section aria-labelledby="${id}-parameters">
<h2 id="${id}-parameters">Parameters</h2>
${parameterList(id, parameters, document.components.schemas, isIrreversible(operation) ? null : values)}
</section>`
  );
}

function requestBody(
  { operationId: id, requestBody }: DescribedOperation,
  { document }: Reference,
): Html | false {
  if (requestBody === undefined) return false;
  const [, content] = shownBody(requestBody);
  const types = Object.keys(requestBody.content);
  return html`<section aria-labelledby="${id}-body-title">
<h2 id="${id}-body-title">Request body${requestBody.required && html` <span class="required">required</span>`}</h2>
<p class="hint">${types.map((type, index) => html`${index > 0 && ' or '}<code>${type}</code>`)}</p>
${fieldList(`${id}-body-title`, 'body', content.schema, document.components.schemas, 'required')}
</section>`;
}
