/** The requests that arrived: the list, and one of them. */
import { time } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { options } from '../../../../src/console/pages/parts.ts';
import type { JournalBody, JournalEntry } from '../../journal/index.ts';
import { controlPath } from '../../router.ts';
import { hrefOf } from '../frame.ts';

/** Requests on the page: the newest. */
export const mostShown = 100;

export interface RequestsView {
  /** The newest last. */
  readonly requests: readonly JournalEntry[];
  /** All that fit the filter. */
  readonly total: number;
  readonly filter: { readonly operation: string; readonly status: string };
  readonly operations: readonly string[];
  readonly url: string;
}

export function requestsPage({ requests, total, filter, operations, url }: RequestsView): Html {
  return html`<p class="muted">What arrives at <code>${url}</code>, newest first. <span class="badge" data-connection>Reload the page to see more</span></p>
<div class="actions">
<form class="actions" method="get" action="${controlPath}">
<label class="hush" for="operation">Operation</label>
<select id="operation" name="operation">${options([['', 'All operations'], ...operations.map(id => [id, id] as const)], filter.operation)}</select>
<label class="hush" for="status">Status</label>
<select id="status" name="status">${options(statuses, filter.status)}</select>
<button class="button" type="submit">Show</button>
</form>
<form method="post" action="${hrefOf('/requests/clear')}"><button class="button" type="submit">Clear</button></form>
<a class="button" href="${controlPath}/requests?format=har">Download as HAR</a>
</div>
<section aria-label="Requests" data-requests="${controlPath}/requests/events">
${requests.length === 0 ? empty : table(requests)}
${total > requests.length && html`<p class="muted">${total - requests.length} older requests are not shown.</p>`}
</section>`;
}

const statuses = [
  ['', 'Any status'],
  ['2', '2xx: succeeded'],
  ['3', '3xx: redirected'],
  ['4', '4xx: refused'],
  ['5', '5xx: failed'],
] as const;

const empty = html`<div class="card empty"><p class="muted">No such request has arrived.</p></div>`;

const table = (
  requests: readonly JournalEntry[],
): Html => html`<table class="table card key-table" role="table" aria-label="Requests">
<thead role="rowgroup"><tr role="row">${['Request', 'Operation', 'Caller', 'Status', 'Duration'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${requests.toReversed().map(
  one => html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${hrefOf(`/requests/${one.id}`)}">${one.method} ${one.path}</a> <span class="by">${clock(one.time)}</span></th>
<td role="cell" data-label="Operation">${one.operation ?? muted('None')}</td>
<td role="cell" data-label="Caller">${callerOf(one) ?? muted('Unknown')}</td>
<td role="cell" data-label="Status">${statusBadge(one)}</td>
<td role="cell" data-label="Duration">${durationOf(one)}</td></tr>\n`,
)}</tbody></table>`;

const muted = (text: string): Html => html`<span class="muted">${text}</span>`;

/** The time of day to the millisecond: requests come close together. */
const clock = (instant: string): Html =>
  html`<time datetime="${instant}">${instant.slice(11, 23)} UTC</time>`;

function statusBadge({ status, aborted }: JournalEntry): Html {
  if (aborted) return html`<span class="badge bad">${status ?? ''} Broken off</span>`;
  if (status === null) return html`<span class="badge">Not answered yet</span>`;
  return html`<span class="badge ${status < 400 ? 'good' : 'bad'}">${status}</span>`;
}

const durationOf = ({ duration }: JournalEntry): Html | string =>
  duration === null ? muted('None yet') : `${duration.toFixed(1)} ms`;

function callerOf({ principal }: JournalEntry): Html | null {
  if (principal === null) return null;
  return 'user_id' in principal
    ? html`${principal.user_id}`
    : html`${principal.key_id} <span class="by">of ${principal.workspace_id}</span>`;
}

export const lostPage: Html = html`<p>The mock server keeps no request with this number. It keeps the last thousand, until they are cleared.</p>
<p class="actions"><a class="button" href="${controlPath}">All requests</a></p>`;

export function requestPage(entry: JournalEntry): Html {
  const { method, url, response, body } = entry;
  return html`<p><code>${method} ${url}</code></p>
<dl class="facts card">
${[
  ['Arrived', time(entry.time)],
  ['Operation', entry.operation ?? muted('None')],
  ['Caller', callerOf(entry) ?? muted('Unknown')],
  ['Status', statusBadge(entry)],
  ['Duration', durationOf(entry)],
].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
${message('Request', entry.headers, body)}
${response !== null && message('Response', response.headers, response.body)}
<p class="actions"><a class="button" href="${controlPath}">All requests</a></p>`;
}

const message = (what: string, headers: JournalEntry['headers'], body: JournalBody | null): Html => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  return html`<section class="stack" aria-label="${what}">
<h2>${what}</h2>
<div class="code"><div class="code-head"><span>Headers</span></div><pre role="group" aria-label="${what} headers" tabindex="0"><code>${lines.join('\n')}</code></pre></div>
${body !== null && html`<div class="code"><div class="code-head"><span>Body: ${body.type || 'no type'}, ${body.size} bytes</span></div><pre role="group" aria-label="${what} body" tabindex="0"><code>${textOf(body)}</code></pre></div>`}
</section>`;
};

const textOf = ({ value }: JournalBody): string => {
  if (value === undefined) return '(not kept)';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};
