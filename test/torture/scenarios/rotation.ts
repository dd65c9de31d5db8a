/** `rotateSecrets` is killed while it rewrites what is stored. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rotateSecrets, type SecretKey } from '../../../src/index.ts';
import { encryptedRepository } from '../../../src/repository/encrypted/repository.ts';
import { endpoint } from '../../../src/testing/sample.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { newKey } from '../../secrets/house.ts';
import { filePlace, type Place, postgresPlace, repositoryOf } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

const program = fileURLToPath(new URL('../rotator.ts', import.meta.url));
const studio = 'ws_studio';
const count = 1_000;
/** Records of a page. */
const pageOf = 100;
const rounds = 12;
/** How often a kill may come too early or too late for a round. */
const maxTries = 4 * rounds;

const header = (number: number) => `RECEIVER-PASSWORD-${number}`;

/** Opens the storage for a while. */
async function inside<Result>(
  place: Place,
  work: (repository: Awaited<ReturnType<typeof repositoryOf>>) => Promise<Result>,
): Promise<Result> {
  const repository = await repositoryOf(place);
  try {
    return await work(repository);
  } finally {
    await repository.close();
  }
}

/** How many records each key has encrypted. */
const byKey = (place: Place) =>
  inside(place, async ({ webhooks }) => {
    const counts: Record<string, number> = {};
    for (const { id, headers } of await webhooks.listEndpoints(studio)) {
      if (!id.startsWith('ep_rotated_')) continue;
      const key = /^enc:v1:([^:]+):/.exec(String(Object.values(headers ?? {})[0]))?.[1] ?? 'none';
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  });

/** Whether a service reads all secrets with these keys. */
const areRead = (place: Place, keys: readonly SecretKey[]) =>
  inside(place, async repository => {
    const { webhooks } = encryptedRepository(repository, { keys }, error => {
      throw error;
    });
    const read = await webhooks.listEndpoints(studio);
    const values = new Map(read.map(({ id, headers }) => [id, headers?.['X-A']]));
    for (let number = 0; number < count; number += 1)
      assert.equal(values.get(`ep_rotated_${number}`), header(number), `the header of ${number}`);
  });

/** Kills the rotation some milliseconds after it has begun a page. */
async function killed({ address, storage }: Place, keys: readonly SecretKey[], page: number, after: number) {
  const child = spawn(process.execPath, [...typescript, program, address, storage, JSON.stringify(keys)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let pages = 0;
  for await (const _ of createInterface(child.stdout)) {
    pages += 1;
    if (pages === page) {
      await setTimeout(after);
      child.kill('SIGKILL');
    }
  }
  await exited;
}

async function rotated({ tell }: Given, place: Place): Promise<string> {
  let keys = [newKey('k0')];
  await inside(place, async ({ webhooks }) => {
    for (let number = 0; number < count; number += 1)
      await webhooks.createEndpoint(studio, {
        ...endpoint(`ep_rotated_${number}`, ['*']),
        headers: { 'X-A': header(number) },
      });
  });
  await inside(place, repository => rotateSecrets({ repository, secrets: { keys } }));
  let hits = 0;
  let maxMixed = 0;
  for (let round = 1; hits < rounds && round <= maxTries; round += 1) {
    const [old] = keys;
    assert.ok(old);
    const fresh = newKey(`k${round}`);
    keys = [fresh, old];
    await killed(place, keys, 1 + Math.floor(Math.random() * (count / pageOf)), Math.random() * 25);
    const counts = await byKey(place);
    const done = counts[fresh.id] ?? 0;
    assert.equal(done + (counts[old.id] ?? 0), count, 'each record is whole');
    if (done > 0 && done < count) hits += 1;
    maxMixed = Math.max(maxMixed, Math.min(done, count - done));
    await areRead(place, keys);
    const again = await inside(place, repository => rotateSecrets({ repository, secrets: { keys } }));
    assert.equal(again.unreadable, 0);
    assert.deepEqual(await byKey(place), { [fresh.id]: count });
    keys = [fresh];
    await areRead(place, keys);
    tell(`killed with ${done} of ${count} records done`);
  }
  assert.equal(hits, rounds, 'kills while it rewrote');
  return `${hits} kills with a part of ${count} records rewritten; each time, all were read with both keys, and the next run finished with none unreadable`;
}

const promise =
  '`rotateSecrets` may be killed while it rewrites: everything is read with the old and the new key, and the next run finishes it.';

export const rotations: readonly Scenario[] = [
  {
    name: 'rotate-file',
    promise: `${promise} A data file.`,
    how: `A process that rotates the secrets of ${count} webhooks is killed (\`kill -9\`) up to 25 ms after it has begun one of its pages.`,
    run: async given => rotated(given, await filePlace(given.cleanup)),
  },
  {
    name: 'rotate-postgres',
    promise: `${promise} PostgreSQL.`,
    how: `A process that rotates the secrets of ${count} webhooks is killed (\`kill -9\`) up to 25 ms after it has begun one of its pages.`,
    run: async given => rotated(given, await postgresPlace(given.cleanup)),
  },
];
