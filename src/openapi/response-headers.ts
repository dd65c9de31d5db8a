/** The headers of error responses in the document. */
import { errorCodeHeader } from '../common/errors/errors.ts';
import type { ResponseObject } from './types.ts';

type Headers = NonNullable<ResponseObject['headers']>;

const text = (description: string, example: string): Headers[string] => ({
  description,
  schema: { type: 'string' },
  example,
});

/** How to send the key (RFC 6750, section 3). */
const challenge: Headers = {
  'WWW-Authenticate': text('The authentication scheme, and what is wrong with the key.', 'Bearer'),
};

/** The headers with the time to wait (RFC 9110, 10.2.3; draft-ietf-httpapi-ratelimit-headers-10). */
const waiting: Headers = {
  'Retry-After': {
    description: 'Number of seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'RateLimit-Policy': text(
    'The rate limit that was reached: the quota (`q`) per window of seconds (`w`).',
    '"key";q=6000;w=60',
  ),
  RateLimit: text(
    'The remaining quota (`r`) and the seconds until it is fully restored (`t`).',
    '"key";r=0;t=30',
  ),
};

const ofErrors: Readonly<Record<string, Headers>> = {
  missing_key: challenge,
  method_not_allowed: { Allow: text('The methods of the path (RFC 9110, 10.2.1).', 'GET, HEAD, OPTIONS') },
  unsupported_media_type: {
    Accept: text('The media types that the operation accepts (RFC 9110, 15.5.16).', 'application/json'),
  },
  too_many_requests: waiting,
};

export const headersOf = (codes: readonly string[]): Headers =>
  Object.assign(
    { [errorCodeHeader]: text('The code of the error, for programs.', codes[0] ?? '') },
    ...codes.map(code => ofErrors[code]),
  );
