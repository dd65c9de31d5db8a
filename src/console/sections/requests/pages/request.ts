import { fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, referenceHref, workspaceHref } from '../../../layout.ts';
import { detailHead, withFacts } from '../../../pages/detail.ts';
import { redactedChip } from '../../../pages/value-change.ts';
import type { Frame } from '../../../views.ts';
import type { LoggedRequestView } from '../views.ts';
import { duration, statusBadge } from './requests.ts';

const why = 'The value was not stored, because it may be sensitive.';

/** The parameters of the query. A value that was not stored is not to be taken for none. */
const parameterList = (parameters: LoggedRequestView['request']['parameters']): Html =>
  html`<h3>Parameters of the query</h3>
<dl class="value-changes">${Object.entries(parameters).map(([name, value]) => html`<div><dt><code>${name}</code></dt><dd>${value === null ? redactedChip(why) : html`<code class="breakable">${value}</code>`}</dd></div>`)}</dl>`;

/** One request of the log. */
export function requestPage(
  frame: Frame,
  { request, keyName, operationName, message, missingScope }: LoggedRequestView,
): string {
  const { id, at, key_id, method, path, status, error, duration_ms, request_id, network, parameters } =
    request;
  const list = workspaceHref(frame, '/requests');
  const title = operationName ?? request.operation;
  return layout(
    frame,
    `${title} · Requests`,
    html`${detailHead({
      isEntry: true,
      up: [list, 'Requests'],
      title,
      status: statusBadge(status),
      copy: id,
      actions:
        operationName !== null &&
        html`<a class="button" href="${referenceHref(frame, `/${encodeURIComponent(request.operation)}`)}">Reference</a>`,
    })}
${withFacts(
  [
    ['Answered', fullTime(at)],
    ['Latency', duration(duration_ms)],
    [
      'Key',
      keyName === null || frame.pagesOf('keys') === null
        ? (keyName ?? html`<code>${key_id}</code>`)
        : html`<a href="${workspaceHref(frame, `/keys/${encodeURIComponent(key_id)}`)}">${keyName}</a>`,
    ],
    [
      'Operation',
      html`<a href="${list}?operation=${encodeURIComponent(request.operation)}"><code>${request.operation}</code></a>`,
    ],
    ['Client', html`<code>${network}</code>`],
    ['X-Request-Id', request_id && html`<code class="breakable">${request_id}</code>`],
  ],
  html`<section class="card" aria-labelledby="request">
<h2 id="request">Request</h2>
<p><code class="breakable">${method} ${path}</code></p>
${Object.keys(parameters).length > 0 && parameterList(parameters)}
<p class="muted">Bodies and sensitive values are never stored.</p>
</section>
${
  error !== null &&
  html`<section class="card" aria-labelledby="error">
<h2 id="error">Error</h2>
<p><code>${error}</code>${message !== null && html` ${message}`}${missingScope !== null && html`: <code>${missingScope}</code>`}</p>
</section>`
}`,
)}`,
  );
}
