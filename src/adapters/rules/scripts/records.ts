/** The methods that collections of a workspace have in common whose records have an id. */
import { type Awaitable, after } from '../../../common/concurrency/awaitable.ts';
import { isRefused, type OutboxEvent, type Refused, refuse } from '../../../repository/index.ts';
import type { RecordOf, WorkspaceCollection } from '../collections/index.ts';
import { oldestFirst } from '../created-first.ts';
import { checkRecord } from '../storable.ts';
import {
  add,
  type Criteria,
  change,
  find,
  hold,
  pick,
  publish,
  refusedIfTaken,
  remove,
  type Script,
  type ScriptRunner,
} from './script.ts';

interface Dated {
  readonly id: string;
  readonly created_at: string;
}

type Identified = {
  [Name in WorkspaceCollection]: RecordOf<Name> extends Dated ? Name : never;
}[WorkspaceCollection];

type Events<One> = (record: One) => readonly OutboxEvent[];

/** `part`: the name of the part of the repository, for errors. */
export function recordScripts<Name extends Identified>(runner: ScriptRunner, part: string, name: Name) {
  type One = Readonly<RecordOf<Name>>;
  /** `null`: without the field. */
  type Fields = { readonly [Field in keyof RecordOf<Name>]?: RecordOf<Name>[Field] | null };
  const whereOf = (workspaceId: string, fields: object) =>
    ({ ...fields, workspace_id: workspaceId }) as Criteria<Name>;
  const none: Events<One> = () => [];
  const all = (workspaceId: string, fields: object) => {
    const where = whereOf(workspaceId, fields);
    return (runner.find?.(name, where) ?? runner.read(() => find(name, where))) as Awaitable<readonly One[]>;
  };

  return {
    /** The oldest first; `fields`: only those with these values. */
    list: (workspaceId: string, fields: Fields = {}) =>
      after(
        all(workspaceId, fields),
        found => oldestFirst(found as unknown as readonly Dated[]) as unknown as readonly One[],
      ),

    find: (workspaceId: string, id: string) => after(all(workspaceId, { id }), ([found]) => found ?? null),

    /** `makeRoom`: whether there is room for a record after all, where there are `most` of its kind. */
    async create(
      method: string,
      workspaceId: string,
      given: One,
      {
        most = Number.POSITIVE_INFINITY,
        of = {},
        makeRoom,
        events = none,
      }: {
        readonly most?: number | undefined;
        /** The fields that records of one kind have in common. @default all records are of one kind */
        readonly of?: Fields;
        readonly makeRoom?: () => Script<boolean>;
        readonly events?: Events<One> | undefined;
      } = {},
    ): Promise<One | Refused<'workspace_unknown' | 'taken' | 'too_many'>> {
      const record = structuredClone(given) as RecordOf<Name>;
      checkRecord(`${part}.${method}`, name, record);
      const kind = Object.entries(of) as [keyof RecordOf<Name>, unknown][];
      const fields = ['id' as keyof RecordOf<Name>, ...kind.map(([field]) => field)];
      const { id } = record as unknown as Dated;
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          if ((yield* hold('workspaces', { id: workspaceId })) === undefined)
            return refuse('workspace_unknown');
          const all = yield* pick(name, fields, whereOf(workspaceId, {}));
          if (all.some(one => (one as unknown as Dated).id === id)) return refuse('taken');
          const same = all.filter(one => kind.every(([field, value]) => (one[field] ?? null) === value));
          if (same.length >= most && !(makeRoom !== undefined && (yield* makeRoom())))
            return refuse('too_many');
          yield* add(name, record, ...([workspaceId] as never));
          yield* publish(workspaceId, events(record));
          return record;
        }),
      );
    },

    /** `changed`: the record after the change, or why it cannot be changed. */
    change: <Changed extends RecordOf<Name> | Refused<string>>(
      method: string,
      workspaceId: string,
      id: string,
      changed: (record: One) => Changed,
      events: Events<One> = none,
    ): Promise<One | Extract<Changed, Refused<string>> | Refused<'not_found'>> =>
      runner.change(workspaceId, function* () {
        const before = yield* hold(name, whereOf(workspaceId, { id }));
        if (before === undefined) return refuse('not_found');
        const answer = changed(before);
        if (isRefused(answer)) return answer;
        const after = answer as RecordOf<Name>;
        checkRecord(`${part}.${method}`, name, after);
        yield* change(name, before, after, ...([workspaceId] as never));
        yield* publish(workspaceId, events(after));
        return after;
      }),

    /** `also`: what is removed in the same step. */
    remove: (
      workspaceId: string,
      id: string,
      events: Events<One> = none,
      also: () => Script<void> = function* () {},
    ) =>
      runner.change(workspaceId, function* (): Script<One | Refused<'not_found'>> {
        const [removed] = yield* remove(name, whereOf(workspaceId, { id }));
        if (removed === undefined) return refuse('not_found');
        yield* also();
        yield* publish(workspaceId, events(removed));
        return removed;
      }),
  };
}
