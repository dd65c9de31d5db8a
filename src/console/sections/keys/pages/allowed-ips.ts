/** The field for the addresses that may use a key. */
import { type Html, html } from '../../../html.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import type { ChangedKeyForm } from '../views.ts';

export const allowedIpsField = ({
  allowedIps,
  address,
  errors,
}: Pick<ChangedKeyForm, 'allowedIps' | 'address' | 'errors'>): Html => html`<div class="field">
<label for="key-allowed_ips">Allowed IP addresses</label>
<p class="hint" id="key-allowed_ips-hint">IPv4 or IPv6 addresses and ranges such as <code>203.0.113.0/24</code>, one a line. Requests from elsewhere are refused. Empty: every address may use the key.${address !== '' && html` Yours is now <code>${address}</code>.`}</p>
<textarea id="key-allowed_ips" name="allowed_ips" rows="3" spellcheck="false" autocomplete="off"${described('key-allowed_ips', errors.allowed_ips)}>${allowedIps}</textarea>
${fieldError('key-allowed_ips', errors.allowed_ips)}
</div>`;

export const rangeList = (ranges: readonly string[]): Html =>
  html`${ranges.map(range => html`<div><code>${range}</code></div>`)}`;
