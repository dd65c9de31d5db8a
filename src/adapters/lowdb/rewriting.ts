import { byText, compareTexts } from '../../common/text/compare-texts.ts';
import type { RecordPosition, RewriteSecrets } from '../../repository/index.ts';
import type { RecordOf, WorkspaceCollection } from '../rules/collections/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import { checkCounts, checkRecord } from '../rules/storable.ts';
import { type FrozenData, recordsOf, withRecords } from './data.ts';
import type { Store } from './store.ts';

interface Identified {
  readonly id: string;
}

/** The method with this name (for errors), over a collection. */
export const rewriting =
  <Name extends WorkspaceCollection>(
    store: Store,
    collection: Name,
    method: string,
  ): RewriteSecrets<RecordOf<Name>, keyof RecordOf<Name>> =>
  async (rewrite, { limit, after }) => {
    checkCounts(method, { limit });
    return store.commit(data => {
      const from = after?.workspaceId ?? '';
      const page = Object.keys(data[collection])
        .filter(id => id >= from)
        .sort(compareTexts)
        .flatMap(workspaceId =>
          [...(recordsOf(data, collection, workspaceId) as unknown as readonly Identified[])]
            .filter(({ id }) => after === undefined || workspaceId > from || id > after.id)
            .sort(byText(({ id }) => id))
            .map(record => ({ workspaceId, record })),
        );
      let next: FrozenData = data;
      let changed = 0;
      for (const { workspaceId, record } of page.slice(0, limit)) {
        const change = rewrite(workspaceId, record as never);
        if (change === null) continue;
        const replaced = deepFreeze(structuredClone({ ...record, ...change }));
        checkRecord(method, collection, replaced as never);
        const records = recordsOf(next, collection, workspaceId);
        next = withRecords(
          next,
          collection,
          workspaceId,
          records.map(one =>
            (one as unknown as Identified).id === record.id ? (replaced as typeof one) : one,
          ),
        );
        changed += 1;
      }
      const last = page.length > limit ? page[limit - 1] : undefined;
      const position: RecordPosition | null =
        last === undefined ? null : { workspaceId: last.workspaceId, id: last.record.id };
      return { data: next, result: { changed, next: position } };
    });
  };
