/** The form of a route. */

import type { AutomationRoute } from '../../../generated/types.ts';
import type { FormWords } from '../../actions/form-errors.ts';
import { declareForm } from '../../forms/declare.ts';
import { filterPart } from '../../forms/filter.ts';
import type { FormState, Part } from '../../forms/row.ts';
import { isSameSet } from '../../forms/seen.ts';
import { type Html, html } from '../../html.ts';
import { optional } from '../../pages/controls.ts';
import { withoutUser } from '../../without-user-info.ts';
import { markOf } from './actions/route-sample.ts';
import { checkboxes } from './pages/shell.ts';
import type { Choice, RouteChoices, RouteForm } from './views.ts';

type RouteParts = Omit<RouteForm, keyof FormState>;
type RoutePart = Part<RouteChoices, RouteForm, AutomationRoute, void>;

interface Boxes {
  readonly legend: Html | string;
  readonly choices: (choices: RouteChoices) => readonly Choice[];
  readonly words: Omit<FormWords[string], 'field'>;
  /** In place of the boxes, if there is nothing to choose. */
  readonly none: Html;
  /** Above the boxes. */
  readonly hint?: Html;
}

/** A set of ids, as boxes. */
const boxes = (name: 'sources' | 'hooks', { legend, choices, words, none, hint }: Boxes): RoutePart => ({
  part(id, form, view) {
    const known = choices(view);
    return html`${known.length > 0 && hint}${checkboxes(id, name, form.errors, legend, known, form[name], none)}\n`;
  },
  messages: { [name]: { field: name, ...words } },
  blank: { [name]: [] },
  of: route => ({ [name]: route[name] }),
  from: form => ({ [name]: [...new Set(form.list(name))] }),
  items: { name, of: form => form[name], with: ids => ({ [name]: ids }) },
  input: (form, { record }) =>
    record !== null && isSameSet(form[name], record[name]) ? {} : { [name]: form[name] },
});

const noHook = { targetUrl: '', eventType: '', description: '' };

/** What the page shows beside the fields: the sample, its preview, and a hook to create. None of it is stored. */
const besides: RoutePart = {
  part: () => false,
  messages: {
    event: {
      field: 'sample',
      name: 'The sample',
      reported: { type: 'The sample must be a JSON object.' },
    },
  },
  blank: { sample: '', sampleMark: markOf(''), newHook: noHook, created: null, preview: null },
  from: form => ({
    sample: form.one('sample').replaceAll('\r\n', '\n'),
    sampleMark: form.one('sample_mark'),
    newHook: {
      targetUrl: form.one('hook_url').trim(),
      eventType: form.one('hook_event_type').trim(),
      description: form.one('hook_description').trim(),
    },
  }),
  again: ({ newHook }) => ({ newHook: { ...newHook, targetUrl: withoutUser(newHook.targetUrl) } }),
};

/** The page has what a route can be connected to. */
export const routeForm = declareForm<AutomationRoute, RouteChoices, RouteParts>(
  { create: 'CreateAutomationRouteRequest', change: 'ChangeAutomationRouteRequest' },
  [
    {
      name: 'name',
      kind: 'prose',
      subject: 'The name',
      label: 'Name',
      messages: { minLength: 'Enter a name for the route.' },
    },
    boxes('sources', {
      legend: optional('Events of these inbound endpoints'),
      choices: ({ endpoints }) => endpoints,
      words: { name: 'The inbound endpoints', each: 'Each inbound endpoint' },
      none: html`There are no inbound endpoints yet.`,
    }),
    {
      name: 'event_types',
      id: 'events',
      subject: 'The event types',
      each: 'Each event type',
      label: 'Events of these types',
      hint: html`Separated by commas, such as <code>order.paid, link.created</code>. Without endpoints and types, the route takes all published events.`,
      messages: { maxItems: 'Enter at most {limit} event types.' },
    },
    filterPart('route'),
    {
      name: 'mapping',
      kind: 'lines',
      lines: 4,
      subject: 'The mapping',
      label: 'Mapping',
      hint: html`A JSONata expression that makes the new data from the event, such as <code>{"order": data.order}</code>. If empty, the data stays as it is. If it returns null, the event is skipped.`,
    },
    {
      name: 'event_type',
      id: 'type',
      subject: 'The type',
      label: 'New event type',
      hint: 'If empty, the type stays as it is.',
    },
    boxes('hooks', {
      legend: 'Send to these hooks',
      choices: ({ hooks }) => hooks,
      words: {
        name: 'The hooks',
        each: 'A chosen hook',
        reported: { minItems: 'Choose at least one hook.' },
      },
      none: html`There are no hooks yet. Create one below.`,
      hint: html`<p class="hint">A hook also receives the events of its own type directly, without this route’s filter.</p>\n`,
    }),
    besides,
  ],
);
