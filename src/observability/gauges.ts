/** The gauges, each with what it shows of `stats()` and `health()`. */
import type { Health } from './health.ts';
import type { Stats } from './stats.ts';

export interface Observed {
  readonly stats: Stats;
  readonly health: Health;
}

type Value = readonly [labels: Readonly<Record<string, string>>, value: number | null];

export interface GaugeRow {
  /** After `marketplace_`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** `null`: it is unknown, or there is none. */
  values(seen: Observed): readonly Value[];
}

const seconds = (milliseconds: number | null | undefined) =>
  milliseconds == null ? null : milliseconds / 1_000;

/** How long the oldest waits; nothing waits: 0. Nobody has counted: unknown. */
const lag = (counted: object | null, milliseconds: number | null | undefined) =>
  counted === null ? null : (seconds(milliseconds) ?? 0);

const one = (value: number | null | undefined): readonly Value[] => [[{}, value ?? null]];

const of = (label: string, values: Readonly<Record<string, number>> | null | undefined): readonly Value[] =>
  Object.entries(values ?? {}).map(([name, value]) => [{ [label]: name }, value]);

const ofGroups = (numbers: Stats['inHand']): readonly Value[] =>
  Object.entries(numbers).flatMap(([group, own]) =>
    Object.entries(own).map(([kind, value]): Value => [{ group, kind }, value]),
  );

export const gauges: readonly GaugeRow[] = [
  {
    name: 'ready',
    help: '1 if this process should get requests: the storage answers and is migrated, and the engines work.',
    values: ({ health }) => one(Number(health.isReady)),
  },
  {
    name: 'storage_reachable',
    help: '1 if the storage answers.',
    values: ({ health }) => one(Number(health.storage.isReachable)),
  },
  {
    name: 'clock_difference_seconds',
    help: 'By how much the clock of the storage is ahead of that of this process.',
    values: ({ health }) => one(seconds(health.storage.clockDifference)),
  },
  {
    name: 'deliveries_pending',
    help: 'Deliveries that are not completed, up to 10,000.',
    values: ({ stats }) => one(stats.webhooks?.pending),
  },
  {
    name: 'deliveries_due',
    help: 'Deliveries that could be sent now and that no process is sending, up to 10,000.',
    values: ({ stats }) => one(stats.webhooks?.due),
  },
  {
    name: 'delivery_lag_seconds',
    help: 'For how long the oldest of these is due.',
    values: ({ stats }) => one(lag(stats.webhooks, stats.webhooks?.oldestDue)),
  },
  {
    name: 'endpoints_paused',
    help: 'Paused endpoints, of all kinds.',
    values: ({ stats }) => one(stats.webhooks?.pausedEndpoints),
  },
  {
    name: 'sql_events',
    help: 'Events that SQL has published, by state (waiting, refused).',
    labels: ['state'],
    values: ({ stats }) => of('state', stats.webhooks?.sqlEvents),
  },
  {
    name: 'instances',
    help: 'Instances by state.',
    labels: ['state'],
    values: ({ stats }) => of('state', stats.messaging?.instances),
  },
  {
    name: 'messages_queued',
    help: 'Messages that are not sent yet, up to 10,000.',
    values: ({ stats }) => one(stats.messaging?.queued),
  },
  {
    name: 'messages_queued_by_state',
    help: 'The same by the state of their instance, up to 10,000 each.',
    labels: ['state'],
    values: ({ stats }) => of('state', stats.messaging?.queuedByState),
  },
  {
    name: 'message_lag_seconds',
    help: 'For how long the oldest message of an open instance waits.',
    values: ({ stats }) => one(lag(stats.messaging, stats.messaging?.oldestQueued)),
  },
  {
    name: 'commands_waiting',
    help: 'Commands of instances that wait, up to 10,000.',
    values: ({ stats }) => one(stats.messaging?.commands),
  },
  {
    name: 'command_lag_seconds',
    help: 'For how long the oldest of these waits.',
    values: ({ stats }) => one(lag(stats.messaging, stats.messaging?.oldestCommand)),
  },
  {
    name: 'pool_connections',
    help: 'Connections of the pool of PostgreSQL, by state (idle, busy).',
    labels: ['state'],
    values: ({ stats: { pool } }) =>
      of('state', pool == null ? null : { idle: pool.idle, busy: pool.size - pool.idle }),
  },
  {
    name: 'pool_waiting',
    help: 'Callers that wait for a connection of the pool.',
    values: ({ stats }) => one(stats.pool?.waiting),
  },
  {
    name: 'streams_open',
    help: 'Open streams of events (Server-Sent Events) of this process.',
    values: ({ stats }) => one(stats.streams),
  },
  {
    name: 'in_hand',
    help: 'What the engines of this process are working on, by group and kind, such as deliveries that are being sent.',
    labels: ['group', 'kind'],
    values: ({ stats }) => ofGroups(stats.inHand),
  },
];

/** What only grows. */
export const counters: readonly GaugeRow[] = [
  {
    name: 'done_total',
    help: 'What the engines and services of this process have done, by group and kind, such as claims.',
    labels: ['group', 'kind'],
    values: ({ stats }) => ofGroups(stats.done),
  },
];
