/** From what a caller wants to a link as it is stored. */
import { randomBytes } from 'node:crypto';
import { checkAll, invalidParameters, MarketplaceError } from '../common/errors.ts';
import type { ChangeLinkRequest, CreateLinkRequest, LinkRecord } from '../generated/types.ts';
import type { Links } from '../group/engines.ts';
import { tooMany } from '../limits/too-many.ts';
import type { LinkChange } from '../repository/index.ts';
import { hashPassword, PasswordQueueFullError } from '../secrets/passwords.ts';
import { linkErrors } from './errors.ts';
import { isTooLong, withUtm } from './target.ts';

const invalid = (name: string, reason: string) => invalidParameters({ pointer: `/${name}`, reason });

/** A slug that was asked for. */
function wantedSlug(text: string, links: Links): Pick<LinkRecord, 'slug' | 'slug_key'> {
  const found = links.slugOf(text);
  if (found === 'invalid')
    throw invalid(
      'slug',
      'must be letters, digits, emoji, - _ . ~, at most 190 of them, with no dot at the start',
    );
  if (found === 'confusable')
    throw invalid(
      'slug',
      'must be in letters of one script, and not in letters that all look like Latin ones',
    );
  if (found === 'reserved')
    throw new MarketplaceError(linkErrors.slug_reserved, undefined, {
      problems: [{ pointer: '/slug', reason: 'is reserved' }],
    });
  return { slug: found.slug, slug_key: found.key };
}

/** A slug by chance. */
export function chanceSlug(links: Links): Pick<LinkRecord, 'slug' | 'slug_key'> {
  const slug = links.newSlug();
  const found = links.slugOf(slug);
  // Once in two thousand years of a link a second, chance may spell a reserved word.
  return typeof found === 'string' ? chanceSlug(links) : { slug, slug_key: found.key };
}

/** The domain of a link as it is stored. @throws MarketplaceError */
export function checkDomain(domain: string | null, links: Links): string {
  if (domain === null) return '';
  if (!links.domains.includes(domain)) throw invalid('domain', 'must be one that the service has');
  return domain;
}

/** Passwords of one workspace wait for one another, not those of others for them. */
export async function passwordOf(
  password: string | null,
  workspaceId: string,
): Promise<LinkRecord['password']> {
  if (password === null) return null;
  try {
    return await hashPassword(password, { line: 'links', share: workspaceId });
  } catch (error) {
    if (error instanceof PasswordQueueFullError) throw tooMany(5);
    throw error;
  }
}

const targets = ['url', 'ios_url', 'android_url', 'expired_url'] as const;

/** Checks where a link would lead, as it would be. */
function checkTargets(
  link: Pick<LinkRecord, (typeof targets)[number] | 'forward_path' | 'utm'>,
  links: Links,
): void {
  for (const name of targets) {
    const target = link[name];
    if (target === null) continue;
    try {
      links.check(target, link.forward_path && name !== 'expired_url');
      if (isTooLong(withUtm(target, link.utm))) throw new Error('is too long with its utm');
    } catch (error) {
      throw invalid(name, (error as Error).message);
    }
  }
}

function checkExpiry(end: string | null | undefined, now: number): void {
  if (end != null && Date.parse(end) <= now) throw invalid('expires_at', 'must be in the future');
}

/** A new link. @throws MarketplaceError */
export async function newLink(
  { slug, domain, password = null, ...input }: CreateLinkRequest,
  links: Links,
  now: number,
  workspaceId: string,
  id = `lnk_${randomBytes(12).toString('base64url')}`,
): Promise<LinkRecord> {
  const at = new Date(now).toISOString();
  const link = {
    id,
    url: input.url,
    title: input.title ?? '',
    tags: input.tags ?? [],
    external_id: input.external_id ?? null,
    redirect_status: input.redirect_status ?? 302,
    expires_at: input.expires_at ?? null,
    max_clicks: input.max_clicks ?? null,
    expired_url: input.expired_url ?? null,
    utm: input.utm ?? {},
    forward_query: input.forward_query ?? false,
    forward_path: input.forward_path ?? false,
    ios_url: input.ios_url ?? null,
    android_url: input.android_url ?? null,
    archived: false,
    clicks: 0,
    bots: 0,
    last_clicked_at: null,
    created_at: at,
    updated_at: at,
    passes: 0,
    expired_at: null,
  };
  const slugOf = () => (slug === undefined ? chanceSlug(links) : wantedSlug(slug, links));
  const domainOf = () => (domain === undefined ? '' : checkDomain(domain, links));
  checkAll(
    () => checkExpiry(link.expires_at, now),
    domainOf,
    slugOf,
    () => checkTargets(link, links),
  );
  const place = { domain: domainOf(), ...slugOf() };
  // Last: it is the only thing here that takes time.
  return { ...link, ...place, password: await passwordOf(password, workspaceId) };
}

const isSameInstant = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

/** What changes of a link as it is at that moment; its password, which takes time, aside. @throws MarketplaceError */
export function changeOf(
  { slug, domain, password: _, ...input }: ChangeLinkRequest,
  link: Readonly<LinkRecord>,
  links: Links,
  now: number,
): LinkChange {
  const { expires_at: end = link.expires_at, max_clicks: most = null } = input;
  const endStays = isSameInstant(end, link.expires_at);
  // What an earlier version took may stay.
  const slugOf = () => (slug === undefined || slug === link.slug ? {} : wantedSlug(slug, links));
  const domainOf = () => (domain === undefined ? {} : { domain: checkDomain(domain, links) });
  checkAll(
    // An end that is over already may be said again, as in an upsert that is repeated.
    () => endStays || checkExpiry(end, now),
    () => checkTargets({ ...link, ...input }, links),
    slugOf,
    domainOf,
  );
  return {
    ...input,
    ...slugOf(),
    ...domainOf(),
    // Another end is another expiry to be told of.
    ...(endStays ? {} : { expired_at: null }),
    // A limit counts the clicks that were before it too, and those that an earlier limit let pass.
    ...(most !== null && link.max_clicks === null ? { passes: Math.max(link.passes, link.clicks) } : {}),
    updated_at: new Date(now).toISOString(),
  };
}
