/** Errors as pages. */
import type { MarketplaceError } from '../common/errors/errors.ts';
import { ExpectedError } from '../common/errors/expected-error.ts';

/** An error that an action throws to show its own error page. */
export class PageError extends ExpectedError {
  override readonly name = 'PageError';
  readonly status: number;
  readonly title: string;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(status: number, title: string, text: string, retryAfter?: number) {
    super(text, {}, status < 500);
    this.status = status;
    this.title = title;
    this.retryAfter = retryAfter;
  }
}

export const notFound = () =>
  new PageError(404, 'Not found', 'This page does not exist, or you have no access to it.');

export const tooManyLogIns = () =>
  new PageError(
    429,
    'Too many attempts',
    'Many users are logging in at the moment. Please try again in a few seconds.',
    5,
  );

/** Reloading the response repeats the form, so no input is lost. */
const sendAgain = ' Then reload this page to send your input again.';

/** Statuses of a body that cannot be read. */
const isOfReading: ReadonlySet<number> = new Set([400, 408, 413, 415]);

/** The title for the status of an error that shows its own message. */
function titleOf(status: number): string {
  if (isOfReading.has(status)) return 'The form could not be read';
  if (status === 503) return 'Service unavailable';
  return status < 500 ? 'The request was refused' : 'Something went wrong';
}

/** The page for an error that an operation or the storage has thrown. `isForm`: the request has submitted a form. */
export function pageErrorOf(
  { code, status, message, headers }: MarketplaceError,
  isForm: boolean,
): PageError {
  if (code === 'internal_error')
    return new PageError(
      500,
      'Something went wrong',
      'The problem is on our side. Please try again in a moment.',
    );
  if (code === 'too_many_requests')
    return new PageError(
      429,
      'Too many requests',
      `There were too many requests, or too many log-ins have failed. Please wait a moment and try again.${isForm ? sendAgain : ''}`,
    );
  const title = titleOf(status);
  if (code !== 'unavailable') return new PageError(status, title, `${message}.`);
  const namesWait = Object.keys(headers).some(name => name.toLowerCase() === 'retry-after');
  return new PageError(status, title, `${message}. Please try again soon.`, namesWait ? undefined : 5);
}
