/** Automation over HTTP: hooks of tools, and routes to them. */
import { group } from '../group/group.ts';
import { automationErrors } from './errors.ts';
import { hookOperations } from './hook-operations.ts';
import { routeOperations } from './route-operations.ts';
import { routeReceiver } from './route-receiver.ts';
import { automationService } from './service.ts';

export const automation = group({
  name: 'automation',
  description: 'Hooks for automation tools, and routes that make one event of another.',
  needs: ['automation', 'webhooks'],
  scopes: {
    'automation:read': 'List hooks and routes',
    'automation:write': 'Make, change and delete hooks and routes',
  },
  errors: automationErrors,
  service: automationService,
  receivers: { hook: 'post', route: () => routeReceiver() },
  operations: [...hookOperations, ...routeOperations],
});
