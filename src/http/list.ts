/** A list that is written as it is read: neither the records nor the answer stand in memory as a whole. */
import { Readable } from 'node:stream';
import type Koa from 'koa';

/**
 * Sends the envelope around a list. A failure on the way ends the connection, as a length that is not
 * reached would: no client takes the half for the whole.
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

/** The text before and after the members of the list. */
function around(envelope: (list: readonly object[]) => object): [string, string] {
  const text = JSON.stringify(envelope([]));
  const place = text.lastIndexOf('[]');
  return [text.slice(0, place + 1), text.slice(place + 1)];
}

const inner = (batch: readonly object[]) => JSON.stringify(batch).slice(1, -1);
