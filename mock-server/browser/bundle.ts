/**
 * All of it in one script: pages take what it leaves at their global object, and in a service worker it answers requests.
 */
import { version } from '../version.ts';
import { ownScript } from './own-script.ts';
import { startMock } from './start.ts';
import { answerRequests } from './worker.ts';

// A page may load more than one of the scripts.
Object.defineProperty(globalThis, Symbol.for(`koa-marketplace/${ownScript}`), {
  value: { startMock, version },
  configurable: true,
});
if ('ServiceWorkerGlobalScope' in globalThis) answerRequests();
