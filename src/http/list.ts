/** Streams a list: neither all records nor the whole response are in memory at once. */
import { Readable } from 'node:stream';
import type Koa from 'koa';
import { whenOver } from './response-over.ts';

/**
 * Sends the envelope with a streamed list. An error in the middle closes the connection, so that no client mistakes a
 * partial response for a complete one. `textOf`: the whole response with one batch as its list.
 */
export function sendList(
  ctx: Koa.Context,
  textOf: (list: readonly object[]) => string,
  first: readonly object[],
  rest: AsyncIterable<readonly object[]>,
  onFailure: (error: unknown) => void,
): void {
  const [start, end] = around(textOf([]));
  const inner = (batch: readonly object[]) => textOf(batch).slice(start.length, -end.length);
  // An error of the first batch is still a response of its own.
  const beginning = start + inner(first);
  async function* text() {
    let isEmpty = first.length === 0;
    try {
      yield beginning;
      for await (const batch of rest) {
        if (batch.length === 0) continue;
        yield `${isEmpty ? '' : ','}${inner(batch)}`;
        isEmpty = false;
      }
      yield end;
    } catch (error) {
      onFailure(error);
      ctx.res.destroy();
    }
  }
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const body = Readable.from(text(), { objectMode: false });
  // Koa is not told if the response still waits behind another one of its connection.
  whenOver(ctx, () => body.destroy());
  ctx.body = body;
}

/** The text before and after the items of the list. */
function around(text: string): [string, string] {
  const place = text.lastIndexOf('[]');
  if (place === -1) throw new TypeError('the envelope of a streamed list must contain the list');
  return [text.slice(0, place + 1), text.slice(place + 1)];
}
