/** The form of a webhook. */
import { published } from '../../../common/subscription.ts';
import type { WebhookEndpoint } from '../../../generated/types.ts';
import type { OfferedEvent } from '../../../group/event.ts';
import { filterWords, matchWords } from '../../actions/filter-field.ts';
import { isBlank } from '../../filter-rows.ts';
import { declareForm } from '../../forms/form.ts';
import { type Html, html } from '../../html.ts';
import { field, optional } from '../../pages/controls.ts';
import { formats } from '../../pages/event-formats.ts';
import { filterOfEvents } from '../../pages/filter-field.ts';
import { eventChoices } from './pages/event-choices.ts';
import type { WebhookEditorView } from './views.ts';

interface Page extends Pick<WebhookEditorView, 'form' | 'events' | 'registered'> {
  /** The fields that say where events are sent, except for the URL. */
  readonly target: Html;
  /** Whether the webhook is a destination that this process does not have. */
  readonly isFixed: boolean;
}

const isOfGroup = (events: readonly OfferedEvent[], group: string): boolean =>
  events.some(({ type }) => type.startsWith(`${group}.`));

/** Without a group, there is nothing of it to filter, unless it is set. */
const offers =
  (group: string, names: readonly string[]) =>
  ({ events, form: { texts } }: Page): boolean =>
    names.some(name => (texts[name] ?? '') !== '') || isOfGroup(events, group);

/** Of a hundred ids, whose length their pattern says. */
const maxIdsLength = 6_600;

const ofLinks = { offered: offers('link', ['links', 'tags', 'sample']) };

export const webhookForm = declareForm<WebhookEndpoint, Page>(
  { create: 'CreateWebhookEndpointRequest', change: 'ChangeWebhookEndpointRequest' },
  [
    { part: (_, { target }) => html`<button type="submit" hidden></button>\n${target}`, messages: {} },
    {
      name: 'url',
      kind: 'url',
      offered: ({ form }) => form.destination === null,
      readOnly: ({ isFixed }) => isFixed,
      subject: 'The URL',
      label: ({ isFixed }) => (isFixed ? 'Destination' : 'URL'),
      hint: ({ isFixed }) =>
        isFixed
          ? 'Its settings are changed over the API.'
          : 'The URL that receives events, at a public IP address or one that the server allows.',
      messages: { minLength: 'Enter the URL that receives events.' },
    },
    { name: 'description', kind: 'prose', subject: 'The description', label: 'Description' },
    {
      part: (id, { form, events, registered }) => eventChoices(id, form, events, registered),
      messages: {
        event_types: {
          field: 'events',
          name: 'The event selection',
          told: { minItems: 'Choose at least one event.', maxItems: 'Choose at most {limit} events.' },
        },
      },
    },
    {
      part: publishedTypes,
      messages: { published_types: { field: 'published', name: 'The list of published types' } },
    },
    {
      title: 'Advanced',
      rows: [
        {
          ...ofLinks,
          name: 'tags',
          subject: 'The tags',
          each: 'Each tag',
          label: 'Links with one of these tags',
          hint: 'Separated by commas. Without tags and ids, events about all links are sent.',
          messages: { maxItems: 'Enter at most {limit} tags.' },
        },
        {
          ...ofLinks,
          name: 'links',
          maxLength: maxIdsLength,
          subject: 'The link ids',
          each: 'Each link id',
          label: 'Links with one of these ids',
          hint: html`Such as <code>lnk_demo_spring</code>, separated by commas.`,
          messages: {
            maxItems: 'Enter at most {limit} link ids.',
            pattern: 'Enter link ids such as lnk_demo_spring.',
          },
        },
        {
          ...ofLinks,
          name: 'sample',
          empty: 100,
          subject: 'The sample rate',
          label: 'Sample rate for click and list events (%)',
          hint: 'A percentage from 1 to 100. If empty, all events are sent.',
          messages: { type: 'The sample rate must be a whole number.' },
        },
        {
          name: 'instances',
          maxLength: maxIdsLength,
          offered: offers('instance', ['instances']),
          subject: 'The instance ids',
          each: 'Each instance id',
          label: 'Instances with one of these ids',
          hint: html`Such as <code>ins_demo</code>, separated by commas. Without ids, events about all instances are sent.`,
          messages: {
            maxItems: 'Enter at most {limit} instance ids.',
            pattern: 'Enter instance ids such as ins_demo.',
          },
        },
        {
          part: (id, { form }) => filterOfEvents(id, form, 'webhook'),
          messages: { ...matchWords, ...filterWords },
          isSet: ({ form: { isReshaped = false, rows } }) =>
            isReshaped || rows === null || !rows.every(isBlank),
        },
        {
          name: 'rate',
          subject: 'The limit of deliveries per second',
          label: 'Deliveries per second',
          hint: 'A number from 1 to 1000. If empty, there is no limit.',
          messages: { type: 'The limit of deliveries per second must be a whole number.' },
        },
        {
          name: 'ordered',
          words: { no: 'Several at a time, in any order', yes: 'One at a time, in the order of the events' },
          blank: 'no',
          subject: 'The order',
          label: 'Order',
          hint: 'In order, a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped.',
          messages: { type: 'Choose one of the orders.' },
        },
        {
          name: 'format',
          words: Object.fromEntries(formats),
          blank: 'standard',
          subject: 'The format',
          label: 'Format',
        },
      ],
    },
  ],
);

/** The types that are typed, where events can be published. */
function publishedTypes(id: string, { form, events, registered }: Page): Html | false {
  if (form.publishedTypes === '' && !events.some(({ type }) => type === published)) return false;
  return field(id, 'published', form.errors, {
    label: optional(`${registered.length > 0 ? 'Other types' : 'Types'} of events that you publish`),
    hint: html`Such as <code>order.paid</code>, or <code>order.*</code> for a group, separated by commas.`,
    control: aria =>
      html`<input name="published_types" type="text" maxlength="10000" autocomplete="off" spellcheck="false" value="${form.publishedTypes}"${aria}>`,
  });
}
