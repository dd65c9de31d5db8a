/** Fields and parameters as lists. Fields of nested objects can be folded. */
import type { JsonSchema } from '../../../generated/schemas.ts';
import type { ParameterObject } from '../../../openapi/types.ts';
import { type Html, html } from '../../html.ts';
import { exampleOf, type Field, fieldOf, fieldsOf } from './fields.ts';
import { prose } from './prose.ts';
import type { Schemas } from './resolve.ts';
import { patternAsLimit } from './type-words.ts';

/** Which fields are marked: required fields in requests, optional fields in responses. */
type Marked = 'required' | 'optional';

/** The fields of an object. `labelledBy`: id of the heading above; `place`: what their ids begin with. */
export const fieldList = (
  labelledBy: string,
  place: string,
  schema: JsonSchema | object,
  schemas: Schemas,
  marked: Marked,
): Html | false => {
  const fields = fieldsOf(schema as JsonSchema, schemas);
  return fields.length > 0 && list(labelledBy, rowsOf(fields, place, marked));
};

/** Parameters, each with an input. `values`: what path parameters start with, or `null` for nothing. */
export const parameterList = (
  id: string,
  parameters: readonly ParameterObject[],
  schemas: Schemas,
  values: Readonly<Record<string, string>> | null,
): Html =>
  list(
    `${id}-parameters`,
    parameters.map(parameter => {
      const { name, in: place, description, deprecated = false, schema } = parameter;
      const isKey = parameter['x-required'] === true;
      const required = parameter.required || isKey;
      const field = fieldOf(
        name,
        required,
        { ...schema, deprecated, ...(description ? { description } : {}) },
        schemas,
      );
      const inputId = `${id}-${place}-${name}`;
      // The key has its own field.
      const label = isKey
        ? html`<code class="prop-name">${name}</code>`
        : html`<label for="${inputId}"><code class="prop-name">${name}</code></label>`;
      return row(
        field,
        anchorOf(place, name),
        html`${label} <small class="muted">${place}</small>`,
        'required',
        isKey ? null : input(inputId, parameter, field, schemas, values),
      );
    }),
  );

/** The id of a field on its page. */
export const anchorOf = (place: string, path: string): string => `${place}.${path}`;

const list = (labelledBy: string, rows: readonly Html[]): Html =>
  html`<ul class="fields" aria-labelledby="${labelledBy}">\n${rows}</ul>`;

const rowsOf = (fields: readonly Field[], place: string, marked: Marked): Html[] =>
  fields.map(field => {
    const inside = field.fields.length > 0 && nested(field, place, marked);
    return row(
      field,
      anchorOf(place, field.path),
      html`<code class="prop-name">${field.name}</code>`,
      marked,
      inside,
    );
  });

/** What lies deeper is closed at first, so that a reader sees the outline. */
const nested = ({ path, fields }: Field, place: string, marked: Marked): Html =>
  html`<details${!path.includes('.') && html` open`}><summary class="fold">${fields.length === 1 ? '1 field' : `${fields.length} fields`}<span class="hush"> of ${path}</span></summary>
<ul class="fields">
${rowsOf(fields, place, marked)}</ul></details>`;

function row(
  field: Field,
  anchor: string,
  name: Html,
  marked: Marked,
  more: Html | false | null = null,
): Html {
  const mark = field.deprecated
    ? html` <span class="optional">deprecated</span>`
    : field.required === (marked === 'required') && html` <span class="${marked}">${marked}</span>`;
  const choices = field.choices.map(
    (value, index) => html`${index > 0 && ', '}<code>${JSON.stringify(value)}</code>`,
  );
  const one = field.choices.length === 1 ? 'always' : 'one of';
  // Only senders of a value need its pattern.
  const pattern = marked === 'required' && field.pattern !== null && patternOf(field.pattern);
  return html`<li class="prop" id="${anchor}"><p>${name} <span class="type">${field.type}${pattern}${choices.length > 0 && html`: ${one} ${choices}`}</span>${mark}</p>${field.description !== '' && html`\n<p>${prose(field.description)}</p>`}${more}</li>\n`;
}

function patternOf(pattern: string): Html {
  const words = patternAsLimit(pattern);
  return words === null ? html`, matching <code>${pattern}</code>` : html`, ${words}`;
}

/** Only required parameters start with their example; optional ones are sent only if the user fills them in. */
function input(
  id: string,
  parameter: ParameterObject,
  field: Field,
  schemas: Schemas,
  values: Readonly<Record<string, string>> | null,
): Html {
  const { name, required } = parameter;
  const example = exampleValue(parameter, schemas, values);
  const attributes = html`id="${id}" data-parameter="${name}" data-in="${parameter.in}" autocomplete="off"${required && html` required`}`;
  if (field.choices.length > 0)
    return html`<select ${attributes}>${!required && html`<option value=""></option>`}${field.choices.map(value => html`<option${required && value === example && html` selected`}>${String(value)}</option>`)}</select>`;
  return html`<input type="text" ${attributes} spellcheck="false" autocapitalize="off"${required ? html` value="${example}"` : example !== '' && html` placeholder="${example}"`}>`;
}

/** The example of a parameter as text. */
export function exampleValue(
  { name, in: place, example, schema }: ParameterObject,
  schemas: Schemas,
  values: Readonly<Record<string, string>> | null,
): string {
  if (place === 'path' && values === null) return '';
  const own = place === 'path' ? values?.[name] : undefined;
  return String(own ?? example ?? exampleOf(schema, schemas) ?? '');
}
