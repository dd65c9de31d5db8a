/** What is kept of the requests that an inbound endpoint has refused. */
import { dayOf } from '../../common/time/days.ts';
import type { AutomationRefusalCount, AutomationRefusalsRecord } from '../../generated/types.ts';

/** The newest refusals, and the days that are counted. */
const maxListed = 100;
export const refusalDays = 60;

const dayInMs = 86_400_000;
const identityOf = ({ day, reason }: AutomationRefusalCount) => `${day} ${reason}`;

/** What is known, with what is added to it: the older ones make room. */
export function withRefusals(
  known: Readonly<AutomationRefusalsRecord> | undefined,
  added: AutomationRefusalsRecord,
): AutomationRefusalsRecord {
  const counts = new Map<string, AutomationRefusalCount>();
  for (const one of [...(known?.counts ?? []), ...added.counts]) {
    const before = counts.get(identityOf(one))?.count ?? 0;
    counts.set(identityOf(one), { ...one, count: Math.min(Number.MAX_SAFE_INTEGER, before + one.count) });
  }
  const first = dayOf(Date.parse(added.updated_at) - (refusalDays - 1) * dayInMs);
  const atOf = ({ at }: AutomationRefusalsRecord['latest'][number]) => Date.parse(at);
  return {
    ...added,
    counts: [...counts.values()]
      .filter(({ day }) => day >= first)
      .sort((one, other) => (identityOf(one) < identityOf(other) ? -1 : 1)),
    latest: [...added.latest, ...(known?.latest ?? [])]
      .sort((one, other) => atOf(other) - atOf(one))
      .slice(0, maxListed),
  };
}
