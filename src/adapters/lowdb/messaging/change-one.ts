import type { MessageRefusal, MessagingRepository, OutboxEvent, Refused } from '../../../repository/index.ts';
import { checkRecord } from '../../rules/storable.ts';
import type { FrozenData } from '../data.ts';
import type { Store } from '../store.ts';
import { messageIn } from './message-index.ts';
import { type FrozenMessage, instanceFor, withChanged, withEvents } from './records.ts';

type Name = Parameters<MessagingRepository['changeMessage']>[2];

/** Where one message is found and who changes it. */
interface Target<Named extends Name> {
  readonly workspaceId: string;
  readonly instanceId: string;
  readonly name: Named;
  readonly generation: number | undefined;
}

/** Changes one message, with the events of the change; `after` returns the same message if nothing changes. */
export const changeOne = <Reason extends string = never, Named extends Name = Name>(
  store: Store,
  method: string,
  { workspaceId, instanceId, name, generation }: Target<Named>,
  after: (message: FrozenMessage, data: FrozenData) => FrozenMessage | Refused<Reason>,
  events: (before: FrozenMessage, after: FrozenMessage) => readonly OutboxEvent[],
) =>
  store.commit(data => {
    const instance = instanceFor(data, workspaceId, instanceId, generation);
    if ('refused' in instance) return instance;
    const message = messageIn(data, workspaceId, instanceId, name);
    if ('refused' in message) return message as Refused<MessageRefusal<Named>>;
    const changed = after(message, data);
    if ('refused' in changed || changed === message) return { data, result: changed };
    checkRecord(method, 'messages', changed);
    const next = withChanged(data, 'messages', workspaceId, new Map([[message, changed]]));
    return { data: withEvents(next, workspaceId, instanceId, events(message, changed)), result: changed };
  });
