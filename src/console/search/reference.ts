/** What a search finds in the API reference: the results of its own search, by kind. */
import type { IconName } from '../icons.ts';
import { referenceHref } from '../links.ts';
import { eventHref, operationHref } from '../pages/reference/addresses.ts';
import type { Reference } from '../pages/reference/model.ts';
import { type Entry, search } from '../pages/reference/search.ts';
import type { Frame } from '../views.ts';
import { groupOf, type Hit, type HitGroup } from './hits.ts';

const maxFound = 5;

interface FoundInReference {
  readonly groups: readonly HitGroup[];
  /** What was found: words of the text, or similar words that exist. */
  readonly words: readonly string[];
  readonly isCorrected: boolean;
}

export function referenceFound(reference: Reference, text: string, frame: Frame): FoundInReference {
  const { found, words, isCorrected } = search(reference, text);
  const whole = found.filter(({ isWhole }) => isWhole).map(({ entry }) => entry);
  const details = found.flatMap(({ entry, details: own }) => own.map(detail => ({ entry, ...detail })));
  const hrefOf = ({ operation, event }: Entry) =>
    operation !== null
      ? operationHref(frame, operation.operationId)
      : event !== null
        ? eventHref(frame, event)
        : referenceHref(frame);
  const detailHits = (all: typeof details): Hit[] =>
    all.slice(0, maxFound).map(({ entry, kind, name, anchor }) => ({
      title: name,
      note: entry.title,
      kind: kind === 'Error' ? '' : kind,
      isCode: true,
      icon: 'book-open',
      target: { href: `${hrefOf(entry)}#${anchor}` },
    }));
  const pageHits = (kind: 'operation' | 'event', icon: IconName): Hit[] =>
    whole
      .filter(entry => entry[kind] !== null)
      .slice(0, maxFound)
      .map(entry => ({
        title: entry.title,
        note:
          entry.operation === null
            ? (entry.event ?? '')
            : `${entry.operation.method} ${entry.operation.path}`,
        icon,
        target: { href: hrefOf(entry) },
      }));
  const isError = ({ kind }: { readonly kind: string }) => kind === 'Error';
  const allFields = firstOfEach(
    details.filter(one => !isError(one)),
    ({ entry, name }) => `${entry.title} ${name}`,
  );
  // A description often has the word of its page: fields with such a name are what somebody means.
  const named = allFields.filter(({ name }) => words.some(word => name.toLowerCase().includes(word)));
  const fields = named.length > 0 ? named : allFields;
  // A field that many operations have comes once before it comes again.
  const distinct = firstOfEach(fields, ({ name }) => name);
  return {
    words,
    isCorrected,
    groups: [
      ...groupOf('Operations', pageHits('operation', 'book-open')),
      ...groupOf('Fields', detailHits([...new Set([...distinct, ...fields])])),
      ...groupOf('Errors', detailHits(firstOfEach(details.filter(isError), ({ name }) => name))),
      ...groupOf('Events', pageHits('event', 'zap')),
    ],
  };
}

/** Of those with the same key, such as an error that several operations have in common, the first. */
function firstOfEach<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  const kept = new Map<string, One>();
  for (const one of all) if (!kept.has(keyOf(one))) kept.set(keyOf(one), one);
  return [...kept.values()];
}
