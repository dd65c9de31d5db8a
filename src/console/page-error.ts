/** An action that stops with a page of its own. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly title: string;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, title: string, text: string, retryAfter?: number) {
    super(text);
    this.status = status;
    this.title = title;
    this.retryAfter = retryAfter;
  }
}

export const notFound = () =>
  new PageError(404, 'Not found', 'There is no such page, or it is not yours to see.');
