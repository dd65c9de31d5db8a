/** Faults that are planted into the statements of messaging: the cases of the suite that race must see each of them. */
import { suiteOf } from '../../helper.ts';
import { testFaults, without } from './planted.ts';

const test = suiteOf('Faults of messaging in PostgreSQL');

testFaults(test, ['messaging'], {
  'claims that do not lock the instances': {
    seenBy: 'messaging.claimInstances leases no instance to two callers, no matter who races',
    // What is read and what is changed are so far apart that claims at the same time overlap.
    alter: text =>
      /order by i\.due_at/.test(text)
        ? text
            .replace(' for no key update skip locked', '')
            .replace('from due where', 'from due, pg_sleep(0.02) where')
        : text,
  },
  'takers that do not lock the chats': {
    seenBy: 'messaging.takeMessages never takes two messages of a chat, or one twice, no matter who races',
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
      'messaging.addMessages never leaves more messages queued than an instance may have, no matter who races',
    alter: text => text.replace(/^(select i\.generation .*) for update$/s, '$1 for key share'),
  },
  'an idempotency key that is looked for, but not kept unique': {
    seenBy:
      'messaging.addMessages stores one message of fifty racing calls with one idempotency key, and tells of it once',
    alter: text => text.replace(/create unique index if not exists (messages_request)/, 'create index $1'),
  },
  'ids on the channel that are not unique': {
    seenBy:
      'messaging.addMessages stores one message of fifty racing calls with one id on the channel, and tells of it once',
    alter: text => text.replace(/create unique (index if not exists messages_external_of_chat)/, 'create $1'),
  },
  'a change that does not lock the message and its chat': {
    seenBy: 'messaging.react keeps one reaction of each address, also of those that race',
    alter: text => (/^with held.* room /s.test(text) ? text.replace(/for no key update of [cm]/g, '') : text),
  },
  'a change that does not lock the instance': {
    seenBy:
      'messaging.changeInstance lets exactly one of the racing callers through whose condition only one can meet',
    alter: without(' for no key update', / as clock from \S+\.instances t where /),
  },
  'a group that is not locked while it changes': {
    seenBy: 'messaging.changeGroup loses no change of those that race',
    alter: without(' for no key update', /\.chat_groups t where/),
  },
});

test.run();
