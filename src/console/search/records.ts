/** The records of the served groups that a search finds. Each group is asked at the same time, for half a second. */
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { ServedGroup } from '../../group/served.ts';
import type { MemberWorkspace } from '../../repository/index.ts';
import { askGroup } from '../actions/ask-group.ts';
import type { FoundRecord, FoundRecords, SearchRecords } from '../section.ts';
import { type Visit, visitAs } from '../visit.ts';

/** How many records of a group are shown. */
const maxOfGroup = 5;

export interface FoundOfGroup extends FoundRecords {
  readonly group: string;
}

export const recordsFound = (
  visit: Visit,
  { workspace, role }: MemberWorkspace,
  text: string,
): Promise<readonly FoundOfGroup[]> =>
  Promise.all(visit.options.served.groups.map(group => foundIn(visit, group, workspace.id, { text, role })));

async function foundIn(
  visit: Visit,
  group: ServedGroup,
  workspaceId: string,
  asked: { readonly text: string; readonly role: MemberWorkspace['role'] },
): Promise<FoundOfGroup> {
  // A group only knows that there is a function; the console declares it.
  const search = group.console?.search as SearchRecords | undefined;
  const nothing: FoundRecords = { records: [] };
  const found =
    search === undefined
      ? nothing
      : await askGroup(visit, nothing, async signal =>
          checked(
            group.name,
            await search(visitAs(visit, group), workspaceId, { ...asked, limit: maxOfGroup, signal }),
          ),
        );
  return { ...found, group: group.name };
}

const isPath = (path: unknown) => typeof path === 'string' && path.startsWith('/');

const isRecord = (one: unknown): one is FoundRecord =>
  isPlainObject(one) &&
  [one.kind, one.title, one.note ?? ''].every(text => typeof text === 'string') &&
  isPath(one.path);

/** A group of a host may give what cannot be shown: that costs only its own records. */
function checked(name: string, found: FoundRecords): FoundRecords {
  const { records, more } = found;
  if (!Array.isArray(records) || !records.every(isRecord))
    throw new TypeError(
      `the search of the group ${name} must give { records }, each with kind, title and a path that starts with /`,
    );
  if (more !== undefined && !(typeof more.label === 'string' && isPath(more.path)))
    throw new TypeError(`the search of the group ${name} must give "more" as { label, path }`);
  const exact = records.filter(one => one.isExact);
  const kept = [...exact, ...records.filter(one => !one.isExact)].slice(0, maxOfGroup);
  return more === undefined ? { records: kept } : { records: kept, more };
}
