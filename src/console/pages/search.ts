/** The page of a search, and its results alone, which the dialog shows. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { layout, workspaceHref } from '../layout.ts';
import type { Hit, HitGroup, SearchResults } from '../search/hits.ts';
import type { Frame } from '../views.ts';
import { highlighted } from './highlighted.ts';

export const searchPage = (frame: Frame, results: SearchResults): string =>
  layout(
    frame,
    'Search',
    html`<div class="head">
<h1>Search</h1>
</div>
<form class="filter-form search-form" method="get" action="${workspaceHref(frame, '/search')}" role="search">
<label class="hush" for="search-text">Search this workspace</label><input id="search-text" name="q" type="search" maxlength="200" autocomplete="off" autofocus placeholder="${placeholder}" value="${results.text}"><button class="button" type="submit">Search</button>
</form>
${searchResults(results)}`,
  );

const placeholder = 'A page, a name, an id, an operation, a field …';

/** Its first line is what screen readers are told. */
export const searchResults = ({ text, words, groups }: SearchResults): Html => {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return html`<div class="finds">
<p class="${text === '' ? 'hush' : 'muted'}" role="status">${count === 1 ? '1 result' : `${count} results`}</p>
${count === 0 && html`<p class="muted finds-none">Nothing was found. Search for a page, the name or the whole id of a record, an operation, a field or an error.</p>`}
${groups.map((group, index) => hitGroup(group, index, words))}</div>`;
};

const hitGroup = ({ title, hits }: HitGroup, index: number, words: readonly string[]): Html => {
  const id = `finds-${index}`;
  return html`<section class="finds-group" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<ul>
${hits.map(hit => html`<li>${hitLine(hit, words)}</li>\n`)}</ul></section>
`;
};

/** Longer texts are cut by the browser anyway. */
const longest = 160;

const marked = (text: string, words: readonly string[]) =>
  highlighted(text.length > longest ? `${text.slice(0, longest)}…` : text, words);

function hitLine({ title, note = '', kind = '', isCode, icon: name, target }: Hit, words: readonly string[]) {
  const shown = marked(title, words);
  const content = html`${icon(name)}<span class="find-text"><span class="find-title">${isCode ? html`<code>${shown}</code>` : shown}</span>${note !== '' && html` <span class="find-note">${marked(note, words)}</span>`}</span>${kind !== '' && html` <span class="find-kind">${kind}</span>`}`;
  if ('href' in target) return html`<a class="find" href="${target.href}">${content}</a>`;
  const { form, name: field, value } = target;
  return html`<button class="find" type="submit" form="${form}"${field !== undefined && html` name="${field}" value="${value}"`}>${content}</button>`;
}
