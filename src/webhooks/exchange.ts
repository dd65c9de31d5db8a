/** A request and the start of its response, as undici's `dispatch` reports them. */
import { setImmediate } from 'node:timers';
import type { Dispatcher } from 'undici';
import { elapsed } from '../common/time/worker-time.ts';

/**
 * A receiver that was closing an idle connection does so within one round trip, in milliseconds. One that closes it later
 * may have failed because of the request, and must not get twice as many from us.
 */
const closingFor = 1_000;

export interface ReceiverResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** The first bytes of the body. */
  readonly body: Buffer;
}

export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

const empty = Buffer.alloc(0);

export class Exchange implements Dispatcher.DispatchHandler {
  /** The response, or why there is none. */
  readonly answered: Promise<ReceiverResponse>;
  readonly #longest: number;
  readonly #now: () => number;
  #resolve: (answered: ReceiverResponse) => void = () => {};
  #reject: (error: Error) => void = () => {};
  /** Why it ended without a response. */
  #reason: Error | null = null;
  #isOver = false;
  #controller: Dispatcher.DispatchController | null = null;
  /** When it took the connection. */
  #takenAt = Number.NaN;
  /** Sends the request once more. `null`: it was sent twice, or the receiver has begun to respond. */
  #again: (() => void) | null = null;
  #status = 0;
  #headers: ResponseHeaders = {};
  #chunks: Buffer[] = [];
  #length = 0;

  /** `longest`: maximum size of the body that is read, in bytes. `now`: a monotonic clock. */
  constructor(longest: number, now = elapsed) {
    this.#longest = longest;
    this.#now = now;
    this.answered = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // It may end during a look-up, before anyone waits for it.
    this.answered.catch(() => {});
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Sends the request with `send`, and once more if it took an idle connection that the receiver was closing: such a
   * receiver has not seen the request, and if it has, it knows the delivery by its id.
   */
  begin(send: () => void): void {
    this.#again = () => {
      if (!this.#isOver) send();
    };
    send();
  }

  /**
   * Ends it, if it has not ended, and closes its connection: with the status, if the headers of the response have
   * arrived, or with an error.
   */
  end(reason: Error): void {
    if (this.#isOver) return;
    this.#close(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#takenAt = this.#now();
    // It ended while it waited for a connection.
    if (this.#reason !== null) controller.abort(this.#reason);
  }

  /** Called at the first byte, before the headers are complete. */
  onResponseStarted(): void {
    this.#again = null;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    this.#again = null;
    // Interim responses such as 103 come before the response.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver) return;
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#longest) return;
    this.#succeed();
    // The rest is skipped by closing the connection.
    controller.abort(new Error('the rest of the response is not read'));
  }

  onResponseEnd(): void {
    this.#succeed();
  }

  onResponseError(_: Dispatcher.DispatchController | undefined, error: Error): void {
    if (this.#isOver) return;
    const again = this.#again;
    if (again === null || !wasIdle(error) || this.#now() - this.#takenAt > closingFor) {
      this.#close(error);
      return;
    }
    this.#again = null;
    this.#controller = null;
    // By then, undici knows the other idle connections that the receiver has closed at the same time.
    setImmediate(again);
  }

  #succeed(): void {
    this.#isOver = true;
    this.#resolve({ status: this.#status, headers: this.#headers, body: this.#body() });
  }

  /**
   * A receiver that has sent its headers has decided. What happens to the body changes nothing: some send a body of
   * another length than they say, or with a 204, and some close the connection early.
   */
  #close(reason: Error): void {
    if (this.#status > 0) this.#succeed();
    else this.#fail(reason);
  }

  #fail(reason: Error): void {
    this.#isOver = true;
    this.#reason = reason;
    this.#reject(reason);
  }

  #body(): Buffer {
    // Most receivers send no body.
    return this.#length === 0 ? empty : Buffer.concat(this.#chunks).subarray(0, this.#longest);
  }
}

/** Whether the receiver closed a connection without a response that had responses before. */
function wasIdle(error: Error): boolean {
  const { code, message, socket } = error as Error & { code?: string; socket?: { bytesRead?: number } };
  return code === 'UND_ERR_SOCKET' && message === 'other side closed' && (socket?.bytesRead ?? 0) > 0;
}
