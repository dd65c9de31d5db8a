/** Stores what a driver tells of contacts and groups, each in one step with its event. */
import { newId } from '../../common/new-id.ts';
import type { ChatGroupRecord, Participant } from '../../generated/types.ts';
import type { ChatGroupChange, Holding, OutboxEvent } from '../../repository/index.ts';
import { contactEvent, groupEvent, participantsOf } from '../events.ts';
import type { MessagingContext } from './context.ts';
import type { Told } from './conversation-event.ts';
import { holderChange } from './holder-change.ts';
import { shortLineOf } from './reason.ts';

/** Contacts beyond this number are not stored on their own, and groups beyond it neither. */
const maxContacts = 10_000;
/** Maximum length of the names of groups and contacts. */
const maxNameLength = 200;

type Group = Readonly<ChatGroupRecord>;

export class AddressBookStore {
  readonly #context: MessagingContext;
  readonly #holding: Holding;
  /** The last known names of writers, so that not every message writes their contact. */
  readonly #names = new Map<string, string>();

  constructor(context: MessagingContext, holding: Holding) {
    this.#context = context;
    this.#holding = holding;
  }

  async group({ group }: Told<'group'>) {
    const { workspaceId, instanceId } = this.#holding;
    const at = new Date(this.#context.now()).toISOString();
    const record: ChatGroupRecord = {
      id: newId('grp'),
      instance_id: instanceId,
      address: group.address,
      name: shortLineOf(group.name, maxNameLength) ?? group.address.slice(0, maxNameLength),
      picture_id: group.pictureId ?? null,
      participants: [...group.participants],
      invite_link: group.inviteLink ?? null,
      left_at: null,
      created_at: at,
      changed_at: at,
    };
    const change = { ...holderChange(this.#context, this.#holding, groupEvent), most: maxContacts };
    return this.#context.messaging.putGroup(workspaceId, instanceId, record, change);
  }

  async participants({ group, action, addresses }: Told<'participants'>) {
    return this.#changeGroup(
      group,
      ({ participants }) => ({ participants: changed(participants, action, addresses) }),
      holderChange(this.#context, this.#holding, (stored: Group, origin) =>
        participantsOf(stored, action, addresses, origin),
      ),
    );
  }

  async left({ group, at }: Told<'left'>) {
    const change = () => ({ left_at: new Date(at).toISOString() });
    return this.#changeGroup(group, change, holderChange(this.#context, this.#holding, groupEvent));
  }

  #changeGroup(
    address: string,
    change: (group: Group) => ChatGroupChange,
    by: { generation: number; events: (stored: Group) => OutboxEvent[] },
  ) {
    const { workspaceId, instanceId } = this.#holding;
    const { messaging, clock } = this.#context;
    return messaging.changeGroup(workspaceId, instanceId, { address }, change, { ...by, ...clock() });
  }

  async contact({ address, name, pictureId }: Omit<Told<'contact'>, 'type'>) {
    const { workspaceId, instanceId } = this.#holding;
    const at = new Date(this.#context.now()).toISOString();
    const record = {
      id: newId('con'),
      instance_id: instanceId,
      address,
      name: name == null ? null : shortLineOf(name, maxNameLength),
      blocked: false,
      picture_id: pictureId ?? null,
      created_at: at,
      changed_at: at,
    };
    return this.#context.messaging.putContact(workspaceId, instanceId, record, {
      ...holderChange(this.#context, this.#holding, contactEvent),
      upsert: true,
      most: maxContacts,
    });
  }

  /** Somebody has written under a name. Never rejects: the name comes again with the next message. */
  async written(address: string, name: string): Promise<void> {
    if (this.#names.get(address) === name) return;
    try {
      await this.contact({ address, name });
      // Some names are forgotten rather than all kept.
      if (this.#names.size >= maxContacts) this.#names.clear();
      this.#names.set(address, name);
    } catch (error) {
      this.#context.onError(error);
    }
  }
}

function changed(
  participants: readonly Participant[],
  action: Told<'participants'>['action'],
  addresses: readonly string[],
): Participant[] {
  const others = participants.filter(({ address }) => !addresses.includes(address));
  if (action === 'removed') return others;
  if (action === 'added') {
    const there = participants.map(({ address }) => address);
    const added = addresses.filter(address => !there.includes(address));
    return [...participants, ...added.map(address => ({ address, role: 'member' as const }))];
  }
  return participants.map(one =>
    addresses.includes(one.address) && one.role !== 'owner'
      ? { ...one, role: action === 'promoted' ? 'admin' : 'member' }
      : one,
  );
}
