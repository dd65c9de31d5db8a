/** Requests of the bridge: events, and bytes of media that it sends. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ChannelMedia } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import { textOfBytes } from '../../../common/text/text-of-bytes.ts';
import type { BridgeEvent } from '../../../generated/types.ts';
import { answerClientErrors } from '../../../http/client-errors.ts';
import { nameError } from '../../../http/error-code.ts';
import { standardMismatch } from '../../../secrets/verify-standard.ts';
import { type Callback, CallbackError, callbackOf } from './events.ts';

/** Maximum size of a request, in bytes. */
const longest = 1024 ** 2;

/** How many ids of requests are remembered, so that one that comes twice is done once. */
const maxIds = 10_000;

/** A connection that the bridge may call. */
export interface BridgedInstance {
  readonly instanceId: string;
  readonly session: string;
  /** Resolves when the event is stored. `raw`: its content as it came. */
  reported(event: BridgeEvent, raw: string | null): Promise<void>;
  openMedia(mediaId: string): Promise<ChannelMedia>;
}

export interface ReceiverOptions {
  readonly secret: string;
  readonly now: () => number;
  readonly listen: { readonly host: string; readonly port: number };
}

export class BridgeReceiver {
  readonly #options: ReceiverOptions;
  readonly #sessions = new Map<string, BridgedInstance>();
  /** Requests that were done, or are being done, by their ids. */
  readonly #done = new Map<string, Promise<void>>();
  #server: Server | null = null;
  #listening: Promise<string> | null = null;

  constructor(options: ReceiverOptions) {
    this.#options = options;
  }

  add(called: BridgedInstance): void {
    this.#sessions.set(called.session, called);
  }

  delete(session: string): void {
    this.#sessions.delete(session);
  }

  /** Listens, if it does not yet. Returns its address. */
  listen(): Promise<string> {
    this.#listening ??= new Promise((resolve, reject) => {
      const { host, port } = this.#options.listen;
      const server = createServer((request, response) => this.handle(request, response));
      answerClientErrors(server);
      const failed = (error: Error) => {
        this.#listening = null;
        reject(error);
      };
      server.once('error', failed);
      server.listen(port, host, () => {
        // From here on, only a connection that cannot be accepted fails.
        server.off('error', failed).on('error', () => {});
        this.#server = server;
        const { port: bound } = server.address() as AddressInfo;
        resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
      });
    });
    return this.#listening;
  }

  async close(): Promise<void> {
    await this.#listening?.catch(() => {});
    const server = this.#server;
    if (server === null) return;
    await new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** Answers a request, whatever its path begins with. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    this.#answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else reply(response, 503, 'It was not stored: send it again');
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://receiver');
    const media = /\/media\/([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,64})$/.exec(pathname);
    if (request.method === 'GET' && media !== null)
      return this.#giveMedia(request, response, media[1] ?? '', media[2] ?? '');
    if (request.method !== 'POST') return reply(response, 405, 'Only POST is allowed');
    const body = await bytesOf(request);
    if (body === null) return reply(response, 413, `The request must not have more than ${longest} bytes`);
    const mismatch = this.#mismatch(request, body);
    if (mismatch !== null) return reply(response, 401, mismatch);
    let callback: Callback;
    try {
      callback = await callbackOf(textOfBytes(body));
    } catch (error) {
      if (error instanceof CallbackError) return reply(response, 400, error.message);
      throw error;
    }
    const { instance, session, event, raw } = callback;
    const called = this.#sessions.get(session);
    // It is kept by the bridge for the next connection, which may be one of another process.
    if (called === undefined || called.instanceId !== instance)
      return reply(response, 410, 'This connection has ended: keep the event for the next one');
    try {
      await this.#once(String(request.headers['webhook-id']), () => called.reported(event, raw));
    } catch (error) {
      // It can never be stored: the bridge need not send it again.
      if (error instanceof ChannelError && !error.retry) return reply(response, 400, error.message);
      throw error;
    }
    response.writeHead(204).end();
  }

  /** A request with an id that was done already is not done again. One that has failed may be repeated. */
  async #once(id: string, act: () => Promise<void>): Promise<void> {
    const known = this.#done.get(id);
    if (known !== undefined) return known;
    const doing = act();
    this.#done.set(id, doing);
    const [oldest] = this.#done.keys();
    if (this.#done.size > maxIds && oldest !== undefined) this.#done.delete(oldest);
    try {
      await doing;
    } catch (error) {
      this.#done.delete(id);
      throw error;
    }
  }

  async #giveMedia(request: IncomingMessage, response: ServerResponse, session: string, id: string) {
    const mismatch = this.#mismatch(request, Buffer.alloc(0));
    if (mismatch !== null) return reply(response, 401, mismatch);
    // The signature has to be for this file.
    if (request.headers['webhook-id'] !== `media.${id}`)
      return reply(response, 401, 'The webhook-id is another one');
    const called = this.#sessions.get(session);
    if (called === undefined) return reply(response, 410, 'This connection has ended');
    const found = await called.openMedia(id).catch(() => null);
    if (found === null) return reply(response, 404, 'There is no such file');
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.size });
    await pipeline(found.stream(), response);
  }

  #mismatch(request: IncomingMessage, rawBody: Uint8Array): string | null {
    const { secret, now } = this.#options;
    return standardMismatch(secret, { headers: request.headers, rawBody, now: now() });
  }
}

function reply(response: ServerResponse, status: number, error: string): void {
  response.statusCode = status;
  nameError(response);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error }));
}

/** `null`: there are too many. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= longest) chunks.push(chunk);
  }
  return size > longest ? null : Buffer.concat(chunks);
}
