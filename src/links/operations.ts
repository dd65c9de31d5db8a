/** Short links over HTTP. */

import { jsonReply, listReply, pageReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { linksOption } from './engine-option.ts';
import { linkErrors } from './errors.ts';
import { linkEvents } from './events.ts';
import { linksLimits } from './limits.ts';
import { linksRecordLimits } from './record-limits.ts';
import { linkService } from './service.ts';

const analyticsHandlers = lazily(() => import('./analytics.ts'));
const changeHandlers = lazily(() => import('./change-link.ts'));
const createHandlers = lazily(() => import('./create-link.ts'));
const linkHandlers = lazily(() => import('./links.ts'));
const qrHandlers = lazily(() => import('./qr.ts'));

const link = '/api/v1/links/:link_id';
const params = { link_id: { description: 'Id of the link.', example: 'lnk_demo_spring' } };
const read = { auth: 'bearer', scope: 'links:read' } as const;
const write = { auth: 'bearer', scope: 'links:write' } as const;
const linkReply = jsonReply('Link', 'The link.', { about: 'A link.' });
const analyticsReply = jsonReply('LinkAnalytics', 'The clicks.', {
  revalidate: true,
  about: 'Clicks of a range of days.',
});

export const links = group({
  name: 'links',
  description: 'Short links: create them, redirect visitors and count clicks.',
  needs: ['links'],
  scopes: {
    'links:read': 'List short links with their clicks, get QR codes',
    'links:write': 'Create, update, archive and delete short links',
  },
  errors: linkErrors,
  recordLimits: linksRecordLimits,
  limits: linksLimits,
  events: linkEvents,
  option: linksOption,
  service: linkService,
  // Who may read the log may follow the links.
  records: { link_id: { hasPublicUrls: true } },
  retention: ({ service }) => [
    {
      what: 'Single clicks of links',
      days: service.clickDays ?? 'elsewhere',
      decidedBy: { option: 'links.retentionDays' },
    },
  ],
  operations: [
    operation({
      id: 'listLinks',
      method: 'GET',
      path: '/api/v1/links',
      summary: 'List links',
      description: 'Returns links of the workspace, newest first or most clicks first.',
      ...read,
      request: 'LinkListRequest',
      reply: pageReply('Link', 'A page of links.'),
      errors: [],
      handler: linkHandlers.listLinks,
    }),
    operation({
      id: 'createLink',
      method: 'POST',
      path: '/api/v1/links',
      summary: 'Create a link',
      description: 'If you send no slug, the link gets a random slug of seven characters.',
      ...write,
      request: 'CreateLinkRequest',
      reply: { ...linkReply, status: 201 },
      errors: [
        'idempotency_key_reused',
        'link_removed',
        'too_many_links',
        'slug_taken',
        'slug_quarantined',
        'slug_reserved',
        'external_id_taken',
        'too_many_requests',
      ],
      idempotent: true,
      handler: createHandlers.createLink,
    }),
    operation({
      id: 'createManyLinks',
      method: 'POST',
      path: '/api/v1/links/bulk',
      summary: 'Create many links',
      description:
        'Creates up to 100 links. Each link has its own result: an invalid link does not prevent the others.',
      ...write,
      request: 'CreateManyLinksRequest',
      reply: listReply('LinkCreated', 'The result for each link, in the order of the request.', {
        revalidate: false,
        title: 'CreateManyLinksReply',
      }),
      errors: ['idempotency_key_reused'],
      idempotent: true,
      record: 'link',
      handler: createHandlers.createManyLinks,
    }),
    operation({
      id: 'upsertLink',
      method: 'PUT',
      path: '/api/v1/links-by-external-id/:external_id',
      params: {
        external_id: { description: 'Id of the link in your own system.', example: 'order-1042' },
      },
      summary: 'Create or update a link by external id',
      description:
        'Creates the link if no link has this external id; otherwise updates the given fields of the link.',
      ...write,
      request: 'CreateLinkRequest',
      reply: linkReply,
      errors: [
        'too_many_links',
        'slug_taken',
        'slug_quarantined',
        'slug_reserved',
        'external_id_taken',
        'too_many_requests',
      ],
      conditional: 'getLink',
      record: 'link',
      handler: createHandlers.upsertLink,
    }),
    operation({
      id: 'checkSlug',
      method: 'GET',
      path: '/api/v1/links/availability',
      summary: 'Check whether a slug is available',
      description:
        'Slugs are shared by all workspaces: a slug may be taken by a link of another workspace, or be in quarantine because another workspace gave it up recently.',
      ...read,
      request: 'SlugAvailabilityRequest',
      reply: jsonReply('SlugAvailability', 'Whether the slug is available, and if not, why.', {
        about: 'Whether a slug is available.',
      }),
      errors: [],
      handler: linkHandlers.checkSlug,
    }),
    operation({
      id: 'getAnalytics',
      method: 'GET',
      path: '/api/v1/links/analytics',
      summary: 'Read the clicks of all links',
      description:
        'Returns the clicks of the workspace by day, hour, referrer, place, device, browser, system and UTM parameters, including clicks of deleted links.',
      ...read,
      request: 'LinkAnalyticsRequest',
      reply: analyticsReply,
      errors: [],
      handler: analyticsHandlers.getAnalytics,
    }),
    operation({
      id: 'getLink',
      method: 'GET',
      path: link,
      params,
      summary: 'Read a link',
      description: 'Returns the link with its click counts.',
      ...read,
      request: 'NoInput',
      reply: { ...linkReply, revalidate: true },
      errors: ['link_not_found'],
      handler: linkHandlers.getLink,
    }),
    operation({
      id: 'changeLink',
      method: 'PATCH',
      path: link,
      params,
      summary: 'Update a link',
      description:
        'Updates the given fields. Omitted fields keep their value. A slug that you replace is put into quarantine, unless it stays as an alias (`keep_old_slug`).',
      ...write,
      request: 'ChangeLinkRequest',
      reply: linkReply,
      errors: [
        'link_not_found',
        'slug_taken',
        'slug_quarantined',
        'slug_reserved',
        'too_many_aliases',
        'external_id_taken',
        'too_many_requests',
      ],
      conditional: 'getLink',
      handler: changeHandlers.changeLink,
    }),
    operation({
      id: 'deleteLink',
      method: 'DELETE',
      path: link,
      params,
      summary: 'Delete a link',
      description:
        'Deletes the link with its clicks. Its slug and aliases are put into quarantine: your workspace can use them again at once, and others when it is over.',
      ...write,
      request: 'NoInput',
      reply: { ...linkReply, description: 'The deleted link.' },
      errors: ['link_not_found'],
      conditional: 'getLink',
      handler: changeHandlers.deleteLink,
    }),
    operation({
      id: 'archiveLink',
      method: 'POST',
      path: `${link}/archive`,
      params,
      summary: 'Archive a link',
      description: 'Hides the link from lists. It still redirects.',
      ...write,
      request: 'NoInput',
      reply: linkReply,
      errors: ['link_not_found'],
      conditional: 'getLink',
      handler: changeHandlers.archiveLink,
    }),
    operation({
      id: 'unarchiveLink',
      method: 'POST',
      path: `${link}/unarchive`,
      params,
      summary: 'Unarchive a link',
      description: 'Shows the link in lists again.',
      ...write,
      request: 'NoInput',
      reply: linkReply,
      errors: ['link_not_found'],
      conditional: 'getLink',
      handler: changeHandlers.unarchiveLink,
    }),
    operation({
      id: 'getQrCode',
      method: 'GET',
      path: `${link}/qr`,
      params,
      summary: 'Get the QR code of a link',
      description: 'Returns an image that encodes the short URL.',
      ...read,
      request: 'QrRequest',
      reply: { media: ['image/svg+xml', 'image/png'], description: 'The image.', revalidate: true },
      errors: ['link_not_found', 'address_unknown'],
      handler: qrHandlers.getQrCode,
    }),
    operation({
      id: 'getLinkAnalytics',
      method: 'GET',
      path: `${link}/analytics`,
      params,
      summary: 'Read the clicks of a link',
      description:
        'Returns the clicks of a link by day, hour, referrer, place, device, browser, system and UTM parameters.',
      ...read,
      request: 'LinkAnalyticsRequest',
      reply: analyticsReply,
      errors: ['link_not_found'],
      handler: analyticsHandlers.getLinkAnalytics,
    }),
    operation({
      id: 'listClicks',
      method: 'GET',
      path: `${link}/clicks`,
      params,
      summary: 'List the clicks of a link',
      description: 'Returns the stored clicks, newest first. Clicks do not identify visitors.',
      ...read,
      request: 'LinkClickListRequest',
      reply: pageReply('LinkClick', 'A page of clicks.', { about: 'Clicks, newest first.' }),
      errors: ['link_not_found'],
      handler: analyticsHandlers.listClicks,
    }),
  ],
});
