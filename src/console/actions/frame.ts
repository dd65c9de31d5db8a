/** Builds the frame of a page for a visit. */
import type { MemberWorkspace } from '../../repository/index.ts';
import type { AssetName } from '../asset-names.ts';
import { referenceHref, workspaceHref } from '../layout.ts';
import { csrfToken } from '../session/csrf.ts';
import type { Frame, NavEntry } from '../views.ts';
import type { LoggedInUser, Visit } from '../visit.ts';
import { newToken } from './form-tokens.ts';

/** `cookie`: the cookie that the form tokens of the page are derived from. */
export function frameOf(
  visit: Visit,
  {
    member = null,
    cookie = member?.cookie ?? null,
    current = null,
    section = current === null ? null : visit.section,
  }: FrameParts = {},
): Frame {
  const { base, apiBase, settings } = visit;
  return {
    base,
    apiBase,
    brand: settings.brand,
    css: assetAddress(visit, 'console.css'),
    js: assetAddress(visit, 'console.js'),
    viewer: member === null ? null : { name: member.user.name, email: member.user.email },
    loginUrl: settings.authenticateUser === null ? `${base}/login` : settings.loginUrl,
    ownLogin: settings.authenticateUser === null,
    csrf: cookie === null ? '' : csrfToken(cookie),
    token: newToken(),
    seen: new Date(visit.now).toISOString(),
    workspaces: member?.workspaces ?? [],
    current,
    nav: navigation(visit, { base, current }),
    section,
  };
}

/** Navigation entries of every workspace, before and after those of the groups. */
function navigation({ options }: Visit, place: Pick<Frame, 'base' | 'current'>): NavEntry[] {
  const sections = options.served.groups.flatMap(({ name, console }) =>
    console === undefined ? [] : [{ section: name, ...console.nav }],
  );
  const entryOf = ({ section, label, path }: (typeof sections)[number]): NavEntry => ({
    section,
    label,
    href: workspaceHref(place, path),
  });
  return [
    { section: 'home', label: 'Overview', href: workspaceHref(place) },
    { section: 'start', label: 'Getting started', href: workspaceHref(place, '/start') },
    { section: 'reference', label: 'API reference', href: referenceHref(place) },
    ...sections.filter(({ last }) => !last).map(entryOf),
    ...sections.filter(({ last }) => last).map(entryOf),
  ];
}

/** The URL of an asset. It contains the version, so that browsers can cache it permanently. */
export function assetAddress({ base, assets }: Visit, name: AssetName): string {
  return `${base}/assets/${assets.version}/${name}`;
}

interface FrameParts {
  readonly member?: LoggedInUser | null;
  readonly cookie?: string | null;
  readonly current?: MemberWorkspace | null;
  /** @default the group whose section is visited */
  readonly section?: string | null;
}
