/** The records of a collection: their list, their page, the forms that create and change them, and their buttons. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type { Call } from '../../group/call.ts';
import type { PartName } from '../../repository/index.ts';
import type { FormState } from '../forms/row.ts';
import { PageError } from '../page-error.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import { takeSecret } from '../session/secret-once.ts';
import type { OpenPage } from '../views.ts';
import type { Answer, Visit } from '../visit.ts';
import { callOf, type NoticeWords, orNotFound, redirectWith, sender } from './call.ts';
import { type CreationHooks, creation } from './creation.ts';
import { type EditingHooks, editing, type FoundBy, foundBy, idIn } from './editing.ts';
import type { FormHooks } from './form-pages.ts';
import { openRecord, showPage } from './open-page.ts';

/** The names of the actions end with what a record is, such as `Hook`, and what several are. */
interface Names<One extends string, Many extends string> {
  readonly one: One;
  readonly many: Many;
}

/** The actions of a resource, by the names that the routes of its section use. */
type Actions<Name extends string, Visited> = Readonly<Record<Name, (visit: Visited) => Promise<Answer>>>;

export function resource<
  One extends string,
  Many extends string,
  Need extends PartName,
  Service,
  Stored,
  Shown,
  State extends FormState,
  Context = unknown,
  View = unknown,
>(
  declared: Names<One, Many> &
    FormHooks<Visit<Need, Service>, Stored, Shown, State, Context, View> &
    FoundBy<Visit<Need, Service>, Stored, Call<object, Need, Service>>,
) {
  type Visited = Visit<Need, Service>;
  type OwnCall<Input> = Call<Input, Need, Service>;
  const { one, many, what, list } = declared;
  const path = (visit: Visited) => declared.path(visit, idIn(visit, declared));
  const find = (visit: Visited, workspaceId: string, id = idIn(visit, declared)) =>
    foundBy(declared, visit, workspaceId, id);

  const named = <Name extends string>(actions: Record<string, (visit: Visited) => Promise<Answer>>) =>
    actions as Actions<Name, Visited>;
  const perform =
    <Input>(
      work: (call: OwnCall<Input>) => Promise<unknown>,
      input: Input,
      to: (visit: Visited) => string,
      notice: string,
    ) =>
    async (visit: Visited): Promise<Answer> => {
      const { workspaceId } = await sender(visit, what);
      const done = await orNotFound(work(callOf(visit, workspaceId, input)));
      return redirectWith(visit, to(visit), isChange(done) ? notice : `${notice}-0`);
    };

  /** The record with this id, or `null`. */
  const earlier = (visit: Visited, workspaceId: string, id: string) =>
    find(visit, workspaceId, id).catch(missing);

  return {
    earlier,

    /** The record with this id, or that of the path. @throws PageError 404 */
    find,

    /** The list. */
    list: (words: NoticeWords, render: (page: OpenPage, visit: Visited) => Awaitable<string>) =>
      named<`show${Many}`>({ [`show${many}`]: showPage(words, render) }),

    /**
     * The page of a record, where a GET request for the URL of an action leads too, for example after a login. `secret`:
     * what an action has left for the page to show once, or `null`.
     */
    record: (
      words: NoticeWords,
      render: (
        page: OpenPage & { readonly secret: Readonly<Record<string, string>> | null },
        record: Stored,
        visit: Visited,
      ) => Awaitable<string>,
    ) =>
      named<`show${One}` | `goTo${One}`>({
        async [`show${one}`](visit) {
          const member = await requireMember(visit);
          const { workspace } = workspaceOf(visit, member);
          const record = await find(visit, workspace.id);
          // The frame of the page depends on it.
          const secret = await takeSecret(visit, member, path(visit));
          const page = await openRecord(visit, member, idIn(visit, declared), words);
          return { html: await render({ ...page, secret }, record, visit) };
        },
        [`goTo${one}`]: async visit => ({ redirect: path(visit) }),
      }),

    /** The form that creates a record. */
    creation<Prefix extends string = never, Result = unknown>(
      hooks: CreationHooks<Visited, State, Context, OwnCall<never>, Prefix, Result>,
    ) {
      const pages = creation<Need, Service, Stored, Shown, State, Context, View, Prefix, Result>({
        ...declared,
        path: (visit, { id }) => declared.path(visit, id ?? ''),
        earlier: (visit, { workspaceId, id }) => (id === undefined ? null : earlier(visit, workspaceId, id)),
        ...hooks,
      });
      const actions = named<`new${One}` | `create${One}` | `refill${One}`>({
        [`new${one}`]: pages.show,
        [`create${one}`]: pages.send,
        [`refill${one}`]: pages.refill,
      });
      return { ...pages, actions };
    },

    /** The form that changes a record. */
    editing<Result = unknown>(hooks: EditingHooks<Visited, Stored, State, Context, OwnCall<never>, Result>) {
      const pages = editing<Need, Service, Stored, Shown, State, Context, View, Result>({
        ...declared,
        ...hooks,
      });
      const actions = named<`edit${One}` | `change${One}` | `refillChanged${One}`>({
        [`edit${one}`]: pages.show,
        [`change${one}`]: pages.send,
        [`refillChanged${one}`]: pages.refill,
      });
      return { ...pages, actions };
    },

    /** A button that performs an operation. `notice`: the name of the one that the page of the record shows then. */
    act: (work: (call: OwnCall<object>) => Promise<unknown>, notice: string) =>
      perform(work, {}, path, notice),

    /** The two states of a record, over the operation that changes it. */
    pausing: (change: (call: OwnCall<{ readonly state: 'paused' | 'active' }>) => Promise<unknown>) =>
      named<`pause${One}` | `resume${One}`>({
        [`pause${one}`]: perform(change, { state: 'paused' }, path, 'paused'),
        [`resume${one}`]: perform(change, { state: 'active' }, path, 'resumed'),
      }),

    deletion: (remove: (call: OwnCall<object>) => Promise<unknown>) =>
      named<`delete${One}`>({ [`delete${one}`]: perform(remove, {}, list, 'deleted') }),
  };
}

/** Whether something was paused, archived or the opposite: `false` if it was so already. `true` for all else. */
function isChange(done: unknown): boolean {
  const { before, result } = (done ?? {}) as Record<'before' | 'result', Record<string, unknown> | null>;
  const names = ['state', 'archived'].filter(name => before?.[name] !== undefined);
  return names.length === 0 || result == null || names.some(name => before?.[name] !== result[name]);
}

function missing(error: unknown): null {
  if (error instanceof PageError && error.status === 404) return null;
  throw error;
}
