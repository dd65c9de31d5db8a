/** Nothing is sent in a browser, so that nothing can be waited for. */
import type { Deliveries } from '../control/journal/deliveries.ts';

export const createDeliveries = (): Deliveries => ({
  watching: repository => repository,
  async waitForDelivery() {
    throw new Error('mock.waitForDelivery: webhooks are not sent in a browser');
  },
});
