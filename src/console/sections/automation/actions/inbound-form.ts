/** The form of an inbound endpoint: its values and its validation. */
import { isDeepStrictEqual } from 'node:util';
import { MarketplaceError, type Problem } from '../../../../common/errors.ts';
import type { AutomationEndpoint, AutomationHmac } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { numberOf, textOf, wordsOf } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { prettyJson, readJson } from '../../../json.ts';
import type { FormErrors } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import type { HmacForm, InboundForm } from '../views.ts';
import { readWhole } from './read-whole.ts';
import { formErrors } from './visit.ts';

/** Nothing is required in this schema, so that the errors of all fields are found. */
const reader = createInputReader('ChangeAutomationEndpointRequest');

/** Longer schemas are changed through the API, because forms have a size limit. */
const maxSchemaLength = 15_000;

const words: FormWords = {
  name: { field: 'name', name: 'The name', told: { minLength: 'Enter a name for the endpoint.' } },
  event_type: {
    field: 'type',
    name: 'The event type',
    told: { minLength: 'Enter the type of the events, such as order.paid.' },
  },
  event_types: {
    field: 'allowed',
    name: 'The allowed event types',
    each: 'Each allowed event type',
    told: { maxItems: 'Enter at most {limit} event types.' },
  },
  event_type_from: {
    field: 'type-from',
    name: 'The place of the type',
    told: { pattern: 'Enter the name of a header, or a JSON pointer such as /type.' },
  },
  repeat_id_from: {
    field: 'repeat-id-from',
    name: 'The place of the id',
    told: { pattern: 'Enter the name of a header, or a JSON pointer such as /id.' },
  },
  keep_headers: {
    field: 'headers',
    name: 'The headers to store',
    each: 'Each header to store',
    told: { maxItems: 'Enter at most {limit} headers.' },
  },
  scheme: { field: 'scheme', name: 'The verification' },
  header: {
    field: 'header',
    name: 'The header name',
    told: { pattern: 'A header name consists of letters, digits and hyphens.' },
  },
  hmac_header: {
    field: 'hmac-header',
    name: 'The header with the signature',
    told: {
      pattern: 'A header name consists of letters, digits and hyphens.',
      minLength: 'Enter the header with the signature.',
    },
  },
  hmac_algorithm: { field: 'hmac-algorithm', name: 'The hash function' },
  hmac_encoding: { field: 'hmac-encoding', name: 'The encoding' },
  hmac_prefix: {
    field: 'hmac-prefix',
    name: 'The text before the signature',
    told: { pattern: 'The text before the signature consists of ASCII characters.' },
  },
  hmac_timestamp_header: {
    field: 'hmac-timestamp',
    name: 'The header with the time',
    told: { pattern: 'A header name consists of letters, digits and hyphens.' },
  },
  hmac_signed: {
    field: 'hmac-signed',
    name: 'What is signed',
    told: {
      minLength: 'What is signed must contain {body} once.',
      pattern: 'What is signed consists of ASCII characters.',
    },
  },
  secret: { field: 'secret', name: 'The secret', told: { minLength: 'Enter the secret of the sender.' } },
  data_schema: {
    field: 'schema',
    name: 'The schema',
  },
  rate: {
    field: 'rate',
    name: 'The rate limit',
    told: { type: 'The rate limit must be a whole number.' },
  },
  response_status: {
    field: 'response-status',
    name: 'The status of the response',
    told: { type: 'The status of the response must be a whole number.' },
  },
  response_body: { field: 'response-body', name: 'The body of the response' },
};

/** The fields of the verification are fields of the form. */
function flat(error: unknown): unknown {
  if (!(error instanceof MarketplaceError)) return error;
  const problems = error.problems.map(problem => ({
    ...problem,
    pointer: problem.pointer
      .replace(/^\/response\//, '/response_')
      .replace(/^\/verification\/(hmac\/)?/, (_, hmac) => (hmac ? '/hmac_' : '/')),
  }));
  return Object.assign(error, { problems });
}

export const inboundErrors = (error: unknown): FormErrors => formErrors(flat(error), words);

/** The submitted form. The secret is passed to the operation only. */
export interface GivenInbound extends Omit<InboundForm, 'errors' | 'hasSecret'> {
  readonly secret: string;
}

const emptyHmac: HmacForm = {
  header: '',
  algorithm: 'sha256',
  encoding: 'hex',
  prefix: '',
  timestamp: '',
  signed: '{body}',
};

const hmacFormOf = (hmac: AutomationHmac | undefined): HmacForm =>
  hmac === undefined
    ? emptyHmac
    : {
        header: hmac.header,
        algorithm: hmac.algorithm,
        encoding: hmac.encoding,
        prefix: hmac.prefix,
        timestamp: hmac.timestamp_header ?? '',
        signed: hmac.signed,
      };

const hmacFrom = ({ timestamp, ...rest }: HmacForm): object => ({
  ...rest,
  timestamp_header: timestamp === '' ? null : timestamp,
});

export const emptyInbound: InboundForm = {
  name: '',
  eventType: '',
  allowedTypes: '*',
  typeFrom: '',
  repeatIdFrom: '',
  keptHeaders: '',
  allowGet: false,
  scheme: '',
  header: '',
  hmac: emptyHmac,
  hasSecret: false,
  wantsSecret: false,
  schema: '',
  rate: '',
  responseStatus: '',
  responseBody: '',
  errors: {},
};

/** An endpoint with the values of its form. */
export function inboundFormOf(endpoint: AutomationEndpoint): InboundForm {
  const { name, event_type, event_types, allow_get, verification, data_schema, rate } = endpoint;
  const schema = data_schema === null ? '' : prettyJson(data_schema);
  return {
    name,
    eventType: event_type,
    allowedTypes: textOf(event_types),
    typeFrom: endpoint.event_type_from ?? '',
    repeatIdFrom: endpoint.repeat_id_from ?? '',
    keptHeaders: textOf(endpoint.keep_headers),
    allowGet: allow_get,
    scheme: verification?.scheme ?? '',
    header: verification?.header ?? '',
    hmac: hmacFormOf(verification?.hmac),
    hasSecret: verification !== null,
    wantsSecret: false,
    schema: schema === '' || isEditable(schema) ? schema : null,
    rate: rate === null ? '' : String(rate),
    ...responseFormOf(endpoint),
    errors: {},
  };
}

const responseFormOf = ({ response }: Pick<AutomationEndpoint, 'response'>) => ({
  responseStatus: response === null ? '' : String(response.status),
  responseBody: response?.body === undefined ? '' : JSON.stringify(response.body, null, 2),
});

/** A response that is as it was stays as it is, even if a form could not send it. */
function responseFrom(
  { responseStatus, responseBody }: GivenInbound,
  endpoint: AutomationEndpoint | null,
  found: Problem[],
): { readonly response?: unknown } {
  const old = responseFormOf({ response: endpoint?.response ?? null });
  if (old.responseStatus === responseStatus && old.responseBody === responseBody) return {};
  if (responseStatus === '' && responseBody === '') return { response: null };
  if (responseStatus === '') found.push({ pointer: '/response/status', reason: 'is required' });
  const read = responseBody === '' ? null : readJson(responseBody);
  if (read !== null && !read.ok) found.push({ pointer: '/response/body', reason: 'must be JSON' });
  const body = read?.ok === true ? { body: read.value } : {};
  return { response: { status: responseStatus === '' ? 200 : numberOf(responseStatus), ...body } };
}

const isEditable = (schema: string) => schema.length <= maxSchemaLength && readJson(schema).ok;

export const inboundFrom = (form: Form): GivenInbound => ({
  name: form.one('name').trim(),
  eventType: form.one('event_type').trim(),
  allowedTypes: form.names.includes('event_types') ? form.one('event_types') : null,
  typeFrom: form.one('event_type_from').trim(),
  repeatIdFrom: form.one('repeat_id_from').trim(),
  keptHeaders: form.one('keep_headers').trim(),
  allowGet: form.one('allow_get') === 'on',
  scheme: form.one('scheme'),
  header: form.one('header').trim(),
  hmac: {
    header: form.one('hmac_header').trim(),
    algorithm: form.one('hmac_algorithm'),
    encoding: form.one('hmac_encoding'),
    prefix: form.one('hmac_prefix'),
    timestamp: form.one('hmac_timestamp').trim(),
    signed: form.one('hmac_signed'),
  },
  // Named so that the login does not keep it.
  secret: form.one('password'),
  wantsSecret: form.one('wants_password') === 'on',
  schema: form.names.includes('schema') ? form.one('schema') : null,
  rate: form.one('rate').trim(),
  responseStatus: form.one('response_status').trim(),
  responseBody: form.one('response_body').replaceAll('\r\n', '\n').trim(),
});

/**
 * `endpoint`: the one to change. Its secret is kept if the verification is the same and no secret was typed.
 * @throws MarketplaceError with all problems
 */
export function inboundInput(given: GivenInbound, endpoint: AutomationEndpoint | null): never {
  const found: Problem[] = [];
  const input: Record<string, unknown> = {
    name: given.name,
    event_type: given.eventType,
    allow_get: given.allowGet,
    rate: given.rate === '' ? null : numberOf(given.rate),
  };
  const { event_type_from = null, repeat_id_from = null } = endpoint ?? {};
  if (given.typeFrom !== (event_type_from ?? '')) input.event_type_from = given.typeFrom || null;
  if (given.repeatIdFrom !== (repeat_id_from ?? '')) input.repeat_id_from = given.repeatIdFrom || null;
  // As long as nobody names others, the endpoint keeps those of its verification.
  if (given.keptHeaders !== textOf(endpoint?.keep_headers ?? []))
    input.keep_headers = wordsOf(given.keptHeaders);
  if (given.allowedTypes !== null) input.event_types = wordsOf(given.allowedTypes, endpoint?.event_types);
  if (given.schema !== null) {
    const read = readJson(given.schema);
    if (given.schema.trim() === '') input.data_schema = null;
    else if (read.ok && typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value))
      input.data_schema = read.value;
    else found.push({ pointer: '/data_schema', reason: 'must be a JSON object' });
  }
  Object.assign(input, responseFrom(given, endpoint, found));
  const header = given.scheme === 'header' ? given.header : null;
  const old = endpoint?.verification ?? null;
  const isSame =
    old !== null &&
    old.scheme === given.scheme &&
    old.header === header &&
    (given.scheme !== 'hmac' || isDeepStrictEqual(hmacFormOf(old.hmac), given.hmac));
  if (given.scheme === '') input.verification = null;
  else if (header === '') found.push({ pointer: '/header', reason: 'is required' });
  if (given.scheme !== '' && (given.secret !== '' || given.wantsSecret || !isSame))
    input.verification = {
      scheme: given.scheme,
      secret: given.secret,
      ...(header === null ? {} : { header }),
      ...(given.scheme === 'hmac' && { hmac: hmacFrom(given.hmac) }),
    };
  return readWhole(reader, input, found);
}

/** The form to show again. It omits the secret, which must be typed again. */
export function refusedInbound(given: GivenInbound, hasSecret: boolean, errors: FormErrors): InboundForm {
  const { secret, ...kept } = given;
  const wantsSecret = given.scheme !== '' && (secret !== '' || given.wantsSecret);
  return {
    ...kept,
    hasSecret,
    wantsSecret,
    errors:
      wantsSecret && errors.secret === undefined
        ? { ...errors, secret: 'Enter the secret again: pages never contain secrets.' }
        : errors,
  };
}
