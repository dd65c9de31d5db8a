/** Refusals of a channel over HTTP: those that are the caller's fault have errors of their own. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { ChannelDriver } from '../../../src/channel/driver.ts';
import { ChannelError } from '../../../src/channel/errors.ts';
import { createMarketplace } from '../../../src/index.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import { type Cleanup, serveApp, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { rough } from '../engine/rough.ts';
import { clientOf, mara, sharedMock } from './service.ts';

const test = suiteOf('Refusals of a channel over HTTP', { isLong: true });

const team = (address: string) => ({
  address,
  name: 'Team',
  participants: [{ address: mara, role: 'member' as const }],
});

/** Serves a channel that refuses every command with an error. The second process holds the instances. */
async function withRefusing(
  cleanup: Cleanup,
  repository: WholeRepository,
  refusal: () => Error,
  name: string,
) {
  const plain = rough();
  const driver: ChannelDriver = {
    ...plain,
    name,
    commands: ['contact.check'],
    connect: async session => ({
      ...(await plain.connect(session)),
      perform: async () => {
        throw refusal();
      },
    }),
  };
  const errors: unknown[] = [];
  const served = () => {
    const marketplace = createMarketplace({
      repository,
      publicUrl: 'https://shop.example',
      messaging: { drivers: [driver], media: memoryMedia(), pollInterval: 20 },
      onError: error => errors.push(error),
    });
    cleanup(marketplace.close);
    return marketplace;
  };
  const holder = served();
  holder.start();
  const asked = served();
  const { url } = await serveApp(cleanup, new Koa().use(asked.router.routes()));
  const client = clientOf({ url, repository });
  const { id } = await client.create({}, { driver: name, settings: {} });
  await client.data('POST', `/instances/${id}/connect`, {});
  await client.reaches(id, 'open');
  return { ...client, id, errors };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`say whose fault they are: a group that the instance is not in is 409, an address that does not exist 422, on ${storage}`, async () => {
    const mock = await sharedMock(open);
    const { opened, group, data, refused } = clientOf(mock);
    const id = await opened();
    await mock.messaging.happen(id, { type: 'group', group: team('elsewhere@groups') });
    const groups = `/instances/${id}/groups`;
    const [known] = await data<{ id: string }[]>('GET', groups);
    const left = /^The instance has left the group: The instance is not a member of this group$/;
    for (const [method, place, body] of [
      ['PATCH', '', { name: 'New' }],
      ['PUT', '/picture', { media_id: null }],
      ['POST', '/participants', { action: 'promote', participants: [mara] }],
      ['POST', '/invite', {}],
      ['POST', '/leave'],
    ] as const)
      await refused(method, `${groups}/${known?.id}${place}`, 409, left, body);
    const unknown = /^The channel does not know the address: One of the addresses does not exist$/;
    const nobody = ['+49404'];
    await refused('POST', groups, 422, unknown, { name: 'A', participants: nobody });
    const { id: own } = await group(id);
    const added = { action: 'add', participants: nobody };
    await refused('POST', `${groups}/${own}/participants`, 422, unknown, added);
  });

  test(`have the status of their code, also if another process holds the instance, on ${storage}`, async cleanup => {
    const { repository } = await sharedMock(open);
    let refusal: () => Error = () => new Error('not yet');
    const { id, refused, errors } = await withRefusing(
      cleanup,
      repository,
      () => refusal(),
      `own-${storage.toLowerCase()}`,
    );
    const check = (status: number, message: RegExp) =>
      refused('POST', `/instances/${id}/contacts/check`, status, message, { addresses: [mara] });
    for (const [code, status, message] of [
      ['group_left', 409, 'The instance has left the group'],
      ['group_not_admin', 409, 'The instance is not an admin of the group'],
      ['channel_address_unknown', 422, 'The channel does not know the address'],
      ['message_ended', 409, 'The message can no longer change'],
      ['not_supported', 409, 'The channel does not support this'],
      ['channel_not_allowed', 409, 'The channel does not allow this'],
      ['channel_content_too_large', 422, 'The content is too large for the channel'],
      [undefined, 502, 'The channel refused the request'],
    ] as const) {
      refusal = () => new ChannelError('Because', code === undefined ? {} : { code });
      await check(status, new RegExp(`^${message}: Because$`));
    }
    assert.deepEqual(errors, []);
  });

  test(`with a code that nobody knows are the fault of the channel, and the code is told, on ${storage}`, async cleanup => {
    const { repository } = await sharedMock(open);
    let code: unknown;
    const { id, refused, errors } = await withRefusing(
      cleanup,
      repository,
      () => new ChannelError('Because', { code } as object),
      `odd-${storage.toLowerCase()}`,
    );
    const hostile = { toString: () => assert.fail('it is not asked') };
    for (code of ['grup_left', 'toString', '__proto__', '', 7, null, hostile, 'x'.repeat(1_000_000)])
      await refused('POST', `/instances/${id}/contacts/check`, 502, /^The channel refused.*: Because$/, {
        addresses: [mara],
      });
    await until(async () => errors.length === 8);
    const [first, ...others] = errors.map(error => String((error as Error).cause ?? error));
    assert.equal(
      first,
      `TypeError: The channel driver odd-${storage.toLowerCase()} refused contact.check with the unknown code grup_left: did you mean group_left?`,
    );
    for (const error of others)
      assert.match(
        error,
        /^TypeError: The channel driver odd-\w+ refused contact.check with the unknown code .{1,65}$/,
      );
  });
}

test.run();
