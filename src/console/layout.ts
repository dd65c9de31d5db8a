/** The document around every page of the console. */
import { type Html, html } from './html.ts';
import { bar } from './pages/bar.ts';
import { tabStrip } from './pages/parts.ts';
import type { Frame, Theme } from './views.ts';

export { referenceHref, workspaceHref } from './links.ts';

/** The element that loads the script of pages with a list that is live, or has a record beside it. */
export const panesScript = ({ panesJs }: Frame): Html => html`<script src="${panesJs}" defer></script>
`;

/** The whole document around the content of a page. `head`: additional elements for this page. */
export const layout = (frame: Frame, title: string, main: Html, head: Html | null = null): string =>
  wholePage({
    title: `${title} - ${frame.brand}`,
    theme: frame.theme,
    styles: frame.section === 'reference' ? [frame.css] : [frame.css, frame.recordCss],
    scripts: [frame.js],
    head,
    isOutside: frame.viewer === null && frame.section === null,
    bar: bar(frame),
    instead: frame.instead,
    main: html`${frame.nav.filter(({ as, entries }) => as === 'tabs' && entries.some(({ current }) => current)).map(({ label, entries }) => tabStrip(label ?? '', entries))}${frame.nav.flatMap(({ entries }) => entries.filter(({ tabs = [] }) => tabs.some(({ current }) => current)).map(({ label, tabs = [] }) => tabStrip(label, tabs)))}${main}`,
  });

export interface WholePage {
  readonly title: string;
  readonly theme: Theme;
  /** URLs. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Additional elements. */
  readonly head?: Html | null;
  /** Whether the page has no navigation, such as that of the login. */
  readonly isOutside?: boolean;
  readonly bar: Html;
  /** The URL that takes its place in the history. @default none */
  readonly instead?: string | null;
  readonly main: Html;
}

export function wholePage({
  title,
  theme,
  styles,
  scripts,
  head = null,
  isOutside = false,
  bar: top,
  instead = null,
  main,
}: WholePage): string {
  return html`<!doctype html>
<html lang="en"${theme !== 'system' && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
<meta name="referrer" content="same-origin">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map(href => html`<link rel="stylesheet" href="${href}">\n`)}${scripts.map(src => html`<script src="${src}" defer></script>\n`)}${head}</head>
<body class="${isOutside ? 'outside' : 'inside'}"${instead !== null && html` data-instead="${instead}"`}>
<a class="skip" href="#main">Skip to main content</a>
${top}
<main id="main" tabindex="-1">
${main}
<p class="hush" role="status" data-live></p>
</main>
</body>
</html>
`.text;
}
