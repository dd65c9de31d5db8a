/** The form of a route. */

import type { AutomationRoute } from '../../../generated/types.ts';
import { declareForm } from '../../forms/declare.ts';
import { filterPart } from '../../forms/filter.ts';
import type { FormState, Part } from '../../forms/row.ts';
import { isSameSet } from '../../forms/seen.ts';
import { html } from '../../html.ts';
import { suggested } from '../../pages/condition-rows.ts';
import { optional } from '../../pages/controls.ts';
import { markOf } from './actions/route-sample.ts';
import { checkboxes } from './pages/shell.ts';
import { receiverPart } from './receiver-part.ts';
import type { RouteChoices, RouteForm } from './views.ts';

type RouteParts = Omit<RouteForm, keyof FormState>;
type RoutePart = Part<RouteChoices, RouteForm, AutomationRoute, RouteChoices>;

const sources: RoutePart = {
  part: (id, form, { endpoints }) =>
    html`${checkboxes(id, 'sources', form.errors, optional('Events of these inbound endpoints'), endpoints, form.sources, html`There are no inbound endpoints yet.`)}\n`,
  messages: { sources: { field: 'sources', name: 'The inbound endpoints', each: 'Each inbound endpoint' } },
  blank: { sources: [] },
  of: route => ({ sources: route.sources }),
  from: form => ({ sources: [...new Set(form.list('sources'))] }),
  items: { name: 'sources', of: form => form.sources, with: ids => ({ sources: ids }) },
  input: (form, { record }) =>
    record !== null && isSameSet(form.sources, record.sources) ? {} : { sources: form.sources },
};

/** What the page shows beside the fields: the sample, and its preview. None of it is stored. */
const besides: RoutePart = {
  part: () => false,
  messages: {
    event: {
      field: 'sample',
      name: 'The sample',
      reported: { type: 'The sample must be a JSON object.' },
    },
  },
  blank: { sample: '', sampleMark: markOf(''), preview: null },
  from: form => ({
    sample: form.one('sample').replaceAll('\r\n', '\n'),
    sampleMark: form.one('sample_mark'),
  }),
};

/** The page has what a route can be connected to. */
export const routeForm = declareForm<AutomationRoute, RouteChoices, RouteParts, RouteChoices>(
  { create: 'CreateAutomationRouteRequest', change: 'ChangeAutomationRouteRequest' },
  [
    {
      name: 'name',
      kind: 'prose',
      subject: 'The name',
      label: 'Name',
      messages: { minLength: 'Enter a name for the route.' },
    },
    sources,
    {
      name: 'event_types',
      id: 'events',
      subject: 'The event types',
      each: 'Each event type',
      label: 'Events of these types',
      hint: html`Separated by commas, such as <code>order.paid, link.created</code>. Without endpoints and types, the route takes all published events.`,
      messages: { maxItems: 'Enter at most {limit} event types.' },
    },
    filterPart('route', id => `${id}-fields`),
    {
      name: 'mapping',
      kind: 'lines',
      lines: 4,
      attributes: id => suggested(`${id}-fields`),
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
    receiverPart,
    besides,
  ],
);
