/** A link, or a click on it, in a response. */
import type { Link, LinkClick, LinkClickRecord, LinkRecord } from '../generated/types.ts';
import type { Links } from './types.ts';

export const isExpired = ({ expires_at: end }: Readonly<LinkRecord>, now: number): boolean =>
  end !== null && Date.parse(end) <= now;

export const isUsedUp = ({ max_clicks: most, passes }: Readonly<LinkRecord>): boolean =>
  most !== null && passes >= most;

export function showLink(record: Readonly<LinkRecord>, links: Links, now: number): Link {
  const {
    id,
    slug,
    slug_key: _,
    aliases = [],
    password,
    passes: __,
    expired_at: ___,
    domain,
    ...shown
  } = record;
  return {
    id,
    short_url: links.shortUrl(domain, slug),
    domain: domain === '' ? null : domain,
    slug,
    aliases: aliases.map(one => ({
      short_url: links.shortUrl(one.domain, one.slug),
      domain: one.domain === '' ? null : one.domain,
      slug: one.slug,
    })),
    ...shown,
    state: isExpired(record, now) ? 'expired' : isUsedUp(record) ? 'used_up' : 'active',
    has_password: password !== null,
  };
}

/** A click in a response or an event. What was not stored with it yet is `null`. */
export const showClick = ({
  link_id: _,
  city = null,
  browser = null,
  system = null,
  utm = {},
  ...click
}: Readonly<LinkClickRecord>): LinkClick => ({ ...click, city, browser, system, utm });
