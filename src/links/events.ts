/** Events of links, and how they are made. */

import type { Link, LinkClick, LinkRecord } from '../generated/types.ts';
import type { Links } from '../group/engines.ts';
import { event, eventOf } from '../group/event.ts';
import type { Happened, LinkEvents } from '../repository/index.ts';
import { showLink } from './show.ts';

const link: Link = {
  id: 'lnk_demo_spring',
  short_url: 'https://shop.example/l/spring',
  domain: null,
  slug: 'spring',
  url: 'https://shop.example/spring-sale',
  title: 'Spring sale',
  tags: ['newsletter'],
  external_id: null,
  redirect_status: 302,
  state: 'active',
  expires_at: null,
  max_clicks: null,
  expired_url: null,
  has_password: false,
  utm: {},
  forward_query: false,
  forward_path: false,
  ios_url: null,
  android_url: null,
  archived: false,
  clicks: 12,
  bots: 3,
  last_clicked_at: '2026-03-14T09:26:53Z',
  created_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-01T09:00:00Z',
};

export const linkEvents = [
  event({
    type: 'link.created',
    summary: 'A link was made',
    description: 'Over the API or in the console.',
    schema: 'LinkTold',
    example: { link },
  }),
  event({
    type: 'link.updated',
    summary: 'A link was changed',
    description: 'Archived and brought back from the archive too.',
    schema: 'LinkTold',
    example: { link },
  }),
  event({
    type: 'link.deleted',
    summary: 'A link was deleted',
    description: 'The link as it was.',
    schema: 'LinkTold',
    example: { link },
  }),
  event({
    type: 'link.expired',
    summary: 'A link has expired',
    description: 'Its time has come, or its last click was let through.',
    schema: 'LinkExpired',
    example: { link: { ...link, state: 'expired', expires_at: '2026-03-14T00:00:00Z' }, reason: 'time' },
  }),
  event({
    type: 'link.clicked',
    summary: 'A link was clicked',
    description:
      'Clicks that came within a tenth of a second, bots among them. Sent only to webhooks that name this very event, and of these as many as their `sample` says.',
    onRequest: true,
    schema: 'LinkClicked',
    example: {
      link,
      clicks: [
        {
          id: 'clk_zY7m2KfQ0tVb5cXw',
          at: '2026-03-14T09:26:53Z',
          referrer: 'news.example',
          country: 'DE',
          device: 'phone',
          bot: false,
        },
      ],
    },
  }),
  event({
    type: 'link.listed',
    summary: 'Links were listed',
    description:
      'Over the API. Sent only to webhooks that name this very event, and of these as many as their `sample` says.',
    onRequest: true,
    schema: 'LinkListed',
    example: { links: ['lnk_demo_spring'], key_id: 'key_demo_studio' },
  }),
] as const;

const isOnRequest = (type: string) => linkEvents.some(one => one.type === type && one.onRequest === true);

export type LinkChangeEvent = 'link.created' | 'link.updated' | 'link.deleted';

/** Tells of a change of a link. */
export const linkTold =
  (type: LinkChangeEvent, links: Links, now: number, hops = 0): LinkEvents =>
  record => [about(record, eventOf(type, { link: showLink(record, links, now) }, now, { hops }))];

/** Tells that a link leads nowhere any more. */
export const linkExpired =
  (reason: 'time' | 'clicks', links: Links, now: number, hops = 0): LinkEvents =>
  record => [
    about(record, eventOf('link.expired', { link: showLink(record, links, now), reason }, now, { hops })),
  ];

/** Of one event, so many clicks: with the longest referrers and targets a body stays below 256 kB. */
const mostClicks = 200;

/** Tells of clicks that so many webhooks led to. */
export const linkClicked =
  (clicks: readonly LinkClick[], links: Links, now: number, hops: number): LinkEvents =>
  record => {
    const told = showLink(record, links, now);
    const events: Happened[] = [];
    for (let start = 0; start < clicks.length; start += mostClicks) {
      const some = clicks.slice(start, start + mostClicks);
      events.push({
        ...about(record, eventOf('link.clicked', { link: told, clicks: some }, now, { hops })),
        onRequest: isOnRequest('link.clicked'),
      });
    }
    return events;
  };

function about({ id, tags }: Readonly<LinkRecord>, happened: Happened): Happened {
  return { ...happened, about: { link: [id], tag: tags } };
}
