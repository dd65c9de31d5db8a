/** The form of a webhook: its values and its validation. */

import { isDeepStrictEqual } from 'node:util';
import { storedFilterOf } from '../../../../common/endpoint-filter.ts';
import { invalidParameters, MarketplaceError, type Problem } from '../../../../common/errors.ts';
import { listedNamesOf } from '../../../../common/subscription.ts';
import type {
  AutomationFilter,
  WebhookEndpoint,
  WebhookEndpointRecord,
} from '../../../../generated/types.ts';
import { destinationKind } from '../../../../webhooks/destinations/settings.ts';
import { problemsOf, showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { isTry, textOf, wordsOf } from '../../../actions/call.ts';
import { atRows } from '../../../actions/filter-errors.ts';
import {
  emptyFilter,
  filterFormOf,
  filterFrom,
  filterInput,
  reshaped,
} from '../../../actions/filter-form.ts';
import { errorsOf } from '../../../actions/form-errors.ts';
import type { RegisteredEventType } from '../../../section.ts';
import type { FormErrors } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import type { DestinationForm, WebhookForm } from '../views.ts';
import { webhookForm } from '../webhook-form.ts';
import {
  bySetting,
  destinationForm,
  destinationIn,
  destinationProblems,
  settingWords,
  withAgain,
} from './destination-form.ts';
import type { WebhookVisit } from './visit.ts';

/** `given`: the form, whose settings and rows of the filter have fields of their own. */
export function webhookErrors(
  error: unknown,
  { rows, destination }: Pick<WebhookForm, 'rows' | 'destination'> = { rows: null, destination: null },
): FormErrors {
  if (destination === null) return errorsOf(...atRows(error, webhookForm.words, rows));
  const words = { ...settingWords(destination), ...webhookForm.words };
  return errorsOf(...atRows(bySetting(error), words, rows));
}

export const emptyForm: WebhookForm = {
  ...webhookForm.blank,
  destination: null,
  eventTypes: [],
  publishedTypes: '',
  ...emptyFilter,
};

/** The types of published events that a webhook subscribes to, except for registered ones, which are choices. */
export const typedTypes = (
  record: Pick<WebhookEndpointRecord, 'types'> | null,
  registered: readonly RegisteredEventType[],
): readonly string[] => (record?.types ?? []).filter(type => !registered.some(one => one.type === type));

/** Those that the form had, if they were not edited: a type may have been registered or removed since it was opened. */
export function keptTypes(
  record: Pick<WebhookEndpointRecord, 'types'>,
  { publishedTypes, eventTypes }: WebhookForm,
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
  ...webhookForm.of(endpoint),
  destination,
  eventTypes: endpoint.event_types.filter(type => !types.includes(type)),
  publishedTypes: textOf(types),
  ...filterFormOf(endpoint),
});

/** `record`: the webhook to change, or `null` for a new one. */
export const formFrom = (
  form: Form,
  { service }: WebhookVisit,
  record: Readonly<WebhookEndpointRecord> | null,
): WebhookForm => ({
  ...webhookForm.from(form),
  destination: destinationForm(service, record, form.one('to'), form),
  eventTypes: form.list('event_types'),
  publishedTypes: form.one('published_types'),
  ...filterFrom(form),
});

/** The form to show again. It omits secrets, which must be entered again. */
export const refused = (given: WebhookForm, errors: FormErrors): WebhookForm => {
  const { destination } = given;
  return { ...given, errors: destination === null ? errors : withAgain(destination, errors) };
};

/** The form as a button that saves nothing asks for it: with its preview, or with other rows. `null`: it is saved. */
export function unsavedForm(form: Form, given: WebhookForm) {
  if (isTry(form)) return { form: refused(given, {}), isAsked: true, example: form.one('example') };
  const shown = reshaped(form.one('do'), given);
  if (shown === null) return null;
  const status = Object.keys(shown.errors).length === 0 ? 200 : 422;
  return { form: refused(shown, shown.errors), status };
}

/**
 * `record`: the webhook that the form was rendered with. `types`: those
 * of it that were typed.
 * @throws MarketplaceError with all problems: those that the schema reports, and those of other checks
 */
export async function inputFrom(
  visit: WebhookVisit,
  workspaceId: string,
  form: Form,
  given: WebhookForm,
  record: Readonly<WebhookEndpointRecord> | null = null,
  types: readonly string[] = [],
): Promise<never> {
  const { service } = visit;
  const url = given.destination === null ? given.texts.url : undefined;
  const published = wordsOf(given.publishedTypes, types);
  const problems: Problem[] = [];
  const destination =
    given.destination === null ? null : destinationIn(given.destination, form, record, problems);
  if (destination !== null && problems.length === 0)
    problems.push(...(await destinationProblems(visit, workspaceId, destination, record)));
  const { filter_match = 'all' } = record ?? {};
  const shown = record === null ? null : showWebhookEndpoint(record);
  const input = {
    ...webhookForm.input(given, shown, problems, given.destination === null ? [] : ['url']),
    event_types: [...given.eventTypes, ...published.filter(type => !given.eventTypes.includes(type))],
    ...filterInput(given, problems, storedFilterOf(record ?? {})),
    ...(given.match !== null && given.match !== filter_match && { filter_match: given.match }),
  };
  let read: object = {};
  try {
    read = webhookForm.checked(input, problems);
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    problems.splice(0, problems.length, ...error.problems);
  }
  const wrong = new Set(problems.map(({ pointer }) => pointer.split('/')[1]));
  const areTypesRead = !wrong.has('event_types');
  const more = await problemsOf(
    {
      // What stands there for a destination is no URL that requests can be sent to.
      ...(wrong.has('url') || url === undefined || (record?.kind === destinationKind && record.url === url)
        ? {}
        : { url }),
      ...(areTypesRead ? { event_types: given.eventTypes } : {}),
      ...(wrong.has('filter') ? {} : { filter: (input as { filter?: AutomationFilter }).filter }),
    },
    service,
    workspaceId,
    record,
  );
  const ofPublished = areTypesRead ? await problemsOf({ event_types: published }, service, workspaceId) : [];
  const [first, ...following] = [
    ...problems.map(one => (isTyped(one, given.eventTypes.length) ? { ...one, pointer: typedAt } : one)),
    ...more,
    ...ofPublished.map(one => ({ ...one, pointer: typedAt })),
  ];
  if (first !== undefined) throw invalidParameters(first, ...following);
  const {
    filter,
    event_types: _,
    ...rest
  } = read as { readonly filter?: unknown; readonly event_types?: unknown };
  const eventTypes = inOrderOf(record, input.event_types);
  // What is as it was is not sent, because the record would get values that nobody has given it.
  const hasTypes = record === null || !isDeepStrictEqual(eventTypes, listedNamesOf(record));
  const hasFilter = filter !== undefined && !isDeepStrictEqual(filter, record?.filter ?? []);
  return {
    ...rest,
    ...(hasFilter && { filter }),
    ...(hasTypes && { event_types: eventTypes }),
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
