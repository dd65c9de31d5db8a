/** The form of a webhook. */

import { isDeepStrictEqual } from 'node:util';
import { listedNamesOf, published } from '../../../common/events/subscription.ts';
import type { WebhookEndpoint, WebhookEndpointRecord } from '../../../generated/types.ts';
import type { OfferedEvent } from '../../../group/event.ts';
import { textOf, wordsOf } from '../../actions/call.ts';
import { declareForm } from '../../forms/declare.ts';
import { filterPart } from '../../forms/filter.ts';
import type { Part } from '../../forms/row.ts';
import { settingsPart } from '../../forms/settings.ts';
import { type Html, html } from '../../html.ts';
import { field, optional } from '../../pages/controls.ts';
import { formats } from '../../pages/event-formats.ts';
import type { RegisteredEventType } from '../../section.ts';
import { destinationFor, destinationIn } from './actions/destination-form.ts';
import type { WebhookVisit } from './actions/visit.ts';
import { eventChoices } from './pages/event-choices.ts';
import type { WebhookEditorView, WebhookForm, WebhookParts } from './views.ts';

type Page = WebhookEditorView;

export interface WebhookContext extends Pick<WebhookVisit, 'service'> {
  /** The webhook to change, or `null` for a new one. */
  readonly record: Readonly<WebhookEndpointRecord> | null;
  /** The types that the workspace has registered. */
  readonly registered: readonly RegisteredEventType[];
}

type WebhookPart = Part<Page, WebhookForm, WebhookEndpoint, WebhookContext>;

/** The types of published events that a webhook subscribes to, except for registered ones, which are choices. */
export const typedTypes = ({ record, registered }: WebhookContext): readonly string[] =>
  (record?.types ?? []).filter(type => !registered.some(one => one.type === type));

/**
 * The names of all events of a form, in the order in which they are stored, new ones last. If the text was not edited, the
 * types in it are those of the webhook: a type may have been registered or removed since the form was opened.
 */
function namesIn(eventTypes: readonly string[], text: string, context: WebhookContext): readonly string[] {
  const { record } = context;
  const typed = typedTypes(context);
  const kept =
    text === textOf(typed) ? typed : (record?.types ?? []).filter(type => !eventTypes.includes(type));
  const all = [...eventTypes, ...wordsOf(text, kept).filter(type => !eventTypes.includes(type))];
  const stored = record === null ? [] : listedNamesOf(record);
  const placeOf = (type: string) => (stored.includes(type) ? stored.indexOf(type) : stored.length);
  return all.sort((one, other) => placeOf(one) - placeOf(other));
}

const eventPart: WebhookPart = {
  part: (id, form, { events, registered }) =>
    html`${eventChoices(id, form, events, registered)}${publishedTypes(id, form, events, registered)}`,
  messages: {
    event_types: {
      field: 'events',
      name: 'The event selection',
      reported: { minItems: 'Choose at least one event.', maxItems: 'Choose at most {limit} events.' },
    },
    published_types: { field: 'published', name: 'The list of published types' },
  },
  blank: { eventTypes: [], publishedTypes: '', names: [] },
  of({ event_types: names }, context) {
    const typed = typedTypes(context);
    const eventTypes = names.filter(type => !typed.includes(type));
    return { eventTypes, publishedTypes: textOf(typed), names };
  },
  items: {
    name: 'events',
    of: ({ names }) => names,
    with(names, sent, stored) {
      const eventTypes = names.filter(type => [...sent.eventTypes, ...stored.eventTypes].includes(type));
      const typed = names.filter(type => !eventTypes.includes(type));
      return { names, eventTypes, publishedTypes: textOf(typed) };
    },
  },
  from(form, context) {
    const eventTypes = form.list('event_types');
    const text = form.one('published_types');
    return { eventTypes, publishedTypes: text, names: namesIn(eventTypes, text, context) };
  },
  input: ({ names }, { context: { record } }) =>
    record !== null && isDeepStrictEqual(names, listedNamesOf(record)) ? {} : { event_types: names },
  // A type that was typed has its message there.
  at(problem, { names, eventTypes }) {
    const [, parameter, index] = problem.pointer.split('/');
    const name = parameter === 'event_types' && index !== undefined ? names[Number(index)] : undefined;
    const isTyped = name !== undefined && !eventTypes.includes(name);
    return isTyped ? { ...problem, pointer: '/published_types' } : problem;
  },
};

const placePart: WebhookPart = {
  part: (_, __, { places }) => html`<button type="submit" hidden></button>\n${places}`,
  messages: {},
};

/** The settings of the destination that events go to. */
const destinationPart = settingsPart<Page, WebhookForm, WebhookEndpoint, WebhookContext>({
  parameter: 'destination',
  chosenBy: 'to',
  subject: title => `The destination ${title}`,
  find: (type, { service, record }) => destinationFor(service, record, type),
  value: destinationIn,
});

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

export const webhookForm = declareForm<WebhookEndpoint, Page, WebhookParts, WebhookContext>(
  { create: 'CreateWebhookEndpointRequest', change: 'ChangeWebhookEndpointRequest' },
  [
    placePart,
    destinationPart,
    {
      name: 'url',
      kind: 'url',
      offered: ({ form }) => form.settings === null,
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
    eventPart,
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
          fact: 'Sample rate',
          shown: (sample: number) => `${sample} % of click and list events`,
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
        filterPart('webhook'),
        {
          name: 'rate',
          fact: 'Rate',
          shown: (rate: number) => `${rate} per second`,
          subject: 'The limit of deliveries per second',
          label: 'Deliveries per second',
          hint: 'A number from 1 to 1000. If empty, there is no limit.',
          messages: { type: 'The limit of deliveries per second must be a whole number.' },
        },
        {
          name: 'ordered',
          fact: 'Order',
          shown: () => 'One delivery at a time, in the order of the events',
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
function publishedTypes(
  id: string,
  form: WebhookForm,
  events: readonly OfferedEvent[],
  registered: readonly RegisteredEventType[],
): Html | false {
  if (form.publishedTypes === '' && !events.some(({ type }) => type === published)) return false;
  return field(id, 'published', form.errors, {
    label: optional(`${registered.length > 0 ? 'Other types' : 'Types'} of events that you publish`),
    hint: html`Such as <code>order.paid</code>, or <code>order.*</code> for a group, separated by commas.`,
    control: aria =>
      html`<input name="published_types" type="text" maxlength="10000" autocomplete="off" spellcheck="false" value="${form.publishedTypes}"${aria}>`,
  });
}
