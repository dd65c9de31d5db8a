/** An error that an action throws to show its own error page. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly title: string;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(status: number, title: string, text: string, retryAfter?: number) {
    super(text);
    this.status = status;
    this.title = title;
    this.retryAfter = retryAfter;
  }
}

export const notFound = () =>
  new PageError(404, 'Not found', 'This page does not exist, or you have no access to it.');
