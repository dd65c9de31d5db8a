/** Fields and parameters as tables. */
import { patternInWords } from '../../../common/pattern-words.ts';
import type { JsonSchema } from '../../../generated/schemas.ts';
import type { ParameterObject } from '../../../openapi/types.ts';
import { type Html, html } from '../../html.ts';
import { exampleOf, type Field, fieldOf, fieldsOf } from './fields.ts';
import { prose } from './prose.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Which fields are marked: required fields in requests, optional fields in responses. */
type Marked = 'required' | 'optional';

/** The fields of an object. `labelledBy`: id of the heading above the table. */
export const fieldTable = (
  labelledBy: string,
  schema: JsonSchema | object,
  schemas: Schemas,
  marked: Marked,
): Html =>
  table(
    labelledBy,
    'Field',
    fieldsOf(schema as JsonSchema, schemas).map(field =>
      row(field, html`<code>${field.path}</code>`, marked),
    ),
  );

/** Parameters, each with an input. `exampleIds`: whether path parameters start with their examples. */
export const parameterTable = (
  id: string,
  parameters: readonly ParameterObject[],
  schemas: Schemas,
  exampleIds: boolean,
): Html =>
  table(
    `${id}-parameters`,
    'Parameter',
    parameters.map(parameter => {
      const { name, in: place, description, deprecated = false, schema } = parameter;
      const isKey = parameter['x-required'] === true;
      const required = parameter.required || isKey;
      const property = { ...schema, deprecated, ...(description ? { description } : {}) };
      const described = fieldOf(name, required, property, schemas);
      const inputId = `${id}-${place}-${name}`;
      // The key has its own field at the top of the page.
      if (isKey)
        return row(described, html`<code>${name}</code> <small class="muted">${place}</small>`, 'required');
      const label = html`<label for="${inputId}"><code>${name}</code></label> <small class="muted">${place}</small>`;
      return row(described, label, 'required', input(inputId, parameter, described, schemas, exampleIds));
    }),
  );

function table(labelledBy: string, head: string, rows: readonly Html[]): Html {
  return html`<table class="fields" aria-labelledby="${labelledBy}">
<thead><tr><th scope="col">${head}</th><th scope="col">Type and description</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
}

function row(field: Field, name: Html, marked: Marked, input: Html | null = null): Html {
  const isMarked = field.required === (marked === 'required');
  const mark = field.deprecated
    ? html` <span class="optional">deprecated</span>`
    : isMarked && html` <span class="${marked}">${marked}</span>`;
  const choices = field.choices.map(
    (value, index) => html`${index > 0 && ', '}<code>${JSON.stringify(value)}</code>`,
  );
  // Only senders of a value need its pattern.
  const pattern = marked === 'required' && field.pattern !== null && patternOf(field.pattern);
  return html`<tr><th scope="row">${name}${mark}</th><td><span class="type">${field.type}${pattern}</span>${choices.length > 0 && html`: ${choices}`}${field.description !== '' && html`<br>${prose(field.description)}`}${input}</td></tr>\n`;
}

function patternOf(pattern: string): Html {
  const inWords = patternInWords(pattern);
  return inWords === null ? html`, matching <code>${pattern}</code>` : html`, ${inWords}`;
}

/** Only required parameters start with their example; optional ones are sent only if the user fills them in. */
function input(
  id: string,
  parameter: ParameterObject,
  field: Field,
  schemas: Schemas,
  exampleIds: boolean,
): Html {
  const { name, in: place, required, schema } = parameter;
  const example =
    place === 'path' && !exampleIds ? '' : String(parameter.example ?? exampleOf(schema, schemas) ?? '');
  const attributes = html`id="${id}" data-parameter="${name}" data-in="${place}" autocomplete="off"${required && html` required`}`;
  if (field.choices.length > 0)
    return html`<select ${attributes}>${!required && html`<option value=""></option>`}${field.choices.map(value => html`<option${required && value === example && html` selected`}>${String(value)}</option>`)}</select>`;
  return html`<input type="text" ${attributes} spellcheck="false" autocapitalize="off"${required ? html` value="${example}"` : example !== '' && html` placeholder="${example}"`}>`;
}
