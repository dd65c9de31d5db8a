import { fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { referenceHref, workspaceHref } from '../../../layout.ts';
import { detailHead } from '../../../pages/detail.ts';
import { closeLink } from '../../../pages/panes.ts';
import { codeBlock } from '../../../pages/parts.ts';
import { redactedChip } from '../../../pages/value-change.ts';
import type { Frame } from '../../../views.ts';
import type { LoggedRequestView } from '../views.ts';
import { duration, statusBadge } from './log.ts';

const why = 'The value was not stored, because it may be sensitive.';

export const requestTitle = ({ request, operationName }: LoggedRequestView): string =>
  operationName ?? request.operation;

/** The parameters of the query. A value that was not stored is not to be taken for none. */
const parameterList = (parameters: LoggedRequestView['request']['parameters']): Html =>
  html`<h3>Parameters of the query</h3>
<dl class="value-changes">${Object.entries(parameters).map(([name, value]) => html`<div><dt><code>${name}</code></dt><dd>${value === null ? redactedChip(why) : html`<code class="breakable">${value}</code>`}</dd></div>`)}</dl>`;

/** One request of the log. `list`: URL of the list beside it. */
export function requestPart(frame: Frame, list: string, view: LoggedRequestView): Html {
  const { request, keyName, operationName, message, missingScope, command } = view;
  const { id, at, key_id, method, path, status, error, request_id, network, parameters } = request;
  const log = workspaceHref(frame, '/requests');
  return html`${detailHead({
    isEntry: true,
    up: [list, 'Requests'],
    title: requestTitle(view),
    status: statusBadge(status),
    copy: id,
    actions: html`${operationName !== null && html`<a class="button" href="${referenceHref(frame, `/${encodeURIComponent(request.operation)}`)}">Reference</a>`}${closeLink(list)}`,
  })}
${
  error !== null &&
  html`<section aria-labelledby="error">
<h2 id="error">Error</h2>
<p><a href="${log}?q=${encodeURIComponent(error)}"><code>${error}</code></a>${message !== null && html` ${message}`}${missingScope !== null && html`: <code>${missingScope}</code>`}</p>
</section>`
}
<section aria-labelledby="request">
<h2 id="request">Request</h2>
<p><code class="breakable">${method} ${path}</code></p>
<dl class="facts">
<div><dt>Answered</dt><dd>${fullTime(at)}</dd></div>
<div><dt>Latency</dt><dd>${latency(view)}</dd></div>
<div><dt>Key</dt><dd>${
    keyName === null || frame.pagesOf('keys') === null
      ? (keyName ?? html`<code>${key_id}</code>`)
      : html`<a href="${workspaceHref(frame, `/keys/${encodeURIComponent(key_id)}`)}">${keyName}</a>`
  }</dd></div>
<div><dt>Operation</dt><dd><a href="${log}?operation=${encodeURIComponent(request.operation)}"><code>${request.operation}</code></a></dd></div>
<div><dt>Client</dt><dd><code>${network}</code></dd></div>
<div><dt>X-Request-Id</dt><dd>${request_id === null || request_id === '' ? html`<span class="muted">None</span>` : html`<code class="breakable">${request_id}</code>`}</dd></div>
</dl>
${Object.keys(parameters).length > 0 && parameterList(parameters)}
${codeBlock('curl', 'cURL', command)}
<p class="muted">Words in capitals stand for what is not stored: keys, ids in paths, and values that may be sensitive. A body is an example of the operation.</p>
</section>`;
}

/** `2.4 ms`, and how much that is of the median of such requests. */
function latency({ request: { duration_ms }, median }: LoggedRequestView): Html {
  const own = duration(duration_ms);
  if (median === null || median === 0) return html`${own}`;
  return html`${own} <span class="muted">${Number((duration_ms / median).toFixed(1))} × the median of ${duration(median)}</span>`;
}
