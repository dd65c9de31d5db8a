/** The request log as `createMarketplace` creates it. */
import { type EngineOfPackage, givenOptions, type SettingsOf, settingChecks } from '../group/engine.ts';
import { createRequestLog, type RequestLog, type RequestLogOptions, requestLogChecks } from './engine.ts';

type Settings = SettingsOf<RequestLogOptions>;

export interface RequestsSetting {
  /**
   * Settings of the request log, as for `createRequestLog`. `false`: the requests that this process answers are not
   * recorded. @default the log is kept if the group is served
   */
  readonly requests?: boolean | Settings;
}

export const requestsOfPackage: EngineOfPackage<RequestLog, Settings, object> = {
  group: 'requests',
  checks: settingChecks(requestLogChecks),
  create: (settings, context) =>
    createRequestLog({
      ...settings,
      ...(givenOptions(requestLogChecks, context) as unknown as RequestLogOptions),
    }),
  shown: () => ({}),
};
