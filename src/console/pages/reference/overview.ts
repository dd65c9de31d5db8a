/** The first page of the reference: all operations by group, events, and the errors of every operation. */
import { type Html, html } from '../../html.ts';
import type { Frame } from '../../views.ts';
import { copyButton } from '../parts.ts';
import { eventHref, operationHref } from './addresses.ts';
import { shortMethod } from './method.ts';
import { errorsOf, type Reference, type Tag } from './model.ts';
import { prose } from './prose.ts';

type Place = Pick<Frame, 'base' | 'current'>;

export const overview = (reference: Reference, place: Place): Html => {
  const { document, apiBase, tags, events } = reference;
  return html`<div class="overview" data-overview>
<header>
<h1>API reference</h1>
<p class="muted">${prose(String(document.info.description))} All responses are JSON; an error is <code>{"status": "error", "msg": "…"}</code> with an HTTP status of 400 or above.</p>
<div class="field"><span id="base-label">Base URL</span>
<div class="copyable"><code id="api-base">${apiBase}</code>${copyButton('api-base', 'the base URL')}</div></div>
</header>
${tags.map(tag => group(tag, place))}
${
  events.length > 0 &&
  html`<section aria-labelledby="group-events">
<h2 id="group-events">events</h2>
<p class="muted">What receivers of webhooks get.</p>
<ul class="entries">
${events.map(({ type, summary }) => html`<li class="entry"><a class="plain" href="${eventHref(place, type)}"><code>${type}</code> <span>${summary}</span></a></li>\n`)}</ul>
</section>`
}
${commonErrors(reference)}
</div>`;
};

/** The ids are those of the page that had all operations: links to it lead to the entry, and on with scripts. */
const group = ({ name, description, operations }: Tag, place: Place): Html =>
  html`<section aria-labelledby="group-${name}">
<h2 id="group-${name}">${name}</h2>
<p class="muted">${prose(description)}</p>
<ul class="entries">
${operations.map(
  ({ operationId: id, method, path, summary, writes }) =>
    html`<li class="entry" id="${id}"><a class="plain" href="${operationHref(place, id)}"><span class="verb ${method.toLowerCase()}">${shortMethod(method)}</span> <span>${summary}</span></a> <code class="entry-path">${path}</code>${writes && html` <small class="chip writes entry-mark">Writes data</small>`}</li>\n`,
)}</ul>
</section>\n`;

function commonErrors({ document }: Reference): Html | false {
  const rows = Object.values(document.components.responses).flatMap(errorsOf);
  const each = [...new Map(rows.map(one => [one.code, one])).values()];
  return (
    each.length > 0 &&
    html`<section aria-labelledby="common-errors">
<h2 id="common-errors">Errors of all operations</h2>
<table class="errors" aria-labelledby="common-errors">
<thead><tr><th scope="col">Code</th><th scope="col">Message</th></tr></thead>
<tbody>
${each.map(({ code, message }) => html`<tr id="error.${code}"><th scope="row"><code>${code}</code></th><td><code>${message}</code></td></tr>\n`)}</tbody>
</table>
</section>`
  );
}
