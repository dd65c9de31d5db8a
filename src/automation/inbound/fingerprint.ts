/** Tells a repeated request from another one with the same idempotency key. */

import { createHash } from 'node:crypto';
import { essenceOf, isJson } from '../../common/events/cloudevents.ts';
import { canonicalJson } from '../../common/json/canonical-json.ts';
import { byText } from '../../common/text/compare-texts.ts';
import type { RawRequest } from '../../group/raw.ts';
import type { Draft } from './draft.ts';
import { jsonOf } from './read.ts';

/** Depends on the request alone: a changed endpoint does not change the response to a repeated request. */
export function fingerprintOf(
  { method, query, headers }: RawRequest,
  bytes: Uint8Array,
  drafts: readonly Draft[],
): string {
  const type = essenceOf(headers['content-type'] ?? '');
  const reported = Object.entries(headers)
    .filter(([name]) => name === 'deliver-at' || name.startsWith('ce-'))
    .sort(byText(([name]) => name));
  // Each request with a multipart form has a boundary of its own.
  const content =
    type === 'multipart/form-data'
      ? JSON.stringify(drafts.map(({ data }) => data))
      : type !== '' && isJson(type)
        ? jsonIn(bytes)
        : bytes;
  return createHash('sha256')
    .update(JSON.stringify([method, method === 'GET' ? query : '', type, reported]))
    .update(content)
    .digest('hex');
}

/** Spaces and the order of members are no difference, unless JavaScript cannot hold all of the JSON. */
function jsonIn(bytes: Uint8Array): string | Uint8Array {
  try {
    const { data, exactData = null } = jsonOf(bytes);
    return exactData ?? canonicalJson(data);
  } catch {
    // The type of a signed body is not signed.
    return bytes;
  }
}
