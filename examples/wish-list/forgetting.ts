/** The engine of the group: once an hour, it forgets wishes that are older than a year. */
import type { Engine, EngineContext } from 'koa-marketplace';
import type { WishStorage } from './storage.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;

export function forgetting(
  storage: WishStorage,
  { now = Date.now, onError = () => {} }: Pick<EngineContext, 'now' | 'onError'>,
): Engine {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const forget = () => {
    last = storage.forget(new Date(now() - year).toISOString()).catch(onError);
  };
  return {
    start() {
      if (timer !== undefined) return;
      forget();
      timer = setInterval(forget, hour).unref();
    },
    async close() {
      clearInterval(timer);
      await last;
    },
  };
}
