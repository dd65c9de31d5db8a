/** The clock over HTTP, below `/__mock/clock`. */
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { ControlPart } from '../control.ts';
import type { MockClock } from './clock.ts';

/** `GET`, `PUT` and `DELETE /__mock/clock`, and `POST /__mock/clock/advance`. All answer with the state of the clock. */
export const clockControl = (clock: MockClock): ControlPart => ({
  routes(router) {
    router.on('GET', '/clock', () => clock.state());
    router.on(
      'PUT',
      '/clock',
      async ({ body }) => {
        const { now, ...options } = await body();
        if (now === undefined) throw new MarketplaceError('invalid_request', 'now is required');
        clock.set(now as string, options as { frozen?: boolean });
        return clock.state();
      },
      { fields: ['now', 'frozen'] },
    );
    router.on('DELETE', '/clock', () => {
      clock.reset();
      return clock.state();
    });
    router.on(
      'POST',
      '/clock/advance',
      async ({ body }) => {
        const { by } = await body();
        clock.advance(by as string);
        return clock.state();
      },
      { fields: ['by'] },
    );
  },
  reset: () => void clock.reset(),
});
