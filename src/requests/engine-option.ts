import type { EngineOption } from '../group/engine.ts';
import type { RequestLog } from './engine.ts';

export interface RequestsOption {
  /**
   * The request log of this process, from `createRequestLog`. @default none: requests can be listed, but those that this
   * process answers are not recorded
   */
  readonly requests?: RequestLog;
}

export const requestsOption: EngineOption<RequestLog | null> = {
  check: value =>
    typeof (value as Partial<RequestLog> | null)?.observe === 'function'
      ? null
      : 'must come from createRequestLog',
  // Without it, the group would not be served, and `createMarketplace` would keep no log unless it is asked to.
  standIn: () => null,
  observer: log => log ?? undefined,
};
