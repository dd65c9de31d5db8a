/** Nothing is sent in a browser: the list of what was sent stays empty, and nothing can be waited for. */
import { type Deliveries, createDeliveries as recorded } from '../control/journal/deliveries.ts';

export const createDeliveries = (): Deliveries => ({
  ...recorded(),
  async waitForDelivery() {
    throw new Error('mock.waitForDelivery: webhooks are not sent in a browser');
  },
});
