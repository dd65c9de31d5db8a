/** What a route does, as a sentence. */
import type { AutomationFilter } from '../../../../generated/types.ts';
import { comparisonWords, type FilterRow, isBlank, rowsOf } from '../../../filter-rows.ts';
import { type Html, html } from '../../../html.ts';
import { readJson } from '../../../json.ts';
import type { Choice, RouteChoices } from '../views.ts';

/** A route, stored or as it stands in a form. */
export interface SaidRoute {
  readonly sources: readonly string[];
  readonly types: readonly string[];
  /** Rows, or the filter as a list or as text. */
  readonly filter: readonly FilterRow[] | AutomationFilter | string;
  readonly match: string;
  readonly mapping: string | null;
  readonly newType: string | null;
  readonly hooks: readonly string[];
  /** A URL without a hook yet. */
  readonly newUrl?: string | null;
}

/** What one line has room for. */
const maxCode = 60;
const maxConditions = 3;
const maxMembers = 5;

const nameIn = (known: readonly Choice[], id: string): string =>
  known.find(one => one.id === id)?.name ?? `${id}: deleted`;

/** A sentence, with the end. */
export function routeSentence(route: SaidRoute, choices: RouteChoices): Html {
  const { hooks, newType, newUrl } = route;
  const receivers = [
    ...hooks.map(id => html`<strong>${nameIn(choices.hooks, id)}</strong>`),
    ...(newUrl ? [html`<strong>${newUrl}</strong>`] : []),
  ];
  return html`${taken(route, choices)}${condition(route)}, send ${data(route.mapping)}${newType !== null && html` as <code>${newType}</code>`} to ${receivers.length === 0 ? '…' : html`${listed(receivers, ' and ')}.`}`;
}

const listed = (parts: readonly Html[], between: string): readonly Html[] =>
  parts.map((part, at) => html`${at > 0 && (at === parts.length - 1 ? between : ', ')}${part}`);

function taken({ sources, types }: SaidRoute, { endpoints }: RouteChoices): Html {
  const from =
    sources.length > 0 &&
    html`From ${listed(
      sources.map(id => html`<strong>${nameIn(endpoints, id)}</strong>`),
      ' or ',
    )}`;
  const on =
    types.length > 0 &&
    listed(
      types.map(type => html`<code>${type}</code>`),
      ' or ',
    );
  if (from && on) return html`${from}, or on ${on}`;
  return from || (on ? html`On ${on}` : html`On every event`);
}

function condition({ filter, match }: SaidRoute): Html | false {
  const rows = rowsIn(filter, match);
  if (rows === null) return html`, if <code>${shortened(asText(filter))}</code>`;
  const own = rows.filter(row => !isBlank(row));
  if (own.length === 0) return false;
  const shown = own.slice(0, own.length > maxConditions ? maxConditions - 1 : maxConditions);
  const more = own.length - shown.length;
  const between = match === 'any' ? ' or ' : ' and ';
  return html`, if ${shown.map((row, at) => html`${at > 0 && between}${comparison(row)}`)}${more > 0 && html`${between}${more} more`}`;
}

const comparison = ({ field, operator, value }: FilterRow): Html => {
  const words = comparisonWords(operator);
  return html`<code>${field.trim().replace(/^data\./, '')}</code> ${words}${value.trim() !== '' && html` <code>${shortened(value.trim())}</code>`}`;
};

/** `null`: rows cannot show it. */
function rowsIn(filter: SaidRoute['filter'], match: string): readonly FilterRow[] | null {
  if (typeof filter !== 'string') return isRows(filter) ? filter : rowsOf(filter as AutomationFilter, match);
  return filter.trim() === '' ? [] : null;
}

const isRows = (filter: readonly object[]): filter is readonly FilterRow[] =>
  filter.every(one => 'operator' in one);

const asText = (filter: SaidRoute['filter']): string => {
  if (typeof filter !== 'string') return JSON.stringify(filter);
  const read = readJson(filter);
  return read.ok ? JSON.stringify(read.value) : filter;
};

/** An object of some fields is their names; other expressions are code. */
function data(mapping: string | null): Html {
  if (mapping === null || mapping.trim() === '') return html`its data`;
  const names = membersOf(mapping);
  return html`<code>${names === null ? shortened(mapping.replaceAll(/\s+/g, ' ').trim()) : `{${names.slice(0, maxMembers).join(', ')}${names.length > maxMembers ? ', …' : ''}}`}</code>`;
}

/** A longer mapping is shown as code. In characters. */
const maxRead = 2_000;

/** The names of an object whose values are fields of the event: `{"order": data.order}`. */
function membersOf(mapping: string): readonly string[] | null {
  const text = mapping.trim();
  const inner = text.slice(1, -1);
  const isObject = text.startsWith('{') && text.endsWith('}');
  if (!isObject || inner === '' || inner.length > maxRead || /[{}]/.test(inner)) return null;
  const members = inner
    .split(',')
    .map(member => /^\s*"([\w-]+)"\s*:\s*([\w$]+(?:\.[\w$]+)*)\s*$/.exec(member));
  return members.every(one => one !== null)
    ? members.map(one => {
        const [, name = '', path = ''] = one ?? [];
        return path.split('.').at(-1) === name ? name : `${name}: ${path.replace(/^data\./, '')}`;
      })
    : null;
}

const shortened = (text: string): string => (text.length > maxCode ? `${text.slice(0, maxCode - 1)}…` : text);
