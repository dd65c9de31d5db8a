/** Faults of an adapter with the ids of messages on the channel. */
import { type Faults, turn } from './plant.ts';

export const idFaults: Faults = {
  'leaves what is queued without a sender to whichever account comes next': ({ messaging }) => {
    const { changeInstance, listMessages } = messaging;
    const unsigned = new Set<string>();
    messaging.changeInstance = async (workspaceId, id, change, options) => {
      const { messages } = await listMessages(workspaceId, id, { limit: 1_000 });
      for (const message of messages) if (message.from === null) unsigned.add(message.id);
      return changeInstance(workspaceId, id, change, options);
    };
    messaging.listMessages = async (workspaceId, id, query) => {
      const page = await listMessages(workspaceId, id, query);
      const messages = page.messages.map(one => (unsigned.has(one.id) ? { ...one, from: null } : one));
      return { ...page, messages };
    };
  },
  'takes messages of two chats with one id on the channel for one': ({ messaging }) => {
    const { addMessages, findMessage, listMessages } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const [first] = messages;
      const { messages: all } = await listMessages(workspaceId, id, { limit: 1_000 });
      const same = all.find(one => one.external_id !== null && one.external_id === first?.external_id);
      const found = same === undefined ? null : await findMessage(workspaceId, id, { id: same.id });
      if (found !== null && messages.length === 1) return [{ message: found, isNew: false }];
      return addMessages(workspaceId, id, messages, options);
    };
  },
  'looks for the id on the channel in the chat before it stores a message': ({ messaging }) => {
    const { addMessages, findMessage } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const [first] = messages;
      if (first?.external_id !== '1' || messages.length > 1)
        return addMessages(workspaceId, id, messages, options);
      const same = await findMessage(workspaceId, id, { externalId: '1', chat: first.chat });
      await turn();
      if (same !== null) return [{ message: same, isNew: false }];
      return addMessages(workspaceId, id, [{ ...first, external_id: `1 ${first.id}` }], options);
    };
  },
  'finds any message with an id on the channel, whatever its chat': ({ messaging }) => {
    const { findMessage, listMessages } = messaging;
    messaging.findMessage = async (workspaceId, id, name) => {
      if (!('externalId' in name) || name.chat !== undefined) return findMessage(workspaceId, id, name);
      const { messages } = await listMessages(workspaceId, id, { limit: 1_000 });
      return messages.find(one => one.external_id === name.externalId) ?? null;
    };
  },
  'changes the first of several messages with an id on the channel': ({ messaging }) => {
    const { react, listMessages } = messaging;
    messaging.react = async (workspaceId, id, name, reaction, options) => {
      if (!('externalId' in name) || name.chat !== undefined)
        return react(workspaceId, id, name, reaction, options);
      const { messages } = await listMessages(workspaceId, id, { limit: 1_000 });
      const first = messages.find(one => one.external_id === name.externalId);
      return react(workspaceId, id, first === undefined ? name : { id: first.id }, reaction, options);
    };
  },
  'does not look at the chat of a message that is named': ({ messaging }) => {
    const { changeMessage } = messaging;
    messaging.changeMessage = (workspaceId, id, name, change, options) =>
      changeMessage(
        workspaceId,
        id,
        'externalId' in name && name.externalId === '1' ? { externalId: name.externalId } : name,
        change,
        options,
      );
  },
  'gives no message an id on the channel that one of another chat has': ({ messaging }) => {
    const { settleMessage, findMessage } = messaging;
    messaging.settleMessage = async (workspaceId, id, message, outcome, options) => {
      const externalId = outcome.state === 'sent' ? outcome.externalId : null;
      const same = externalId === null ? null : await findMessage(workspaceId, id, { externalId });
      const changed = same === null || outcome.state !== 'sent' ? outcome : { ...outcome, externalId: null };
      return settleMessage(workspaceId, id, message, changed, options);
    };
  },
  'finds the oldest message by the id by which others refer to it': ({ messaging }) => {
    const { findMessage, listMessages } = messaging;
    messaging.findMessage = async (workspaceId, id, name) => {
      const found = await findMessage(workspaceId, id, name);
      if (found?.origin_id === undefined || !('externalId' in name)) return found;
      if (found.external_id === name.externalId) return found;
      const { messages } = await listMessages(workspaceId, id, { chat: found.chat, limit: 1_000 });
      return messages.findLast(one => one.origin_id === name.externalId) ?? null;
    };
  },
  'forgets the id by which others refer to a message that it has sent': ({ messaging }) => {
    const { settleMessage } = messaging;
    messaging.settleMessage = (workspaceId, id, message, outcome, options) =>
      settleMessage(
        workspaceId,
        id,
        message,
        outcome.state === 'sent' ? { ...outcome, originId: undefined as never } : outcome,
        options,
      );
  },
  'takes messages that others refer to by one id for one': ({ messaging }) => {
    const { addMessages, listMessages } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, options) => {
      const [first] = messages;
      const { messages: all } = await listMessages(workspaceId, id, { limit: 1_000 });
      const same = all.find(one => one.origin_id !== undefined && one.origin_id === first?.origin_id);
      if (same !== undefined && messages.length === 1) return [{ message: same, isNew: false }];
      return addMessages(workspaceId, id, messages, options);
    };
  },
};
