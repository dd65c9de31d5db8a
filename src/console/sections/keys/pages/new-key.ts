import type { Key } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { copyButton, scopeChips } from '../../../pages/parts.ts';
import { operationHref } from '../../../pages/reference/addresses.ts';
import type { DescribedOperation, Reference } from '../../../pages/reference/model.ts';
import { type Files, linksTo, tryContent } from '../../../pages/reference/page.ts';
import type { Frame } from '../../../views.ts';
import type { NewKeyView } from '../views.ts';
import { keyHref } from './key-table.ts';
import { rangeList } from './values.ts';

/** Shows the secret of a new key. It is never shown again. */
export function newKeyPage(
  frame: Frame,
  { key, replaced }: NewKeyView,
  reference: Reference,
  {
    operation,
    files,
    use,
  }: { readonly operation: DescribedOperation | null; readonly files: Files; readonly use: readonly Html[] },
): string {
  return layout(
    frame,
    `${key.name}: your new API key`,
    html`<div class="head">
<p class="eyebrow"><a href="${workspaceHref(frame, '/settings')}">API keys</a></p>
<h1>Your new API key</h1>
</div>
${secretOnce(key.secret)}
${replaced !== null && html`<p class="notice">${oldKey(replaced)}</p>`}
${
  operation !== null &&
  html`<section aria-labelledby="try-title">
<h2 id="try-title">Try it</h2>
<p class="muted"><a href="${operationHref(frame, operation.operationId)}">${operation.summary}</a>, with your new key. ${key.allowed_ips.length > 0 && 'It is refused if your address is not allowed.'}</p>
${tryContent(operation, reference, key.secret)}
</section>`
}
${use}
<section class="card" aria-labelledby="about-title">
<h2 id="about-title">About this key</h2>
<dl class="facts">
<div><dt>Name</dt><dd>${key.name}</dd></div>
<div><dt>Scopes</dt><dd>${scopeChips(key.scopes)}</dd></div>
<div><dt>Expires</dt><dd>${key.expires_at === null ? 'Never' : time(key.expires_at)}</dd></div>
${key.allowed_ips.length > 0 && html`<div><dt>Allowed IPs</dt><dd>${rangeList(key.allowed_ips)}</dd></div>`}
</dl>
</section>
<p class="actions"><a class="button primary" href="${keyHref(frame, key)}">Done</a></p>`,
    operation === null ? undefined : linksTo(files),
  );
}

export const secretOnce = (
  secret: string,
): Html => html`<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">Copy the key now. It will not be shown again.</h2>
<p>We store only its first and last characters. Keep it in a password manager or secret store. If you lose it, create a new one.</p>
<div class="copyable secret"><code id="secret">${secret}</code>${copyButton('secret', 'the key')}</div>
</section>`;

/** The same page when it is opened again. */
export const shownOncePage = (frame: Frame, key: Key, canManage: boolean): string =>
  layout(
    frame,
    `${key.name}: API key`,
    html`<div class="head">
<p class="eyebrow"><a href="${workspaceHref(frame, '/settings')}">API keys</a></p>
<h1>${key.name}</h1>
</div>
<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">This key was shown once and cannot be shown again.</h2>
<p>It begins with <code>${key.prefix}</code> and ends with <code>${key.last_four}</code>. ${canManage ? 'If you did not copy it, rotate it or create another key.' : 'A developer or an owner of this workspace can create another key.'}</p>
<p class="actions"><a class="button primary" href="${keyHref(frame, key)}">View the key</a> <a class="button" href="${workspaceHref(frame, '/settings')}">API keys</a></p>
</section>`,
  );

function oldKey(replaced: Key): Html {
  const name = html`The old key <code>${replaced.prefix}…${replaced.last_four}</code>`;
  if (replaced.state !== 'active') return html`${name} is refused from now on.`;
  if (replaced.expires_at === null) return html`${name} works until it is revoked.`;
  return html`${name} works until ${time(replaced.expires_at)}. Switch to the new key before then.`;
}
