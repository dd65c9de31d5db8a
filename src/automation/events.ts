/** The webhook events of automation. */

import { published } from '../common/events/subscription.ts';
import { event } from '../group/event.ts';

export const automationEvents = [
  event({
    type: published,
    summary: 'An event was published',
    description:
      'Sent only to webhooks that list this exact type. In the payload, `type` is the type of the published event, with `id`, `source` and `subject` beside it.',
    schema: 'AutomationData',
    onRequest: true,
    ownType: true,
    example: { order: 42, amount: 99.5 },
  }),
];
