/** The frame around every page of the dashboard. It has the look of the console, and nothing of its sessions. */
import type Koa from 'koa';
import { initials } from '../../../src/console/format.ts';
import { type Html, html } from '../../../src/console/html.ts';
import { type IconName, icon } from '../../../src/console/icons.ts';
import { wholePage } from '../../../src/console/layout.ts';
import { navigation, themeForm } from '../../../src/console/pages/bar.ts';
import { copyButton, noticeBox } from '../../../src/console/pages/parts.ts';
import type { Notice, Theme } from '../../../src/console/views.ts';
import { originalPath } from '../../../src/http/urls.ts';
import type { DemoUser } from '../../demo.ts';
import { controlPath } from '../router.ts';

/** What all pages know of the request. */
export interface DashboardPlace {
  /** Path of the dashboard as the browser sees it, which is another one for an isolated test. */
  readonly base: string;
  /** Path of the console, or `null` if it is not served. */
  readonly console: string | null;
}

export const placeOf = (ctx: Koa.Context, consolePath: string | null): DashboardPlace => {
  const before = originalPath(ctx).slice(0, -ctx.path.length);
  return {
    base: `${before}${controlPath}`,
    console: consolePath === null ? null : `${before}${consolePath}`,
  };
};

/** The entries of the navigation, by their paths and headings. The requests are the first page. */
const entries = [
  ['', 'Requests', 'waypoints', null],
  ['/deliveries', 'Deliveries', 'send', null],
  ['/coverage', 'Coverage', 'check-check', null],
  ['/records', 'Records', 'database', 'Data'],
  ['/snapshots', 'Snapshots', 'history', 'Data'],
  ['/scenarios', 'Scenarios', 'route', 'Data'],
  ['/answers', 'Answers', 'messages-square', 'Behaviour'],
  ['/faults', 'Faults', 'triangle-alert', 'Behaviour'],
  ['/clock', 'Clock', 'clock', 'Behaviour'],
] as const satisfies readonly (readonly [string, string, IconName, string | null])[];

export type PageName = (typeof entries)[number][0];

/** The URL of a page: the requests have the address of the dashboard itself. */
export const hrefOf = ({ base }: DashboardPlace, page: PageName | `/${string}`): string =>
  page === '' ? base : `${base}/dashboard${page}`;

export interface DashboardPage {
  readonly name: PageName;
  readonly title: string;
  readonly main: Html;
  readonly notice?: Notice | undefined;
  /** @default 200 */
  readonly status?: number;
}

export interface PageFrame extends DashboardPlace {
  readonly theme: Theme;
  /** Who can log in to the console. */
  readonly users: readonly DemoUser[];
  /** URLs of the style sheets and scripts. */
  readonly asset: (name: string) => string;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function sendPage(ctx: Koa.Context, frame: PageFrame, page: DashboardPage): void {
  const { title, main, notice, status = 200 } = page;
  ctx.set({
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    Link: `<${frame.asset('inter.woff2')}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  });
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = wholePage({
    title: `${title} - Mock server`,
    theme: frame.theme,
    styles: [frame.asset('console.css'), frame.asset('records.css')],
    scripts: [frame.asset('console.js'), frame.asset('panes.js')],
    bar: bar(ctx, frame, page),
    main: html`${notice !== undefined && noticeBox(notice)}
${main}`,
  });
}

const bar = (ctx: Koa.Context, frame: PageFrame, { name }: DashboardPage): Html => html`<header class="bar">
<a class="brand" href="${frame.base}"><span class="mark" aria-hidden="true">M</span><span class="brand-name">Mock server</span></a>
${navigation('Mock server', groups(frame, name))}
${menu(ctx, frame)}
</header>`;

function groups(frame: PageFrame, current: PageName) {
  const below = (heading: string | null) => ({
    label: heading,
    entries: entries
      .filter(([, , , own]) => own === heading)
      .map(([page, label, icon]) => ({ label, icon, href: hrefOf(frame, page), current: page === current })),
  });
  const service = [
    ['', 'Console', 'house'],
    ['/reference', 'Reference', 'book-open'],
  ].map(([path = '', label = '', icon = '']) => ({
    label,
    icon,
    href: `${frame.console}${path}`,
    current: false,
  }));
  const all = [null, 'Data', 'Behaviour'].map(below);
  return frame.console === null ? all : [...all, { label: 'Service', entries: service }];
}

/** Who can log in to the console, and the colour scheme. */
function menu(ctx: Koa.Context, frame: PageFrame): Html {
  const [first] = frame.users;
  const title = first === undefined || frame.console === null ? 'Colour scheme' : 'Demo log-in';
  return html`<details class="menu viewer" name="menu" data-menu>
<summary><span class="face" aria-hidden="true">${initials(first?.name ?? 'M', 2)}</span><span class="who"><span class="cut">${title}</span> <small class="cut">${first?.email}</small></span>${icon('chevrons-up-down')}</summary>
<div class="panel">
${frame.console !== null && first !== undefined && logIns(frame.console, frame.users.slice(0, 4))}
${themeForm(hrefOf(frame, '/theme'), frame.theme, html`<input type="hidden" name="return_to" value="${ctx.method === 'GET' ? ctx.originalUrl : frame.base}">`)}
</div>
</details>`;
}

const logIns = (consolePath: string, users: readonly DemoUser[]): Html =>
  html`${users.map(
    ({ name, email, password }, index) => html`<div><strong>${name}</strong>
${copyLine(`email-${index}`, email)}${copyLine(`password-${index}`, password, 'the password')}</div>\n`,
  )}<a class="button wide" href="${consolePath}">Open the console</a>`;

const copyLine = (id: string, text: string, what = text): Html =>
  html`<p class="copyline"><code class="token" id="${id}">${text}</code>${copyButton(id, what)}</p>`;
