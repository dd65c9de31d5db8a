/** Tells a repeated request from another one with the same idempotency key. */

import { createHash } from 'node:crypto';
import { essenceOf } from '../../common/events/cloudevents.ts';
import { byText } from '../../common/text/compare-texts.ts';
import type { RawRequest } from '../../group/raw.ts';
import type { Draft } from './draft.ts';

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
  const content = type === 'multipart/form-data' ? JSON.stringify(drafts.map(({ data }) => data)) : bytes;
  return createHash('sha256')
    .update(JSON.stringify([method, method === 'GET' ? query : '', type, reported]))
    .update(content)
    .digest('hex');
}
