import type { EngineOption } from '../group/engine.ts';
import type { RequestLog } from './engine.ts';

export interface RequestsOption {
  /**
   * The request log of this process, from `createRequestLog`. @default none: requests can be listed, but those that this
   * process answers are not recorded
   */
  readonly requests?: RequestLog;
}

export const requestsOption: EngineOption<RequestLog> = {
  check: value =>
    typeof (value as Partial<RequestLog> | null)?.observe === 'function'
      ? null
      : 'must come from createRequestLog',
  observer: log => log,
};
