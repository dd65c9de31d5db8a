import assert from 'node:assert/strict';
import type { ChannelConnection, CommandName, Commands } from '../../channel/driver.ts';
import { ChannelError } from '../../channel/errors.ts';
import { opened, soon, texting } from './opened.ts';
import { type ChannelWorld, type DriverCase, test } from './world.ts';

type Inputs = { readonly [Name in CommandName]?: Commands[Name][0] };

async function groupFor(world: ChannelWorld, connection: ChannelConnection): Promise<string> {
  if (!world.driver.commands.includes('group.create')) return 'no-group';
  const group = await connection.perform(
    'group.create',
    { name: 'Tests', addresses: [world.person] },
    soon(),
  );
  assert.equal(group.name, 'Tests');
  assert.notEqual(group.address, '');
  assert.ok(group.participants.some(({ role }) => role === 'owner' || role === 'admin'));
  return group.address;
}

export const commandCases: readonly DriverCase[] = [
  test('each command that the driver names is carried out', async world => {
    const { connection, end } = await opened(world);
    const { person, driver } = world;
    const { externalId } = await connection.send(texting(person, 'about this'), soon());
    const group = await groupFor(world, connection);
    const message = externalId ?? 'unknown';
    const content = { kind: 'text', text: 'corrected' } as const;
    const about = { chat: person, message };
    const members = { group, addresses: [person] };
    const inputs: Inputs = {
      'message.edit': { ...about, content },
      'message.react': { ...about, from: null, emoji: '👍' },
      'chat.typing': { chat: person, typing: true },
      'chat.read': { chat: person, messages: [] },
      'message.delete': about,
      'group.rename': { group, name: 'Renamed' },
      'group.picture': { group, mediaId: null },
      'group.add': members,
      'group.promote': members,
      'group.demote': members,
      'group.remove': members,
      'group.invite': { group, renew: false },
      'group.leave': { group },
      'contact.check': { addresses: [person] },
      'contact.block': { address: person },
      'contact.unblock': { address: person },
      'contact.picture': { address: person },
    };
    for (const [name, input] of Object.entries(inputs) as [CommandName, Commands[CommandName][0]][]) {
      if (!driver.commands.includes(name)) continue;
      const result = await connection.perform(name, input, soon()).catch(error => {
        throw new Error(`${name}: ${error}`, { cause: error });
      });
      checkResult(name, result);
    }
    await end();
  }),
  test('a check of addresses answers for each of them', async world => {
    if (!world.driver.commands.includes('contact.check')) return;
    const { connection, end } = await opened(world);
    const addresses = [world.person, ...(world.nobody === undefined ? [] : [world.nobody])];
    const { found } = await connection.perform('contact.check', { addresses }, soon());
    assert.deepEqual(
      found.map(({ address, exists }) => [address, exists]),
      addresses.map(address => [address, address === world.person]),
    );
    await end();
  }),
  test('a command for a group that the instance is not in is refused for good, with the code for it', async world => {
    if (!world.driver.commands.includes('group.rename')) return;
    const { connection, end } = await opened(world);
    const group = (await groupFor(world, connection)).replace(/^./, 'zz');
    await assert.rejects(
      connection.perform('group.rename', { group, name: 'Nothing' }, soon()),
      (error: unknown) => error instanceof ChannelError && !error.retry && error.code === 'group_left',
    );
    await end();
  }),
];

function checkResult(name: CommandName, result: unknown): void {
  if (name === 'group.invite') assert.match((result as { link: string }).link, /^[a-z]+:/, name);
  else if (name === 'contact.picture') assert.ok('mediaId' in (result as object), name);
  else if (name !== 'contact.check') assert.equal(result, null, name);
}
