/**
 * Files over HTTP (XEP-0363): the server gives an address to put the bytes to, and one to get them from. The operator of
 * the server chooses the address, so it is checked like every address that users choose.
 */
import type { Agent } from 'undici';
import type { ChannelMedia } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import { tlsFailure } from '../../../common/network/tls-failure.ts';
import { openAgent } from '../../../outbound/guarded-agent.ts';
import { loadUndici } from '../../../outbound/load-undici.ts';
import { ForbiddenTargetError, type TargetGuard } from '../../../outbound/target.ts';
import { namespaces } from './incoming.ts';
import type { Stream } from './stream.ts';

/** How long a server may take to be connected to, and to answer, in milliseconds. */
const timeoutMs = 60_000;

export class Uploads {
  readonly #guard: TargetGuard;
  #agent: Promise<Agent> | null = null;

  constructor(guard: TargetGuard) {
    this.#guard = guard;
  }

  /** Uploads a file, and returns its address. @throws ChannelError */
  async put(stream: Stream, service: string, media: ChannelMedia, signal: AbortSignal): Promise<string> {
    const { name, type, size, stream: open } = media;
    const attrs = {
      xmlns: namespaces.upload,
      filename: name ?? 'file',
      size: String(size),
      'content-type': type,
    };
    const answer = await stream.ask('get', stream.xml('request', attrs), service);
    const slot = answer.getChild('slot', namespaces.upload);
    const put = slot?.getChild('put');
    const [to, from] = [put?.attrs.url, slot?.getChild('get')?.attrs.url];
    if (to === undefined || from === undefined)
      throw new ChannelError('The server gives no place for the file');
    const headers = (put?.getChildren('header') ?? [])
      // Only these are allowed by the XEP.
      .filter(header =>
        ['authorization', 'cookie', 'expires'].includes(header.attrs.name?.toLowerCase() ?? ''),
      )
      .map(header => [header.attrs.name ?? '', header.text().replace(/[\r\n]/g, '')]);
    const status = await this.#send(
      to,
      { ...Object.fromEntries(headers), 'content-type': type, 'content-length': String(size) },
      open,
      signal,
    );
    if (status < 200 || status > 299)
      throw new ChannelError(`The server did not take the file (${status})`, { retry: status >= 500 });
    return from;
  }

  async close(): Promise<void> {
    await (await this.#agent)?.destroy();
  }

  /** Returns the status of the response. Redirects are not followed. */
  async #send(
    to: string,
    headers: Record<string, string>,
    open: ChannelMedia['stream'],
    signal: AbortSignal,
  ): Promise<number> {
    try {
      // Undici does not look up IP addresses, so they are checked only here.
      await this.#guard.addressesOf(this.#guard.targetOf(to));
      this.#agent ??= openAgent(this.#guard, { timeout: timeoutMs });
      const dispatcher = await this.#agent;
      const { request } = await loadUndici();
      const { statusCode, body } = await request(to, {
        dispatcher,
        method: 'PUT',
        headers,
        body: open(),
        signal,
      });
      await body.dump();
      return statusCode;
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ForbiddenTargetError)
        throw new ChannelError(`The place that the server gives for the file ${error.message}`);
      // The message was not sent yet, so it can be sent again.
      throw new ChannelError(
        tlsFailure(error, 'the place for files') ?? 'The place for files is not reachable',
        {
          retry: true,
        },
      );
    }
  }
}
