/** The frame around every page of the console. */
import { type Html, html } from './html.ts';
import type { Frame } from './views.ts';

/** The reference belongs to no workspace, so its URL contains the workspace that it was opened from. */
export function referenceHref({ base, current }: Pick<Frame, 'base' | 'current'>): string {
  return `${base}/reference${current === null ? '' : `?workspace=${encodeURIComponent(current.workspace.id)}`}`;
}

/** The URL of a page of the current workspace, or the root of the console. */
export function workspaceHref(frame: Pick<Frame, 'base' | 'current'>, path = ''): string {
  if (frame.current === null) return frame.base || '/';
  return `${frame.base}/workspaces/${encodeURIComponent(frame.current.workspace.id)}${path}`;
}

/** The whole document around the content of a page. `head`: additional elements for this page. */
export function layout(frame: Frame, title: string, main: Html, head: Html | null = null): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<title>${title} - ${frame.brand}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${frame.css}">
<script src="${frame.js}" defer></script>
${head}</head>
<body class="${frame.viewer === null && frame.section === null ? 'outside' : 'inside'}">
<a class="skip" href="#main">Skip to main content</a>
${header(frame)}
<main id="main" tabindex="-1">
${main}
<p class="hush" role="status" data-live></p>
</main>
</body>
</html>
`.text;
}

const header = (frame: Frame): Html => html`<header class="bar">
<a class="brand" href="${frame.base || '/'}"><span class="mark" aria-hidden="true">${initials(frame.brand, 1)}</span><span class="brand-name">${frame.brand}</span></a>
${frame.viewer === null ? frame.section !== null && loginLink(frame) : [switcher(frame), navigation(frame), viewerMenu(frame, frame.viewer)]}
</header>`;

/** Shown on public pages. */
const loginLink = ({ loginUrl }: Frame): Html | false =>
  loginUrl !== null && html`<a class="button small" href="${loginUrl}">Log in</a>`;

const switcher = (frame: Frame): Html | false =>
  frame.workspaces.length > 0 &&
  html`<details class="menu switcher" name="menu" data-menu>
<summary><span class="hush">Workspace: </span><span class="cut">${frame.current?.workspace.name ?? 'Choose a workspace'}</span></summary>
<ul class="panel">
${frame.workspaces.map(({ workspace, role }) => {
  const current = workspace.id === frame.current?.workspace.id && html` aria-current="true"`;
  const href = `${frame.base}/workspaces/${encodeURIComponent(workspace.id)}`;
  return html`<li><a href="${href}"${current}><span class="cut">${workspace.name}</span> <small>${role}</small></a></li>\n`;
})}</ul>
</details>`;

const navigation = (frame: Frame): Html | false =>
  frame.current !== null &&
  html`<nav class="nav" aria-label="Workspace">
<ul>
${frame.nav.map(({ section, href, label }) => {
  const current = section === frame.section && html` aria-current="page"`;
  return html`<li><a href="${href}"${current}>${label}</a></li>\n`;
})}</ul>
</nav>`;

const viewerMenu = (frame: Frame, viewer: NonNullable<Frame['viewer']>): Html =>
  html`<details class="menu viewer" name="menu" data-menu>
<summary><span class="face" aria-hidden="true">${initials(viewer.name, 2)}</span><span class="who"><span class="hush">Logged in as </span><span class="cut">${viewer.name}</span> <small class="cut">${viewer.email}</small></span></summary>
<div class="panel">
<p><strong>${viewer.name}</strong><br><small>${viewer.email}</small></p>
${
  frame.ownLogin &&
  html`<form method="post" action="${frame.base}/logout">
<input type="hidden" name="csrf" value="${frame.csrf}">
<button class="button" type="submit">Log out</button>
</form>`
}</div>
</details>`;

/** Splits by code point, so that a name with emoji is not cut in half. */
function initials(name: string, most: number): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, most)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
