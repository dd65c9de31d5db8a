/** The choice of the type that a new record has. */
import { type Html, html } from '../html.ts';

export interface TypeChoice {
  readonly legend: string;
  /** The path of the form, and the parameter of its query that names the type. An empty type needs none. */
  readonly path: string;
  readonly parameter: string;
  readonly types: readonly (readonly [type: string, title: string])[];
  readonly chosen: string | undefined;
}

/** Links to the form of each type. */
export const typeChoice = ({
  legend,
  path,
  parameter,
  types,
  chosen,
}: TypeChoice): Html => html`<fieldset class="field"><legend>${legend}</legend>
<ul class="segments">${types.map(([type, title]) => html`<li><a href="${path}${type !== '' && `?${parameter}=${encodeURIComponent(type)}`}" data-swap${type === chosen && html` aria-current="true"`}>${title}</a></li>`)}</ul></fieldset>
`;
