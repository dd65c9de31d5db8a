/** Many checkboxes of one field, folded by group. With scripts, they can be searched. */
import { type Html, html } from '../html.ts';
import { fieldError } from './form-parts.ts';

interface Choice {
  readonly value: string;
  readonly words: string;
}

export interface ChoiceGroups {
  /** The start of the ids, and the name of the field. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: Html | string;
  /** The label of the search. */
  readonly search: string;
  /** The choice above the groups, such as everything. @default none */
  readonly first?: Choice;
  /** What stands before the choices. @default nothing */
  readonly above?: Html;
  readonly groups: readonly { readonly title: string; readonly choices: readonly Choice[] }[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
}

/** A group is unfolded if one of its choices is chosen. */
export function choiceGroups(given: ChoiceGroups): Html {
  const { id, label, hint, search, first, above, groups, chosen, error } = given;
  const target = first ?? groups[0]?.choices[0];
  const isChosen = ({ value }: Choice) => chosen.includes(value);
  return html`<fieldset class="field choice-groups" aria-describedby="${id}-hint" data-choices><legend>${label}</legend>
<p class="hint" id="${id}-hint">${hint}</p>
${above}
${fieldError(id, error)}
<div class="choice-search" hidden><label class="hush" for="${id}-search">${search}</label><input id="${id}-search" name="${id}-search" type="search" placeholder="${search}" autocomplete="off" data-view data-search-choices></div>
<div class="choices">
${first !== undefined && choice(given, first, html` id="${id}"`)}
${groups.map(({ title, choices }) => {
  const count = choices.filter(isChosen).length;
  const hasTarget = target !== undefined && choices.includes(target);
  return html`<details class="choice-group"${(count > 0 || (hasTarget && error !== undefined)) && html` open`}><summary><span>${title}</span> <span class="muted" data-chosen>${count > 0 && `${count} selected`}</span></summary>
${choices.map(one => choice(given, one, one === target && html` id="${id}"`))}</details>
`;
})}</div>
<div class="muted" role="status" data-none-found></div></fieldset>`;
}

const choice = (
  { id, name, chosen, error }: ChoiceGroups,
  { value, words }: Choice,
  own: Html | false = false,
): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${own}${chosen.includes(value) && html` checked`}${error !== undefined && html` aria-describedby="${id}-error" aria-invalid="true"`}>
<span><code>${value}</code> <span class="muted">${words}</span></span></label>\n`;
