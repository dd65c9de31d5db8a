/** Requests to the bridge: signed, with an answer or an error that says what is known. */
import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { ChannelError, ChannelTimeoutError } from '../../../channel/errors.ts';
import { tlsFailure } from '../../../common/network/tls-failure.ts';
import { newId } from '../../../common/new-id.ts';
import { decodedBody } from '../../../common/text/content-coding.ts';
import { textOfBytes } from '../../../common/text/text-of-bytes.ts';
import { withoutEndSlashes } from '../../../common/text/trim-slashes.ts';
import type { ChannelRefusalCode } from '../../../generated/types.ts';
import { openAgent } from '../../../outbound/guarded-agent.ts';
import { signingKeyOf, standardSignature } from '../../../secrets/standard-webhooks.ts';

/** The bridge does not know the session of a request, so it has done nothing. */
export class ForgottenSessionError extends ChannelError {
  constructor() {
    super('The bridge does not know the connection any more', { retry: true });
  }
}

/** Maximum size of a response, in bytes. */
const longest = 1024 ** 2;

export interface ClientOptions {
  readonly url: string;
  readonly secret: string;
  readonly timeout: number;
  readonly now: () => number;
}

export class BridgeClient {
  readonly #options: ClientOptions;
  readonly #base: string;
  #agent: Promise<Agent> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#base = withoutEndSlashes(options.url);
  }

  /** A host's bridge is not the internet: it may be slow, and has many connections. Redirects are not followed. */
  #opened(): Promise<Agent> {
    const { timeout } = this.#options;
    this.#agent ??= openAgent(null, { timeout });
    return this.#agent;
  }

  /**
   * Sends a request, and returns the JSON of its response. `id`: sent again with the same id, it is the same request.
   * @throws ChannelError if the bridge has refused it, or was not reached; any other error if the outcome is unknown
   */
  async post(path: string, content: object, signal: AbortSignal, id = newId('req')): Promise<unknown> {
    const body = JSON.stringify(content);
    const { statusCode, body: answer } = await this.#request('POST', path, id, body, signal);
    const text = await textOf(answer).catch(error => {
      throw isLate(error) ? new ChannelTimeoutError(noAnswer, { cause: error }) : error;
    });
    if (statusCode >= 200 && statusCode < 300) return text === '' ? {} : JSON.parse(text);
    throw refusalOf(statusCode, text);
  }

  /**
   * Opens a file of the bridge.
   * @throws ChannelError that is final if the bridge refuses it; any other error if it may have it later
   */
  async file(ref: string, signal: AbortSignal): Promise<Readable> {
    const { statusCode, body } = await this.#request('GET', `/media/${ref}`, `media.${ref}`, '', signal);
    if (statusCode === 200) return body;
    const text = await textOf(body).catch(() => '');
    const { words } = sayingOf(text);
    const isLater = statusCode < 400 || statusCode >= 500 || statusCode === 429;
    throw new ChannelError(words ?? `The bridge does not give the file (${statusCode})`, { retry: isLater });
  }

  async close(): Promise<void> {
    await (await this.#opened()).destroy();
  }

  async #request(
    method: 'GET' | 'POST',
    path: string,
    id: string,
    body: string,
    signal: AbortSignal,
  ): Promise<{ readonly statusCode: number; readonly body: Readable }> {
    const { secret, now } = this.#options;
    const url = new URL(`${this.#base}${path}`);
    try {
      const agent = await this.#opened();
      const {
        statusCode,
        headers,
        body: answer,
      } = await agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers: {
          'user-agent': 'koa-marketplace-bridge',
          'accept-encoding': 'identity',
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...signed(secret, id, body, now()),
        },
        ...(method === 'POST' ? { body } : {}),
        signal,
      });
      return { statusCode, body: decodedBody(answer, headers['content-encoding']) ?? answer };
    } catch (error) {
      // Nobody has seen the request.
      if (neverSent.has((error as { code?: string }).code ?? ''))
        throw new ChannelError('The bridge is not reachable', { retry: true });
      if (isLate(error)) throw new ChannelTimeoutError(noAnswer, { cause: error });
      const unencrypted = tlsFailure(error, 'the bridge');
      if (unencrypted !== null) throw new ChannelError(unencrypted, { retry: true });
      throw error;
    }
  }
}

const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** It may have seen the request, and have done it. */
const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const isLate = (error: unknown): boolean => late.has((error as { code?: string }).code ?? '');
const noAnswer = 'The bridge did not answer in time';

/** The headers of Standard Webhooks. `now`: milliseconds since 1970. */
export function signed(secret: string, id: string, body: string | Uint8Array, now: number) {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${standardSignature(signingKeyOf(secret), id, timestamp, body).toString('base64')}`,
  };
}

async function textOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) throw new Error('the bridge has sent a response that is too large');
    chunks.push(chunk);
  }
  return textOfBytes(Buffer.concat(chunks));
}

/** What a status means: see docs/messaging/bridge.md. */
function refusalOf(status: number, text: string): Error {
  if (status === 410) return new ForgottenSessionError();
  const { words, code } = sayingOf(text);
  if (status === 503 || status === 429)
    return new ChannelError(words ?? 'The bridge is busy', { retry: true });
  if (status >= 400 && status < 500)
    return new ChannelError(words ?? `The bridge refused it (${status})`, { code });
  return new Error(`the bridge has answered ${status}: the outcome is unknown`);
}

/** What a refusal says. The engine tells of a code that it does not know. */
function sayingOf(text: string): { words: string | null; code: ChannelRefusalCode | undefined } {
  try {
    const { error, code } = JSON.parse(text) as { error?: unknown; code?: ChannelRefusalCode };
    return { words: typeof error === 'string' && error !== '' ? error.slice(0, 500) : null, code };
  } catch {
    return { words: null, code: undefined };
  }
}
