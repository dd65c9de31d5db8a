/** The fields of a destination: which one it is, and its settings. */
import { type Html, html } from '../../../html.ts';
import { field, optional } from '../../../pages/controls.ts';
import { options } from '../../../pages/parts.ts';
import { prose } from '../../../pages/reference/prose.ts';
import type { FormErrors } from '../../../views.ts';
import type { DestinationForm, FilledSetting, WebhookEditorView } from '../views.ts';

/** Links to the forms of a new webhook: one for each place that events can be sent to. `path`: of the form. */
export const placeChoice = (
  path: string,
  types: WebhookEditorView['types'],
  chosen: string | undefined,
): Html => html`<fieldset class="field"><legend>Send to</legend>
<ul class="segments">${[['', 'URL'] as const, ...types].map(([type, title]) => html`<li><a href="${path}${type !== '' && `?to=${type}`}" data-swap${type === (chosen ?? '') && html` aria-current="true"`}>${title}</a></li>`)}</ul></fieldset>
`;

/** `isNew`: the form creates it. */
export const settingsFields = (
  id: string,
  { type, settings }: DestinationForm,
  errors: FormErrors,
  isNew: boolean,
): Html =>
  html`${isNew && html`<input type="hidden" name="to" value="${type}">\n`}${settings.map(one => html`${settingField(id, one, errors)}\n`)}`;

function settingField(id: string, setting: FilledSetting, errors: FormErrors): Html {
  const { end, label, hint, input, isSecret, isRequired, isStored, isWanted, isRemoved } = setting;
  const isNeeded = isRequired && !isStored;
  const words = [
    hint !== '' && prose(hint),
    setting.kind === 'list' && 'Separated by commas.',
    setting.kind === 'json' && 'JSON.',
    isStored && 'Pages never contain the secret. Leave this empty to keep it.',
  ].filter(one => one !== false);
  const choice = (name: string, text: string, isOn: boolean) =>
    html`\n<label class="choice"><input type="checkbox" name="${name}"${isOn && html` checked`}> <span>${text}</span></label>`;
  return html`${field(id, end, errors, {
    label: isNeeded ? label : optional(label),
    ...(words.length > 0 && { hint: html`${words.map((one, index) => html`${index > 0 && ' '}${one}`)}` }),
    control: aria => control(setting, html`${isNeeded && html` required`}${aria}`),
  })}${isSecret && isWanted && choice(`wants_${input}`, 'Save the secret above', true)}${isStored && !isRequired && choice(`no_${input}`, `Remove the secret: ${label}`, isRemoved)}`;
}

/** Longer texts have lines, as keys and certificates. */
const maxLineLength = 2_048;

function control(setting: FilledSetting, attributes: Html): Html {
  const { kind, input, value, isSecret, isRequired, longest = 0 } = setting;
  const most = longest > 0 && html` maxlength="${longest}"`;
  const hasLines = longest > maxLineLength || value.includes('\n');
  if (isSecret && !hasLines)
    return html`<input name="${input}" type="password"${most} autocomplete="new-password"${attributes}>`;
  const example = setting.example !== '' && html` placeholder="${setting.example}"`;
  if (kind === 'json' || (hasLines && (isSecret || kind === 'text')))
    return html`<textarea name="${input}" rows="4"${most}${example} autocomplete="off" spellcheck="false"${attributes}>\n${value}</textarea>`;
  if (kind === 'boolean' || kind === 'choice') {
    const known = kind === 'boolean' ? yesNo : setting.choices.map(one => [one, String(one)] as const);
    // One that the schema does not have any more stays until somebody chooses another one.
    const isKnown = value === '' || known.some(([one]) => String(one) === value);
    const values = isKnown ? known : [...known, [value, value] as const];
    const none = isRequired ? (value === '' ? [['', 'Choose'] as const] : []) : [['', 'Default'] as const];
    return html`<select name="${input}"${attributes}>${options([...none, ...values], value)}</select>`;
  }
  const digits = kind === 'number' && html` inputmode="decimal"`;
  return html`<input name="${input}" type="text"${digits}${kind === 'text' && most}${example} autocomplete="off" spellcheck="false" value="${value}"${attributes}>`;
}

const yesNo = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;
