import { type Html, html } from '../../../html.ts';
import { options } from '../../../pages/parts.ts';
import type { InboundForm } from '../views.ts';
import { field, optional } from './shell.ts';

const schemes: readonly (readonly [value: string, words: string])[] = [
  ['', 'None: whoever knows the URL can publish'],
  ['standard_webhooks', 'Signature of Standard Webhooks'],
  ['github', 'Signature of GitHub'],
  ['stripe', 'Signature of Stripe'],
  ['shopify', 'Signature of Shopify'],
  ['slack', 'Signature of Slack'],
  ['meta', 'Signature of Meta (WhatsApp, Messenger, Instagram)'],
  ['twilio', 'Signature of Twilio'],
  ['hmac', 'HMAC of another service'],
  ['basic', 'User name and password (Basic)'],
  ['header', 'Secret in a header'],
];

const algorithms = [
  ['sha256', 'SHA-256'],
  ['sha512', 'SHA-512'],
  ['sha1', 'SHA-1'],
] as const;
const encodings = [
  ['hex', 'Hexadecimal'],
  ['base64', 'Base64'],
] as const;

/** How a service signs that is not in the list. */
function hmacFields(id: string, { hmac, errors, scheme }: InboundForm): Html {
  const text = (name: string, input: string, label: Html | string, hint: Html | false, value: string) =>
    field(id, name, errors, {
      label,
      ...(hint !== false && { hint }),
      control: aria =>
        html`<input name="${input}" type="text" autocomplete="off" spellcheck="false" value="${value}"${aria}>`,
    });
  const isOpen = scheme === 'hmac' || Object.keys(errors).some(name => name.startsWith('hmac'));
  return html`<details class="fold"${isOpen && html` open`}><summary>HMAC of another service</summary>
<div class="stack">
${text('hmac-header', 'hmac_header', 'Header with the signature', html`Such as <code>X-Signature</code>.`, hmac.header)}
${field(id, 'hmac-algorithm', errors, {
  label: 'Hash function',
  control: aria => html`<select name="hmac_algorithm"${aria}>${options(algorithms, hmac.algorithm)}</select>`,
})}
${field(id, 'hmac-encoding', errors, {
  label: 'Encoding of the signature',
  control: aria => html`<select name="hmac_encoding"${aria}>${options(encodings, hmac.encoding)}</select>`,
})}
${text('hmac-prefix', 'hmac_prefix', optional('Text before the signature'), html`Such as <code>sha256=</code>.`, hmac.prefix)}
${text('hmac-timestamp', 'hmac_timestamp', optional('Header with the time'), html`Seconds since 1970. Requests that are older than five minutes are refused.`, hmac.timestamp)}
${text('hmac-signed', 'hmac_signed', 'What is signed', html`<code>{body}</code>, or with the time <code>{timestamp}.{body}</code>.`, hmac.signed)}
</div></details>`;
}

/** What is taken of a request besides its data. */
const takenFields: readonly (readonly [
  name: string,
  input: string,
  label: string,
  hint: Html,
  value: (form: InboundForm) => string,
])[] = [
  [
    'type-from',
    'event_type_from',
    'Take the event type from',
    html`A header such as <code>X-GitHub-Event</code>, or a JSON pointer into the data such as <code>/type</code>.`,
    ({ typeFrom }) => typeFrom,
  ],
  [
    'repeat-id-from',
    'repeat_id_from',
    'Recognize repeated requests by',
    html`A header or a JSON pointer such as <code>/id</code>. A second request with the same value publishes nothing.`,
    ({ repeatIdFrom }) => repeatIdFrom,
  ],
  [
    'headers',
    'keep_headers',
    'Headers to store with events',
    html`Separated by commas. Filters and mappings see them as <code>headers.x-name</code>.`,
    ({ keptHeaders }) => keptHeaders,
  ],
];

/** The fields of an inbound endpoint. `id` distinguishes several forms on a page. */
export function inboundFields(id: string, form: InboundForm): Html {
  const { errors } = form;
  const hasVerification = form.scheme !== '' || errors.secret !== undefined || errors.header !== undefined;
  const hasMore = form.allowGet || form.rate !== '' || form.schema !== '' || form.responseStatus !== '';
  const moreFields = ['schema', 'rate', 'response-status', 'response-body'];
  const takesMore = form.typeFrom !== '' || form.repeatIdFrom !== '' || form.keptHeaders !== '';
  return html`${field(id, 'name', errors, {
    label: 'Name',
    control: aria =>
      html`<input name="name" type="text" maxlength="200" required autocomplete="off" value="${form.name}"${aria}>`,
  })}
${field(id, 'type', errors, {
  label: 'Event type',
  hint: html`The type of events whose sender does not give one, such as <code>order.paid</code>.`,
  control: aria =>
    html`<input name="event_type" type="text" maxlength="200" required autocomplete="off" spellcheck="false" value="${form.eventType}"${aria}>`,
})}
${
  form.allowedTypes !== null &&
  field(id, 'allowed', errors, {
    label: optional('Other event types that senders may give'),
    hint: html`For CloudEvents, and for types that are taken from the request. Separated by commas, <code>*</code> for any. If empty, all events have the type above.`,
    control: aria =>
      html`<input name="event_types" type="text" autocomplete="off" spellcheck="false" value="${form.allowedTypes}"${aria}>`,
  })
}
<div>
<details class="fold"${hasVerification && html` open`}><summary>Verify the sender</summary>
<div class="stack">
${field(id, 'scheme', errors, {
  label: 'Verification',
  control: aria => html`<select name="scheme"${aria}>${options(schemes, form.scheme)}</select>`,
})}
${field(id, 'header', errors, {
  label: html`Header name <span class="muted">(for a secret in a header)</span>`,
  control: aria =>
    html`<input name="header" type="text" maxlength="100" autocomplete="off" spellcheck="false" value="${form.header}"${aria}>`,
})}
${hmacFields(id, form)}
${field(id, 'secret', errors, {
  label: form.hasSecret ? optional('New secret') : 'Secret',
  hint: form.hasSecret
    ? 'Pages never contain the secret. Leave this empty to keep it.'
    : html`The secret that the sender signs with, or sends. For a user name and a password, enter <code>name:password</code>. It is never shown again.`,
  control: aria =>
    html`<input name="password" type="password" maxlength="500" autocomplete="new-password"${aria}>`,
})}
${form.wantsSecret && html`<label class="choice"><input type="checkbox" name="wants_password" checked> <span>Save the secret above</span></label>`}
</div></details>
<details class="fold"${(takesMore || takenFields.some(([name]) => errors[name] !== undefined)) && html` open`}><summary>Type, id and headers of the request</summary>
<div class="stack">
${takenFields.map(([name, input, label, hint, value]) =>
  field(id, name, errors, {
    label: optional(label),
    hint,
    control: aria =>
      html`<input name="${input}" type="text" autocomplete="off" spellcheck="false" value="${value(form)}"${aria}>`,
  }),
)}
</div></details>
<details class="fold"${(hasMore || moreFields.some(name => errors[name] !== undefined)) && html` open`}><summary>Schema, rate limit, response and GET requests</summary>
<div class="stack">
${
  form.schema === null
    ? html`<p class="notice">The JSON Schema of this endpoint is too large for this form. It stays as it is. Use the API to change it.</p>`
    : field(id, 'schema', errors, {
        label: optional('JSON Schema'),
        hint: 'Data that does not match is refused.',
        control: aria =>
          html`<textarea name="schema" rows="6" spellcheck="false"${aria}>\n${form.schema}</textarea>`,
      })
}
${field(id, 'rate', errors, {
  label: optional('Events per minute'),
  hint: 'Further events are refused. If empty, the limit of the service applies.',
  control: aria =>
    html`<input name="rate" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="6" autocomplete="off" value="${form.rate}"${aria}>`,
})}
${field(id, 'response-status', errors, {
  label: optional('Response status'),
  hint: html`What senders get for a stored event, such as <code>200</code>. If empty, 202 with the id of the event.`,
  control: aria =>
    html`<input name="response_status" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="3" autocomplete="off" value="${form.responseStatus}"${aria}>`,
})}
${field(id, 'response-body', errors, {
  label: optional('Response body'),
  hint: html`JSON, such as <code>{"received": true}</code>.`,
  control: aria =>
    html`<textarea name="response_body" rows="3" spellcheck="false"${aria}>\n${form.responseBody}</textarea>`,
})}
<label class="choice"><input type="checkbox" name="allow_get"${form.allowGet && html` checked`}> <span>Accept GET requests, with the fields in the query</span></label>
</div></details>
</div>`;
}
