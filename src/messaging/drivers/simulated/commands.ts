/** What the simulated channel does for each command. */

import type { CommandName, Commands } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import type { ChannelGroup } from '../../../channel/events.ts';
import type { SimulatedAccount } from './account.ts';
import type { SimulatedGroup, SimulatedMemory } from './memory.ts';
import { fateOf } from './person.ts';

/** A connection that carries out commands. */
export interface CommandTarget {
  readonly account: SimulatedAccount;
  readonly memory: SimulatedMemory;
  save(memory: SimulatedMemory): Promise<void>;
}

type Perform<Name extends CommandName> = (
  on: CommandTarget,
  input: Commands[Name][0],
) => Promise<Commands[Name][1]> | Commands[Name][1];

const nothing = () => null;

export const commands: { readonly [Name in CommandName]: Perform<Name> } = {
  'message.edit': nothing,
  'message.delete': nothing,
  'message.react': nothing,
  'chat.read': nothing,
  'chat.typing': nothing,
  'group.create': async (on, { name, addresses }) => {
    checkThere(addresses);
    const address = `${Math.floor(on.account.random() * 1e12).toString(36)}@groups`;
    const participants: ChannelGroup['participants'] = [
      { address: on.memory.address ?? '', role: 'owner' },
      ...addresses.map(one => ({ address: one, role: 'member' as const })),
    ];
    await keep(on, address, { name, participants, invite: null });
    return { address, name, participants };
  },
  'group.rename': (on, { group, name }) => change(on, group, found => ({ ...found, name })),
  'group.picture': (on, { group }) => change(on, group, found => found),
  'group.add': (on, { group, addresses }) =>
    change(on, group, found => {
      checkThere(addresses);
      return {
        ...found,
        participants: [
          ...found.participants.filter(({ address }) => !addresses.includes(address)),
          ...addresses.map(address => ({ address, role: 'member' as const })),
        ],
      };
    }),
  'group.remove': (on, { group, addresses }) =>
    change(on, group, found => ({
      ...found,
      participants: found.participants.filter(({ address }) => !addresses.includes(address)),
    })),
  'group.promote': (on, { group, addresses }) => changeRole(on, group, addresses, 'admin'),
  'group.demote': (on, { group, addresses }) => changeRole(on, group, addresses, 'member'),
  'group.invite': async (on, { group, renew }) => {
    const known = groupOf(on, group);
    const code = Math.floor(on.account.random() * 2 ** 48).toString(36);
    const link = renew || known.invite === null ? `https://chat.example/join/${code}` : known.invite;
    await keep(on, group, { ...known, invite: link });
    return { link };
  },
  'group.leave': async (on, { group }) => {
    groupOf(on, group);
    const { [group]: _, ...groups } = on.memory.groups;
    await on.save({ ...on.memory, groups });
    return null;
  },
  'contact.check': (_on, { addresses }) => ({
    found: addresses.map(address => {
      const exists = fateOf(address) !== 'missing';
      return { address, exists, canonical: exists ? address : null };
    }),
  }),
  'contact.block': async (on, { address }) => {
    const blocked = [...on.memory.blocked.filter(one => one !== address), address];
    await on.save({ ...on.memory, blocked });
    return null;
  },
  'contact.unblock': async (on, { address }) => {
    await on.save({ ...on.memory, blocked: on.memory.blocked.filter(one => one !== address) });
    return null;
  },
  'contact.picture': () => ({ mediaId: null }),
};

function checkThere(addresses: readonly string[]): void {
  if (addresses.some(address => fateOf(address) === 'missing'))
    throw new ChannelError('One of the addresses does not exist', { code: 'channel_address_unknown' });
}

/** @throws ChannelError if the instance is not in it */
export function groupOf({ memory }: Pick<CommandTarget, 'memory'>, address: string): SimulatedGroup {
  const group = memory.groups[address];
  if (group === undefined)
    throw new ChannelError('The instance is not a member of this group', { code: 'group_left' });
  return group;
}

const keep = (on: CommandTarget, address: string, group: SimulatedGroup): Promise<void> =>
  on.save({ ...on.memory, groups: { ...on.memory.groups, [address]: group } });

async function change(
  on: CommandTarget,
  address: string,
  how: (group: SimulatedGroup) => SimulatedGroup,
): Promise<null> {
  await keep(on, address, how(groupOf(on, address)));
  return null;
}

const changeRole = (
  on: CommandTarget,
  group: string,
  addresses: readonly string[],
  role: 'admin' | 'member',
) =>
  change(on, group, found => ({
    ...found,
    participants: found.participants.map(one =>
      addresses.includes(one.address) && one.role !== 'owner' ? { ...one, role } : one,
    ),
  }));
