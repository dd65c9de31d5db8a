/**
 * What senders ask an inbound endpoint before they send events: whether it is there, and whether it wants them. A handshake
 * publishes nothing. What it repeats of the request is short, and never a document that a browser shows.
 */
import { timingSafeEqual } from 'node:crypto';
import { invalidParameters } from '../../common/errors/errors.ts';
import { essenceOf } from '../../common/events/cloudevents.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { textOfBytes } from '../../common/text/text-of-bytes.ts';
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import type { PlainAnswer } from '../../group/operation.ts';
import type { RawRequest } from '../../group/raw.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';
import { sha256 } from '../../secrets/verify-standard.ts';
import type { Preset } from '../presets.ts';
import type { EndpointRates } from './rates.ts';

const plain = (body: string): PlainAnswer => ({
  status: 200,
  content: { type: 'text/plain; charset=utf-8', body },
});

/** @throws MarketplaceError 400 unless it is a short text that can be printed */
function checkedCode(value: unknown, pointer: string, printable = /^[\x21-\x7e]{1,500}$/): string {
  if (typeof value === 'string' && printable.test(value)) return value;
  throw invalidParameters({ pointer, reason: 'must be 1 to 500 ASCII characters that can be printed' });
}

/** Whether a request asks for the subscription of Meta, which it does with GET. */
export const asksToSubscribe = (
  { method, query }: RawRequest,
  { endpoint: { verification } }: FoundAutomationEndpoint,
): boolean =>
  method === 'GET' &&
  verification?.scheme === 'meta' &&
  new URLSearchParams(query).get('hub.mode') === 'subscribe';

/**
 * The answer to the subscription of Meta; `null` if its token is neither the secret nor the token of the URL.
 * https://developers.facebook.com/docs/graph-api/webhooks/getting-started#verification-requests
 */
export function subscriptionAnswer(query: string, secret: string, token: string): PlainAnswer | null {
  const fields = new URLSearchParams(query);
  const given = sha256(fields.get('hub.verify_token') ?? '');
  const isKnown = [secret, token].map(one => timingSafeEqual(sha256(one), given)).includes(true);
  return isKnown ? plain(checkedCode(fields.get('hub.challenge'), '/hub.challenge')) : null;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOfBytes(bytes));
  } catch {
    return null;
  }
}

/**
 * The answer to a request with which a sender only tries the URL, and which it never signs; `null` for any other request.
 * The answer says no more than that the URL is there.
 */
export function trialAnswer(
  { endpoint: { verification } }: FoundAutomationEndpoint,
  { method, headers }: RawRequest,
  bytes: Uint8Array,
): PlainAnswer | null {
  const isForm = essenceOf(headers['content-type'] ?? '') === 'application/x-www-form-urlencoded';
  if (method !== 'POST' || !isForm) return null;
  const form = textOfBytes(bytes);
  const isTrial =
    verification?.scheme === 'slack'
      ? checksCertificate(form)
      : isFromWooCommerce(form, headers, verification);
  return isTrial ? { status: 200, content: null } : null;
}

/** WooCommerce creates a webhook only if the answer is 200. */
function isFromWooCommerce(
  form: string,
  headers: RawRequest['headers'],
  verification: AutomationEndpointRecord['verification'],
): boolean {
  const signature = verification?.hmac?.header.toLowerCase();
  const isUnsigned = signature === undefined ? verification === null : headers[signature] === undefined;
  const isSender = headers['user-agent']?.startsWith('WooCommerce/') ?? false;
  return isUnsigned && isSender && /^webhook_id=\d{1,20}$/.test(form);
}

/** https://docs.slack.dev/interactivity/implementing-slash-commands */
const checksCertificate = (form: string): boolean => new URLSearchParams(form).get('ssl_check') === '1';

/** The answer to a handshake in a request whose sender was verified; `null` for any other request. */
export function handshakeAnswer(
  { endpoint: { verification } }: FoundAutomationEndpoint,
  { method, query, headers }: RawRequest,
  bytes: Uint8Array,
  preset: Preset | null,
): PlainAnswer | null {
  if (verification?.scheme === 'slack') return slackAnswer(jsonIn(bytes));
  // The services of Microsoft sign nothing.
  if (preset !== null && preset.signs !== null) return null;
  // Event Grid says in a header which of its requests is the handshake.
  if (headers['aeg-event-type'] === 'SubscriptionValidation') return eventGridAnswer(jsonIn(bytes));
  return method === 'POST' && bytes.length === 0 ? validationTokenAnswer(query) : null;
}

/**
 * SharePoint and Microsoft Graph send no body with their token, which may have spaces.
 * https://learn.microsoft.com/sharepoint/dev/apis/webhooks/overview-sharepoint-webhooks
 * https://learn.microsoft.com/graph/change-notifications-delivery-webhooks
 */
function validationTokenAnswer(query: string): PlainAnswer | null {
  const [, token] =
    [...new URLSearchParams(query)].find(([name]) => name.toLowerCase() === 'validationtoken') ?? [];
  return token === undefined ? null : plain(checkedCode(token, '/validationtoken', /^[\x20-\x7e]{1,500}$/));
}

/** https://docs.slack.dev/reference/events/url_verification */
const slackAnswer = (body: unknown): PlainAnswer | null =>
  isPlainObject(body) && body.type === 'url_verification'
    ? plain(checkedCode(body.challenge, '/challenge'))
    : null;

/** https://learn.microsoft.com/azure/event-grid/end-point-validation-event-grid-events-schema */
function eventGridAnswer(body: unknown): PlainAnswer {
  const [event] = Array.isArray(body) ? (body as unknown[]) : [];
  const data = isPlainObject(event) ? event.data : null;
  const code = isPlainObject(data) ? data.validationCode : null;
  return {
    status: 200,
    content: {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ validationResponse: checkedCode(code, '/0/data/validationCode') }),
    },
  };
}

/**
 * The headers that answer a sender of CloudEvents which asks whether it may send; `null` if it does not ask.
 * https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/http-webhook.md#4-abuse-protection
 */
export function permissionOf(
  { headers }: RawRequest,
  found: FoundAutomationEndpoint,
  rates: Pick<EndpointRates, 'perMinute'>,
): Readonly<Record<string, string>> {
  const origin = String(headers['webhook-request-origin']);
  if (!/^[\w.:*-]{1,255}$/.test(origin))
    throw invalidParameters({ pointer: '/WebHook-Request-Origin', reason: 'must be a host name' });
  const asked = headers['webhook-request-rate'];
  if (asked === undefined) return { 'WebHook-Allowed-Origin': origin };
  const most = rates.perMinute(found);
  const wanted = /^[1-9]\d{0,8}$/.test(String(asked)) ? Number(asked) : null;
  const allowed = [most, wanted].filter(rate => rate !== null);
  return {
    'WebHook-Allowed-Origin': origin,
    'WebHook-Allowed-Rate': allowed.length === 0 ? '*' : String(Math.min(...allowed)),
  };
}
