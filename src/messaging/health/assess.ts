/**
 * What is wrong with an instance: the one place that decides it. A reason comes when its condition is met, and goes when
 * the condition has not been met for a while, so that nothing comes and goes with each try.
 */
import type {
  HealthCode,
  HealthReason,
  HealthStatus,
  InstanceHealthRecord,
  InstanceRecord,
} from '../../generated/types.ts';
import { lineOf } from '../engine/reason.ts';
import type { HealthLimits } from '../types.ts';
import { isRecent, noHealthStats, reconnectsOf } from './health-stats.ts';
import { defaultHealthLimits } from './limits.ts';

type Instance = Readonly<InstanceRecord>;

/** What is known at a moment. */
export interface HealthFacts {
  readonly instance: Instance;
  /** Since when the oldest message waits that could be sent; null: none waits. */
  readonly oldestAt: string | null;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly limits?: HealthLimits | undefined;
}

type AssessedFacts = HealthFacts & { readonly limits: Required<HealthLimits> };

/** With these, messages are not sent or not received. */
const bad: readonly HealthCode[] = ['not_connected', 'not_sending'];

/** That of an instance with which nothing has ever been wrong. */
export const good: InstanceHealthRecord = { status: 'good', since: null, reasons: [] };

/** The sentence about each thing that is wrong; `null`: it is not. */
const conditions: Readonly<Record<HealthCode, (facts: AssessedFacts) => string | null>> = {
  not_connected: facts => (isDisconnected(facts) ? disconnected(facts.instance) : null),
  not_sending: facts => (isStuck(facts) ? 'Messages wait that could be sent, and none is sent' : null),
  files_no_room: ({ instance, now }) =>
    isWanted(instance) && isRecent(healthStatsOf(instance).no_room_at, now)
      ? 'Files of received messages are not stored, because the workspace has no room for them'
      : null,
  files_failed: ({ instance, now }) =>
    isWanted(instance) && isRecent(healthStatsOf(instance).file_failed_at, now)
      ? 'The file of a received message is too large, or it could not be fetched'
      : null,
  unstable: ({ instance, now, limits }) => {
    const lost = reconnectsOf(healthStatsOf(instance), now);
    const most = has(instance, 'unstable') ? limits.reconnects / 2 : limits.reconnects;
    return isWanted(instance) && lost >= most ? `The connection was lost ${lost} times in 24 hours` : null;
  },
};
const codes = Object.keys(conditions) as HealthCode[];

const healthStatsOf = ({ health_stats: healthStats = noHealthStats }: Instance) => healthStats;

/** Whether its user wants it to send and receive. */
const isWanted = ({ wanted }: Instance): boolean => wanted === 'open';

const has = ({ health = good }: Instance, code: HealthCode): boolean =>
  health.reasons.some(reason => reason.code === code);

/** Anyone who logs out their instance, or pairs it for the first time, misses no connection. */
function isDisconnected({ instance, now, limits }: AssessedFacts): boolean {
  const { state, wanted, address, pairing, changed_at } = instance;
  if (state === 'failed') return true;
  if (!isWanted(instance)) return state === 'closed' && wanted === 'closed' && address !== null;
  if (state === 'open' || (address === null && pairing !== null)) return false;
  // Another try does not make it better, only a connection does.
  if (has(instance, 'not_connected')) return true;
  return now - Date.parse(healthStatsOf(instance).down_since ?? changed_at) >= limits.notConnected;
}

const disconnected = ({ reason }: Instance): string =>
  lineOf(reason === null ? 'It is not connected' : `It is not connected: ${reason}`);

/** While one message after the other is sent, however slowly, nothing is stuck. */
function isStuck({ instance, oldestAt, now, limits }: AssessedFacts): boolean {
  if (instance.state !== 'open' || oldestAt === null) return false;
  const since = [oldestAt, healthStatsOf(instance).last_sent_at, instance.opened_at];
  const last = Math.max(...since.flatMap(at => (at === null ? [] : Date.parse(at))));
  return now - last >= limits.notSending;
}

/** The health of an instance, given the one that is stored with it: the same object if nothing has changed. */
export function assess(facts: HealthFacts): InstanceHealthRecord {
  const known: AssessedFacts = { ...facts, limits: { ...defaultHealthLimits, ...facts.limits } };
  const { instance, now, limits } = known;
  const before = instance.health ?? good;
  const at = new Date(now).toISOString();
  const found = new Map(codes.map(code => [code, conditions[code](known)]));
  // What its user has closed, or what has failed for good, is over at once.
  const recovery = isWanted(instance) ? limits.recovery : 0;
  const kept = before.reasons.flatMap((reason): HealthReason[] => {
    const { code, ended_at: ended } = reason;
    if (found.get(code) !== null) return [ended === null ? reason : { ...reason, ended_at: null }];
    if (now - Date.parse(ended ?? at) >= recovery) return [];
    return [ended === null ? { ...reason, ended_at: at } : reason];
  });
  const added = codes.flatMap((code): HealthReason[] => {
    const message = found.get(code) ?? null;
    const isKnown = kept.some(reason => reason.code === code);
    return message === null || isKnown ? [] : [{ code, message, since: at, ended_at: null }];
  });
  const reasons = [...kept, ...added];
  if (reasons.length === before.reasons.length && reasons.every(one => before.reasons.includes(one)))
    return before;
  const status = statusOf(reasons);
  return { status, since: status === before.status ? before.since : at, reasons };
}

const statusOf = (reasons: readonly HealthReason[]): HealthStatus => {
  if (reasons.length === 0) return 'good';
  return reasons.some(({ code }) => bad.includes(code)) ? 'bad' : 'degraded';
};

/** Whether there is something to tell: something else is wrong, or something is over. */
export function isHealthNews(before: InstanceHealthRecord = good, after: InstanceHealthRecord): boolean {
  const codesOf = ({ reasons }: InstanceHealthRecord) => reasons.map(({ code }) => code).join(' ');
  return codesOf(before) !== codesOf(after);
}
