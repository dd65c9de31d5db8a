/**
 * The header `If-Match` (RFC 9110, 13.1.1): a change is made only if the resource is still as the caller has read it.
 * The condition is checked in the step of the storage that makes the change, so that no other change comes in between.
 */
import type Koa from 'koa';
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import type { Precondition } from '../group/call.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import { createEncoder } from './reply.ts';
import { resultShape } from './results.ts';

export const matchHeader = {
  'If-Match': {
    description:
      'The `ETag` of the resource as you have read it, or several of them, or `*` for any. If it has changed since, nothing is changed.',
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
} as const;

/** Conditions for changes. `If-None-Match` is one too (`*`: only if it does not exist). */
const headers = { 'If-Match': 'if-match', 'If-None-Match': 'if-none-match' } as const;

const tags = /(?:W\/)?"([^"]*)"/g;

/**
 * Reads the condition of a request for an operation that changes something. A header that the operation does not take
 * is refused, because a change without its condition could overwrite another one.
 */
export function preconditionReader(
  operation: Operation,
  group: ServedGroup,
  options: ServedOptions,
): (ctx: Koa.Context) => Precondition | null {
  const { method, auth, conditional } = operation;
  if (method === 'GET' || auth !== 'bearer') return () => null;
  const read = group.operations.find(({ id }) => id === conditional);
  const encode =
    read === undefined || 'media' in read.reply
      ? null
      : createEncoder(read.id, read.reply.envelope, true, resultShape(read, group, options));
  const refused =
    encode === null ? Object.entries(headers) : [['If-None-Match', headers['If-None-Match']] as const];
  return ctx => {
    const given = ctx.req.headers;
    for (const [name, header] of refused)
      if (given[header] !== undefined)
        throw invalidParameters({ pointer: `/${name}`, reason: 'is not supported by this operation' });
    const text = given[headers['If-Match']];
    if (text === undefined || encode === null) return null;
    const wanted = wantedTags(text);
    // Our tags are weak only because a host may compress responses: of equal content, they are always equal.
    return current => wanted === null || wanted.has(tagOf(encode(current, ctx).etag));
  };
}

const tagOf = (etag: string) => etag.slice('W/"'.length, -1);

/** The tags without their marks, or `null` for any. @throws MarketplaceError 400 */
function wantedTags(text: string): ReadonlySet<string> | null {
  if (text.trim() === '*') return null;
  const wanted = new Set([...text.matchAll(tags)].map(([, tag = '']) => tag));
  if (wanted.size === 0 || /[^\s,]/.test(text.replaceAll(tags, '')))
    throw invalidParameters({ pointer: '/If-Match', reason: 'must be a list of ETags in quotes, or *' });
  return wanted;
}

export const preconditionFailed = (): MarketplaceError => new MarketplaceError('precondition_failed');
