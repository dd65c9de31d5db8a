/** The isolated tests over HTTP. */
import { MarketplaceError } from '../../src/common/errors/errors.ts';
import type { ControlPart } from '../control/control.ts';
import type { Isolates } from './isolates.ts';

/** `GET /__mock/as` lists them, `DELETE /__mock/as/{name}` ends one. */
export const isolationControl = (isolates: Isolates): ControlPart => ({
  routes(router) {
    router.on('GET', '/as', () => ({ isolated: isolates.list() }));
    router.on('DELETE', '/as/:name', async ({ params: { name = '' } }) => {
      if (!(await isolates.drop(name)))
        throw new MarketplaceError('not_found', 'no isolated test has this name');
      return { name };
    });
  },
});
