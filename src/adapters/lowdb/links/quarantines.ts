/** Slugs that workspaces have given up, in the data. Changes create new objects. */
import type { Quarantine, Quarantined, SlugPlace, SlugQuarantined } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { maxQuarantines } from '../../rules/links.ts';
import { checkRecord } from '../../rules/storable.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { time } from '../order.ts';
import { placeKeyOf } from './records.ts';

type Quarantines = FrozenData['link_quarantines'][string];

const quarantinesOf = (data: FrozenData, workspaceId: string): Quarantines =>
  recordsOf(data, 'link_quarantines', workspaceId);

const bySlug = derived((all: FrozenData['link_quarantines']) => {
  const found = new Map<string, Quarantined>();
  for (const [workspaceId, records] of Object.entries(all))
    for (const record of records) found.set(placeKeyOf(record), { workspaceId, until: record.until });
  return found;
});

export const findQuarantine = (data: FrozenData, place: SlugPlace): Quarantined | null =>
  bySlug(data.link_quarantines).get(placeKeyOf(place)) ?? null;

/** The refusal of the first place that another workspace gave up, or `null`. */
export function quarantineRefusal(
  data: FrozenData,
  workspaceId: string,
  places: readonly SlugPlace[],
  quarantine: Quarantine | undefined,
): SlugQuarantined | null {
  if (quarantine === undefined) return null;
  for (const place of places) {
    const found = findQuarantine(data, place);
    if (found !== null && found.workspaceId !== workspaceId && time(found.until) > time(quarantine.now))
      return { refused: 'slug_quarantined', until: found.until };
  }
  return null;
}

/** A copy of the data in which nobody waits for these places any more. */
export function withoutQuarantines(data: FrozenData, places: readonly SlugPlace[]): FrozenData {
  let next = data;
  for (const place of places) {
    const found = findQuarantine(next, place);
    if (found === null) continue;
    const left = quarantinesOf(next, found.workspaceId).filter(one => placeKeyOf(one) !== placeKeyOf(place));
    next = withRecords(next, 'link_quarantines', found.workspaceId, left);
  }
  return next;
}

/** A copy of the data in which these places are in quarantine. */
export function withQuarantines(
  data: FrozenData,
  workspaceId: string,
  places: readonly SlugPlace[],
  quarantine: Quarantine | undefined,
): FrozenData {
  if (quarantine === undefined || places.length === 0) return data;
  const { until } = quarantine;
  const added = places.map(({ domain, slug_key }) => deepFreeze({ domain, slug_key, until }));
  for (const record of added) checkRecord('links', 'link_quarantines', record);
  const next = withoutQuarantines(data, places);
  // The new ones end last.
  const all = [...quarantinesOf(next, workspaceId), ...added].slice(-maxQuarantines);
  return withRecords(next, 'link_quarantines', workspaceId, all);
}

export function withoutEndedQuarantines(data: FrozenData, before: string): FrozenData {
  let next = data;
  for (const workspaceId of Object.keys(data.link_quarantines)) {
    const all = quarantinesOf(next, workspaceId);
    const kept = all.filter(({ until }) => time(until) >= time(before));
    if (kept.length < all.length) next = withRecords(next, 'link_quarantines', workspaceId, kept);
  }
  return next;
}
