/** The form of a webhook: its values and its validation. */

import { storedFilterOf } from '../../../../common/endpoint-filter.ts';
import { invalidParameters, MarketplaceError, type Problem } from '../../../../common/errors.ts';
import { listedNamesOf } from '../../../../common/subscription.ts';
import type {
  AutomationFilter,
  WebhookEndpoint,
  WebhookEndpointRecord,
} from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { destinationKind } from '../../../../webhooks/destinations/settings.ts';
import { problemsOf } from '../../../../webhooks/endpoints.ts';
import { isTry, numberOf, textOf, wordsOf } from '../../../actions/call.ts';
import { atRows } from '../../../actions/filter-errors.ts';
import { filterWords, matchWords } from '../../../actions/filter-field.ts';
import {
  emptyFilter,
  filterFormOf,
  filterFrom,
  filterInput,
  reshaped,
} from '../../../actions/filter-form.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import type { RegisteredEventType } from '../../../section.ts';
import type { FormErrors } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import type { DestinationForm, WebhookForm } from '../views.ts';
import {
  bySetting,
  destinationForm,
  destinationIn,
  destinationProblems,
  settingWords,
  withAgain,
} from './destination-form.ts';
import type { WebhookVisit } from './visit.ts';

/** Nothing is required in this schema, so that the errors of all fields are found. */
const reader = createInputReader('ChangeWebhookEndpointRequest');

export const webhookWords: FormWords = {
  url: { field: 'url', name: 'The URL', told: { minLength: 'Enter the URL that receives events.' } },
  description: { field: 'description', name: 'The description' },
  event_types: {
    field: 'events',
    name: 'The event selection',
    told: { minItems: 'Choose at least one event.', maxItems: 'Choose at most {limit} events.' },
  },
  published_types: { field: 'published', name: 'The list of published types' },
  format: { field: 'format', name: 'The format' },
  ordered: { field: 'ordered', name: 'The order', told: { type: 'Choose one of the orders.' } },
  tags: {
    field: 'tags',
    name: 'The tags',
    each: 'Each tag',
    told: { maxItems: 'Enter at most {limit} tags.' },
  },
  links: {
    field: 'links',
    name: 'The link ids',
    each: 'Each link id',
    told: {
      maxItems: 'Enter at most {limit} link ids.',
      pattern: 'Enter link ids such as lnk_demo_spring.',
    },
  },
  instances: {
    field: 'instances',
    name: 'The instance ids',
    each: 'Each instance id',
    told: {
      maxItems: 'Enter at most {limit} instance ids.',
      pattern: 'Enter instance ids such as ins_demo.',
    },
  },
  sample: {
    field: 'sample',
    name: 'The sample rate',
    told: { type: 'The sample rate must be a whole number.' },
  },
  rate: {
    field: 'rate',
    name: 'The limit of deliveries per second',
    told: { type: 'The limit of deliveries per second must be a whole number.' },
  },
  ...matchWords,
  ...filterWords,
};

/** `given`: the form, whose settings and rows of the filter have fields of their own. */
export function webhookErrors(
  error: unknown,
  { rows, destination }: Pick<GivenWebhook, 'rows' | 'destination'> = { rows: null, destination: null },
): FormErrors {
  if (destination === null) return errorsOf(...atRows(error, webhookWords, rows));
  const words = { ...settingWords(destination), ...webhookWords };
  return errorsOf(...atRows(bySetting(error), words, rows));
}

export const emptyForm: WebhookForm = {
  url: '',
  destination: null,
  description: '',
  eventTypes: [],
  publishedTypes: '',
  format: 'standard',
  ordered: 'no',
  links: '',
  tags: '',
  instances: '',
  sample: '',
  rate: '',
  ...emptyFilter,
  errors: {},
};

/** The types of published events that a webhook subscribes to, except for registered ones, which are choices. */
export const typedTypes = (
  record: Pick<WebhookEndpointRecord, 'types'> | null,
  registered: readonly RegisteredEventType[],
): readonly string[] => (record?.types ?? []).filter(type => !registered.some(one => one.type === type));

/** Those that the form had, if they were not edited: a type may have been registered or removed since it was opened. */
export function keptTypes(
  record: Pick<WebhookEndpointRecord, 'types'>,
  { publishedTypes, eventTypes }: GivenWebhook,
  registered: readonly RegisteredEventType[],
): readonly string[] {
  const typed = typedTypes(record, registered);
  return publishedTypes === textOf(typed)
    ? typed
    : (record.types ?? []).filter(type => !eventTypes.includes(type));
}

/** A webhook with the values of its form. `types`: those that are typed. */
export const formOf = (
  endpoint: WebhookEndpoint,
  types: readonly string[],
  destination: DestinationForm | null,
): WebhookForm => ({
  url: endpoint.url,
  destination,
  description: endpoint.description,
  eventTypes: endpoint.event_types.filter(type => !types.includes(type)),
  publishedTypes: textOf(types),
  format: endpoint.format ?? 'standard',
  ordered: endpoint.ordered === true ? 'yes' : 'no',
  links: textOf(endpoint.links ?? []),
  tags: textOf(endpoint.tags ?? []),
  instances: textOf(endpoint.instances ?? []),
  sample: endpoint.sample === undefined || endpoint.sample === 100 ? '' : String(endpoint.sample),
  rate: endpoint.rate === null ? '' : String(endpoint.rate),
  ...filterFormOf(endpoint),
  errors: {},
});

/** The submitted form. */
export interface GivenWebhook extends Omit<WebhookForm, 'errors'> {
  /** The names of the fields that were submitted. */
  readonly names: readonly string[];
}

/** `record`: the webhook to change, or `null` for a new one. */
export const formFrom = (
  form: Form,
  { service }: WebhookVisit,
  record: Readonly<WebhookEndpointRecord> | null,
): GivenWebhook => ({
  names: form.names,
  url: form.one('url').trim(),
  destination: destinationForm(service, record, form.one('to'), form),
  description: form.one('description').trim(),
  eventTypes: form.list('event_types'),
  publishedTypes: form.one('published_types'),
  format: form.names.includes('format') ? form.one('format') : 'standard',
  ordered: form.names.includes('ordered') ? form.one('ordered') : 'no',
  links: form.one('links'),
  tags: form.one('tags'),
  instances: form.one('instances'),
  sample: form.one('sample').trim(),
  rate: form.one('rate').trim(),
  ...filterFrom(form),
});

/** The form to show again. It omits secrets, which must be entered again. */
export const refused = (given: GivenWebhook, errors: FormErrors): WebhookForm => {
  const { destination } = given;
  return { ...given, errors: destination === null ? errors : withAgain(destination, errors) };
};

/** The form as a button that saves nothing asks for it: with its preview, or with other rows. `null`: it is saved. */
export function unsavedForm(form: Form, given: GivenWebhook) {
  if (isTry(form)) return { form: refused(given, {}), isAsked: true, example: form.one('example') };
  const shown = reshaped(form.one('do'), given);
  if (shown === null) return null;
  const status = Object.keys(shown.errors).length === 0 ? 200 : 422;
  return { form: refused(shown, shown.errors), status };
}

/**
 * A limit that the form did not have keeps its value. `record`: the webhook that the form was rendered with. `types`: those
 * of it that were typed.
 * @throws MarketplaceError with all problems: those that the schema reports, and those of other checks
 */
export async function inputFrom(
  visit: WebhookVisit,
  workspaceId: string,
  form: Form,
  given: GivenWebhook,
  record: Readonly<WebhookEndpointRecord> | null = null,
  types: readonly string[] = [],
): Promise<never> {
  const { service } = visit;
  const published = wordsOf(given.publishedTypes, types);
  const problems: Problem[] = [];
  const destination =
    given.destination === null ? null : destinationIn(given.destination, form, record, problems);
  if (destination !== null && problems.length === 0)
    problems.push(...(await destinationProblems(visit, workspaceId, destination, record)));
  const input = {
    ...(given.destination === null && { url: given.url }),
    description: given.description,
    event_types: [...given.eventTypes, ...published.filter(type => !given.eventTypes.includes(type))],
    ...(given.names.includes('format') && { format: given.format }),
    ...(given.names.includes('ordered') && {
      ordered: given.ordered === 'yes' || (given.ordered === 'no' ? false : given.ordered),
    }),
    links: wordsOf(given.links),
    tags: wordsOf(given.tags, record?.tags),
    instances: wordsOf(given.instances),
    sample: given.sample === '' ? 100 : numberOf(given.sample),
    ...(given.names.includes('rate') ? { rate: given.rate === '' ? null : numberOf(given.rate) } : {}),
    ...filterInput(given, problems, storedFilterOf(record ?? {})),
    ...(given.match !== null && { filter_match: given.match }),
  };
  let read: unknown;
  try {
    read = reader.readWhole({ ...input });
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    // What is wrong with a row is told in its own words.
    problems.unshift(...error.problems);
  }
  const wrong = new Set(problems.map(({ pointer }) => pointer.split('/')[1]));
  const areTypesRead = !wrong.has('event_types');
  const more = await problemsOf(
    {
      // What stands there for a destination is no URL that requests can be sent to.
      ...(wrong.has('url') ||
      given.destination !== null ||
      (record?.kind === destinationKind && record.url === given.url)
        ? {}
        : { url: given.url }),
      ...(areTypesRead ? { event_types: given.eventTypes } : {}),
      ...(wrong.has('filter') ? {} : { filter: (input as { filter?: AutomationFilter }).filter }),
    },
    service,
    workspaceId,
    record,
  );
  const ofPublished = areTypesRead ? await problemsOf({ event_types: published }, service, workspaceId) : [];
  const [first, ...others] = [
    ...problems.map(one => (isTyped(one, given.eventTypes.length) ? { ...one, pointer: typedAt } : one)),
    ...more,
    ...ofPublished.map(one => ({ ...one, pointer: typedAt })),
  ];
  if (first !== undefined) throw invalidParameters(first, ...others);
  return {
    ...(read as object),
    event_types: inOrderOf(record, input.event_types),
    ...(destination !== null && { destination }),
  } as never;
}

/** Types in the order in which they are stored, new ones last: a form that is sent as it stood changes nothing. */
function inOrderOf(record: Readonly<WebhookEndpointRecord> | null, types: readonly string[]): string[] {
  const stored = record === null ? [] : listedNamesOf(record);
  return [...stored.filter(type => types.includes(type)), ...types.filter(type => !stored.includes(type))];
}

const typedAt = '/published_types';

/** Whether a problem is about a type that was typed: those follow the selected ones. */
const isTyped = ({ pointer }: Problem, selected: number): boolean => {
  const [, field, index] = pointer.split('/');
  return field === 'event_types' && index !== undefined && Number(index) >= selected;
};
