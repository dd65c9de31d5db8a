/** Sends the journal to readers as Server-Sent Events while requests are answered. */

import type { ServerResponse } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { JournalEntry } from './entry.ts';
import type { JournalView } from './shown.ts';

/** Readers at the same time. */
const maxReaders = 50;
/** A reader that leaves this many bytes unread is disconnected; it connects again and gets what is still kept. */
const maxUnread = 4 * 1024 * 1024;
/** Shows a proxy that the connection is alive, in milliseconds. */
const beat = 15_000;

export class Feed {
  readonly #readers = new Map<ServerResponse, JournalView>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#readers.size;
  }

  /** Sends these entries, and then those that follow. `shown`: what this reader may see. */
  open(res: ServerResponse, earlier: readonly JournalEntry[], shown: JournalView): void {
    if (this.#readers.size >= maxReaders)
      throw new MarketplaceError(
        'invalid_request',
        `at most ${maxReaders} clients may read the events at once`,
      );
    res.setHeader('Content-Type', 'text/event-stream');
    res.setHeader('X-Accel-Buffering', 'no');
    this.#readers.set(res, shown);
    res.once('close', () => this.#leave(res));
    this.#timer ??= setInterval(() => this.#toAll(() => ': alive\n\n'), beat).unref();
    res.write(`retry: 1000\n\n${earlier.map(eventOf).join('')}`);
  }

  /** `view`: the entry as a reader may see it. */
  send(view: (shown: JournalView) => JournalEntry): void {
    const texts = new Map<JournalView, string>();
    this.#toAll(shown => {
      const text = texts.get(shown) ?? eventOf(view(shown));
      texts.set(shown, text);
      return text;
    });
  }

  /** The journal was cleared. */
  clear(): void {
    this.#toAll(() => 'event: clear\ndata: {}\n\n');
  }

  close(): void {
    for (const reader of [...this.#readers.keys()]) {
      this.#leave(reader);
      reader.end();
    }
  }

  #toAll(text: (shown: JournalView) => string): void {
    for (const [reader, shown] of [...this.#readers]) {
      reader.write(text(shown));
      if (reader.writableLength > maxUnread) reader.destroy();
    }
  }

  #leave(reader: ServerResponse): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const eventOf = (entry: JournalEntry) =>
  `event: request\nid: ${entry.id}\ndata: ${JSON.stringify(entry)}\n\n`;
