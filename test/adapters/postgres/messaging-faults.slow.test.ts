/** Faults that are planted into the statements of messaging: the cases of the suite that race must see each of them. */
import assert from 'node:assert/strict';
import type { Pool, Queryable } from '../../../src/adapters/postgres/index.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';

const test = suiteOf('Faults of messaging in PostgreSQL');

interface Fault {
  /** The case that sees it. */
  readonly seenBy: string;
  /** A statement without what it needs; the same statement if it is not the one. */
  readonly alter: (text: string) => string;
}

const without = (part: string, of: RegExp) => (text: string) =>
  of.test(text) ? text.replace(part, '') : text;

const faults: Readonly<Record<string, Fault>> = {
  'claims that do not lock the instances': {
    seenBy: 'messaging.claimInstances leases no instance to two callers, whoever races',
    // What is read and what is changed are so far apart that claims at the same time overlap.
    alter: text =>
      /order by i\.due_at/.test(text)
        ? text
            .replace(' for no key update skip locked', '')
            .replace('from due where', 'from due, pg_sleep(0.02) where')
        : text,
  },
  'takers that do not lock the chats': {
    seenBy: 'messaging.takeMessages never takes two messages of a chat, or one twice, whoever races',
    // They do not look either whether the messages are still as they were.
    alter: text =>
      / due as materialized /.test(text) && / heads as materialized /.test(text)
        ? text
            .replaceAll('for no key update skip locked', '')
            .replace(/and m\.state = heads\.state and .* heads\.sending$/m, '')
        : text,
  },
  'a message that does not count on in its chat': {
    seenBy:
      'messaging.addMessages gives each message of racing calls its own number, without gaps, and counts the unread',
    alter: text => text.replace('c.last_sequence + excluded.last_sequence', 'greatest(c.last_sequence, 1)'),
  },
  'a limit of the queue that others may pass at once': {
    seenBy:
      'messaging.addMessages never leaves more messages queued than an instance may have, whoever races',
    alter: text => text.replace(/^(select i\.generation .*) for update$/s, '$1 for key share'),
  },
  'an idempotency key that is looked for, but not kept unique': {
    seenBy:
      'messaging.addMessages stores one message of fifty racing calls with one idempotency key, and tells of it once',
    alter: text => text.replace(/create unique index (messages_request)/, 'create index $1'),
  },
  'ids on the channel that are not unique': {
    seenBy:
      'messaging.addMessages stores one message of fifty racing calls with one id on the channel, and tells of it once',
    alter: text =>
      text.replace(/create unique (index concurrently .* messages_external_of_chat)/, 'create $1'),
  },
  'a change that does not lock the message and its chat': {
    seenBy: 'messaging.react keeps one reaction of each address, also of those that race',
    alter: text => (/^with held.* room /s.test(text) ? text.replace(/for no key update of [cm]/g, '') : text),
  },
  'a change that does not lock the instance': {
    seenBy:
      'messaging.changeInstance lets exactly one of the racing callers through whose condition only one can meet',
    alter: without(
      ' for no key update',
      /\.instances i where i\.workspace_id = \$1 and i\.id = \$2 for no key/,
    ),
  },
  'a group that is not locked while it changes': {
    seenBy: 'messaging.changeGroup loses no change of those that race',
    alter: without(' for no key update', /\.chat_groups t where/),
  },
};

/** Cases that race see a fault sooner or later. */
const tries = 40;

/** A repository whose statements, and whose tables, are altered; and whether any was. */
async function faulty(cleanup: Cleanup, { alter }: Fault) {
  const { pool, schema } = await freshRepository(cleanup);
  await pool.query(`drop schema "${schema}" cascade`);
  let isAltered = false;
  const altering = (one: Queryable): Queryable => ({
    query: statement => {
      const text = alter(statement.text);
      isAltered ||= text !== statement.text;
      return one.query({ ...statement, text });
    },
  });
  const altered: Pool = {
    ...altering(pool),
    connect: async () => {
      const client = await pool.connect();
      return { ...altering(client), release: error => client.release(error) };
    },
  };
  // Calls of one repository are gathered, so that those that race come from two processes.
  const one = await postgresRepository({ pool: altered, schema });
  const other = await postgresRepository({ pool: altered, schema });
  return {
    repository: { ...one, messaging: inTurns(one.messaging, other.messaging) },
    isAltered: () => isAltered,
  };
}

/** Calls go to one of the two and to the other, in turns. */
function inTurns<Part extends object>(one: Part, other: Part): Part {
  let count = 0;
  return new Proxy(one, {
    get: (_, name) => {
      count += 1;
      return Reflect.get(count % 2 === 0 ? one : other, name);
    },
  });
}

for (const [what, fault] of Object.entries(faults))
  test(`are seen: ${what}`, async cleanup => {
    const { repository, isAltered } = await faulty(cleanup, fault);
    const runs: (() => Promise<void>)[] = [];
    repositoryConformance({
      test: (name, run) => {
        if (name === fault.seenBy) runs.push(run);
      },
      create: async seed => {
        await repository.import(seed, { empty: true });
        return { repository, close: async () => {} };
      },
    });
    const [run] = runs;
    assert.ok(run, `there is the case ${fault.seenBy}`);
    let isSeen = false;
    for (let left = tries; left > 0 && !isSeen; left -= 1)
      isSeen = await run().then(
        () => false,
        () => true,
      );
    assert.ok(isAltered(), 'a statement is altered');
    assert.ok(isSeen, 'the case fails');
  });

test.run();
