/** The document around every page of the console. */
import { type Html, html } from './html.ts';
import { bar } from './pages/bar.ts';
import type { Frame } from './views.ts';

export { referenceHref, workspaceHref } from './links.ts';

/** The whole document around the content of a page. `head`: additional elements for this page. */
export function layout(frame: Frame, title: string, main: Html, head: Html | null = null): string {
  return html`<!doctype html>
<html lang="en"${frame.theme !== 'system' && html` data-theme="${frame.theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${frame.theme === 'system' ? 'light dark' : frame.theme}">
<meta name="referrer" content="same-origin">
<title>${title} - ${frame.brand}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${frame.css}">
${frame.section !== 'reference' && html`<link rel="stylesheet" href="${frame.recordCss}">`}
<script src="${frame.js}" defer></script>
${head}</head>
<body class="${frame.viewer === null && frame.section === null ? 'outside' : 'inside'}">
<a class="skip" href="#main">Skip to main content</a>
${bar(frame)}
<main id="main" tabindex="-1">
${main}
<p class="hush" role="status" data-live></p>
</main>
</body>
</html>
`.text;
}
