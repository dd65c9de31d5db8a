import { type Happened, type MessagingRepository, type Refused, refuse } from '../../../repository/index.ts';
import { checkRecord } from '../../data/storable.ts';
import type { Data } from '../data.ts';
import type { Store } from '../store.ts';
import { messageIn } from './message-index.ts';
import { instanceFor, type Message, withChanged, withEvents } from './records.ts';

/** Where one message is found and who changes it. */
interface Target {
  readonly workspaceId: string;
  readonly instanceId: string;
  readonly name: Parameters<MessagingRepository['changeMessage']>[2];
  readonly generation: number | undefined;
}

/** Changes one message, with the events of the change; `after` returns the same message if nothing changes. */
export const changeOne = <Reason extends string = never>(
  store: Store,
  method: string,
  { workspaceId, instanceId, name, generation }: Target,
  after: (message: Message, data: Data) => Message | Refused<Reason>,
  events: (before: Message, after: Message) => readonly Happened[],
) =>
  store.commit<Message | Refused<'not_found' | 'lost' | Reason>>(data => {
    const instance = instanceFor(data, workspaceId, instanceId, generation);
    if ('refused' in instance) return { data, result: instance };
    const message = messageIn(data, workspaceId, instanceId, name);
    if (message === undefined) return { data, result: refuse('not_found') };
    const changed = after(message, data);
    if ('refused' in changed || changed === message) return { data, result: changed };
    checkRecord(method, 'messages', changed);
    const next = withChanged(data, 'messages', workspaceId, new Map([[message, changed]]));
    return { data: withEvents(next, workspaceId, instanceId, events(message, changed)), result: changed };
  });
