/** The form that makes a key for one operation, which ends by itself soon. */
import { type Html, html } from '../../html.ts';
import { copyButton } from '../parts.ts';

/** How long a test key is valid. */
export const testKeyMinutes = 15;

export interface TestKeyForm {
  readonly action: string;
  readonly csrf: string;
  /** Id of the new key, so that submitting the form twice creates one key. */
  readonly keyId: string;
  readonly workspace: string;
  readonly error: string | null;
  /** The secret of the key that was just made, or `null`. */
  readonly made: string | null;
}

/** `writes`: the operation changes something, so anyone who has no scripts confirms it here. */
export const testKeyForm = (form: TestKeyForm, scope: string | null, writes: boolean): Html =>
  html`<form class="test-key" method="post" action="${form.action}" data-test-key="${form.workspace}">
<input type="hidden" name="csrf" value="${form.csrf}">
<input type="hidden" name="key_id" value="${form.keyId}">
${form.made !== null && madeKey(form.made)}
${form.error !== null && html`<p class="error" role="alert"${writes && html` id="test-key-writes-error"`}>${form.error}</p>`}
${
  writes &&
  html`<label class="choice" data-plain><input id="test-key-writes" type="checkbox" name="writes" value="yes" required${form.error !== null && html` aria-invalid="true" aria-describedby="test-key-writes-error"`}> <span>I know that this operation writes data in ${form.workspace}.</span></label>`
}
<p><button class="button small" type="submit">Make a test key</button></p>
<p class="muted"><small>Valid for ${testKeyMinutes} minutes in ${form.workspace}, for <code>${scope}</code> only. It appears in the list of keys. “Try it” makes one if you pasted no key.</small></p>
</form>`;

const madeKey = (secret: string): Html => html`<div class="notice success" role="status">
<p><strong>Your test key.</strong> It is valid for ${testKeyMinutes} minutes, and is not shown again.</p>
<div class="copyable"><code id="test-key" class="token-shown">${secret}</code>${copyButton('test-key', 'the test key')}</div>
</div>`;
