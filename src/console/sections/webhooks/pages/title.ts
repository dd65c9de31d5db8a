import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { capitalised } from '../../../format.ts';

/** What people call a webhook. A destination that leads nowhere has no more than its type: `memory:`. */
export const webhookTitle = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description === ''
    ? url.replace(/^([\w-]+):$/, (_, type: string) => `${capitalised(type)} destination`)
    : description;

/** Whether its events go to a broker: what stands for its URL is where that is. */
export const isDestination = (endpoint: WebhookEndpoint | null): boolean =>
  endpoint !== null && 'destination' in endpoint;
