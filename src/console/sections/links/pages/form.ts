import { type Html, html } from '../../../html.ts';
import { described, errorSummary, fieldError } from '../../../pages/form-parts.ts';
import { csrfField } from '../../../pages/parts.ts';
import type { Frame, LinkForm } from '../../../views.ts';

/** The fields of a link. `id` distinguishes several forms on a page. */
export function linkFields(frame: Frame, id: string, form: LinkForm): Html {
  const { errors } = form;
  const aria = (field: string) => described(`${id}-${field}`, errors[field]);
  const wrong = (field: string) => fieldError(`${id}-${field}`, errors[field]);
  return html`${csrfField(frame)}
${errorSummary(id, errors, 'Nothing was saved. Please correct:')}
<div class="field"><label for="${id}-url">Target</label>
<p class="hint" id="${id}-url-hint">The URL that the link redirects to, as https://…</p>
<input id="${id}-url" name="url" type="text" inputmode="url" maxlength="8192" required autocomplete="off" spellcheck="false" value="${form.url}"${aria('url')}>
${wrong('url')}</div>
<div class="pair">
<div class="field"><label for="${id}-slug">Slug <span class="muted">(optional)</span></label>
<p class="hint" id="${id}-slug-hint">The last part of the short URL. If empty, a random slug of seven characters is used.</p>
<input id="${id}-slug" name="slug" type="text" maxlength="190" autocomplete="off" spellcheck="false" autocapitalize="off" value="${form.slug}"${aria('slug')}>
${wrong('slug')}
${id === 'change' && choice('keep_old_slug', 'Keep the old slug as an alias, if it changes', form.keepsSlug)}</div>
<div class="field"><label for="${id}-title">Title <span class="muted">(optional)</span></label>
<p class="hint" id="${id}-title-hint">A name for your own use. Visitors do not see it.</p>
<input id="${id}-title" name="title" type="text" maxlength="200" autocomplete="off" value="${form.title}"${aria('title')}>
${wrong('title')}</div>
</div>
<div class="field"><label for="${id}-tags">Tags <span class="muted">(optional)</span></label>
<p class="hint" id="${id}-tags-hint">Separated by commas.</p>
<input id="${id}-tags" name="tags" type="text" maxlength="1600" autocomplete="off" value="${form.tags}"${aria('tags')}>
${wrong('tags')}</div>
<div class="pair">
<div class="field"><label for="${id}-last-day">Expires <span class="muted">(optional)</span></label>
<p class="hint" id="${id}-last-day-hint">The last day on which the link redirects, in UTC.</p>
<input id="${id}-last-day" name="last_day" type="date" value="${form.lastDay}"${aria('last-day')}>
${wrong('last-day')}</div>
<div class="field"><label for="${id}-max-clicks">Click limit <span class="muted">(optional)</span></label>
<p class="hint" id="${id}-max-clicks-hint">The link stops redirecting after this number of clicks.</p>
<input id="${id}-max-clicks" name="max_clicks" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="9" autocomplete="off" value="${form.maxClicks}"${aria('max-clicks')}>
${wrong('max-clicks')}</div>
</div>
<div class="field"><label for="${id}-password">${form.hasPassword ? 'New password' : 'Password'} <span class="muted">(optional)</span></label>
<p class="hint" id="${id}-password-hint">Visitors must enter it before the redirect.</p>
<input id="${id}-password" name="password" type="password" maxlength="200" autocomplete="new-password"${aria('password')}>
${wrong('password')}</div>
${form.wantsPassword && choice('wants_password', form.hasPassword ? 'Change the password to the one above' : 'Protect the link with the password above', true)}
${form.hasPassword && choice('no_password', 'Remove the password', form.dropsPassword)}`;
}

const choice = (name: string, words: string, checked: boolean): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}"${checked && html` checked`}><span>${words}</span></label>`;
