/** What the operations of automation refuse. */
import { errorRows } from '../common/errors/errors.ts';

export const automationErrors = errorRows({
  hook_not_found: { status: 404, message: 'Hook not found' },
  too_many_hooks: { status: 409, message: 'Hook limit reached' },
  route_not_found: { status: 404, message: 'Route not found' },
  too_many_routes: { status: 409, message: 'Route limit reached' },
});
