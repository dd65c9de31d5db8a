/** The frame around every page of the dashboard. It has the look of the console, and nothing of its sessions. */
import type Koa from 'koa';
import { type Html, html } from '../../../src/console/html.ts';
import { noticeBox } from '../../../src/console/pages/parts.ts';
import { controlPath } from '../router.ts';

const pagesPath = `${controlPath}/dashboard`;

/** The pages in the navigation, by their paths. */
const navigation = [
  ['', 'Requests'],
  ['/state', 'State'],
  ['/faults', 'Faults'],
  ['/clock', 'Clock'],
] as const;

export type PageName = (typeof navigation)[number][0];

/** The requests are the first page, which has the address of the dashboard itself. */
export const hrefOf = (page: PageName | `/${string}`): string =>
  page === '' ? controlPath : `${pagesPath}${page}`;

export interface DashboardPage {
  readonly name: PageName;
  readonly title: string;
  readonly main: Html;
  /** Shown above the page: what has been done, or what was wrong with a form. */
  readonly notice?: { readonly kind: 'success' | 'error'; readonly text: string };
  /** @default 200 */
  readonly status?: number;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function sendPage(ctx: Koa.Context, { name, title, main, notice, status = 200 }: DashboardPage): void {
  ctx.set({
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - Mock server</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${pagesPath}/console.css">
<script src="${pagesPath}/console.js" defer></script>
<script src="${pagesPath}/dashboard.js" defer></script>
</head>
<body class="inside">
<a class="skip" href="#main">Skip to main content</a>
<header class="bar">
<a class="brand" href="${controlPath}"><span class="mark" aria-hidden="true">M</span><span class="brand-name">Mock server</span></a>
<nav class="nav" aria-label="Mock server">
<ul>
${navigation.map(
  ([page, label]) =>
    html`<li><a href="${hrefOf(page)}"${page === name && html` aria-current="page"`}>${label}</a></li>\n`,
)}</ul>
</nav>
</header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${notice !== undefined && noticeBox(notice.kind, notice.text)}
${main}
<p class="hush" role="status" data-live></p>
</main>
</body>
</html>
`.text;
}

/** Answers a form with a page that can be read again. `said`: what that page says has been done. */
export function goTo(ctx: Koa.Context, page: PageName, said?: string): void {
  ctx.status = 303;
  ctx.set('Location', hrefOf(page) + (said === undefined ? '' : `?said=${encodeURIComponent(said)}`));
  ctx.body = '';
}
