/**
 * All of it in one script: pages import what it leaves at their global object, and in a service worker it answers requests.
 */
import * as browser from './index.ts';
import { answerRequests } from './worker.ts';

Object.defineProperty(globalThis, Symbol.for('koa-marketplace/browser'), {
  value: browser,
  configurable: true,
});
if ('ServiceWorkerGlobalScope' in globalThis) answerRequests();
