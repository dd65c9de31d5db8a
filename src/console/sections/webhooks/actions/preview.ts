/** What a webhook would receive with the values of its form: which events, and the request of one of them. */
import { defined } from '../../../../common/defined.ts';
import { published } from '../../../../common/events/subscription.ts';
import type { DestinationSettings } from '../../../../destinations/destination.ts';
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import { eventOf, type OfferedEvent } from '../../../../group/event.ts';
import { asksFor } from '../../../../repository/index.ts';
import { messageOf } from '../../../../webhooks/destinations/message.ts';
import { storedDestination } from '../../../../webhooks/destinations/settings.ts';
import { maskedHeaders } from '../../../../webhooks/headers.ts';
import { type RequestParts, requestOf } from '../../../../webhooks/request.ts';
import { wordsOf } from '../../../actions/call.ts';
import { isBlank } from '../../../filter-rows.ts';
import { number } from '../../../pages/bar-chart.ts';
import { formats } from '../../../pages/event-formats.ts';
import type { RegisteredEventType } from '../../../section.ts';
import type { WebhookForm, WebhookPreview } from '../views.ts';
import type { WebhookVisit } from './visit.ts';

/** When the example happens: always then, so that the preview changes with the form only. */
const exampleAt = Date.parse('2026-03-14T09:26:53Z');

/** There is no secret yet, and a preview must not sign anything. */
const unsigned = 'v1,SIGNATURE';

interface Previewed {
  /** The webhook that the form changes, or `null`. */
  readonly record: Readonly<WebhookEndpointRecord> | null;
  /** See {@link typedTypes}. */
  readonly typed?: readonly string[];
  readonly registered?: readonly RegisteredEventType[];
  /** The event type of the example. */
  readonly asked?: string;
}

export function previewOf(
  { service: { events, knows } }: WebhookVisit,
  workspaceId: string,
  given: Omit<WebhookForm, 'errors'>,
  { record, typed, registered = [], asked = '' }: Previewed,
): WebhookPreview {
  const { url = '', format = '' } = given.texts;
  const chosen = given.eventTypes.filter(type => !knows(type));
  const own = [...new Set([...chosen, ...wordsOf(given.publishedTypes, typed)])];
  const eventTypes = own.length === 0 ? given.eventTypes : [...given.eventTypes, published];
  const sent = events.filter(event => asksFor(eventTypes, event));
  const notSent = events.filter(event => !sent.includes(event) && asksFor(eventTypes, { type: event.type }));
  // Published events are sent by their own types.
  const types = sent.flatMap(({ type }) => (type === published && own.length > 0 ? own : [type]));
  const type = types.includes(asked) ? asked : types[0];
  const destination =
    given.settings === null
      ? ((record === null ? null : storedDestination(record)?.destination) ?? null)
      : given.settings.form.texts(given.settings.state);
  const example = sent.find(
    one => one.type === (type !== undefined && own.includes(type) ? published : type),
  );
  const data = registered.find(one => one.type === type)?.example ?? example?.example;
  return {
    sent: types,
    notSent: notSent.map(({ type }) => type),
    limits: limitsOf(given, sent),
    sample:
      example === undefined || type === undefined
        ? null
        : {
            type,
            url: destination === null ? url : null,
            ...requestFor(
              workspaceId,
              { ...example, type, ...defined({ example: data as OfferedEvent['example'] }) },
              {
                headers: maskedHeaders(record?.headers ?? {}),
                secrets: [],
                ...defined({ format: formatOf(format) }),
              },
              destination,
            ),
          },
  };
}

/** With the headers of the webhook, whose values may be secrets of the receiver. */
function requestFor(
  workspaceId: string,
  { type, example = {}, ownType }: OfferedEvent,
  endpoint: RequestParts['endpoint'],
  destination: DestinationSettings | null,
): Pick<NonNullable<WebhookPreview['sample']>, 'headers' | 'body'> {
  const { id, payload } = eventOf(ownType ? typeIn(type) : type, example, exampleAt, { id: 'msg_example' });
  const parts = {
    workspaceId,
    delivery: { id: 'dlv_example', event_id: id },
    endpoint,
    payload: ownType ? JSON.stringify({ ...JSON.parse(payload), id, source: '/shop/orders' }) : payload,
  };
  const context = { now: exampleAt, publicUrl: null };
  const sent =
    destination === null
      ? { ...requestOf(parts, context), key: null }
      : messageOf(parts, destination, context);
  const headers = { ...sent.headers, ...(sent.key !== null && { key: sent.key }) };
  return { body: String(sent.body), headers: { ...headers, 'webhook-signature': unsigned } };
}

/** A type that a published event of this type or group may have. */
const typeIn = (type: string): string =>
  type === published ? 'order.paid' : type.endsWith('.*') ? `${type.slice(0, -1)}paid` : type;

/** Another text than that of a format is refused when the form is saved. */
const formatOf = (text: string): RequestParts['endpoint']['format'] =>
  formats.some(([value]) => value === text) ? (text as RequestParts['endpoint']['format']) : undefined;

/** What is left out of the events that are sent, and how fast they are sent. Invalid values limit nothing. */
function limitsOf(
  { texts, rows, filter }: Omit<WebhookForm, 'errors'>,
  sent: readonly OfferedEvent[],
): readonly string[] {
  const { links = '', tags = '', instances = '', sample = '', rate = '' } = texts;
  const are = (group: string) => sent.some(({ type }) => type.startsWith(`${group}.`));
  const ofLinks = [named('tag', wordsOf(tags)), named('id', wordsOf(links))].filter(one => one !== '');
  const ofInstances = named('id', wordsOf(instances));
  const share = numberIn(sample, 99);
  const most = numberIn(rate, 1_000);
  const sampled = sent.flatMap(({ type, onRequest }) => (onRequest ? [type] : []));
  return [
    (rows?.some(row => !isBlank(row)) ?? filter !== '') && 'Only events that match the filter.',
    ofLinks.length > 0 &&
      are('link') &&
      `Of events about links: only of links with ${ofLinks.join(', or ')}.`,
    ofInstances !== '' &&
      are('instance') &&
      `Of events about instances: only of the instances with ${ofInstances}.`,
    share !== null && sampled.length > 0 && `Of ${list(sampled, 'and')}: ${share}%.`,
    most !== null && `At most ${number(most)} ${most === 1 ? 'delivery' : 'deliveries'} per second.`,
  ].filter(one => one !== false);
}

const numberIn = (text: string, most: number): number | null =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;

const named = (what: string, words: readonly string[]): string =>
  words.length === 0 ? '' : `the ${what} ${list(words, 'or')}`;

const maxNamed = 5;

function list(words: readonly string[], last: 'and' | 'or'): string {
  const shown =
    words.length > maxNamed ? [...words.slice(0, maxNamed), `${words.length - maxNamed} more`] : words;
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}
