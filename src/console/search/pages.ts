/** The pages, shortcuts and settings that a search finds. */
import type { ServedGroup } from '../../group/served.ts';
import { iconNamed } from '../icons.ts';
import { workspaceHref } from '../links.ts';
import type { Frame } from '../views.ts';
import { groupOf, type Hit, type HitGroup } from './hits.ts';
import { hasWords, rankOf } from './words.ts';

const maxFound = 6;

/** A hit, and further words that find it. */
interface Findable extends Hit {
  readonly words: string;
}

/** The navigation that the member sees. */
const pagesIn = (frame: Frame): readonly Findable[] =>
  frame.nav.flatMap(({ label: heading, entries }) =>
    entries.flatMap(({ label, href, icon, tabs }) =>
      (tabs ?? [{ label, href }]).map(one => ({
        title: one.label,
        kind: [heading, tabs && label].filter(Boolean).join(', '),
        icon: iconNamed(icon),
        target: { href: one.href },
        words: `${heading ?? ''} ${label} ${pathIn(frame, one.href)}`,
      })),
    ),
  );

/** The path of a page below its workspace, which has words too: `/settings/members`. */
const pathIn = (frame: Frame, href: string): string =>
  href.replace(workspaceHref(frame), '').replace(frame.base, '').split('?')[0] ?? '';

/** Viewers get none: the forms are not on their pages. */
const shortcutsIn = (frame: Frame, groups: readonly ServedGroup[]): readonly Findable[] =>
  frame.current?.role === 'viewer'
    ? []
    : groups.flatMap(({ console }) =>
        (console?.shortcuts ?? []).map(({ label, path }) => ({
          title: label,
          icon: 'plus' as const,
          target: { href: workspaceHref(frame, path) },
          words: 'new add',
        })),
      );

const themes = [
  ['system', 'Use the colours of this device', 'monitor'],
  ['light', 'Use light colours', 'sun'],
  ['dark', 'Use dark colours', 'moon'],
] as const;

function settingsIn(frame: Frame): readonly Findable[] {
  const others = frame.workspaces.filter(({ workspace }) => workspace.id !== frame.current?.workspace.id);
  return [
    ...others.map(({ workspace, role }) => ({
      title: `Switch to ${workspace.name}`,
      note: workspace.id,
      kind: role,
      icon: 'chevrons-up-down' as const,
      target: { href: workspaceHref({ base: frame.base, current: { workspace } }) },
      words: 'change workspace',
    })),
    ...themes
      .filter(([value]) => value !== frame.theme)
      .map(([value, title, icon]) => ({
        title,
        icon,
        target: { form: 'theme-form', name: 'theme', value },
        words: 'theme mode scheme colors appearance',
      })),
    ...(frame.ownLogin
      ? [
          {
            title: 'Log out',
            icon: 'log-out' as const,
            target: { form: 'log-out-form' },
            words: 'sign out logout session',
          },
        ]
      : []),
  ];
}

/** Without words, all pages and shortcuts, but no settings. */
export function pagesFound(
  frame: Frame,
  groups: readonly ServedGroup[],
  words: readonly string[],
): readonly HitGroup[] {
  const isAll = words.length === 0;
  const found = (all: readonly Findable[], most: number): readonly Hit[] =>
    isAll
      ? all
      : all
          .filter(one => hasWords(`${one.title} ${one.note ?? ''} ${one.words}`, words))
          .toSorted((one, other) => rankOf(one.title, words) - rankOf(other.title, words))
          .slice(0, most);
  return [
    ...groupOf('Pages', found(pagesIn(frame), maxFound)),
    ...groupOf('Actions', [
      ...found(shortcutsIn(frame, groups), maxFound),
      ...(isAll ? [] : found(settingsIn(frame), maxFound)),
    ]),
  ];
}
