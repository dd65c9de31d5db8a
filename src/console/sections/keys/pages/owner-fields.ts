/** The fields for whose key it is, how often it may be used, and its metadata. */
import { type Html, html } from '../../../html.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import { options } from '../../../pages/parts.ts';
import type { FormErrors } from '../../../views.ts';
import type { OwnerFields } from '../views.ts';

const windows: readonly (readonly [value: string, words: string])[] = [
  ['1', 'a second'],
  ['60', 'a minute'],
  ['3600', 'an hour'],
  ['86400', 'a day'],
];

/** How long a window is: `a minute`, or `30 seconds`. */
export const windowWords = (seconds: string | number): string =>
  windows.find(([value]) => value === String(seconds))?.[1] ?? `${seconds} seconds`;

export function ownerFields({
  owner,
  requests,
  seconds,
  metadata,
  errors,
}: OwnerFields & { readonly errors: FormErrors }): Html {
  const lengths = windows.some(([value]) => value === seconds)
    ? windows
    : [...windows, [seconds, windowWords(seconds)] as const];
  return html`<div class="pair">
<div class="field">
<label for="key-requests">Rate limit <span class="muted">(requests)</span></label>
<input id="key-requests" name="requests" type="text" inputmode="numeric" maxlength="10" autocomplete="off" placeholder="Only that of the service" value="${requests}"${described('key-requests', errors.requests, false)}>
${fieldError('key-requests', errors.requests)}
</div>
<div class="field">
<label for="key-seconds">In</label>
<select id="key-seconds" name="seconds"${described('key-seconds', errors.seconds, false)}>
${options(lengths, seconds)}</select>
${fieldError('key-seconds', errors.seconds)}
</div>
</div>
<div class="field">
<label for="key-owner">Owner</label>
<p class="hint" id="key-owner-hint">Whose key it is, such as the id of your customer. The list of keys can be filtered by it.</p>
<input id="key-owner" name="owner" type="text" maxlength="200" autocomplete="off" value="${owner}"${described('key-owner', errors.owner)}>
${fieldError('key-owner', errors.owner)}
</div>
<div class="field">
<label for="key-metadata">Metadata</label>
<p class="hint" id="key-metadata-hint">Up to 20 entries, one a line, such as <code>plan: starter</code>. Your routes get them with each request.</p>
<textarea id="key-metadata" name="metadata" rows="3" spellcheck="false" autocomplete="off"${described('key-metadata', errors.metadata)}>${metadata}</textarea>
${fieldError('key-metadata', errors.metadata)}
</div>`;
}
