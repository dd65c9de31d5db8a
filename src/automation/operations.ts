/** Automation over HTTP: inbound endpoints, the events that are published, hooks and routes. */

import { group } from '../group/group.ts';
import { daysKept } from '../group/retention.ts';
import { automationErrors } from './errors.ts';
import { automationEvents } from './events.ts';
import { hookOperations } from './hook-operations.ts';
import { endpointOperations } from './inbound/endpoint-operations.ts';
import { inboundErrors } from './inbound/errors.ts';
import { historyOperations } from './inbound/history-operations.ts';
import { publishOperations } from './inbound/publish-operations.ts';
import { typeOperations } from './inbound/type-operations.ts';
import { automationLimits } from './limits.ts';
import { automationRecordLimits } from './record-limits.ts';
import { routeOperations } from './route-operations.ts';
import { routeReceiver } from './route-receiver.ts';
import { automationService } from './service.ts';
import { traceOperations } from './trace-operations.ts';

export const automation = group({
  name: 'automation',
  description:
    'Inbound endpoints that publish events, hooks that send them to automation tools, and routes that make one event of another.',
  needs: ['automation', 'webhooks'],
  scopes: {
    'automation:read': 'List inbound endpoints, events with their traces, hooks and routes',
    'automation:write': 'Create, change and delete inbound endpoints, hooks and routes, and replay events',
    'automation:publish': 'Publish events',
  },
  errors: { ...inboundErrors, ...automationErrors },
  recordLimits: automationRecordLimits,
  events: automationEvents,
  limits: automationLimits,
  service: automationService,
  retention: async ({ service, repository, workspaceId }) => {
    const { retention_days: own } = await repository.automation.findSettings(workspaceId);
    return [
      {
        what: 'Automation events',
        ...(own === null
          ? {
              days: daysKept(service.retention?.eventDays),
              decidedBy: { option: 'webhooks.eventRetentionDays' },
            }
          : { days: own, decidedBy: { operation: 'changeAutomationSettings' } }),
      },
    ];
  },
  numbers: service => service,
  receivers: { hook: 'post', route: () => routeReceiver() },
  operations: [
    ...endpointOperations,
    ...publishOperations,
    ...typeOperations,
    ...historyOperations,
    ...traceOperations,
    ...hookOperations,
    ...routeOperations,
  ],
});
