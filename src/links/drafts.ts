/** Turns a request into a link as it is stored. */
import { randomBytes } from 'node:crypto';
import { checkAll, invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import type { ChangeLinkRequest, CreateLinkRequest, LinkRecord } from '../generated/types.ts';
import { tooMany } from '../limits/too-many.ts';
import type { LinkChange } from '../repository/index.ts';
import { hashPassword, PasswordQueueFullError } from '../secrets/passwords.ts';
import { linkErrors } from './errors.ts';
import { isTooLong, withUtm } from './target.ts';
import type { Links } from './types.ts';

const invalid = (name: string, reason: string) => invalidParameters({ pointer: `/${name}`, reason });

/** Validates a requested slug. */
function wantedSlug(text: string, links: Links): Pick<LinkRecord, 'slug' | 'slug_key'> {
  const found = links.slugOf(text);
  if (found === 'invalid')
    throw invalid(
      'slug',
      'must be at most 190 letters, digits, emoji or - _ . ~, and must not start with a dot',
    );
  if (found === 'confusable')
    throw invalid('slug', 'must not mix scripts or consist only of letters that look like Latin ones');
  if (found === 'reserved')
    throw new MarketplaceError(linkErrors.slug_reserved, undefined, {
      problems: [{ pointer: '/slug', reason: 'is reserved' }],
    });
  return { slug: found.slug, slug_key: found.key };
}

/** A random slug. */
export function chanceSlug(links: Links): Pick<LinkRecord, 'slug' | 'slug_key'> {
  const slug = links.newSlug();
  const found = links.slugOf(slug);
  // A random slug is a reserved word about once in two thousand years, with one link per second.
  return typeof found === 'string' ? chanceSlug(links) : { slug, slug_key: found.key };
}

/** The stored domain of a link: the default domain has no name there. @throws MarketplaceError */
export function checkDomain(domain: string | null, links: Links): string {
  if (domain === null || domain === links.defaultDomain) return '';
  if (!links.domains.includes(domain)) throw invalid('domain', 'must be a domain of this service');
  return domain;
}

/** Passwords of a workspace wait only for passwords of the same workspace. */
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

function checkTargets(
  link: Pick<LinkRecord, (typeof targets)[number] | 'forward_path' | 'utm'>,
  links: Links,
): void {
  for (const name of targets) {
    const target = link[name];
    if (target === null) continue;
    try {
      links.check(target, link.forward_path && name !== 'expired_url');
      if (isTooLong(withUtm(target, link.utm))) throw new Error('is too long together with utm');
    } catch (error) {
      throw invalid(name, (error as Error).message);
    }
  }
}

function checkExpiry(end: string | null | undefined, now: number): void {
  if (end != null && Date.parse(end) <= now) throw invalid('expires_at', 'must be in the future');
}

/** Creates a link. @throws MarketplaceError */
export async function newLink(
  { slug, domain, password = null, url, ...input }: CreateLinkRequest,
  links: Links,
  now: number,
  workspaceId: string,
  id = `lnk_${randomBytes(12).toString('base64url')}`,
): Promise<LinkRecord> {
  const at = new Date(now).toISOString();
  const link = {
    id,
    url,
    title: '',
    tags: [],
    external_id: null,
    redirect_status: 302 as const,
    expires_at: null,
    max_clicks: null,
    expired_url: null,
    utm: {},
    forward_query: false,
    forward_path: false,
    ios_url: null,
    android_url: null,
    ...input,
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
  // Last, because hashing is the only slow step.
  return { ...link, ...place, password: await passwordOf(password, workspaceId) };
}

const isSameInstant = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

const maxAliases = 20;

/** The aliases of a link with a new place. @throws MarketplaceError */
function aliasesAfter(
  link: Readonly<LinkRecord>,
  place: Partial<Pick<LinkRecord, 'domain' | 'slug_key'>>,
  { keeps, removed = [] }: { readonly keeps: boolean; readonly removed?: readonly string[] | undefined },
): Pick<LinkRecord, 'aliases'> {
  const { aliases = [] } = link;
  const known = new Set(aliases.map(({ slug }) => slug));
  const unknown = removed.findIndex(slug => !known.has(slug));
  if (unknown !== -1)
    throw invalidParameters({ pointer: `/remove_aliases/${unknown}`, reason: 'is not an alias of the link' });
  const { domain, slug_key } = { ...link, ...place };
  const isMoved = domain !== link.domain || slug_key !== link.slug_key;
  const old = { domain: link.domain, slug: link.slug, slug_key: link.slug_key };
  const after = [
    // An alias that becomes the slug is no alias any more.
    ...aliases.filter(
      one => !removed.includes(one.slug) && !(one.domain === domain && one.slug_key === slug_key),
    ),
    ...(isMoved && keeps ? [old] : []),
  ];
  if (after.length > Math.max(maxAliases, aliases.length))
    throw new MarketplaceError(linkErrors.too_many_aliases, undefined, {
      problems: [{ pointer: '/slug', reason: 'cannot change: the old one would be one alias too many' }],
    });
  return after.length === 0 && aliases.length === 0 ? {} : { aliases: after };
}

/** The changes to a current link, without the password, which must be hashed first. @throws MarketplaceError */
export function changeOf(
  {
    slug,
    domain,
    password: _,
    keep_old_slug: keeps = false,
    remove_aliases: removed,
    ...input
  }: ChangeLinkRequest,
  link: Readonly<LinkRecord>,
  links: Links,
  now: number,
): LinkChange {
  const { expires_at: end = link.expires_at } = input;
  const endStays = isSameInstant(end, link.expires_at);
  // A value that a host has stored itself may stay.
  const slugOf = () => (slug === undefined || slug === link.slug ? {} : wantedSlug(slug, links));
  const domainOf = () => (domain === undefined ? {} : { domain: checkDomain(domain, links) });
  const needSlug = () => {
    if (keeps && slug === undefined && domain === undefined)
      throw invalid('keep_old_slug', 'needs a new slug or domain');
  };
  const aliasesOf = () => aliasesAfter(link, { ...slugOf(), ...domainOf() }, { keeps, removed });
  checkAll(
    // An expiry in the past may be repeated, for example in a repeated upsert.
    () => endStays || checkExpiry(end, now),
    () => checkTargets({ ...link, ...input }, links),
    slugOf,
    domainOf,
    needSlug,
  );
  return {
    ...input,
    ...slugOf(),
    ...domainOf(),
    ...aliasesOf(),
    // A new expiry can emit link.expired again.
    ...(endStays ? {} : { expired_at: null }),
    // A click limit that is set now or later counts earlier clicks, and redirects under an earlier limit.
    passes: Math.max(link.passes, link.clicks),
    updated_at: new Date(now).toISOString(),
  };
}
