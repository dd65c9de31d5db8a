import type { WebhookEndpoint } from '../../../../generated/types.ts';

/** What people call a webhook. */
export const webhookTitle = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description === '' ? url : description;

/** Whether its events go to a broker: what stands for its URL is where that is. */
export const isDestination = (endpoint: WebhookEndpoint | null): boolean =>
  endpoint !== null && 'destination' in endpoint;
