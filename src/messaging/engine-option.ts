import type { EngineOption } from '../group/engine.ts';
import type { Messaging } from './types.ts';

export interface MessagingOption {
  /**
   * The messaging engine, from `createMessaging`. If another process holds the instances, create it here too, with the
   * same drivers and the same media store, but do not start it. @default none: the group messaging is not served
   */
  readonly messaging?: Messaging;
}

export const messagingOption: EngineOption<Messaging> = {
  check: value =>
    typeof (value as Partial<Messaging> | null)?.storeMedia === 'function'
      ? null
      : 'must come from createMessaging',
};
