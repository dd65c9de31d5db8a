/** The form of an inbound endpoint. */
import { presets } from '../../../automation/presets.ts';
import type { AutomationEndpoint } from '../../../generated/types.ts';
import { declareForm } from '../../forms/declare.ts';
import type { FormRow, Texts } from '../../forms/row.ts';
import { html } from '../../html.ts';
import { optional } from '../../pages/controls.ts';

const headerName = { pattern: 'A header name consists of letters, digits and hyphens.' };

/** A member of the HMAC of a service that is not in the list. */
const ofHmac = (member: string) => ({
  at: `verification.hmac.${member}`,
  when: ({ scheme }: Texts) => scheme === 'hmac',
});

const hmacRows: readonly FormRow[] = [
  {
    ...ofHmac('header'),
    name: 'hmac_header',
    subject: 'The header with the signature',
    label: 'Header with the signature',
    hint: html`Such as <code>X-Signature</code>.`,
    messages: { ...headerName, minLength: 'Enter the header with the signature.' },
  },
  {
    ...ofHmac('algorithm'),
    name: 'hmac_algorithm',
    words: { sha256: 'SHA-256', sha512: 'SHA-512', sha1: 'SHA-1' },
    blank: 'sha256',
    subject: 'The hash function',
    label: 'Hash function',
  },
  {
    ...ofHmac('encoding'),
    name: 'hmac_encoding',
    words: { hex: 'Hexadecimal', base64: 'Base64' },
    blank: 'hex',
    subject: 'The encoding',
    label: 'Encoding of the signature',
  },
  {
    ...ofHmac('prefix'),
    name: 'hmac_prefix',
    required: false,
    exact: true,
    empty: '',
    subject: 'The text before the signature',
    label: 'Text before the signature',
    hint: html`Such as <code>sha256=</code>.`,
    messages: { pattern: 'The text before the signature consists of ASCII characters.' },
  },
  {
    ...ofHmac('timestamp_header'),
    name: 'hmac_timestamp',
    subject: 'The header with the time',
    label: 'Header with the time',
    hint: html`Seconds since 1970. Requests that are older than five minutes are refused.`,
    messages: headerName,
  },
  {
    ...ofHmac('signed'),
    name: 'hmac_signed',
    exact: true,
    blank: '{body}',
    subject: 'What is signed',
    label: 'What is signed',
    hint: html`<code>{body}</code>, or with the time <code>{timestamp}.{body}</code>.`,
    messages: {
      minLength: 'What is signed must contain {body} once.',
      pattern: 'What is signed consists of ASCII characters.',
    },
  },
];

const choices = Object.fromEntries(
  Object.entries(presets).map(([scheme, { title, choice = `Signature of ${title}` }]) => [scheme, choice]),
);

const requests = {
  create: 'CreateAutomationEndpointRequest',
  change: 'ChangeAutomationEndpointRequest',
} as const;

export const inboundForm = declareForm<AutomationEndpoint>(requests, [
  {
    name: 'name',
    kind: 'prose',
    subject: 'The name',
    label: 'Name',
    messages: { minLength: 'Enter a name for the endpoint.' },
  },
  {
    name: 'event_type',
    id: 'type',
    column: {},
    subject: 'The event type',
    label: 'Event type',
    hint: html`The event type if the sender does not give one, such as <code>order.paid</code>.`,
    messages: { minLength: 'Enter the type of the events, such as order.paid.' },
  },
  {
    name: 'event_types',
    id: 'allowed',
    blank: '*',
    absent: html``,
    subject: 'The allowed event types',
    each: 'Each allowed event type',
    label: 'Other event types that senders may give',
    hint: html`For CloudEvents, and for types that are taken from the request. Separated by commas, <code>*</code> for any. If empty, all events have the type above.`,
    messages: { maxItems: 'Enter at most {limit} event types.' },
  },
  {
    title: 'Verify the sender',
    rows: [
      {
        name: 'scheme',
        at: 'verification.scheme',
        required: false,
        words: {
          '': 'None: anyone who knows the URL can publish',
          ...choices,
        },
        subject: 'The verification',
        label: 'Verification',
      },
      {
        name: 'header',
        at: 'verification.header',
        when: ({ scheme }) => scheme === 'header',
        required: true,
        subject: 'The header name',
        label: html`Header name <span class="muted">(for a secret in a header)</span>`,
        messages: { ...headerName, minLength: 'The header name is required.' },
      },
      { title: 'HMAC of another service', rows: hmacRows },
      {
        name: 'password',
        at: 'verification.secret',
        id: 'secret',
        kind: 'secret',
        when: ({ scheme = '' }) => scheme !== '',
        subject: 'The secret',
        label: (_, isStored) => (isStored ? optional('New secret') : html`Secret`),
        hint: (_, isStored) =>
          isStored
            ? 'Pages never contain the secret. Leave this empty to keep it.'
            : html`The secret that the sender signs with, or sends. For a user name and a password, enter <code>name:password</code>. It is never shown again.`,
        messages: { minLength: 'Enter the secret of the sender.' },
      },
    ],
  },
  {
    title: 'Type, id and headers of the request',
    rows: [
      {
        name: 'event_type_from',
        id: 'type-from',
        subject: 'The place of the type',
        label: 'Take the event type from',
        hint: html`A header such as <code>X-GitHub-Event</code>, or a JSON pointer into the data such as <code>/type</code>.`,
        messages: { pattern: 'Enter the name of a header, or a JSON pointer such as /type.' },
      },
      {
        name: 'repeat_id_from',
        fact: 'Repeats by',
        subject: 'The place of the id',
        label: 'Recognize repeated requests by',
        hint: html`A header or a JSON pointer such as <code>/id</code>. A second request with the same value publishes nothing.`,
        messages: { pattern: 'Enter the name of a header, or a JSON pointer such as /id.' },
      },
      {
        name: 'keep_headers',
        fact: 'Stored headers',
        id: 'headers',
        subject: 'The headers to store',
        each: 'Each header to store',
        label: 'Headers to store with events',
        hint: html`Separated by commas. Filters and mappings see them as <code>headers.x-name</code>.`,
        messages: { maxItems: 'Enter at most {limit} headers.' },
      },
    ],
  },
  {
    title: 'Advanced: schema, rate limit, response, GET requests',
    rows: [
      {
        name: 'schema',
        at: 'data_schema',
        subject: 'The schema',
        label: 'JSON Schema',
        hint: 'Data that does not match is refused.',
        absent: html`<p class="notice">The JSON Schema of this endpoint is too large for this form. It stays as it is. Use the API to change it.</p>`,
      },
      {
        name: 'rate',
        subject: 'The rate limit',
        label: 'Events per minute',
        hint: 'Further events are refused. If empty, the limit of the service applies.',
        messages: { type: 'The rate limit must be a whole number.' },
      },
      {
        name: 'response_status',
        at: 'response.status',
        subject: 'The status of the response',
        label: optional('Response status'),
        hint: html`What senders get for a stored event, such as <code>200</code>. If empty, 202 with the id of the event.`,
        messages: {
          type: 'The status of the response must be a whole number.',
          minLength: 'The status of the response is required.',
        },
      },
      {
        name: 'response_body',
        at: 'response.body',
        lines: 3,
        subject: 'The body of the response',
        label: 'Response body',
        hint: html`JSON, such as <code>{"received": true}</code>.`,
      },
      {
        name: 'allow_get',
        subject: 'Accepting GET',
        label: 'Accept GET requests, with the fields in the query',
      },
    ],
  },
]);
