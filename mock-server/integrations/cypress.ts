/**
 * The mock server in tests of Cypress.
 * @example
 * import { marketplace } from "koa-marketplace/cypress";
 * export default defineConfig({ e2e: { setupNodeEvents: (on, config) => marketplace(on, config) } });
 * // in a test: cy.task('mock:answer', ['listItems', 503]);
 */
import type { MockOptions } from '../options.ts';
import { type RemoteMock, remoteMock } from './remote-mock.ts';
import { type MarketplaceUrl, openServer } from './server-url.ts';

type Task = (given?: unknown) => Promise<unknown>;

/** What `setupNodeEvents` gets: it registers tasks. */
// biome-ignore lint/suspicious/noExplicitAny: Cypress has an overload for each event
export type CypressOn = (event: 'task', tasks: any) => void;

/** What this uses of the configuration. */
export interface CypressConfig {
  // biome-ignore lint/suspicious/noExplicitAny: as in Cypress
  env: Record<string, any>;
}

/** Each is the task `mock:` with its name, with its arguments in a list, or its only one. */
const methods = [
  'answer',
  'answers',
  'stopAnswers',
  'fail',
  'faults',
  'stopFaults',
  'requests',
  'clearRequests',
  'waitForRequest',
  'waitForDelivery',
  'coverage',
  'clearCoverage',
  'reset',
  'snapshot',
  'restore',
  'use',
  'now',
  'setTime',
  'advance',
  'resetTime',
  'putRecord',
  'patchRecord',
  'deleteRecord',
] as const satisfies readonly (keyof RemoteMock)[];

/**
 * Registers the tasks `mock:answer`, `mock:requests` and so on, and starts a mock server unless there is a URL of one.
 * Resolves with the configuration, whose `env` has its URL as `MARKETPLACE_URL`. The process of Cypress ends it.
 * @throws TypeError for invalid options
 */
export async function marketplace<Config extends CypressConfig>(
  on: CypressOn,
  config: Config,
  options: MarketplaceUrl | MockOptions = {},
): Promise<Config & { readonly env: { readonly MARKETPLACE_URL: string } }> {
  const { url } = await openServer(options);
  const mock = remoteMock(url, null);
  const tasks: Record<string, Task> = {};
  for (const method of methods)
    tasks[`mock:${method}`] = async given => {
      const call = mock[method] as (...args: unknown[]) => Promise<unknown>;
      const args = given === undefined || given === null ? [] : Array.isArray(given) ? given : [given];
      // Cypress takes `undefined` for a task that it does not know.
      return (await call(...args)) ?? null;
    };
  on('task', tasks);
  return { ...config, env: { ...config.env, MARKETPLACE_URL: url } };
}
