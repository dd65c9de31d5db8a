/** The pages that a visitor of a short link may see: small, without scripts and without branding. */
import { hash } from 'node:crypto';

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:1rem/1.5 system-ui,sans-serif;background:#f4f5f8;color:#1a1d24}main{width:100%;max-width:26rem;padding:2rem;border:1px solid #d5d8e0;border-radius:.75rem;background:#fff}h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}p{margin:0 0 1rem}main>:last-child{margin-bottom:0}label{display:block;margin-bottom:.25rem;font-weight:600}input,button{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #747b8a;border-radius:.5rem;font:inherit;color:inherit;background:transparent}button{margin-top:1rem;border-color:#2f3fb5;background:#2f3fb5;color:#fff;font-weight:600;cursor:pointer}:focus-visible{outline:3px solid #7d8df5;outline-offset:2px}.error{color:#b3261e}@media(prefers-color-scheme:dark){body{background:#111319;color:#e7e9f0}main{background:#1a1d24;border-color:#363b47}button{background:#a9b4ff;border-color:#a9b4ff;color:#10131c}.error{color:#ff9d94}}`;

/**
 * Allows only the page itself. It has no `form-action`, because browsers also apply that directive to the redirect
 * after the form, which leads to another site.
 */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; img-src data:; frame-ancestors 'none'; base-uri 'none'`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, character => entities[character] ?? '');

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

export const messagePage = (title: string, text: string): string => page(title, `<p>${escaped(text)}</p>`);

/** Renders the password form of a link. */
export function passwordPage(token: string, error: string | null): string {
  const wrong = error !== null ? ' aria-invalid="true" aria-describedby="error"' : '';
  return page(
    'This link requires a password',
    `<form method="post">
<input type="hidden" name="csrf" value="${escaped(token)}">
${error === null ? '' : `<p class="error" id="error" role="alert">${escaped(error)}</p>\n`}<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${wrong}>
<button type="submit">Continue</button>
</form>`,
  );
}
