import type { LinkClickRecord, LinkRecord } from '../../generated/types.ts';
import type { LinkClicks, LinkQuery, OutboxEvent } from '../../repository/index.ts';
import { event, shop } from '../sample.ts';

export const now = '2026-05-05T05:05:05Z';
export const later = '2026-06-06T06:06:06Z';
export const today = '2026-05-05';

export const link = (id: string, more: Partial<LinkRecord> = {}): LinkRecord => ({
  id,
  domain: '',
  slug: id,
  slug_key: more.slug ?? id,
  url: `https://target.example/${id}`,
  title: '',
  tags: [],
  external_id: null,
  redirect_status: 302,
  expires_at: null,
  max_clicks: null,
  expired_url: null,
  utm: {},
  forward_query: false,
  forward_path: false,
  ios_url: null,
  android_url: null,
  archived: false,
  clicks: 0,
  bots: 0,
  last_clicked_at: null,
  created_at: now,
  updated_at: now,
  password: null,
  passes: 0,
  expired_at: null,
  ...more,
});

export const query = (more: Partial<LinkQuery> = {}): LinkQuery => ({
  archived: false,
  sort: 'created',
  limit: 100,
  ...more,
});

let clicks = 0;

export function click(linkId: string, more: Partial<LinkClickRecord> = {}): LinkClickRecord {
  clicks += 1;
  return {
    id: `clk_${clicks}`,
    link_id: linkId,
    at: now,
    referrer: null,
    country: null,
    device: 'desktop',
    bot: false,
    ...more,
  };
}

/** A visitor hash. */
export const visitor = (letter: string): string => letter.repeat(22);

/** Clicks on a link: each letter is a visitor, a space is a bot. */
export const clicksOn = (
  linkId: string,
  letters: string,
  more: Partial<LinkClickRecord> = {},
  workspaceId: string = shop,
): LinkClicks => ({
  workspaceId,
  linkId,
  clicks: [...letters].map(letter => click(linkId, { bot: letter === ' ', ...more })),
  visitors: [...letters].map(letter => (letter === ' ' ? null : visitor(letter))),
  eventType: 'link.clicked',
  events: () => [],
});

export const about = (
  id: string,
  links: string[],
  tags: string[] = [],
  more: Partial<OutboxEvent> = {},
): OutboxEvent => ({
  ...event(id, 'link.clicked'),
  about: { link: links, tag: tags },
  ...more,
});
