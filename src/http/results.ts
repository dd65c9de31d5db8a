/** Shapes results by the schema of the reply: only what it describes leaves the service, and what differs is told. */

import type Koa from 'koa';
import { withRemedy } from '../common/errors/remedy.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import type { ShapedResult } from '../group/shaping/compile.ts';
import { pointerOf, type SchemaMismatch } from '../group/shaping/types.ts';

/** The error for a result that JSON cannot contain. */
export const unwritable = (id: string, cause: unknown): TypeError =>
  new TypeError(
    `the result of ${id} cannot be written as JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  );

/** Returns the body that is sent. */
export type ShapeBody = (body: object, ctx: Koa.Context) => object;

/**
 * A wrong type is an error if the option `checkResults` is on. Otherwise the value is sent as it is, and `onError` is
 * told once for each member. What JSON cannot contain, such as NaN, is always an error: it would be sent as `null`. So is
 * an object or a list in the place of something else: nothing says what is private in it.
 */
export function resultShape(
  { id, reply }: Pick<Operation, 'id' | 'reply'>,
  { needs }: Pick<ServedGroup, 'needs'>,
  { served, checkResults, originOf, onError }: ServedOptions,
): ShapeBody {
  const schema = 'media' in reply ? '' : reply.schema;
  const reported = new Set<string>();

  function errorAbout([first, ...more]: readonly SchemaMismatch[], body: object): TypeError {
    if (first === undefined) return new TypeError(`the result of ${id} does not fit the schema ${schema}`);
    const others = more.length === 0 ? '' : `, and ${more.length} more`;
    return withRemedy(
      new TypeError(
        `the result of ${id} does not fit the schema ${schema}: ${pointerOf(first)} ${first.reason}${others}${placeOf(first, body)}`,
      ),
      'Correct what the named method returns, or the schema of the group',
    );
  }

  /** Which method of the repository has returned the value, or which ones may have. */
  function placeOf({ path }: SchemaMismatch, body: object): string {
    let at: unknown = body;
    let origin: string | null = null;
    for (const step of path) {
      if (typeof at !== 'object' || at === null) break;
      origin = originOf(at) ?? origin;
      at = (at as Readonly<Record<string, unknown>>)[step];
    }
    if (origin !== null) return ` (returned by ${origin})`;
    return needs.length === 0
      ? ''
      : ` (its group reads ${needs.map(part => `repository.${part}`).join(', ')})`;
  }

  function shaped(body: object): ShapedResult {
    try {
      return served.shaperOf(schema)(body);
    } catch (error) {
      // A `toJSON` has failed, or an object contains itself.
      throw unwritable(id, error);
    }
  }

  return (body, ctx) => {
    const { value, mismatches } = shaped(body);
    if (mismatches.length === 0) return value as object;
    const refused = checkResults ? mismatches : mismatches.filter(({ isUnsendable }) => isUnsendable);
    if (refused.length > 0) throw errorAbout(refused, body);
    const isNew = (misfit: SchemaMismatch) => {
      // The items of a list count as one place.
      const place = pointerOf(misfit).replaceAll(/\/\d+/g, '/*');
      return !reported.has(place) && reported.size < maxReported && reported.add(place);
    };
    const fresh = mismatches.filter(isNew);
    if (fresh.length > 0) onError(errorAbout(fresh, body), ctx);
    return value as object;
  };
}

/** The names in a free map are without number. */
const maxReported = 1_000;
