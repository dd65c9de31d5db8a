/** Checks what the handler of an operation returns: a wrong result is an error of the operation, not an empty success. */
import { Readable } from 'node:stream';
import { isPlainObject } from '../common/json/plain-object.ts';
import type { Media, Operation, Outcome, Page, PlainAnswer, Streamed } from '../group/operation.ts';
import { unwritable } from './results.ts';

/**
 * Checks everything apart from the content of the result, which is serialised only once if it is frozen.
 * @throws TypeError that names the operation
 */
export function checkOutcome(
  { id, reply, raw }: Pick<Operation, 'id' | 'reply' | 'raw'>,
  outcome: Outcome<object> | null | undefined,
): asserts outcome is Outcome<object> {
  const result = outcome?.result;
  if (typeof result !== 'object' || result === null)
    throw new TypeError(
      `the handler of ${id} must return { result }, and its result must be an object or a list`,
    );
  if (outcome?.answer !== undefined) {
    if (raw !== undefined && isAnswer(outcome.answer)) return;
    throw new TypeError(
      `the handler of ${id} must return answer as { status, content } with a status from 200 to 299, and only if it reads the request itself`,
    );
  }
  if ('media' in reply && !isMedia(result as Partial<Media | Streamed>, reply.media))
    throw new TypeError(
      `the handler of ${id} must return { result: { type, body } } with a type of reply.media, and text, a buffer or a stream`,
    );
  if (outcome?.page !== undefined && !isPage(outcome.page))
    throw new TypeError(`the handler of ${id} must return a page of whole numbers { page, perPage, total }`);
  if (outcome?.rest !== undefined && !(Array.isArray(result) && Symbol.asyncIterator in Object(outcome.rest)))
    throw new TypeError(
      `the handler of ${id} must return rest as an async iterable, and a list as its result`,
    );
}

const isMedia = ({ type, body }: Partial<Media | Streamed>, types: readonly string[]) =>
  (types.includes(type ?? '') || (types.includes('*/*') && type !== undefined)) &&
  (typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable);

const isAnswer = ({ status, content }: PlainAnswer) =>
  Number.isInteger(status) &&
  status >= 200 &&
  status < 300 &&
  (content === null || isMedia(content, ['*/*']));

const isPage = ({ page, perPage, total }: Page) =>
  Number.isSafeInteger(total) &&
  total >= 0 &&
  [page, perPage].every(one => Number.isSafeInteger(one) && one > 0);

/** @throws TypeError that names the operation */
export function responseJson(
  id: string,
  envelope: (result: object) => object,
  result: object,
  shape: (body: object) => object,
): string {
  // Maps, dates, buffers and others have no content in JSON, or are not an object there.
  if (!Array.isArray(result) && !isPlainObject(result))
    throw new TypeError(`the result of ${id} must be an object or a list that JSON can contain`);
  const body = envelope(result);
  if (!isPlainObject(body)) throw new TypeError(`the envelope of ${id} must return an object`);
  const shaped = shape(body);
  try {
    return JSON.stringify(shaped);
  } catch (error) {
    throw unwritable(id, error);
  }
}
