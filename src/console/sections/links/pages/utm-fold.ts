/** The UTM parameters in the form of a link. With scripts, they write into the target, and read what is typed there. */
import { type Html, html } from '../../../html.ts';
import { field, optional } from '../../../pages/controls.ts';
import type { Fold } from '../../../pages/editor.ts';
import { options } from '../../../pages/parts.ts';
import { utmLabels, utmNames, utmQuery } from '../utm.ts';
import type { LinkEditorView, UtmName } from '../views.ts';

export function utmFold(id: string, { form, earlier }: LinkEditorView): Fold {
  const known = (name: UtmName) => [...new Set(earlier.flatMap(utm => utm[name] ?? []))];
  const one = (name: UtmName): Html => {
    const [label, example] = utmLabels[name];
    const values = known(name);
    const list = values.length > 0 && html` list="${id}-utm-${name}-values"`;
    return html`${field(id, `utm-${name}`, form.errors, {
      label: optional(label),
      control: aria =>
        html`<input name="utm_${name}" type="text" maxlength="200" autocomplete="off" spellcheck="false" placeholder="${example}" value="${form.utm[name]}" data-parameter="utm_${name}" data-of="url"${list}${aria}>`,
    })}
${values.length > 0 && html`<datalist id="${id}-utm-${name}-values">${values.map(value => html`<option value="${value}"></option>`)}</datalist>`}`;
  };
  return {
    title: 'UTM parameters',
    names: utmNames.map(name => `utm-${name}`),
    hasValue: utmNames.some(name => form.utm[name] !== ''),
    fields: html`<p class="muted">They are added to the target, and tell your analytics where visitors come from.</p>
${earlier.length > 0 && templates(id, earlier)}
<div class="pair">${utmNames.slice(0, 2).map(one)}</div>
${one('campaign')}
<div class="pair">${utmNames.slice(3).map(one)}</div>`,
  };
}

/** What the latest links of the workspace have. */
const templates = (id: string, earlier: LinkEditorView['earlier']): Html =>
  field(
    id,
    'utm-copy',
    {},
    {
      label: optional('Copy from an earlier link'),
      control: aria =>
        html`<select name="utm_copy" data-parameters${aria}>${options(
          [
            ['', 'Choose parameters'],
            ...earlier.map(
              utm => [utmQuery(utm), utmNames.flatMap(name => utm[name] ?? []).join(' · ')] as const,
            ),
          ],
          '',
        )}</select>`,
    },
  );
