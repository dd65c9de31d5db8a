/** The events of links, and functions that create them. */

import type { Link, LinkClick, LinkRecord } from '../generated/types.ts';
import { event, eventMaker } from '../group/event.ts';
import type { LinkEvents, OutboxEvent } from '../repository/index.ts';
import { showLink } from './show.ts';
import type { Links } from './types.ts';

const link: Link = {
  id: 'lnk_demo_spring',
  short_url: 'https://shop.example/l/spring',
  domain: null,
  slug: 'spring',
  aliases: [],
  url: 'https://shop.example/spring-sale',
  title: 'Spring sale',
  tags: ['newsletter', 'sale'],
  external_id: null,
  redirect_status: 302,
  state: 'active',
  expires_at: null,
  max_clicks: null,
  expired_url: null,
  has_password: false,
  utm: { source: 'newsletter', medium: 'email', campaign: 'spring' },
  forward_query: false,
  forward_path: false,
  ios_url: null,
  android_url: null,
  archived: false,
  clicks: 715,
  bots: 99,
  last_clicked_at: '2026-03-14T09:26:53Z',
  created_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-01T09:00:00Z',
};

export const linkEvents = [
  event({
    type: 'link.created',
    summary: 'A link was created',
    description: 'Emitted for links created through the API or in the console.',
    schema: 'LinkEventData',
    example: { link },
  }),
  event({
    type: 'link.updated',
    summary: 'A link was updated',
    description: 'Also emitted when a link is archived or unarchived.',
    schema: 'LinkEventData',
    example: { link },
  }),
  event({
    type: 'link.deleted',
    summary: 'A link was deleted',
    description: 'Contains the link as it was before.',
    schema: 'LinkEventData',
    example: { link },
  }),
  event({
    type: 'link.expired',
    summary: 'A link has expired',
    description: 'Its expiry time has passed or its click limit was reached.',
    schema: 'LinkExpired',
    example: { link: { ...link, state: 'expired', expires_at: '2026-03-14T00:00:00Z' }, reason: 'time' },
  }),
  event({
    type: 'link.clicked',
    summary: 'A link was clicked',
    description:
      'Clicks within a tenth of a second, including those of bots, are sent as one event. Sent only to webhooks that subscribe to this exact event type, at the percentage in their `sample`.',
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
          city: 'Berlin',
          device: 'phone',
          browser: 'Safari',
          system: 'iOS',
          utm: { source: 'newsletter', medium: 'email' },
          bot: false,
        },
      ],
    },
  }),
  event({
    type: 'link.listed',
    summary: 'Links were listed',
    description:
      'Emitted for lists read through the API. Sent only to webhooks that subscribe to this exact event type, at the percentage in their `sample`.',
    onRequest: true,
    schema: 'LinkListed',
    example: { links: ['lnk_demo_spring'], key_id: 'key_demo_studio' },
  }),
] as const;

const newEvent = eventMaker(linkEvents);

const isOnRequest = (type: string) => linkEvents.some(one => one.type === type && one.onRequest === true);

export type LinkChangeEvent = 'link.created' | 'link.updated' | 'link.deleted';

export const linkChanged =
  (type: LinkChangeEvent, links: Links, now: number, deliveryDepth = 0): LinkEvents =>
  record => [about(record, newEvent(type, { link: showLink(record, links, now) }, now, { deliveryDepth }))];

export const linkExpired =
  (reason: 'time' | 'clicks', links: Links, now: number, deliveryDepth = 0): LinkEvents =>
  record => [
    about(
      record,
      newEvent('link.expired', { link: showLink(record, links, now), reason }, now, { deliveryDepth }),
    ),
  ];

/**
 * Maximum number of clicks in one event: even with the longest referrers and targets, the payload stays below 256 KiB.
 */
const maxClicks = 200;

/** Creates the events for clicks, grouped by the number of webhook deliveries that led to them. */
export const linkClicked =
  (clicks: readonly LinkClick[], links: Links, now: number, deliveryDepth: number): LinkEvents =>
  record => {
    const reported = showLink(record, links, now);
    const events: OutboxEvent[] = [];
    for (let start = 0; start < clicks.length; start += maxClicks) {
      const some = clicks.slice(start, start + maxClicks);
      events.push({
        ...about(record, newEvent('link.clicked', { link: reported, clicks: some }, now, { deliveryDepth })),
        onRequest: isOnRequest('link.clicked'),
      });
    }
    return events;
  };

function about({ id, tags }: Readonly<LinkRecord>, outboxEvent: OutboxEvent): OutboxEvent {
  return { ...outboxEvent, about: { link: [id], tag: tags } };
}
