/** Says that the mock server answers: for health checks of containers and for tests that wait for it. */
import { readFileSync } from 'node:fs';
import { packageRoot } from '../package-root.ts';
import type { ControlPart } from './control.ts';

/** `GET /__mock/health` is open to every address, and says nothing that not everybody may know. */
export const healthControl: ControlPart = {
  routes(door) {
    let version: string | undefined;
    door.on(
      'GET',
      '/health',
      () => {
        version ??= JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')).version;
        return { status: 'ok', version };
      },
      { isOpen: true },
    );
  },
};
