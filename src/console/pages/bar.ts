/** The bar of every page: the product, the workspace, the navigation and the user. */
import { createHash } from 'node:crypto';
import { initials } from '../format.ts';
import { type Html, html } from '../html.ts';
import { type IconName, icon } from '../icons.ts';
import { workspaceHref } from '../links.ts';
import type { Frame, NavEntry, NavGroup, Theme } from '../views.ts';
import { modeBadge } from './badge.ts';
import { csrfField } from './parts.ts';

export const bar = (frame: Frame): Html => html`<header class="bar">
<a class="brand" href="${frame.base || '/'}"><span class="mark" aria-hidden="true">${initials(frame.brand, 1)}</span><span class="brand-name">${frame.brand}</span></a>
${frame.viewer === null ? frame.section !== null && loginLink(frame) : [switcher(frame), frame.current !== null && searchLink(frame, frame.viewer), frame.current !== null && navigation('Workspace', frame.nav), viewerMenu(frame, frame.viewer)]}
</header>`;

/** Shown on public pages. */
const loginLink = ({ loginUrl }: Frame): Html | false =>
  loginUrl !== null && html`<a class="button small" href="${loginUrl}">Log in</a>`;

const switcher = (frame: Frame): Html | false =>
  frame.workspaces.length > 0 &&
  html`<details class="menu switcher" name="menu" data-menu>
<summary><span class="hush">Workspace: </span><span class="cut">${frame.current?.workspace.name ?? 'Choose a workspace'}</span>${frame.current !== null && [' ', modeBadge(frame.current.workspace)]}${icon('chevrons-up-down')}</summary>
<ul class="panel">
${frame.workspaces.map(({ workspace, role }) => {
  const current = workspace.id === frame.current?.workspace.id && html` aria-current="true"`;
  return html`<li><a href="${frame.inWorkspace(workspace.id)}"${current}><span class="cut">${workspace.name}</span> ${modeBadge(workspace)} <small>${role}</small></a></li>\n`;
})}</ul>
</details>`;

/** Leads to the page of the search. The script opens a dialog instead, and shows the keys that do so. */
const searchLink = (frame: Frame, { email }: NonNullable<Frame['viewer']>): Html =>
  html`<a class="button search-link" href="${workspaceHref(frame, '/search')}" data-search-link="${readerMark(email)}">${icon('search')}<span class="search-word">Search…</span><kbd data-search-keys aria-hidden="true"></kbd></a>`;

/** Tells the members apart who use one browser: each has recent choices of their own. */
const readerMark = (email: string): string =>
  createHash('sha256').update(`reader ${email}`).digest('hex').slice(0, 12);

/** On narrow screens, the link opens the tree, and another one closes it. The script makes one button of them. */
export const navigation = (label: string, groups: readonly NavGroup[]): Html =>
  html`<a class="button quiet square nav-open" href="#nav" data-nav>${icon('menu')}<span class="hush">Menu</span></a>
<a class="button quiet square nav-close" href="#main">${icon('x')}<span class="hush">Close menu</span></a>
<nav class="nav" id="nav" aria-label="${label}">
<ul>
${groups.map(branch)}</ul>
</nav>`;

function branch({ label, entries, as }: NavGroup, index: number): Html {
  if (as !== undefined) return foldedBranch(label ?? '', entries, as === 'tabs');
  if (label === null && index === 0) return html`${entries.map(leaf)}`;
  // Without a line above them, they would look like a part of the heading before.
  if (label === null) return html`<li class="nav-alone"><ul>\n${entries.map(leaf)}</ul></li>\n`;
  const id = `nav-${index}`;
  return html`<li><span class="nav-title" id="${id}">${label}</span>
<ul aria-labelledby="${id}">
${entries.map(leaf)}</ul></li>\n`;
}

/** One line, which leads to the first of the entries. */
function foldedBranch(label: string, entries: readonly NavEntry[], areTabs: boolean): Html {
  const [first] = entries;
  if (first === undefined) return html``;
  const isInUse = entries.some(({ current }) => current);
  if (areTabs)
    return html`<li class="nav-alone">${lineOf({ ...first, label, icon: 'settings', current: isInUse })}</li>\n`;
  return html`<li class="nav-fold">${lineOf({ ...first, label, current: false })}${isInUse && html`<ul aria-label="${label}">\n${entries.map(leaf)}</ul>`}</li>\n`;
}

const leaf = (entry: NavEntry): Html => html`<li>${lineOf(entry)}</li>\n`;

const lineOf = ({ href, label, icon: name, current }: NavEntry): Html =>
  html`<a class="i-${name}" href="${href}"${current && html` aria-current="page"`}>${label}</a>`;

const viewerMenu = (frame: Frame, viewer: NonNullable<Frame['viewer']>): Html =>
  html`<details class="menu viewer" name="menu" data-menu>
<summary><span class="face" aria-hidden="true">${initials(viewer.name, 2)}</span><span class="who"><span class="hush">Logged in as </span><span class="cut">${viewer.name}</span> <small class="cut">${viewer.email}</small></span>${icon('chevrons-up-down')}</summary>
<div class="panel">
<p><strong>${viewer.name}</strong><br><small>${viewer.email}</small></p>
${frame.here !== null && themeForm(`${frame.base}/theme`, frame.theme, html`${csrfField(frame)}<input type="hidden" name="return_to" value="${frame.here}">`)}
<button class="button wide" type="button" data-keys hidden>${icon('keyboard')}Keyboard shortcuts</button>
${
  frame.ownLogin &&
  html`<form id="log-out-form" method="post" action="${frame.base}/logout">
<input type="hidden" name="csrf" value="${frame.csrf}">
<button class="button wide" type="submit">${icon('log-out')}Log out</button>
</form>`
}</div>
</details>`;

const themes: readonly (readonly [theme: Theme, label: string, icon: IconName])[] = [
  ['system', 'System', 'monitor'],
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
];

/** `hidden`: further fields of the form. */
export const themeForm = (action: string, theme: Theme, hidden: Html): Html =>
  html`<form class="themes" id="theme-form" method="post" action="${action}" role="group" aria-label="Colour scheme">
${hidden}
${themes.map(([value, label, name]) => html`<button type="submit" name="theme" value="${value}" aria-pressed="${String(value === theme)}">${icon(name)}${label}</button>\n`)}</form>`;
