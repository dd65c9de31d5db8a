/** Search over operations, their fields, scopes and errors, and events. The entries are collected at the first search. */

import type { JsonSchema } from '../../../generated/schemas.ts';
import { jsonType } from '../../../http/body-types.ts';
import { anchorOf } from './field-list.ts';
import { fieldsOf, flat } from './fields.ts';
import {
  type DescribedEvent,
  type DescribedOperation,
  errorsOf,
  type Reference,
  resolveResponse,
} from './model.ts';
import { shownBody } from './request.ts';

/** A field or an error of a page. */
interface Detail {
  /** `Field`, `Response field`, `Error`. */
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  /** Its id on the page. */
  readonly anchor: string;
}

/** What has a page of its own. `operation` or `event` is set, or neither for the overview. */
export interface Entry {
  readonly title: string;
  readonly operation: DescribedOperation | null;
  readonly event: string | null;
  /** What a search for the whole page finds. */
  readonly text: readonly Weighed[];
  readonly details: readonly (Detail & { readonly text: readonly Weighed[] })[];
}

/** A text in lower case, and what it is worth to find a word in it. */
type Weighed = readonly [text: string, weight: number];

interface Found {
  readonly entry: Entry;
  /** Whether the page itself was found, and not only details of it. */
  readonly isWhole: boolean;
  /** The best one first. */
  readonly details: readonly Detail[];
}

export interface Results {
  /** What was searched for: the words of the visitor, or similar words that exist. */
  readonly words: readonly string[];
  readonly isCorrected: boolean;
  readonly found: readonly Found[];
  /** How many pages were found; `found` has the best of them. */
  readonly total: number;
}

const maxFound = 30;
const maxWords = 8;
const longest = 200;

const weighed = (name: string, description = ''): Weighed[] => [
  [name.toLowerCase(), 3],
  [description.toLowerCase(), 1],
];

function detail(kind: string, name: string, description: string, anchor: string) {
  // What a field is within counts less than its own name: `link.expires_at` of an event is not what a link is given.
  const own = name.lastIndexOf('.') + 1;
  const text = weighed(name.slice(own), `${name.slice(0, own)} ${description}`);
  return { kind, name, description, anchor, text };
}

const fieldDetails = (kind: string, place: string, schema: object | undefined, { document }: Reference) =>
  schema === undefined
    ? []
    : fieldsOf(schema as JsonSchema, document.components.schemas)
        .flatMap(flat)
        .map(({ path, description }) => detail(kind, path, description, anchorOf(place, path)));

function operationEntry(operation: DescribedOperation, reference: Reference): Entry {
  const { operationId, summary, description, method, path, tags, scope, parameters = [] } = operation;
  const responses = Object.entries(operation.responses);
  const body = operation.requestBody;
  return {
    title: summary,
    operation,
    event: null,
    text: [
      [`${summary} ${operationId}`.toLowerCase(), 4],
      ...[method, path, ...tags, scope ?? 'no key'].map((one): Weighed => [one.toLowerCase(), 2]),
      [`${description}${operation.writes ? ' writes data' : ''}`.toLowerCase(), 1],
    ],
    details: [
      ...parameters.map(one =>
        detail('Parameter', one.name, one.description ?? '', anchorOf(one.in, one.name)),
      ),
      ...(body === undefined ? [] : fieldDetails('Body', 'body', shownBody(body)[1].schema, reference)),
      ...responses.flatMap(([status, response]) => {
        if (Number(status) < 400)
          return fieldDetails(
            'Response',
            status,
            resolveResponse(response, reference.document).content?.[jsonType]?.schema,
            reference,
          );
        // What all operations have in common is found once, on the overview.
        return '$ref' in response ? [] : errorDetails(errorsOf(response));
      }),
    ],
  };
}

const errorDetails = (errors: ReturnType<typeof errorsOf>) =>
  errors.map(({ code, message }) => detail('Error', code, message, `error.${code}`));

const eventEntry = (event: DescribedEvent, reference: Reference): Entry => ({
  title: event.summary,
  operation: null,
  event: event.type,
  text: [
    [`${event.type} ${event.summary}`.toLowerCase(), 4],
    [`event webhook ${event.description}`.toLowerCase(), 1],
  ],
  details: [
    ...event.parameters.map(one =>
      detail('Header', one.name, one.description ?? '', anchorOf('header', one.name)),
    ),
    ...fieldDetails('Body', 'body', event.requestBody.content[jsonType]?.schema, reference),
  ],
});

function entriesOf(reference: Reference): Entry[] {
  const common = Object.values(reference.document.components.responses).flatMap(errorsOf);
  const operations = [...reference.operations.values()].map(one => operationEntry(one, reference));
  const overview: Entry = {
    title: 'Errors of all operations',
    operation: null,
    event: null,
    text: [],
    details: errorDetails([...new Map(common.map(one => [one.code, one])).values()]),
  };
  return [...operations, ...reference.events.map(one => eventEntry(one, reference)), overview];
}

interface Index {
  readonly entries: readonly Entry[];
  /** Each word of the reference, once. */
  readonly words: readonly string[];
}

const collected = new WeakMap<Reference, Index>();

function indexOf(reference: Reference): Index {
  const known = collected.get(reference);
  if (known !== undefined) return known;
  const entries = entriesOf(reference);
  const texts = entries.flatMap(({ text, details }) => [...text, ...details.flatMap(one => one.text)]);
  const words = new Set(texts.flatMap(([text]) => text.split(/[^\p{L}\p{N}]+/u)));
  const index = { entries, words: [...words] };
  collected.set(reference, index);
  return index;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** How well a word is found in the texts; 0 for not at all. A whole word counts most, then the start of one. */
function worth(word: string, texts: readonly Weighed[]): number {
  let best = 0;
  for (const [text, weight] of texts)
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const starts = !isLetter(text[at - 1]);
      const ends = !isLetter(text[at + word.length]);
      const whole = text.length === word.length ? 6 : starts && ends ? 4 : starts ? 3 : 1;
      best = Math.max(best, whole * weight);
      if (text.length > longest * 5) break;
    }
  return best;
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** What users send is asked for more often than what a response contains, and that more often than an event. */
function ranked(score: number, { event }: Entry, { kind }: Detail): number {
  if (event !== null) return score / 2;
  return kind === 'Body' || kind === 'Parameter' ? score + 1 : score;
}

function scoreOf(
  entry: Entry,
  words: readonly string[],
): Pick<Found, 'isWhole' | 'details'> & { readonly score: number } {
  const page = words.map(word => worth(word, entry.text));
  const pageScore = page.every(one => one > 0) ? sum(page) + 4 : 0;
  const details = entry.details
    .map(one => {
      const own = words.map(word => worth(word, one.text));
      // Every word is in the detail or its page, and one at least in the detail.
      const isFound =
        own.some(worth => worth > 0) && own.every((worth, index) => worth > 0 || (page[index] ?? 0) > 0);
      return {
        one,
        score: isFound
          ? ranked(sum(own.map((worth, index) => Math.max(worth, (page[index] ?? 0) / 2))), entry, one)
          : 0,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return {
    score: Math.max(pageScore, details[0]?.score ?? 0),
    isWhole: pageScore > 0,
    details: details.map(({ one }) => one),
  };
}

function find(all: readonly Entry[], words: readonly string[]): (Found & { readonly score: number })[] {
  return all
    .map(entry => ({ entry, ...scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/** Everything that contains each of the words. Words with a typing error are replaced by similar ones. */
export function search(reference: Reference, q: string): Results {
  const typed = [...new Set(q.slice(0, longest).toLowerCase().split(/\s+/).filter(Boolean))].slice(
    0,
    maxWords,
  );
  if (typed.length === 0) return { words: [], isCorrected: false, found: [], total: 0 };
  const index = indexOf(reference);
  const exact = find(index.entries, typed);
  const words = exact.length > 0 ? typed : typed.map(word => likely(word, index.words));
  const found = exact.length > 0 ? exact : find(index.entries, words);
  return {
    words,
    isCorrected: exact.length === 0 && found.length > 0,
    found: found.slice(0, maxFound),
    total: found.length,
  };
}

/** A word that no word of the reference contains is replaced by one that differs in one letter, if there is one. */
function likely(word: string, known: readonly string[]): string {
  if (word.length < 4 || known.some(one => one.includes(word))) return word;
  return known.find(one => differsInOne(word, one)) ?? word;
}

/** Whether one letter was left out, added, replaced or exchanged with its neighbour. */
export function differsInOne(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
  );
}
