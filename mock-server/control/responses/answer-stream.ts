/** Bodies of answers that are sent while they are read. */
import { Readable } from 'node:stream';

/** Bytes that are sent while they are read: by one request only. */
export type AnswerStream = Readable | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** The body of an answer, ready to be sent. */
export type AnswerBody = string | Buffer | AnswerStream;

interface WithBody {
  readonly content: { readonly body: AnswerBody } | null;
}

/** Whether a stream can be read for another request. */
export const isReadOnce = ({ content }: WithBody): boolean =>
  content !== null && typeof content.body !== 'string' && !Buffer.isBuffer(content.body);

/** The stream as one of Node.js, of bytes. It ends its source when it is ended. */
export const readableOf = (stream: AnswerStream): Readable =>
  Readable.from(bytesIn(stream), { objectMode: false });

async function* bytesIn(stream: AnswerStream): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<unknown>) {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))
      throw new TypeError('mock.answer: the stream has something else than bytes and texts');
    yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  }
}

/** Ends the stream of an answer that is not sent. */
export function discard({ content }: WithBody): void {
  const body = content?.body;
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return;
  if (body instanceof Readable) body.destroy();
  else if (body instanceof ReadableStream) void body.cancel().catch(() => {});
  else void body[Symbol.asyncIterator]().return?.(undefined);
}
