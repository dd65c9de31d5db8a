/** What a search has found. */
import { type Html, html } from '../../html.ts';
import { referenceHref } from '../../links.ts';
import type { Frame } from '../../views.ts';
import { highlighted } from '../highlighted.ts';
import { eventHref, operationHref } from './addresses.ts';
import { shortMethod } from './method.ts';
import type { Entry, Results } from './search.ts';

type Place = Pick<Frame, 'base' | 'current'>;

/** More details of a page than this are not shown. */
const maxDetails = 4;

export const results = ({ words, isCorrected, found, total }: Results, q: string, place: Place): Html =>
  html`<div class="overview">
<header>
<h1>Search</h1>
<p role="status">${count(total, found.length)} for “${q}”${isCorrected && html`: did you mean <strong>${words.join(' ')}</strong>?`}</p>
</header>
<div class="results" data-results>
${found.length === 0 && html`<p class="muted">Nothing was found. Search for an operation, a path, a field, a scope, an error or an event.</p>`}
${
  found.length > 0 &&
  html`<ol class="entries">
${found.map(({ entry, details }) => {
  const href = hrefOf(entry, place);
  return html`<li class="hit"><a class="plain" href="${href}">${named(entry, words)}</a>${details.length > 0 && html`\n<ul class="hits">${details.slice(0, maxDetails).map(({ kind, name, description, anchor }) => html`<li><a class="plain" href="${href}#${anchor}"><small>${kind}</small> <code>${highlighted(name, words)}</code>${description !== '' && html` <span>${highlighted(shortened(description, words), words)}</span>`}</a></li>\n`)}</ul>`}</li>\n`;
})}</ol>`
}
</div>
</div>`;

function count(total: number, shown: number): string {
  const pages = total === 1 ? '1 page' : `${total} pages`;
  return shown < total ? `${pages} found, the best ${shown} are shown,` : `${pages} found`;
}

const hrefOf = ({ operation, event }: Entry, place: Place): string => {
  if (operation !== null) return operationHref(place, operation.operationId);
  return event === null ? referenceHref(place) : eventHref(place, event);
};

const named = ({ title, operation, event }: Entry, words: readonly string[]): Html =>
  html`${operation !== null && html`<span class="verb ${operation.method.toLowerCase()}">${shortMethod(operation.method)}</span> `}<strong>${highlighted(title, words)}</strong>${operation !== null && html` <code>${highlighted(operation.path, words)}</code>`}${event !== null && html` <code>${highlighted(event, words)}</code>`}`;

const longest = 140;

/** The part of a description around the first word that was found. */
function shortened(text: string, words: readonly string[]): string {
  if (text.length <= longest) return text;
  const lower = text.toLowerCase();
  const at = Math.min(...words.map(word => lower.indexOf(word)).filter(index => index !== -1), text.length);
  const start = at === text.length || at < longest - 40 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + longest).replace(/\s\S*$/, '')} …`;
}
