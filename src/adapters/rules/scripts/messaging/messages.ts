/** Changes of one message. */
import type { MessageRecord } from '../../../../generated/types.ts';
import {
  type ChangeOptions,
  type HolderOptions,
  type MessageName,
  type MessageRefusal,
  type MessagingRepository,
  type Refused,
  refuse,
} from '../../../../repository/index.ts';
import { fileAsked, fileSettled, mediaIdOf } from '../../files.ts';
import { advanced, edited, reacted } from '../../messages.ts';
import { checkRecord, checkTimes } from '../../storable.ts';
import { type Script, type ScriptRunner, step } from '../script.ts';

type Message = Readonly<MessageRecord>;

/** Messages are added, taken and settled many at once, which each storage does in its own way. */
export function messageScripts(runner: ScriptRunner) {
  /** `change`: the message after the change, or the same one if it changes nothing. */
  async function changeOne<Reason extends string = never, Name extends MessageName = MessageName>(
    method: string,
    [workspaceId, instanceId]: readonly [workspaceId: string, instanceId: string],
    name: Name,
    { generation, events = () => [] }: ChangeOptions<Message> & HolderOptions,
    change: (message: Message) => Message | Refused<Reason>,
  ): Promise<Message | Refused<Reason | MessageRefusal<Name>>> {
    return runner.change(workspaceId, function* (): Script<Message | Refused<Reason | MessageRefusal<Name>>> {
      const message = yield* step('holdMessage', workspaceId, instanceId, name, generation);
      if ('refused' in message) return message as Refused<MessageRefusal<Name>>;
      const after = change(message);
      if ('refused' in after || after === message) return after;
      checkRecord(`messaging.${method}`, 'messages', after);
      if (mediaIdOf(after) !== mediaIdOf(message)) yield* step('keepMedia', workspaceId, [mediaIdOf(after)]);
      yield* step('changeMessage', workspaceId, message, after);
      yield* step('publishOfInstance', workspaceId, instanceId, events(after));
      return after;
    });
  }

  return {
    async advanceMessage(workspaceId, instanceId, name, given, options = {}) {
      const progress = structuredClone(given);
      return changeOne('advanceMessage', [workspaceId, instanceId], name, options, message =>
        advanced(message, progress),
      );
    },

    async changeMessage(workspaceId, instanceId, name, given, { when = () => true, ...options } = {}) {
      const change = structuredClone(given);
      return changeOne<'changed'>('changeMessage', [workspaceId, instanceId], name, options, message =>
        when(message) ? edited(message, change) : refuse('changed'),
      );
    },

    async react(workspaceId, instanceId, name, given, options = {}) {
      const reaction = structuredClone(given);
      return changeOne('react', [workspaceId, instanceId], name, options, message =>
        reacted(message, reaction),
      );
    },

    async settleFile(workspaceId, instanceId, id, given, options) {
      const outcome = structuredClone(given);
      const place = [workspaceId, instanceId] as const;
      return changeOne<'changed', { readonly id: string }>(
        'settleFile',
        place,
        { id },
        options,
        message => fileSettled(message, outcome, options.generation) ?? refuse('changed'),
      );
    },

    async retryFile(workspaceId, instanceId, id, at, options = {}) {
      checkTimes('messaging.retryFile', { at });
      const asked = await changeOne('retryFile', [workspaceId, instanceId], { id }, options, message =>
        fileAsked(message, at),
      );
      // Only a caller with a generation loses an instance.
      return asked as Message | Refused<'not_found'>;
    },
  } satisfies Partial<MessagingRepository>;
}
