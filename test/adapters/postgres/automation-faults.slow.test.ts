/** Faults that are planted into the statements of automation: the cases of the suite that race must see each of them. */
import { suiteOf } from '../../helper.ts';
import { testFaults, without } from './planted.ts';

const test = suiteOf('Faults of automation in PostgreSQL');

/** What is read and what is changed are so far apart that calls at the same time overlap. */
const slowly = (text: string) => text.replace(/^select /, 'select pg_sleep(0.01), ');
const workspaceLock = /workspaces (?:t )?where (?:t\.)?id = \$1(?:::text)? for no key update$/;

testFaults(test, ['automation', 'webhooks'], {
  'ids of senders that are not unique': {
    seenBy: 'automation.publish stores one event of fifty racing calls with one source and id of the sender',
    alter: text =>
      text.replace(/create unique index if not exists (automation_events_source)/, 'create index $1'),
  },
  'an idempotency key that another call may have while it is stored': {
    seenBy:
      'automation.publish stores one event of fifty racing calls with one idempotency key, and tells of it once',
    alter: text =>
      text.replace(
        'kept.expires_at <= coalesce(',
        'coalesce($7::timestamptz, now()) is not null or kept.expires_at <= coalesce(',
      ),
  },
  'two readers who number the feed at once': {
    seenBy:
      'automation.feed gives readers at once, while twenty publish, each event once in one order and misses none',
    alter: text =>
      /\.automation_numbers n .* for update$/s.test(text)
        ? slowly(text.replace(' for update', ''))
        : text.replace(/create unique index if not exists (automation_events_feed )/, 'create index $1'),
  },
  'events that are numbered while they are cancelled': {
    seenBy:
      'automation.cancel and readers of the feed at the moment when events are due: each is cancelled or read',
    alter: text =>
      /\.automation_events e .* for no key update$/s.test(text)
        ? slowly(text.replace(' for no key update', ''))
        : text,
  },
  'events that are cancelled while they are claimed': {
    seenBy:
      'automation.cancel and a claim at the moment when events are due: each is cancelled or claimed, never both',
    alter: text =>
      / as is_unclaimed/.test(text) ? slowly(text.replace(' order by d.id for update', '')) : text,
  },
  'a limit of inbound endpoints that others may pass at once': {
    seenBy: 'automation.createEndpoint stores no more of ten racing endpoints than the workspace may have',
    alter: without(' for no key update', workspaceLock),
  },
  'a limit of routes that others may pass at once': {
    seenBy: 'webhooks.createEndpoint limits the endpoints of each kind separately, also in concurrent calls',
    alter: text => text.replace(' for no key update', ''),
  },
  'a token that is rotated by two at once': {
    seenBy: 'automation.rotateToken lets exactly one of ten racing rotations of a token happen',
    alter: text =>
      /\.automation_endpoints t .* for no key update$/s.test(text)
        ? slowly(text.replace(' for no key update', ''))
        : text,
  },
  'deliveries that are pruned although they are sent again': {
    seenBy: 'webhooks.prune and replays of old deliveries at once: each is sent again or removed, never both',
    alter: text =>
      text
        .replace("and (d.state <> 'pending' and", 'and (true or')
        .replace('from old o where', 'from old o, pg_sleep(0.02) where')
        .replace(/(webhook_\w+ k where [^)]*) for update skip locked/g, '$1'),
  },
  'a limit of registered types that others may pass at once': {
    seenBy: 'automation.registerType never exceeds the limit of the workspace, no matter who races',
    alter: without(' for no key update', workspaceLock),
  },
  'an event type that two change at once': {
    seenBy: 'automation.registerType stores what `when` accepts in the same step, no matter who races',
    alter: without(' for no key update', workspaceLock),
  },
  'claims of ordered endpoints that do not look whether the lane has changed': {
    seenBy:
      'webhooks.claim never leases two deliveries of an ordered endpoint while ten callers claim and others publish',
    alter: text =>
      / as busy_until/.test(text)
        ? text
            .replace('where w.version = excluded.version', 'where true')
            .replace(
              'from lines l join moved m',
              'from lines l cross join pg_sleep(0.02 * random()) join moved m',
            )
        : text,
  },
  'what a filter has skipped, counted as delivered': {
    seenBy:
      'webhooks.settle of what is skipped ends the delivery, is not counted, and leaves the failures of the endpoint',
    alter: text => text.replace('where not done.skipped', 'where true'),
  },
});

test.run();
