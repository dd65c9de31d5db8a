/** The scopes of a key: a preset, or one by one. Without scripts, a preset replaces what is chosen one by one. */
import { type Html, html } from '../../../html.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import type { FormErrors } from '../../../views.ts';
import type { ScopeChoice, ScopePreset } from '../views.ts';

export function scopeField({ scopes, offered, presets, preset }: ScopeChoice, errors: FormErrors): Html {
  const option = ({ value, label, scopes: own }: ScopePreset): Html =>
    html`<option value="${value}" data-scopes="${own.join(' ')}"${value === preset && html` selected`}>${label}</option>`;
  return html`<fieldset class="field" data-scope-presets>
<legend>Scopes</legend>
<p class="hint" id="key-scopes-hint">Give only the scopes that the application needs. Start from a preset, or select scopes below.</p>
<label class="hush" for="key-preset">Preset</label>
<select id="key-preset" name="preset"${described('key-preset', errors.preset, false)}>
<option value=""${!presets.some(({ value }) => value === preset) && html` selected`}>Choose scopes</option>
${presets.filter(({ isGroup }) => !isGroup).map(option)}
<optgroup label="All of one group">${presets.filter(({ isGroup }) => isGroup).map(option)}</optgroup></select>
${fieldError('key-preset', errors.preset)}
<div class="choices">
${Object.entries(offered).map(
  (
    [scope, allows],
    index,
  ) => html`<label class="choice"><input type="checkbox" name="scopes" value="${scope}"${index === 0 && html` id="key-scopes"`}${scopes.includes(scope) && html` checked`}${described('key-scopes', errors.scopes)}>
<span><code>${scope}</code> <span class="muted">${allows}</span></span></label>\n`,
)}</div>
${fieldError('key-scopes', errors.scopes)}
</fieldset>`;
}
