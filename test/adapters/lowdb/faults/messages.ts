/** Faults of an adapter with messages and chats. */
import { byText } from '../../../../src/common/text/compare-texts.ts';
import { isRefused } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

const always = '2999-01-01T00:00:00Z';

const addingFaults: Faults = {
  'looks for an idempotency key before it stores a message': ({ messaging }) => {
    const { addMessages } = messaging;
    const known = new Map<string, Awaited<ReturnType<typeof addMessages>>>();
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const key = `${id} ${messages[0]?.request_key} ${messages[0]?.request_fingerprint}`;
      const before = messages[0]?.request_key == null ? undefined : known.get(key);
      await turn();
      if (before !== undefined) return before;
      const free = messages.map(one => ({ ...one, request_key: null }));
      const answer = await addMessages(workspaceId, id, free, options);
      known.set(key, answer);
      return answer;
    };
  },
  'takes an idempotency key for the same message whatever is asked': ({ messaging }) => {
    const { addMessages } = messaging;
    messaging.addMessages = (workspaceId, id, messages, options) =>
      addMessages(
        workspaceId,
        id,
        messages.map(one =>
          one.request_key === null ? one : { ...one, request_fingerprint: 'a'.repeat(64) },
        ),
        options,
      );
  },
  'takes every message of a call for the one that is stored with its id on the channel': ({ messaging }) => {
    const { addMessages, findMessage } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const answers = await addMessages(workspaceId, id, messages, options);
      const last = messages.at(-1);
      if (isRefused(answers) || messages.length !== 2 || last?.external_id !== 'A') return answers;
      const stored = await findMessage(workspaceId, id, { externalId: 'A', chat: last.chat });
      return stored === null ? answers : [...answers.slice(0, 1), { message: stored, isNew: false }];
    };
  },
  'takes a message of another instance for the one with the id on the channel': ({ messaging }) => {
    const { addMessages, findMessage } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const answers = await addMessages(workspaceId, id, messages, options);
      const [, one] = messages;
      if (isRefused(answers) || messages.length !== 3 || one?.external_id !== 'A') return answers;
      const stored = await findMessage(workspaceId, 'ins_2', { externalId: 'A', chat: one.chat });
      return answers.map((answer, at) =>
        at === 1 && stored !== null ? { message: stored, isNew: false } : answer,
      );
    };
  },
  'looks for the id on the channel before it stores a message': ({ messaging }) => {
    const { addMessages, findMessage } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const [first] = messages;
      const externalId = first?.external_id ?? null;
      const same = externalId === null ? null : await findMessage(workspaceId, id, { externalId });
      await turn();
      if (same !== null && messages.length === 1) return [{ message: same, isNew: false }];
      const changed = messages.map(one =>
        one.external_id === null ? one : { ...one, external_id: `${one.external_id} ${one.id}` },
      );
      return addMessages(workspaceId, id, externalId === 'A 1' ? changed : messages, options);
    };
  },
  'drops a message whose id on the channel another instance has': ({ messaging }) => {
    const { addMessages, listInstances, findMessage } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      for (const instance of await listInstances(workspaceId))
        for (const { external_id } of messages) {
          const same =
            external_id === null
              ? null
              : await findMessage(workspaceId, instance.id, { externalId: external_id });
          if (same !== null && messages.length === 1) return [{ message: same, isNew: false }];
        }
      return addMessages(workspaceId, id, messages, options);
    };
  },
  'stores some of the messages of a call that it refuses': ({ messaging }) => {
    const { addMessages } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const answer = await addMessages(workspaceId, id, messages, options);
      if (isRefused(answer) && messages.length > 1) await addMessages(workspaceId, id, messages.slice(0, 1));
      return answer;
    };
  },
  'counts queued messages before it stores one': ({ messaging }) => {
    const { addMessages, listMessages } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, { most = 1_000, ...options } = {}) => {
      const { messages: queued } = await listMessages(workspaceId, id, { state: 'queued', limit: 1_000 });
      await turn();
      return queued.length >= most
        ? { refused: 'too_many' }
        : addMessages(workspaceId, id, messages, options);
    };
  },
  'counts received messages as queued': ({ messaging }) => {
    const { addMessages, listMessages } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const { messages: all } = await listMessages(workspaceId, id, { limit: 1_000 });
      return all.length >= (options?.most ?? 1_000)
        ? { refused: 'too_many' }
        : addMessages(workspaceId, id, messages, options);
    };
  },
  'numbers the messages of all chats together': ({ messaging }) => {
    let count = 0;
    wrap(messaging, 'addMessages', answer =>
      isRefused(answer)
        ? answer
        : answer.map(one => {
            count += 1;
            return { ...one, message: { ...one.message, sequence: count } };
          }),
    );
  },
  'lists the messages of a chat by time': ({ messaging }) =>
    wrap(messaging, 'listMessages', page => ({
      ...page,
      messages: page.messages.toSorted((one, other) =>
        `${other.created_at} ${other.id}` < `${one.created_at} ${one.id}` ? -1 : 1,
      ),
    })),
  'finds no message by its idempotency key': ({ messaging }) => {
    const { findMessage } = messaging;
    messaging.findMessage = (workspaceId, id, name) =>
      'requestKey' in name ? null : findMessage(workspaceId, id, name);
  },
  'finds messages of all instances': ({ messaging }) => {
    const { findMessage, listInstances } = messaging;
    messaging.findMessage = async (workspaceId, _, name) => {
      for (const { id } of await listInstances(workspaceId)) {
        const found = await findMessage(workspaceId, id, name);
        if (found !== null) return found;
      }
      return null;
    };
  },
};

const sendingFaults: Faults = {
  'hands out two messages of a chat': ({ messaging }) => {
    const { takeMessages, listMessages } = messaging;
    messaging.takeMessages = async (workspaceId, id, options) => {
      const answer = await takeMessages(workspaceId, id, options);
      if (isRefused(answer) || answer.length === 0) return answer;
      const { messages } = await listMessages(workspaceId, id, { state: 'queued', limit: 100 });
      const more = messages.filter(one => one.sending === null && one.chat === answer[0]?.message.chat);
      return [...answer, ...more.map(message => ({ message, again: false }))];
    };
  },
  'hands out a message to all who ask at the same time': ({ messaging }) => {
    const { takeMessages } = messaging;
    let last: ReturnType<typeof takeMessages> | null = null;
    messaging.takeMessages = async (...given) => {
      last ??= Promise.resolve(takeMessages(...given)).finally(() => {
        last = null;
      });
      return last;
    };
  },
  'hands out messages before they are due': ({ messaging }) => {
    const { takeMessages } = messaging;
    messaging.takeMessages = (workspaceId, id, options) =>
      takeMessages(workspaceId, id, { ...options, now: always });
  },
  'does not say that a message may have been sent already': ({ messaging }) =>
    wrap(messaging, 'takeMessages', answer =>
      isRefused(answer) ? answer : answer.map(one => ({ ...one, again: false })),
    ),
  'loses what an earlier generation was sending': ({ messaging }) =>
    wrap(messaging, 'takeMessages', answer =>
      isRefused(answer) ? answer : answer.filter(one => !one.again),
    ),
  'takes the outcome of a generation that has lost the instance': ({ messaging }) => {
    const { settleMessage, findInstance } = messaging;
    messaging.settleMessage = async (workspaceId, id, messageId, outcome, options) => {
      const instance = await findInstance(workspaceId, id);
      const generation = instance?.generation ?? options.generation;
      return settleMessage(workspaceId, id, messageId, outcome, { ...options, generation });
    };
  },
  'looks whether a message is being sent before it stores the outcome': ({ messaging }) => {
    const { settleMessage, findMessage } = messaging;
    messaging.settleMessage = async (workspaceId, id, messageId, outcome, options) => {
      const message = await findMessage(workspaceId, id, { id: messageId });
      await turn();
      const answer = await settleMessage(workspaceId, id, messageId, outcome, options);
      return isRefused(answer) && answer.refused === 'changed' && message?.sending === options.generation
        ? message
        : answer;
    };
  },
  'sends a message that failed for now at once': ({ messaging }) => {
    const { settleMessage } = messaging;
    messaging.settleMessage = (workspaceId, id, messageId, outcome, options) =>
      settleMessage(
        workspaceId,
        id,
        messageId,
        outcome.state === 'queued' ? { ...outcome, retryAt: '1999-01-01T00:00:00Z' } : outcome,
        options,
      );
  },
  'refuses all outcomes that come together if it refuses one': ({ messaging }) => {
    const { settleMessage } = messaging;
    let refused: Awaited<ReturnType<typeof settleMessage>> | null = null;
    messaging.settleMessage = async (...call) => {
      const answer = await settleMessage(...call);
      if (isRefused(answer)) refused = answer;
      await turn();
      return refused ?? answer;
    };
  },
  'stores only the first of the outcomes that come together': ({ messaging }) => {
    const { settleMessage, findMessage } = messaging;
    let isBusy = false;
    messaging.settleMessage = async (workspaceId, id, messageId, outcome, options) => {
      const message = await findMessage(workspaceId, id, { id: messageId });
      if (isBusy && message !== null) return message;
      isBusy = true;
      await turn();
      const answer = await settleMessage(workspaceId, id, messageId, outcome, options);
      isBusy = false;
      return answer;
    };
  },
  'lets an outcome undo what the channel has reported': ({ messaging }) =>
    wrap(messaging, 'settleMessage', answer =>
      isRefused(answer) || answer.state !== 'delivered' ? answer : { ...answer, state: 'sent' },
    ),
};

const progressFaults: Faults = {
  'stores any state that the channel reports': repository => {
    const { messaging } = repository;
    const { advanceMessage } = messaging;
    messaging.advanceMessage = async (workspaceId, id, name, progress, options) => {
      const answer = await advanceMessage(workspaceId, id, name, progress, options);
      if (isRefused(answer) || answer.state === progress.state) return answer;
      const changed = { ...answer, state: progress.state };
      await repository.put('messages', workspaceId, changed);
      return changed;
    };
  },
  'looks at the state of a message before it stores a report': repository => {
    const { messaging } = repository;
    const { advanceMessage, findMessage } = messaging;
    messaging.advanceMessage = async (workspaceId, id, name, progress, options) => {
      const message = await findMessage(workspaceId, id, name);
      await turn();
      if (message?.state !== 'sent') return advanceMessage(workspaceId, id, name, progress, options);
      const changed = { ...message, state: progress.state };
      await repository.put('messages', workspaceId, changed);
      return changed;
    };
  },
  'tells of a report that changes nothing': ({ messaging }) => {
    const { advanceMessage } = messaging;
    messaging.advanceMessage = async (workspaceId, id, name, progress, options) => {
      const answer = await advanceMessage(workspaceId, id, name, progress, options);
      if (!isRefused(answer)) options?.events?.(answer);
      return answer;
    };
  },
  'sends a message that was deleted': repository => {
    const { messaging } = repository;
    const { changeMessage, findMessage } = messaging;
    messaging.changeMessage = async (workspaceId, id, name, change, options) => {
      const before = await findMessage(workspaceId, id, name);
      const answer = await changeMessage(workspaceId, id, name, change, options);
      if (isRefused(answer) || answer.state !== 'failed' || before?.state !== 'queued') return answer;
      await repository.put('messages', workspaceId, { ...answer, state: 'queued', reason: null });
      return { ...answer, state: 'queued' };
    };
  },
  'looks whether a message is being sent before it deletes it': ({ messaging }) => {
    const { changeMessage, findMessage } = messaging;
    messaging.changeMessage = async (
      workspaceId,
      id,
      name,
      change,
      { when = () => true, ...options } = {},
    ) => {
      const message = await findMessage(workspaceId, id, name);
      await turn();
      await turn();
      return message !== null && !when(message)
        ? { refused: 'changed' }
        : changeMessage(workspaceId, id, name, change, options);
    };
  },
  'loses reactions of those that race': repository => {
    const { messaging } = repository;
    const { findMessage, react } = messaging;
    messaging.react = async (workspaceId, id, name, reaction, options) => {
      const message = await findMessage(workspaceId, id, name);
      await turn();
      const answer = await react(workspaceId, id, name, reaction, options);
      if (isRefused(answer) || message === null) return answer;
      const mine = answer.reactions.filter(one => one.from === reaction.from);
      const others = message.reactions.filter(one => one.from !== reaction.from);
      const changed = { ...answer, reactions: [...others, ...mine] };
      await repository.put('messages', workspaceId, changed);
      return changed;
    };
  },
};

const chatFaults: Faults = {
  'lists the chats that were quiet for longest first': ({ messaging }) =>
    wrap(messaging, 'listChats', page => ({ ...page, chats: page.chats.toReversed() })),
  'shows no names of chats': ({ messaging }) =>
    wrap(messaging, 'listChats', page => ({
      ...page,
      chats: page.chats.map(one => ({ ...one, name: null })),
    })),
  'returns the messages that were read by their ids': ({ messaging }) =>
    wrap(messaging, 'readChat', answer =>
      isRefused(answer) ? answer : { ...answer, messages: answer.messages.toSorted(byText(({ id }) => id)) },
    ),
  'reads a chat for each who asks at the same time': ({ messaging }) => {
    const { readChat } = messaging;
    let last: ReturnType<typeof readChat> | null = null;
    messaging.readChat = async (...given) => {
      last ??= Promise.resolve(readChat(...given)).finally(() => {
        last = null;
      });
      return last;
    };
  },
  'lets a holder read messages that has lost the instance': ({ messaging }) => {
    const { readChat } = messaging;
    messaging.readChat = (workspaceId, id, address, upTo, { generation: _, ...options } = {}) =>
      readChat(workspaceId, id, address, upTo, options);
  },
  'counts the unread messages before it reads some': repository => {
    const { messaging } = repository;
    const { readChat, findChat } = messaging;
    messaging.readChat = async (workspaceId, id, address, ...given) => {
      const before = await findChat(workspaceId, id, address);
      await turn();
      const answer = await readChat(workspaceId, id, address, ...given);
      if (isRefused(answer) || before === null) return answer;
      const chat = { ...answer.chat, unread: Math.max(0, before.chat.unread - answer.messages.length) };
      await repository.put('chats', workspaceId, chat);
      return { ...answer, chat };
    };
  },
};

export const messageFaults: Faults = {
  ...addingFaults,
  ...sendingFaults,
  ...progressFaults,
  ...chatFaults,
};
