import type { WebhookEndpoint } from '../../../../generated/types.ts';

/** What people call a webhook. */
export const webhookTitle = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description === '' ? url : description;
