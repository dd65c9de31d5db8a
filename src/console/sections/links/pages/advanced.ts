/** The fields of a link that few links need. */
import { html } from '../../../html.ts';
import { field, optional } from '../../../pages/controls.ts';
import type { Fold } from '../../../pages/editor.ts';
import { options } from '../../../pages/parts.ts';
import type { LinkForm } from '../views.ts';
import { choice } from './choice.ts';

export function advancedFold(id: string, form: LinkForm): Fold {
  const { errors } = form;
  const url = (name: string, key: string, label: string, hint: string, value: string) =>
    field(id, name, errors, {
      label: optional(label),
      hint,
      control: aria =>
        html`<input name="${key}" type="text" inputmode="url" maxlength="8192" autocomplete="off" spellcheck="false" value="${value}"${aria}>`,
    });
  return {
    title: 'Advanced',
    names: [
      ...['last-day', 'max-clicks', 'expired-url', 'password', 'ios-url', 'android-url'],
      ...['forward-query', 'forward-path', 'redirect-status', 'external-id'],
    ],
    hasValue:
      [form.lastDay, form.maxClicks, form.expiredUrl, form.iosUrl, form.androidUrl, form.externalId].some(
        value => value !== '',
      ) ||
      form.hasPassword ||
      form.wantsPassword ||
      form.forwardQuery ||
      form.forwardPath ||
      form.redirectStatus !== '302',
    fields: html`<div class="pair">
${field(id, 'last-day', errors, {
  label: optional('Expires'),
  hint: 'The last day of the link, in UTC.',
  control: aria => html`<input name="last_day" type="date" value="${form.lastDay}"${aria}>`,
})}
${field(id, 'max-clicks', errors, {
  label: optional('Click limit'),
  hint: 'The link ends after so many clicks.',
  control: aria =>
    html`<input name="max_clicks" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="9" autocomplete="off" value="${form.maxClicks}"${aria}>`,
})}
</div>
${url('expired-url', 'expired_url', 'Target after the end', 'Where visitors go when the link has expired or reached its click limit. If empty, they see that it is over.', form.expiredUrl)}
<div class="field"><label for="${id}-password">${optional(form.hasPassword ? 'New password' : 'Password')}</label>
<p class="hint" id="${id}-password-hint">Visitors must enter it before the redirect.</p>
<input id="${id}-password" name="password" type="password" maxlength="200" autocomplete="new-password" aria-describedby="${id}-password-hint${errors.password !== undefined && ` ${id}-password-error`}"${errors.password !== undefined && html` aria-invalid="true"`}>
${errors.password !== undefined && html`<p class="error" id="${id}-password-error">${errors.password}</p>`}
${form.wantsPassword && choice('wants_password', form.hasPassword ? 'Change the password to the one above' : 'Protect the link with the password above', true)}
${form.hasPassword && choice('no_password', 'Remove the password', form.dropsPassword)}</div>
${url('ios-url', 'ios_url', 'Target on iPhone and iPad', 'If empty, the target above is used.', form.iosUrl)}
${url('android-url', 'android_url', 'Target on Android', 'If empty, the target above is used.', form.androidUrl)}
<fieldset class="field"><legend>Forward to the target</legend>
<div class="choices">
${choice('forward_query', 'The parameters after the short URL', form.forwardQuery)}
${choice('forward_path', 'The path after the slug', form.forwardPath)}
</div></fieldset>
<div class="pair">
${field(id, 'redirect-status', errors, {
  label: 'Status of the redirect',
  hint: 'Browsers remember permanent ones.',
  control: aria =>
    html`<select name="redirect_status"${aria}>${options(
      [
        ['302', '302: temporary'],
        ['307', '307: temporary, same method'],
        ['301', '301: permanent'],
        ['308', '308: permanent, same method'],
      ],
      form.redirectStatus,
    )}</select>`,
})}
${field(id, 'external-id', errors, {
  label: optional('External id'),
  hint: 'Id of the link in your own system.',
  control: aria =>
    html`<input name="external_id" type="text" maxlength="190" autocomplete="off" spellcheck="false" value="${form.externalId}"${aria}>`,
})}
</div>`,
  };
}
