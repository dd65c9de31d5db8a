/** The request log as `createMarketplace` creates it. */
import { without } from '../common/check-options.ts';
import { defined } from '../common/defined.ts';
import type { EngineOfPackage } from '../group/engine.ts';
import { createRequestLog, type RequestLog, type RequestLogOptions, requestLogChecks } from './engine.ts';

type Settings = Omit<RequestLogOptions, 'repository' | 'onError' | 'now'>;

export interface RequestsSetting {
  /**
   * Settings of the request log, as for `createRequestLog`. `false`: the requests that this process answers are not
   * recorded. @default the log is kept if the group is served
   */
  readonly requests?: boolean | Settings;
}

export const requestsOfPackage: EngineOfPackage<RequestLog, Settings, object> = {
  group: 'requests',
  checks: without(requestLogChecks, 'repository', 'onError', 'now'),
  create: (settings, { repository, onError, now }) =>
    createRequestLog({
      ...settings,
      repository: repository as RequestLogOptions['repository'],
      ...defined({ onError, now }),
    }),
  shown: () => ({}),
};
