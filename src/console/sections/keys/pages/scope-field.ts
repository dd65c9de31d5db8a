/** The scopes of a key: a preset, or one by one. Without scripts, a preset replaces what is chosen one by one. */
import { type Html, html } from '../../../html.ts';
import { choiceGroups } from '../../../pages/choice-groups.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import type { FormErrors } from '../../../views.ts';
import type { ScopeChoice, ScopePreset } from '../views.ts';

export function scopeField({ scopes, offered, presets, preset }: ScopeChoice, errors: FormErrors): Html {
  const option = ({ value, label, scopes: own }: ScopePreset): Html =>
    html`<option value="${value}" data-scopes="${own.join(' ')}"${value === preset && html` selected`}>${label}</option>`;
  const ofGroups = presets.filter(({ isGroup }) => isGroup);
  const grouped = new Set(ofGroups.flatMap(one => one.scopes));
  const others = Object.keys(offered).filter(scope => !grouped.has(scope));
  const choicesOf = (own: readonly string[]) =>
    own.map(scope => ({ value: scope, words: offered[scope] ?? '' }));
  return choiceGroups({
    id: 'key-scopes',
    name: 'scopes',
    label: 'Scopes',
    hint: 'Give only the scopes that the application needs. Start from a preset, or select scopes below.',
    above: html`<div data-scope-presets><label class="hush" for="key-preset">Preset</label>
<select id="key-preset" name="preset"${described('key-preset', errors.preset, false)}>
<option value=""${!presets.some(({ value }) => value === preset) && html` selected`}>Choose scopes</option>
${presets.filter(({ isGroup }) => !isGroup).map(option)}
<optgroup label="All of one group">${ofGroups.map(option)}</optgroup></select></div>
${fieldError('key-preset', errors.preset)}`,
    search: 'Search scopes',
    groups: [
      ...(others.length === 0 ? [] : [{ title: 'Of this app', choices: choicesOf(others) }]),
      ...ofGroups.map(({ label, scopes: own }) => ({ title: label, choices: choicesOf(own) })),
    ],
    chosen: scopes,
    error: errors.scopes,
  });
}
