/** The page of one type of event: what a receiver of webhooks gets. */
import { jsonType } from '../../../http/body-types.ts';
import { type Html, html } from '../../html.ts';
import { referenceHref } from '../../links.ts';
import type { Frame } from '../../views.ts';
import { jsonBlock } from '../json-block.ts';
import { fieldList } from './field-list.ts';
import type { DescribedEvent, Reference } from './model.ts';
import { prose } from './prose.ts';

export function eventArticle(
  event: DescribedEvent,
  { document }: Reference,
  place: Pick<Frame, 'base' | 'current'>,
): Html {
  const { type, summary, description, parameters, requestBody, operationId: id, responses } = event;
  const { schema, example } = requestBody.content[jsonType] ?? { schema: {}, example: {} };
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-title">
<header>
<p class="eyebrow"><a href="${referenceHref(place)}#group-events">API reference</a> / events</p>
<h1 id="${id}-title">${summary}</h1>
<p class="endpoint"><span class="method event">Event</span> <code>${type}</code></p>
<p>${prose(description)}</p>
${Object.values(responses).map(one => html`<p class="hint">A 2xx response of the receiver means: ${prose(one.description)}</p>`)}
</header>
<div class="panel-column">
${jsonBlock(`${id}-example`, 'Example', example)}
</div>
<div class="described">
<section aria-labelledby="${id}-headers">
<h2 id="${id}-headers">Headers</h2>
<ul class="fields" aria-labelledby="${id}-headers">
${parameters.map(one => html`<li class="prop" id="header.${one.name}"><p><code class="prop-name">${one.name}</code> <span class="type">text</span></p>\n<p>${prose(one.description ?? '')}</p></li>\n`)}</ul>
</section>
<section aria-labelledby="${id}-body">
<h2 id="${id}-body">Body</h2>
${fieldList(`${id}-body`, 'body', schema, document.components.schemas, 'optional')}
</section>
</div>
</article>`;
}
