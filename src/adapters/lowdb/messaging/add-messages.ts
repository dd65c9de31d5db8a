import {
  type MessagingRepository,
  type NewMessage,
  type OutboxEvent,
  refuse,
  type StoredMessage,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkNewMessages } from '../../rules/messages.ts';
import type { FrozenData } from '../data.ts';
import { time } from '../order.ts';
import type { Store } from '../store.ts';
import { groups } from './addresses.ts';
import { chatIn, withChats } from './chats.ts';
import { messageOfRequest, messageWithExternalId, messageWithId, queuesOf } from './message-index.ts';
import { type FrozenChat, type FrozenMessage, instanceFor, withAdded, withEvents } from './records.ts';

type AddMessages = MessagingRepository['addMessages'];

/** The messages of one call, one after the other: each sees those before it. */
class Adding {
  readonly #data: FrozenData;
  readonly #workspaceId: string;
  readonly #instanceId: string;
  readonly #chatKind: FrozenChat['kind'] | undefined;
  readonly added: FrozenMessage[] = [];
  /** Those of them by each of their names. */
  readonly #named = new Map<string, FrozenMessage>();
  readonly #chats = new Map<string, FrozenChat>();

  constructor(
    data: FrozenData,
    workspaceId: string,
    instanceId: string,
    chatKind: FrozenChat['kind'] | undefined,
  ) {
    this.#data = data;
    this.#workspaceId = workspaceId;
    this.#instanceId = instanceId;
    this.#chatKind = chatKind;
  }

  sameAs({ id, chat, external_id, request_key }: NewMessage): FrozenMessage | undefined {
    const here = [this.#data, this.#workspaceId] as const;
    return (
      messageWithId(...here, id) ??
      (external_id === null
        ? undefined
        : messageWithExternalId(...here, this.#instanceId, { chat, externalId: external_id })) ??
      (request_key === null ? undefined : messageOfRequest(...here, this.#instanceId, request_key)) ??
      this.#firstAdded(namesOf({ id, chat, external_id, request_key }))
    );
  }

  #firstAdded(names: readonly string[]): FrozenMessage | undefined {
    const found = new Set(names.flatMap(name => this.#named.get(name) ?? []));
    // Its names may be those of several messages.
    return found.size > 1 ? this.added.find(one => found.has(one)) : [...found][0];
  }

  add(message: NewMessage): FrozenMessage {
    const { chat, created_at, direction } = message;
    const before = this.#chatOf(chat, created_at);
    const stored = deepFreeze({
      ...message,
      instance_id: this.#instanceId,
      sequence: before.last_sequence + 1,
    });
    this.#chats.set(chat, {
      ...before,
      last_sequence: stored.sequence,
      unread: before.unread + (direction === 'in' ? 1 : 0),
      active_at: time(created_at) > time(before.active_at) ? created_at : before.active_at,
    });
    this.added.push(stored);
    for (const name of namesOf(stored)) this.#named.set(name, stored);
    return stored;
  }

  #chatOf(address: string, at: string): FrozenChat {
    const here = [this.#data, this.#workspaceId, this.#instanceId] as const;
    const isGroup = () => groups.find(...here, { address }) !== undefined;
    return (
      this.#chats.get(address) ??
      chatIn(...here, address) ?? {
        instance_id: this.#instanceId,
        address,
        kind: this.#chatKind ?? (isGroup() ? 'group' : 'direct'),
        last_sequence: 0,
        unread: 0,
        active_at: at,
      }
    );
  }

  data(): FrozenData {
    if (this.added.length === 0) return this.#data;
    const next = withAdded(this.#data, 'messages', this.#workspaceId, this.added);
    const versions = new Map<FrozenChat, FrozenChat>();
    const fresh: FrozenChat[] = [];
    for (const [address, chat] of this.#chats) {
      const old = chatIn(this.#data, this.#workspaceId, this.#instanceId, address);
      if (old === undefined) fresh.push(chat);
      else versions.set(old, chat);
    }
    return withChats(next, this.#workspaceId, versions, fresh);
  }
}

/** A message that has one of them is the same: neither a chat nor an id contains control characters. */
const namesOf = ({
  id,
  chat,
  external_id,
  request_key,
}: Pick<NewMessage, 'id' | 'chat' | 'external_id' | 'request_key'>): string[] => [
  `id\n${id}`,
  ...(external_id === null ? [] : [`external\n${chat}\n${external_id}`]),
  ...(request_key === null ? [] : [`request\n${request_key}`]),
];

const isQueued = ({ state }: Pick<FrozenMessage, 'state'>) => state === 'queued';

const queuedIn = (data: FrozenData, workspaceId: string, instanceId: string): number =>
  queuesOf(data, workspaceId, instanceId).reduce((sum, { queued }) => sum + queued.length, 0);

/** Whether a message asks for the same as the stored one that has its idempotency key. */
const fits = (message: NewMessage, stored: FrozenMessage): boolean =>
  message.request_key !== stored.request_key || message.request_fingerprint === stored.request_fingerprint;

export const addMessages =
  (store: Store): AddMessages =>
  async (
    workspaceId,
    instanceId,
    messages,
    { generation, most = Number.POSITIVE_INFINITY, chatKind, events = () => [] } = {},
  ) => {
    const copies = structuredClone(messages);
    checkNewMessages(copies);
    return store.commit(data => {
      const instance = instanceFor(data, workspaceId, instanceId, generation);
      if ('refused' in instance) return instance;
      const adding = new Adding(data, workspaceId, instanceId, chatKind);
      const result: StoredMessage[] = [];
      for (const message of copies) {
        const same = adding.sameAs(message);
        if (same !== undefined && !fits(message, same)) return refuse('key_reused');
        result.push({ message: same ?? adding.add(message), isNew: same === undefined });
      }
      const more = adding.added.filter(isQueued).length;
      if (more > 0 && queuedIn(data, workspaceId, instanceId) + more > most) return refuse('too_many');
      const told: OutboxEvent[] = adding.added.flatMap(message => events(message));
      return { data: withEvents(adding.data(), workspaceId, instanceId, told), result };
    });
  };
