/** What code of others is given and may ignore: if it fails then, it must not end the process. */
import type { Readable } from 'node:stream';

/** `onError` is told of each failure, also of one that is not ignored. @default nobody is */
export function ignorable<Result>(
  promise: Promise<Result>,
  onError: (error: unknown) => void = () => {},
): Promise<Result> {
  promise.catch(onError);
  return promise;
}

/** A reader sees the error at the end of the stream. */
export const ignorableStream = <Stream extends Readable>(stream: Stream): Stream =>
  stream.on('error', () => {});
