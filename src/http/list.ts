/** Streams a list: neither all records nor the whole response are in memory at once. */
import { Readable } from 'node:stream';
import type Koa from 'koa';

/**
 * Sends the envelope with a streamed list. An error in the middle closes the connection, so that no client mistakes a
 * partial response for a complete one.
 */
export function sendList(
  ctx: Koa.Context,
  envelope: (list: readonly object[]) => object,
  first: readonly object[],
  rest: AsyncIterable<readonly object[]>,
  onFailure: (error: unknown) => void,
): void {
  const [start, end] = around(envelope);
  async function* text() {
    try {
      yield start + inner(first);
      for await (const batch of rest) yield `,${inner(batch)}`;
      yield end;
    } catch (error) {
      onFailure(error);
      ctx.res.destroy();
    }
  }
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = Readable.from(text(), { objectMode: false });
}

/** The text before and after the items of the list. */
function around(envelope: (list: readonly object[]) => object): [string, string] {
  const text = JSON.stringify(envelope([]));
  const place = text.lastIndexOf('[]');
  if (place === -1) throw new TypeError('the envelope of a streamed list must contain the list');
  return [text.slice(0, place + 1), text.slice(place + 1)];
}

const inner = (batch: readonly object[]) => JSON.stringify(batch).slice(1, -1);
