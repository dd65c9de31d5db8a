/**
 * What the journal keeps of a request while it is served: a few references, because most requests are never looked at.
 * What people read is made of them when somebody asks. Few objects: each one that outlives its request costs the garbage
 * collector time.
 */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import { hasBody } from '../../../src/http/body-types.ts';
import { type Caller, callerOf } from '../../../src/http/caller.ts';
import { type Chunk, isShown, isSmall, RecordedBody } from './part.ts';
import type { PassedOn } from './passed-on.ts';

/** The journal, as a recording sees it. */
export interface Recorder {
  /** The journal keeps more bytes of it. */
  grew(recording: Recording, bytes: number): void;
  /** The response has ended, or it is a stream without an end that was opened. */
  answered(recording: Recording): void;
  /**
   * Its answer is known, and is about to be sent. `status`: `null` without an answer. `body`: all of it, if it was sent at
   * once. May be called several times.
   */
  ended(recording: Recording, res: ServerResponse, status: number | null, body?: unknown): void;
}

export class Recording {
  readonly id: number;
  readonly recorder: Recorder;
  /** Bytes that the journal counts for it. */
  size = 0;
  readonly method: string;
  readonly url: string;
  readonly time: number;
  readonly start = performance.now();
  /** Names and values, one a line: neither can contain a line break. */
  readonly requestHead: string;
  /** `null` after the response has ended, because it holds the request and the connection. */
  response: ServerResponse | null;
  /** Of a response that has ended. */
  status: number | null = null;
  responseHead: string | null = null;
  /** A small text in UTF-8, or small bytes, as they are: most bodies are one, and only few are looked at. */
  #received: RecordedBody | Chunk | null = null;
  #sent: RecordedBody | Chunk | null = null;
  /** In milliseconds; `null` until the response ends. */
  duration: number | null = null;
  /** The connection ended before the response did. */
  isCut = false;
  /** Set if a real server has answered it, before the answer is sent. */
  passedOn: PassedOn | null = null;
  /** The coverage has counted it. */
  isCounted = false;
  /** Who was found, until the response has ended: the request knows it. */
  #ctx: Koa.Context | null;
  #caller: Caller | null = null;

  constructor(id: number, time: number, recorder: Recorder, ctx: Koa.Context) {
    const { req, res } = ctx;
    this.id = id;
    this.time = time;
    this.recorder = recorder;
    this.method = req.method ?? '';
    this.url = req.url ?? '';
    this.requestHead = req.rawHeaders.join('\n');
    this.response = res;
    this.#ctx = ctx;
  }

  /** Whom the service found for the key or the session of the request. */
  get caller(): Caller | null {
    return this.#ctx === null ? this.#caller : callerOf(this.#ctx);
  }

  /** Pattern of the path that the router found, while it is served. `null`: the router has not answered it. */
  get route(): string | null {
    const { _matchedRoute: route } = (this.#ctx ?? {}) as { readonly _matchedRoute?: unknown };
    return typeof route === 'string' ? route : null;
  }

  get received(): RecordedBody | null {
    return bodyOf(this.#received);
  }

  get sent(): RecordedBody | null {
    return bodyOf(this.#sent);
  }

  get hasSent(): boolean {
    return this.#sent !== null;
  }

  /** Keeps a chunk of the body of the request. */
  receive(chunk: Chunk, encoding: BufferEncoding | undefined, { headers }: IncomingMessage): void {
    if (this.#received === null && encoding === undefined && isSmall(chunk)) {
      this.#received = chunk;
      this.recorder.grew(this, chunk.length);
      return;
    }
    const isWorthKeeping =
      isShown(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
    this.#received = this.#added(this.#received, chunk, encoding, isWorthKeeping);
  }

  /** Keeps a chunk of the body of the response. */
  send(chunk: Chunk, encoding: BufferEncoding | undefined, res: ServerResponse): void {
    if (this.#sent === null && encoding === undefined && isSmall(chunk)) {
      this.#sent = chunk;
      this.recorder.grew(this, chunk.length);
      return;
    }
    const isWorthKeeping =
      isShown(String(res.getHeader('content-type'))) && !res.hasHeader('content-encoding');
    this.#sent = this.#added(this.#sent, chunk, encoding, isWorthKeeping);
  }

  #added(
    before: RecordedBody | Chunk | null,
    chunk: Chunk,
    encoding: BufferEncoding | undefined,
    isWorthKeeping: boolean,
  ): RecordedBody {
    const body = bodyOf(before) ?? new RecordedBody(chunk, encoding, isWorthKeeping);
    this.recorder.grew(this, before === null ? body.kept : body.add(chunk, encoding));
    return body;
  }

  /** Lets go of the request and the connection. */
  release(): void {
    this.#caller = this.caller;
    this.#ctx = null;
    this.response = null;
  }
}

const bodyOf = (kept: RecordedBody | Chunk | null): RecordedBody | null =>
  kept === null || kept instanceof RecordedBody ? kept : new RecordedBody(kept, undefined, true);

/**
 * The responses of the mock server. A class, given to `createServer`, costs less than functions that are set on each
 * response.
 */
export class RecordedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  recording: Recording | null = null;

  override write(...given: unknown[]): boolean {
    const { recording } = this;
    if (recording !== null) {
      noteSent(recording, this, given[0], given[1]);
      // Server-Sent Events have no end that anybody could wait for.
      if (this.getHeader('content-type') === 'text/event-stream') {
        recording.recorder.ended(recording, this, this.statusCode);
        recording.recorder.answered(recording);
      }
    }
    return super.write(...(given as Parameters<ServerResponse['write']>));
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const { recording } = this;
    if (recording !== null) {
      const isWhole = !recording.hasSent;
      noteSent(recording, this, chunk, encoding);
      // The client may have the response before it is closed here, and ask the journal.
      recording.duration = performance.now() - recording.start;
      recording.recorder.ended(recording, this, this.statusCode, isWhole ? chunk : undefined);
    }
    super.end(chunk, encoding as BufferEncoding, callback as () => void);
    return this;
  }
}

/** Lets the response of somebody else's server be recorded, unless a framework has given it methods of its own. */
export function makeRecordable(res: ServerResponse): void {
  if (Object.getPrototypeOf(res) !== ServerResponse.prototype) return;
  Object.setPrototypeOf(res, RecordedResponse.prototype);
  (res as RecordedResponse).recording = null;
}

/** The option of `createServer` that lets requests be recorded. */
export const recorded = { ServerResponse: RecordedResponse };

/** Bytes of requests that wait until they are recorded. */
const early = new WeakMap<IncomingMessage, Uint8Array[]>();

/**
 * Notes what arrives of a request that has to wait until it is recorded. To read it then would look as if somebody had
 * taken it away from the service.
 */
export function noteEarly(req: IncomingMessage): void {
  if (!hasBody(req)) return;
  early.set(req, []);
  const { push } = req;
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) early.get(req)?.push(chunk);
    return push.call(req, chunk, encoding);
  };
}

/** Starts a recording. */
export function record(
  id: number,
  time: number,
  recorder: Recorder,
  ctx: Koa.Context & { readonly res: RecordedResponse },
): Recording {
  const { req, res } = ctx;
  const recording = new Recording(id, time, recorder, ctx);
  res.recording = recording;
  res.on('close', close);
  if (hasBody(req)) {
    for (const chunk of early.get(req) ?? []) recording.receive(chunk, undefined, req);
    early.delete(req);
    const { push } = req;
    // Sees the body while it arrives, no matter who reads it.
    req.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (chunk instanceof Uint8Array) recording.receive(chunk, undefined, req);
      return push.call(req, chunk, encoding);
    };
  }
  return recording;
}

function noteSent(recording: Recording, res: ServerResponse, chunk: unknown, encoding: unknown): void {
  if (!(typeof chunk === 'string' || chunk instanceof Uint8Array)) return;
  recording.send(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined, res);
}

function close(this: RecordedResponse): void {
  const { recording } = this;
  if (recording === null) return;
  recording.duration = performance.now() - recording.start;
  recording.isCut = !this.writableFinished;
  recording.recorder.ended(recording, this, this.headersSent ? this.statusCode : null);
  if (this.headersSent) {
    recording.status = this.statusCode;
    recording.responseHead = headOf(this);
  }
  recording.release();
  recording.recorder.answered(recording);
}

export function headOf(res: ServerResponse): string {
  // No public function returns it; a list of the headers would cost as much as all the rest of the journal.
  const head = String((res as unknown as { _header: string | null })._header ?? '');
  // Makes it one string: it is made of many, which the garbage collector would have to look at.
  head.charCodeAt(0);
  return head;
}
