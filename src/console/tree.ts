/** The navigation: a tree of the pages that are served, each at the place that its section declares. */
import type { Navigation } from '../group/pages.ts';
import type { ServedGroup } from '../group/served.ts';
import type { NavEntry, NavGroup } from './views.ts';

/** The pages of this group are always listed, at the top. */
const firstHeading = 'Developers';
/** The pages of these and of hosts' groups are one line each, which unfolds on them. Those of hosts come last. */
const headings = ['Links', 'Webhooks', 'Automation', 'Messaging'];
/** The pages of this group are tabs of one page. */
const lastHeading = 'Settings';

export interface TreeEntry extends Navigation {
  readonly section: string;
  /** Whether it stands above all headings. */
  readonly first?: true;
}

const own: readonly TreeEntry[] = [
  { section: 'home', label: 'Home', path: '', icon: 'house', first: true },
  { section: 'start', label: 'Getting started', path: '/start', icon: 'rocket', first: true },
  { section: 'reference', label: 'Reference', path: '', group: 'Developers', icon: 'book-open', order: 30 },
  {
    section: 'settings',
    label: 'Retention',
    path: '/settings/retention',
    group: 'Settings',
    icon: 'archive',
    order: 30,
  },
  {
    section: 'settings',
    label: 'Workspace',
    path: '/settings/workspace',
    group: 'Settings',
    icon: 'briefcase',
    order: 5,
  },
];

/** All entries, those of the console first. */
export const treeEntries = (groups: readonly ServedGroup[]): readonly TreeEntry[] => [
  ...own,
  ...groups.flatMap(({ name, console }) =>
    console === undefined ? [] : [console.nav].flat().map(entry => ({ section: name, ...entry })),
  ),
];

/**
 * The entry of a section that a page belongs to: the one whose path is the longest beginning of the page's path, or the
 * first one. `path`: relative to the path of the workspace.
 */
export function currentEntry(
  entries: readonly TreeEntry[],
  section: string | null,
  path: string,
): TreeEntry | null {
  const possible = entries.filter(one => one.section === section);
  const above = possible
    .flatMap(entry => [entry, ...(entry.tabs ?? [])].map(one => ({ entry, path: one.path })))
    .filter(one => path === one.path || path.startsWith(`${one.path}/`));
  const [first] = above.sort((one, other) => other.path.length - one.path.length);
  return first?.entry ?? possible[0] ?? null;
}

const inOrder = (entries: readonly TreeEntry[]): readonly TreeEntry[] =>
  entries.toSorted((one, other) => (one.order ?? 100) - (other.order ?? 100));

/** The tree of these entries. `shown`: turns an entry into what the page shows. */
export function treeOf(
  entries: readonly TreeEntry[],
  shown: (entry: TreeEntry) => NavEntry,
): readonly NavGroup[] {
  const given = new Set(entries.flatMap(({ group }) => group ?? []));
  const ofHosts = [...given].filter(label => ![firstHeading, ...headings, lastHeading].includes(label));
  const below = (label: string) => inOrder(entries.filter(({ group }) => group === label)).map(shown);
  const alone = entries.filter(({ group, first }) => group === undefined && first === undefined);
  const aloneAt = (end: boolean) => inOrder(alone.filter(({ last = false }) => last === end)).map(shown);
  const tree: readonly NavGroup[] = [
    { label: null, entries: [...entries.filter(({ first }) => first).map(shown), ...below(firstHeading)] },
    ...[...headings, ...ofHosts].map(label => ({ label, entries: below(label), as: 'fold' as const })),
    { label: null, entries: aloneAt(false) },
    { label: lastHeading, entries: below(lastHeading), as: 'tabs' },
    { label: null, entries: aloneAt(true) },
  ];
  return tree.filter(({ entries: found }) => found.length > 0);
}
