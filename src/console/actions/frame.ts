/** Builds the frame of a page for a visit. */

import { parseUrl } from '../../common/network/parse-url.ts';
import type { MemberWorkspace } from '../../repository/index.ts';
import type { AssetName } from '../asset-names.ts';
import { type Place, referenceHref, workspaceHref } from '../links.ts';
import { csrfToken } from '../session/csrf.ts';
import { safeReturnTo } from '../session/return-to.ts';
import { showsSecret } from '../session/secret-once.ts';
import { themeOf } from '../session/theme.ts';
import { currentEntry, type TreeEntry, treeEntries, treeOf } from '../tree.ts';
import type { Frame } from '../views.ts';
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
    recordCss: assetAddress(visit, 'records.css'),
    js: assetAddress(visit, 'console.js'),
    panesJs: assetAddress(visit, 'panes.js'),
    editorJs: assetAddress(visit, 'editor.js'),
    completeJs: assetAddress(visit, 'complete.js'),
    sheetJs: assetAddress(visit, 'sheet.js'),
    viewer: member === null ? null : { name: member.user.name, email: member.user.email },
    loginUrl: settings.authenticateUser === null ? `${base}/login` : settings.loginUrl,
    ownLogin: settings.authenticateUser === null,
    csrf: cookie === null ? '' : csrfToken(cookie),
    token: newToken(),
    seen: new Date(visit.now).toISOString(),
    workspaces: member?.workspaces ?? [],
    current,
    ...navigation(visit, { base, current, workspaces: member?.workspaces ?? [] }, section),
    section,
    theme: themeOf(visit),
    here: showsSecret(visit) ? null : hereOf(visit),
    instead: visit.late?.path ?? null,
  };
}

/** The navigation of the workspace, and where its current entry is in another one. */
function navigation(
  { options, settings, path: visited }: Visit,
  place: {
    readonly base: string;
    readonly current: MemberWorkspace | null;
    readonly workspaces: readonly MemberWorkspace[];
  },
  section: string | null,
): Pick<Frame, 'nav' | 'pagesOf' | 'inWorkspace'> {
  const isViewer = place.current?.role === 'viewer';
  const entries = treeEntries(options.served.groups).filter(entry => !(isViewer && entry.notForViewers));
  const top = workspaceHref(place);
  const current = currentEntry(entries, section, visited.startsWith(top) ? visited.slice(top.length) : '');
  const hrefOf = ({ section: own, path }: TreeEntry, from: Place = place) =>
    own === 'reference' ? referenceHref(from) : workspaceHref(from, path);
  const ofHost = settings.links.map(({ label, href, icon = 'puzzle' }) => ({
    label,
    href,
    icon,
    current: false,
  }));
  const tree = treeOf(entries, entry => ({
    label: entry.label,
    href: hrefOf(entry),
    icon: entry.icon ?? 'puzzle',
    current: entry === current,
    ...(entry.tabs !== undefined && {
      tabs: entry.tabs.map(tab => ({
        label: tab.label,
        href: workspaceHref(place, tab.path),
        // Outside of a workspace, all of these are the same address.
        current: place.current !== null && visited === workspaceHref(place, tab.path),
      })),
    }),
  }));
  return {
    nav: ofHost.length === 0 ? tree : [...tree, { label: null, entries: ofHost }],
    pagesOf(group) {
      const first = entries.find(entry => entry.section === group);
      return first === undefined ? null : hrefOf(first);
    },
    inWorkspace(id) {
      const there = { base: place.base, current: { workspace: { id } } };
      const role = place.workspaces.find(({ workspace }) => workspace.id === id)?.role;
      const isClosed = role === 'viewer' && current?.notForViewers === true;
      if (current === null || isClosed) return workspaceHref(there);
      const tab = current.tabs?.find(({ path }) => visited === workspaceHref(place, path));
      return hrefOf({ ...current, ...tab }, there);
    },
  };
}

/** Where the form that changes how pages look returns to: after a form, the page that contained it. */
function hereOf(visit: Visit): string {
  const { ctx, path } = visit;
  if (ctx.method === 'GET') return `${path}${ctx.search}`;
  const from = parseUrl(ctx.get('referer'));
  return safeReturnTo(visit, from === null ? '' : `${from.pathname}${from.search}`);
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
