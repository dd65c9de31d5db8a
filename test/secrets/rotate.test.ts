/** All stored secrets are encrypted with the current key, beside everything else. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFlags } from '../../mock-server/command-line/flags.ts';
import { rotateStored } from '../../mock-server/command-line/secrets.ts';
import { UsageError } from '../../mock-server/command-line/usage-error.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { composeRepository, rotateSecrets, type WholeRepository } from '../../src/index.ts';
import { endpoint, sample, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { folder, run } from '../mock-server/command.ts';
import { eachStorage } from '../storages.ts';
import { fill, newKey, open, vaults } from './house.ts';

const test = suiteOf('Rotation of the key for secrets', { isLong: true });

const url = 'http://127.0.0.1:9/hook';
const words = ['RECEIVER-PASSWORD', 'SENDER-PASSWORD', 'CHANNEL-PASSWORD', 'whsec_'];

for (const [storage, vault] of eachStorage(vaults)) {
  test(`encrypts what was stored before, although it was killed half way, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    await fill(await open(cleanup, house, null), url);
    const { webhooks } = house.repository;
    for (const number of Array.from({ length: 250 }, (_, index) => index))
      await webhooks.createEndpoint(shop, {
        ...endpoint(`ep_${number}`, ['*']),
        headers: { 'X-A': 'RECEIVER-PASSWORD' },
      });
    const key = newKey('k1');
    let pages = 0;
    const killed = {
      ...house.repository,
      webhooks: {
        ...webhooks,
        async rewriteSecrets(...[rewrite, page]: Parameters<NonNullable<typeof webhooks.rewriteSecrets>>) {
          pages += 1;
          if (pages === 2) throw new Error('killed');
          return webhooks.rewriteSecrets?.(rewrite, page);
        },
      },
    } as WholeRepository;
    const secrets = { keys: [key] };
    await assert.rejects(rotateSecrets({ repository: killed, secrets }), /killed/);
    // What is done is read beside what is not.
    const { call } = await open(cleanup, house, [key]);
    assert.equal((await call('GET', '/webhooks')).status, 200);
    assert.ok((await house.stored()).includes('RECEIVER-PASSWORD'));
    const again = await rotateSecrets({ repository: house.repository, secrets });
    assert.deepEqual(again, { rewritten: 250 - 100 + 4, unreadable: 0 });
    const stored = await house.stored();
    for (const word of words) assert.ok(!stored.includes(word), word);
    assert.deepEqual(await rotateSecrets({ repository: house.repository, secrets }), {
      rewritten: 0,
      unreadable: 0,
    });
    const shown = (await call('GET', '/webhooks/ep_7')).json.data as { headers: object };
    assert.deepEqual(shown.headers, { 'X-A': 'RECEIVER-PASSWORD' });
  });

  test(`makes the old key needless, and names what no key decrypts, on ${storage}`, async cleanup => {
    const house = await vault(cleanup);
    const [old, fresh, lost] = [newKey('old'), newKey('fresh'), newKey('lost')];
    const { webhook } = await fill(await open(cleanup, house, [old]), url);
    const { endpoint: made, secret } = webhook as unknown as { endpoint: { id: string }; secret: string };
    await open(cleanup, house, [lost]).then(({ call }) =>
      call('POST', '/webhooks', { url, event_types: ['*'] }),
    );
    const reported: string[] = [];
    const rotated = await rotateSecrets({
      repository: house.repository,
      secrets: { keys: [fresh, old] },
      onError: error => reported.push((error as Error).message),
    });
    assert.deepEqual(rotated, { rewritten: 4, unreadable: 1 });
    assert.match(
      reported.join(),
      /^secrets of the webhook endpoint \S+ in the workspace ws_shop cannot be decrypted: the option secrets has no key with the id lost$/,
    );
    const { call } = await open(cleanup, house, [fresh]);
    const secrets = (await call('GET', `/webhooks/${made.id}/secrets`)).json.data as { secret: string }[];
    assert.equal(secrets[0]?.secret, secret);
    assert.ok(!(await house.stored()).includes('enc:v1:old:'));
  });
}

/** A host's own storage of webhooks: a class with private fields, whose rows are texts. */
class OwnWebhooks {
  readonly #base: WholeRepository['webhooks'];

  constructor(base: WholeRepository['webhooks']) {
    this.#base = base;
    for (const name of Object.keys(base).filter(one => !['rewriteSecrets', 'clock'].includes(one)))
      (this as Record<string, unknown>)[name] = async (...args: unknown[]) => {
        const answer = await (base as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(
          ...args,
        );
        return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
      };
  }

  clock() {
    return this.#base.clock();
  }
}

test('is refused by name over a storage without the method, which encrypts what it is given all the same', async cleanup => {
  const base = await lowdbRepository({ seed: { ...sample(), webhook_endpoints: {} } });
  cleanup(base.close);
  const webhooks = new OwnWebhooks(base.webhooks) as unknown as WholeRepository['webhooks'];
  const repository = composeRepository(base, {
    webhooks,
    links: base.links,
    automation: base.automation,
    keys: base.keys,
  });
  const vault = {
    repository: repository as unknown as WholeRepository,
    stored: async () => JSON.stringify(base.data),
  };
  const key = newKey('k1');
  const { call } = await open(cleanup, vault, [key]);
  const created = (
    await call('POST', '/webhooks', { url, event_types: ['*'], headers: { 'X-A': 'RECEIVER-PASSWORD' } })
  ).json.data as { endpoint: { id: string; headers: object }; secret: string };
  assert.deepEqual(created.endpoint.headers, { 'X-A': 'RECEIVER-PASSWORD' });
  const rotated = await call('POST', `/webhooks/${created.endpoint.id}/secrets/rotate`, {
    overlap_seconds: 60,
  });
  assert.equal((rotated.json.data as { secret: string }[])[1]?.secret, created.secret);
  assert.ok(
    !(await vault.stored()).includes('whsec_') && !(await vault.stored()).includes('RECEIVER-PASSWORD'),
  );
  await assert.rejects(rotateSecrets({ repository: vault.repository, secrets: { keys: [key] } }), {
    name: 'TypeError',
    message: 'rotateSecrets: repository.webhooks has no method rewriteSecrets',
  });
});

test('reads its keys from a file on the command line, and refuses one that does not fit', async cleanup => {
  const cwd = await folder(cleanup);
  const file = join(cwd, 'shop.json');
  const repository = await lowdbRepository({ file, seed: sample() });
  await repository.close();
  const key = newKey('k1');
  await writeFile(join(cwd, 'keys.json'), JSON.stringify({ keys: [key] }));
  const rotated = await run(cwd, 'secrets', 'rotate', '--keys', 'keys.json', '--data', 'shop.json');
  assert.deepEqual([rotated.code, rotated.stderr], [0, '']);
  assert.match(
    rotated.stdout,
    /^\d+ records were encrypted with the key k1\.\nNo other key is needed any more\.\n$/,
  );
  const other = newKey('k2');
  await writeFile(join(cwd, 'keys.json'), JSON.stringify({ keys: [other] }));
  const lost = await run(cwd, 'secrets', 'rotate', '--keys', 'keys.json', '--data', 'shop.json');
  assert.equal(lost.code, 1);
  assert.match(lost.stderr, /has no key with the id k1/);
  assert.match(lost.stderr, /\d+ records cannot be decrypted: keep all keys\n$/);
  // What else ends it is seen without a process of its own, as cli.ts prints it.
  const rotate = (...args: string[]) => {
    const flags = parseFlags(['secrets', 'rotate', ...args]);
    if (flags.command.name !== 'secrets') assert.fail();
    return rotateStored(flags, flags.command.keys);
  };
  const keys = join(cwd, 'keys.json');
  await writeFile(keys, JSON.stringify({ keys: [{ id: 'k1', key: 'TOO-SHORT' }] }));
  await assert.rejects(rotate('--keys', keys, '--data', file), ({ message }: Error) => {
    assert.match(message, /secrets needs keys\[0\]\.key \(k1\) as exactly 32 bytes/);
    return !message.includes('TOO-SHORT');
  });
  await assert.rejects(rotate('--keys', keys, '--data', join(cwd, 'none.json')), /ENOENT.*none\.json/);
  assert.throws(() => rotate('--data', file), UsageError);
});

test.run();
