/** Leases in data that takes the place of other data. */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../../generated/types.ts';

/**
 * The data without leases of another time. A record that is the same in both keeps its lease. In a different one, the
 * lease is void: whoever holds it knows the record as it was. The generation of an instance never goes back, because it
 * tells a new holder from those before.
 */
export function released(next: DataFile, current: DataFile): DataFile {
  return {
    ...next,
    webhook_deliveries: each(next.webhook_deliveries, current.webhook_deliveries, delivery =>
      delivery.lease === null ? delivery : { ...delivery, lease: null },
    ),
    instances: each(next.instances, current.instances, (instance, before) => ({
      ...instance,
      generation: Math.max(instance.generation, before?.generation ?? 0) + (before === undefined ? 0 : 1),
      lease_until: null,
    })),
  };
}

type Lists<One> = Readonly<Record<string, readonly One[]>>;

/** The same lists, with each record changed that is not the same in the others. */
function each<One extends { readonly id: string }>(
  next: Lists<One>,
  current: Lists<One>,
  change: (record: One, before: One | undefined) => One,
): Record<string, One[]> {
  if (next === current) return next as Record<string, One[]>;
  return Object.fromEntries(
    Object.entries(next).map(([workspaceId, records]) => {
      const others = Object.hasOwn(current, workspaceId) ? current[workspaceId] : [];
      if (others === records) return [workspaceId, records as One[]];
      const known = new Map(others?.map(one => [one.id, one]));
      return [
        workspaceId,
        records.map(record => {
          const before = known.get(record.id);
          return isDeepStrictEqual(record, before) ? record : change(record, before);
        }),
      ];
    }),
  );
}
