/** Says that the mock server answers: for health checks of containers and for tests that wait for it. */
import { version } from '../version.ts';
import type { ControlPart } from './control.ts';

/** `GET /__mock/health` is open to every address, and says nothing that not everybody may know. */
export const healthControl: ControlPart = {
  routes(router) {
    router.on('GET', '/health', () => ({ status: 'ok', version }), { isOpen: true });
  },
};
