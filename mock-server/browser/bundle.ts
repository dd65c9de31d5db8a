/**
 * All of it in one script: pages take what it leaves at their global object, and in a service worker it answers requests.
 */
import { startMock } from './start.ts';
import { answerRequests } from './worker.ts';

Object.defineProperty(globalThis, Symbol.for('koa-marketplace/browser'), {
  value: { startMock },
  configurable: true,
});
if ('ServiceWorkerGlobalScope' in globalThis) answerRequests();
