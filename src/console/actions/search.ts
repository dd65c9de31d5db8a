/** The search over everything in a workspace. */
import { iconNamed } from '../icons.ts';
import { workspaceHref } from '../links.ts';
import { searchPage, searchResults } from '../pages/search.ts';
import { groupOf, type Hit, type HitGroup, type SearchResults } from '../search/hits.ts';
import { pagesFound } from '../search/pages.ts';
import { type FoundOfGroup, recordsFound } from '../search/records.ts';
import { referenceFound } from '../search/reference.ts';
import { searchText, searchWords } from '../search/words.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import { currentEntry, treeEntries } from '../tree.ts';
import type { Frame } from '../views.ts';
import type { Answer, Visit } from '../visit.ts';
import { frameOf } from './frame.ts';
import { referenceFor } from './reference.ts';

/** `part=results`: only the results, for the dialog. */
export async function showSearch(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const query = new URLSearchParams(visit.ctx.querystring);
  const text = searchText(query.get('q') ?? '');
  const isPart = query.get('part') === 'results';
  const frame = withoutSecrets(frameOf(visit, { member, current, section: 'search' }), text);
  const ofGroups = text === '' ? [] : await recordsFound(visit, current, text);
  const exact = ofGroups.flatMap(({ records }) => records.filter(one => one.isExact));
  const [only, ...others] = exact;
  if (!isPart && only !== undefined && others.length === 0)
    return { redirect: workspaceHref(frame, only.path) };
  const results = resultsOf(visit, frame, text, ofGroups);
  return { html: isPart ? searchResults(results).text : searchPage(frame, results) };
}

/** The form that changes the colours returns to this page, whose URL may contain a key. */
const withoutSecrets = (frame: Frame, text: string): Frame => ({
  ...frame,
  here: `${workspaceHref(frame, '/search')}?${new URLSearchParams({ q: text })}`,
});

function resultsOf(
  visit: Visit,
  frame: Frame,
  text: string,
  ofGroups: readonly FoundOfGroup[],
): SearchResults {
  const { served } = visit.options;
  const words = searchWords(text);
  const pages = pagesFound(frame, served.groups, words);
  const records = groupOf(
    'Records',
    ofGroups.flatMap(found => recordHits(visit, frame, found)),
  );
  const isExact = ofGroups.some(found => found.records.some(one => one.isExact));
  // The record whose id was pasted comes first.
  const own: readonly HitGroup[] = isExact
    ? [...records, ...pages]
    : [...pages.slice(0, 1), ...records, ...pages.slice(1)];
  // Nobody looks for the id of a record in the reference.
  if (text === '' || isExact) return { text, words, groups: own };
  const reference = referenceFound(referenceFor(visit), text, frame);
  // Similar words are for a text that is nowhere as it was typed.
  if (reference.isCorrected && own.length > 0) return { text, words, groups: own };
  return {
    text,
    words: reference.isCorrected ? reference.words : words,
    groups: [...own, ...reference.groups],
  };
}

function recordHits(visit: Visit, frame: Frame, { group, records, more }: FoundOfGroup): readonly Hit[] {
  const entries = treeEntries(visit.options.served.groups);
  const hits = records.map(
    ({ kind, title, note, path }): Hit => ({
      title,
      ...(note !== undefined && { note }),
      kind,
      icon: iconNamed(currentEntry(entries, group, path)?.icon),
      target: { href: workspaceHref(frame, path) },
    }),
  );
  if (more === undefined) return hits;
  return [...hits, { title: more.label, icon: 'search', target: { href: workspaceHref(frame, more.path) } }];
}
