/** A scenario of what has happened since a moment. */
import { isDeepStrictEqual } from 'node:util';
import { collections, listsOf, type RecordFields } from '../../../src/adapters/rules/collections/index.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { seeded } from '../../fixtures/records.ts';
import type { StoredData } from '../../storage.ts';
import { type RecordPlace, type SeededCollection, withoutRecord } from '../state/changes.ts';
import { withoutSecrets } from '../state/records.ts';
import type { RecordChange } from './scenario.ts';

/** What the service counts, logs and keeps up by itself is not recorded: collections, and fields of others. */
const written: readonly SeededCollection[] = [
  'webhook_events',
  'webhook_deliveries',
  'delivery_hours',
  'link_days',
  'link_clicks',
  'channel_events',
  'audit_entries',
  'request_log',
  'usage_counts',
  'usage_hours',
];
const writtenFields: Readonly<Record<string, readonly string[]>> = {
  keys: ['last_used_at', 'last_used_network'],
  links: ['clicks', 'bots', 'last_clicked_at'],
  instances: [
    'state',
    'reason',
    'address',
    'memory',
    'pairing',
    'generation',
    'lease_until',
    'holder',
    'heartbeat_at',
    'opened_at',
    'changed_at',
    'health',
    'health_stats',
  ],
};

export interface RecordedChanges {
  readonly records: readonly RecordChange[];
  /** Records that have secrets, which no scenario contains: `keys/key_x`. */
  readonly left: readonly string[];
}

/** What differs between two moments, as changes of records. Removals come first. */
export function recordedChanges(before: StoredData, after: StoredData): RecordedChanges {
  const records: RecordChange[] = [];
  const left: string[] = [];
  const recorded = seeded.filter(name => !written.includes(name));
  let rest = before;
  for (const collection of recorded) {
    const edited = placesOf(collection, after);
    for (const [key, { place }] of placesOf(collection, before)) {
      // With an earlier one, it may be gone already.
      if (edited.has(key) || !placesOf(collection, rest).has(key)) continue;
      records.push({ ...changeAt(place), remove: true });
      rest = withoutRecord(rest, place) as unknown as StoredData;
    }
  }
  for (const collection of recorded) {
    const old = placesOf(collection, rest);
    for (const [key, { place, record }] of placesOf(collection, after)) {
      const known = old.get(key)?.record;
      if (isDeepStrictEqual(known, record)) continue;
      const shown = withoutSecrets(collection, record) as RecordFields;
      const ofService = writtenFields[collection] ?? [];
      const patch = Object.fromEntries(
        Object.entries(shown).filter(
          ([name]) => !ofService.includes(name) && !isDeepStrictEqual(known?.[name], record[name]),
        ),
      );
      // A patch cannot take a field away.
      const isWhole = known === undefined || Object.keys(known).some(name => !Object.hasOwn(record, name));
      if (!isWhole && Object.keys(patch).length === 0) continue;
      // Only the digest of a key is stored.
      const isHidden = hasSecret(isWhole ? shown : patch) || (isWhole && hashed.includes(collection));
      if (isHidden) left.push(`${collection}/${place.id}`);
      else records.push({ ...changeAt(place), ...(isWhole ? { put: shown } : { patch }) });
    }
  }
  return { records, left };
}

const hashed: readonly SeededCollection[] = ['keys', 'automation_endpoints'];

const changeAt = ({ collection, id, workspace }: RecordPlace) => ({
  collection,
  id,
  ...(workspace !== null && { workspace }),
});

const hasSecret = (value: unknown): boolean => JSON.stringify(value).includes('"(hidden)"');

interface Placed {
  readonly place: RecordPlace;
  readonly record: RecordFields;
}

/** The records of a collection by workspace and identity. */
function placesOf(collection: SeededCollection, data: StoredData): Map<string, Placed> {
  const { scope, identity } = collections[collection];
  return new Map(
    listsOf(collection, data as DataFile).flatMap(({ workspaceId, records, names }) =>
      records.map((record, at) => {
        const id = names?.[at] ?? identity.map(field => String(record[field])).join(',');
        const workspace = scope === 'workspace' ? workspaceId : null;
        return [`${workspaceId}\n${id}`, { place: { collection, id, workspace }, record }] as const;
      }),
    ),
  );
}
