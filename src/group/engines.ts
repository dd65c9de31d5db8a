/** What engines in this process, or what stands for them, offer to the groups that are served. */
import type { HostEvent } from './event.ts';

/** What sends webhooks in this process, or stands for it. */
export interface Webhooks {
  /**
   * Whether deliveries may go to a URL; throws an error whose message says why not, as what follows on "url".
   * The same check as at the delivery. `workspaceId`: who asks, since names are looked up for each workspace a few at
   * once.
   */
  check(url: string, workspaceId?: string): Promise<void>;
  /** Events of the host's own, which webhooks may ask for beside those of the groups that are served. */
  readonly events: readonly HostEvent[];
  /** Something is due: workers need not wait. */
  nudge(): void;
}

/** `confusable`: in letters that look like those of another script. */
type SlugRefusal = 'invalid' | 'reserved' | 'confusable';

/** What links offer to the operations. */
export interface Links {
  readonly domains: readonly string[];
  /** A slug by chance. */
  newSlug(): string;
  /** The short URL: absolute, or a path where the service does not know its address. */
  shortUrl(domain: string, slug: string): string;
  /** A slug as it is stored and as it is looked up, or why it cannot be had. */
  slugOf(text: string): { readonly slug: string; readonly key: string } | SlugRefusal;
  /** What a slug that a visitor asks for may be stored under, the likeliest first; none where it is no slug. */
  keysOf(text: string): readonly string[];
  /** Whether a URL leads to the short links by a name that the service knows; `reach`: or something below it. */
  isOwn(url: URL, reach?: boolean): boolean;
  /**
   * Checks where a link may lead; `reach`: the link lets paths through, so that it leads below too. `guarded`:
   * more addresses of ours that it must not lead to.
   * @throws Error whose message says why not, as what follows on the field's name
   */
  check(url: string, reach: boolean, guarded?: readonly string[]): void;
  /** A link has changed: what is remembered of its short URL holds no longer. */
  forget(domain: string, slugKey: string): void;
}
