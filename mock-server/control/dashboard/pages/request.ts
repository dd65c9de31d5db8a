/** One request: what was sent and what was answered, without secrets. */
import { fullTime } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { detailHead, moreMenu } from '../../../../src/console/pages/detail.ts';
import { dataBlock } from '../../../../src/console/pages/json-block.ts';
import { emptyList, listHref } from '../../../../src/console/pages/list-table.ts';
import { closeLink } from '../../../../src/console/pages/panes.ts';
import { codeBlock } from '../../../../src/console/pages/parts.ts';
import type { JournalBody, JournalEntry, PassedOn } from '../../journal/index.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { callerOf, durationOf, statusBadge } from './requests.ts';

export interface RequestView {
  readonly entry: JournalEntry;
  /** The query of the list. */
  readonly query: URLSearchParams;
}

/** Shown instead of a request that the log does not keep. */
export const lostRequest = (href: string): Html =>
  emptyList(
    'No such request',
    'The mock server keeps no request with this number. It keeps the last thousand, until they are cleared.',
    html`<a class="button" href="${href}">All requests</a>`,
  );

export function requestPart(place: DashboardPlace, { entry, query }: RequestView): Html {
  const { id, method, url, path, operation, response, body, duration, passedOn } = entry;
  const list = listHref(hrefOf(place, ''), query);
  const menu = requestMenu(place, entry);
  return html`${detailHead({
    up: [list, 'Requests'],
    title: `${method} ${path}`,
    status: statusBadge(entry),
    copy: url,
    actions: html`${menu}${closeLink(list)}`,
  })}
<dl class="facts">
${[
  ['Operation', operation],
  ['Caller', callerOf(entry)],
  ['Arrived', fullTime(entry.time)],
  ['Duration', durationOf(entry)],
  ...(passedOn === null ? [] : [['Answered by', passedOn.to] as const]),
  ['Request id', response?.headers['x-request-id'] ?? null],
].map(
  ([name, value]) =>
    html`<div><dt>${name}</dt><dd>${value ?? html`<span class="muted">None</span>`}</dd></div>\n`,
)}</dl>
${passedOn !== null && problems(passedOn)}${message('Request', entry.headers, body)}
${response !== null && message('Response', response.headers, response.body)}
${duration === null && html`<p class="notice">The response has not ended. <a href="${hrefOf(place, `/requests/${id}`)}">Look again</a></p>`}`;
}

/** What the document does not allow, of a request that a real server has answered. */
const problems = (passedOn: PassedOn): Html | null =>
  passedOn.problems.length === 0
    ? null
    : html`<section aria-labelledby="problems-title">
<h2 id="problems-title">Not as in the document</h2>
${passedOn.problems.map(({ in: place, reason }) => html`<p>${place === 'request' ? 'The request' : 'The answer'}: ${reason}</p>\n`)}</section>
`;

const requestMenu = (place: DashboardPlace, { id, operation }: JournalEntry): Html =>
  moreMenu([
    html`<a href="${hrefOf(place, '/answers')}?request=${id}">Answer differently next time</a>`,
    ...(operation === null
      ? []
      : [
          html`<a href="${hrefOf(place, '/faults')}?operation=${encodeURIComponent(operation)}">Let it fail</a>`,
        ]),
    ...(operation === null || place.console === null
      ? []
      : [
          html`<a href="${place.console}/reference/${encodeURIComponent(operation)}">Show in the reference</a>`,
        ]),
  ]);

function message(what: string, headers: JournalEntry['headers'], body: JournalBody | null): Html {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const name = what.toLowerCase();
  return html`<section aria-labelledby="${name}-title">
<h2 id="${name}-title">${what}</h2>
${body === null || body.size === 0 ? html`<p class="muted">Without a body.</p>` : bodyBlock(name, body)}
<details class="more"><summary>${lines.length} headers</summary>
${codeBlock(`${name}-headers`, `${what} headers`, lines.join('\n'))}</details>
</section>`;
}

function bodyBlock(name: string, { type, size, value, truncated }: JournalBody): Html {
  const title = `${type.split(';', 1)[0] || 'No type'}, ${size} bytes`;
  if (value === undefined) return html`<p class="muted">${title}. The log does not keep such a body.</p>`;
  return html`${typeof value === 'string' ? codeBlock(`${name}-body`, title, value) : dataBlock(`${name}-body`, title, value)}
${truncated && html`<p class="muted">The log keeps the beginning only.</p>`}`;
}
