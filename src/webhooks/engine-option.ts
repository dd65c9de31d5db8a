import { defined } from '../common/defined.ts';
import { isBaseUrl, leadsTo, ownAddress } from '../common/network/own-address.ts';
import { parseUrl } from '../common/network/parse-url.ts';
import type { EngineOption } from '../group/engine.ts';
import type { EventSender } from '../group/event-sender.ts';
import { webhookChecks } from './checks.ts';

export interface WebhooksOption {
  /**
   * The engine that sends webhooks in this process, from `createWebhooks`. @default none: another process sends them
   */
  readonly webhooks?: EventSender;
}

/** Webhooks must not point to the router or to short links, because that would cause loops. */
export const webhooksOption: EngineOption<EventSender> = {
  check: value =>
    typeof (value as Partial<EventSender> | null)?.check === 'function'
      ? null
      : 'must come from createWebhooks',
  standIn: () => webhookChecks(),
  sender(webhooks, urls) {
    const own = urls.filter(isBaseUrl).map(ownAddress);
    return {
      async check(url, workspaceId) {
        const target = parseUrl(url);
        if (target !== null && own.some(address => leadsTo(target, address)))
          throw new Error('must not point to this service');
        await webhooks.check(url, workspaceId);
      },
      events: webhooks.events,
      ...defined({ retention: webhooks.retention }),
      nudge: () => webhooks.nudge(),
    };
  },
};
