/** Editors and their parts, in every state. */
import { type Html, html } from '../../../src/console/html.ts';
import { sentenceBadge } from '../../../src/console/pages/badge.ts';
import { choiceGroups } from '../../../src/console/pages/choice-groups.ts';
import { conditionRows } from '../../../src/console/pages/condition-rows.ts';
import { field, fold, optional, sideBySide } from '../../../src/console/pages/controls.ts';
import { editorForm, editorLink, livePart } from '../../../src/console/pages/editor.ts';
import { filterOfEvents } from '../../../src/console/pages/filter-field.ts';
import { codeBlock } from '../../../src/console/pages/parts.ts';
import type { FormErrors, Frame } from '../../../src/console/views.ts';
import type { Specimen } from './specimen.ts';

export const editorSpecimens = (frame: Frame): readonly Specimen[] => [
  {
    title: 'Editor',
    content: html`<div class="editor-page" data-editor>${editor(frame, 'kit-editor', {})}</div>`,
  },
  {
    title: 'Editor with errors',
    content: html`<div class="editor-page">${editor(frame, 'kit-refused', errors)}</div>`,
  },
  {
    title: 'Sheet',
    content: html`<p>With scripts, ${editorLink('?part=editors&sheet', 'this link')} opens the editor above in a sheet.</p>
<div class="kit-narrow"><div class="sheet-ask"><p>Discard what you have typed?</p><div class="actions"><button class="button" type="button">Keep editing</button><button class="button danger solid" type="button">Discard</button></div></div></div>`,
  },
  {
    title: 'Conditions',
    content: html`<form class="editor-page" method="post" action="#main">${conditions('kit-rows', {})}</form>`,
  },
  {
    title: 'Conditions with errors',
    content: html`<form class="editor-page" method="post" action="#main">${conditions('kit-rows-refused', {
      'filter-0-value': 'Enter a number.',
      'filter-1-field': 'Enter a field, such as data.amount.',
    })}</form>`,
  },
  {
    title: 'A filter as JSON',
    content: html`<form class="editor-page" method="post" action="#main">${filterOfEvents('kit-json', json, 'route')}</form>`,
  },
  { title: 'Checkboxes in groups', content: html`<form class="stack">${choices('kit-choices', {})}</form>` },
];

const errors = {
  name: 'Name must have at most 100 characters.',
  events: 'Choose at least one event.',
  limit: 'Limit must be at least 1.',
};

const json = {
  rows: null,
  filter: '[{"not": {"field": "data.tags.*", "equals": "test"}}]',
  match: 'any',
  errors: {},
};

const conditions = (id: string, refused: FormErrors): Html =>
  conditionRows({
    id,
    name: 'filter',
    legend: optional('Filter'),
    hint: 'Only what meets the conditions is taken.',
    rows: [
      { field: 'data.amount', operator: 'min', value: 'many' },
      { field: '', operator: 'equals', value: 'x'.repeat(80) },
    ],
    operators: [
      ['equals', 'is'],
      ['min', 'is at least'],
    ],
    most: 3,
    example: 'data.amount',
    errors: refused,
    above: html``,
    beside: html`<button class="button small" type="submit" name="do" value="json">Edit as JSON</button>`,
  });

const choices = (id: string, refused: FormErrors): Html =>
  choiceGroups({
    id: `${id}-events`,
    name: 'events',
    label: 'Events',
    hint: 'All, all of a group, or single ones.',
    search: 'Search events',
    first: { value: '*', words: 'Everything that happens' },
    groups: [
      {
        title: 'order',
        choices: [
          { value: 'order.*', words: 'Every event of the group order' },
          { value: 'order.paid', words: 'An order was paid' },
        ],
      },
      {
        title: 'a-group-with-a-name-that-is-far-too-long-for-its-place-and-goes-on',
        choices: [
          {
            value: 'a-group-with-a-name-that-is-far-too-long-for-its-place-and-goes-on.happened',
            words: 'Something happened: sent only if it is chosen here',
          },
        ],
      },
    ],
    chosen: refused.events === undefined ? ['order.paid'] : [],
    error: refused.events,
  });

/** `id`: the prefix of the ids. */
const editor = (frame: Frame, id: string, refused: FormErrors): Html =>
  editorForm(frame, {
    up: ['#main', 'The page above'],
    title: 'Edit record',
    lead: 'What the record is for, in a sentence.',
    action: '#main',
    id,
    errors: refused,
    creates: true,
    fields: html`${field(id, 'name', refused, {
      label: 'Name',
      hint: 'What people call it.',
      control: attributes => html`<input${attributes} name="name" value="Summer sale">`,
    })}
${choices(id, refused)}
<div>${fold(
      'Advanced',
      sideBySide(html`${field(id, 'limit', refused, {
        label: optional('Limit'),
        control: attributes => html`<input${attributes} name="limit" inputmode="numeric">`,
      })}
${field(id, 'day', refused, {
  label: optional('Last day'),
  hint: 'In UTC.',
  control: attributes => html`<input${attributes} name="day" type="date">`,
})}`),
      refused.limit !== undefined,
    )}</div>`,
    save: 'Save record',
    result: {
      title: refused.name === undefined ? 'Preview' : 'Preview before the errors',
      names: ['name'],
      content: html`${livePart(`${id}-check`, sentenceBadge('good', 'The name is free.'), true)}
${livePart(`${id}-result`, codeBlock(`${id}-code`, 'JSON', '{\n  "name": "Summer sale"\n}'))}`,
      button: 'Preview',
      isAsked: false,
    },
  });
