/** What requests use of the short-link engine. */

/** `confusable`: its letters look like those of another script. */
type SlugRefusal = 'invalid' | 'reserved' | 'confusable';

/** The link rules and functions that operations use. */
export interface Links {
  readonly domains: readonly string[];
  /** The host name of the default domain, or `null` if the service does not know it. */
  readonly defaultDomain: string | null;
  /** How many days no other workspace gets a slug that a workspace gave up; 0: it is free at once. */
  readonly quarantineDays: number;
  /** For how many days single clicks are kept; 0: they are only counted. @default another process decides */
  readonly clickDays?: number;
  /** Creates a random slug. */
  newSlug(): string;
  /** The short URL: absolute, or a path if the service does not know its public URL. */
  shortUrl(domain: string, slug: string): string;
  /** Returns the slug as it is stored and the key for look-ups, or why the slug is not allowed. */
  slugOf(text: string): { readonly slug: string; readonly key: string } | SlugRefusal;
  /** Returns the keys under which a requested slug may be stored, the most likely first. Empty if it is not a slug. */
  keysOf(text: string): readonly string[];
  /** Whether a URL points to a short link under a known host name. `reach`: whether something below the URL does. */
  isOwn(url: URL, reach?: boolean): boolean;
  /**
   * Checks whether a link may have this target. `reach`: the link forwards paths, so everything below is checked too.
   * `guarded`: further addresses that links must not point to.
   * @throws Error whose message completes a sentence that starts with the field name
   */
  check(url: string, reach: boolean, guarded?: readonly string[]): void;
  /** Removes a changed link from the cache of short URLs. */
  forget(domain: string, slugKey: string): void;
}
