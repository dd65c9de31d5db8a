/** All that is done for an instance over one connection. */
import type { InstanceWork } from '../../repository/index.ts';
import { CommandRunner } from './commands.ts';
import type { MessagingContext } from './context.ts';
import { Fetcher, type FetcherParts } from './fetcher.ts';
import { Outbox, type OutboxParts } from './outbox.ts';

/** The kinds of work of which there may be some. */
export type Work = Pick<InstanceWork, 'messages' | 'commands' | 'files'>;

export const anything: Work = { messages: true, commands: true, files: true };
export const nothing: Work = { messages: false, commands: false, files: false };

export class Workers {
  readonly outbox: Outbox;
  readonly #commands: CommandRunner;
  readonly #fetcher: Fetcher;

  constructor(context: MessagingContext, parts: OutboxParts & FetcherParts) {
    this.outbox = new Outbox(context, parts);
    this.#commands = new CommandRunner(context, parts);
    this.#fetcher = new Fetcher(context, parts);
  }

  poke({ messages, commands, files }: Work): void {
    if (messages) this.outbox.poke();
    if (commands) this.#commands.poke();
    if (files) this.#fetcher.poke();
  }

  /** Takes nothing more. */
  close(): void {
    for (const worker of [this.outbox, this.#commands, this.#fetcher]) worker.close();
  }

  /** Resolves when what the channel was asked to do is done. Files are fetched again by who comes next. */
  async sent(): Promise<void> {
    await Promise.all([this.outbox.idle(), this.#commands.idle()]);
  }

  async idle(): Promise<void> {
    await Promise.all([this.sent(), this.#fetcher.idle()]);
  }
}
