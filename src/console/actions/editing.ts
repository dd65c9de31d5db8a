/** The form that changes a record. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type { Call } from '../../group/call.ts';
import type { PartName } from '../../repository/index.ts';
import type { FormState } from '../forms/row.ts';
import { notFound } from '../page-error.ts';
import type { Answer, Visit } from '../visit.ts';
import { callOf, orNotFound, redirectWith } from './call.ts';
import { type FormHooks, formPages, type SubmittedForm } from './form-pages.ts';

/** Where pages find a record. */
export interface FoundBy<Visited, Stored, Calls> {
  /** The parameter of the path that has its id. */
  readonly parameter: string;
  /** The record, or `null`; an error for a missing one is as good. `call`: of the operation that reads it. */
  readonly find: (
    visit: Visited,
    of: { readonly workspaceId: string; readonly id: string; readonly call: Calls },
  ) => Awaitable<Stored | null>;
  /** The path of its page. */
  readonly path: (visit: Visited, id: string) => string;
}

/** How a form changes a record. */
export interface EditingHooks<Visited, Stored, State, Context, Calls, Result> {
  readonly title: string;
  /** The text of the button. */
  readonly save: string;
  /** How pages name the record. */
  readonly name: (record: Stored) => string;
  /** Whether it can still be changed: otherwise, its page says why it cannot. @default always */
  readonly isOpen?: (record: Stored, visit: Visited) => boolean;
  readonly change: (visit: Visited, sent: SubmittedForm<Stored, State, Context, Calls>) => Promise<Result>;
  /** Where it leads. @default the page of the record, with a notice */
  readonly leadTo?: (
    visit: Visited,
    sent: SubmittedForm<Stored, State, Context, Calls>,
    result: Result,
  ) => Awaitable<Answer>;
}

/** The id of the record in the path. */
export const idIn = (
  { params }: Pick<Visit, 'params'>,
  { parameter }: { readonly parameter: string },
): string => params[parameter] ?? '';

/** The record with this id. @throws PageError 404 */
export async function foundBy<Need extends PartName, Service, Stored>(
  { parameter, find }: FoundBy<Visit<Need, Service>, Stored, Call<object, Need, Service>>,
  visit: Visit<Need, Service>,
  workspaceId: string,
  id: string,
): Promise<Stored> {
  const call = { ...callOf(visit, workspaceId, {}), params: { ...visit.params, [parameter]: id } };
  const record = await orNotFound(Promise.resolve(find(visit, { workspaceId, id, call })));
  if (record === null) throw notFound();
  return record;
}

export function editing<
  Need extends PartName,
  Service,
  Stored,
  Shown = Stored,
  State extends FormState = FormState,
  Context = unknown,
  View = unknown,
  Result = unknown,
>(
  declared: FormHooks<Visit<Need, Service>, Stored, Shown, State, Context, View> &
    FoundBy<Visit<Need, Service>, Stored, Call<object, Need, Service>> &
    EditingHooks<Visit<Need, Service>, Stored, State, Context, Call<never, Need, Service>, Result>,
) {
  const { form, isOpen = () => true } = declared;
  const path = (visit: Visit<Need, Service>) => declared.path(visit, idIn(visit, declared));
  return formPages<Need, Service, Stored, Stored, Shown, State, Context, View>(declared, {
    title: declared.title,
    save: declared.save,
    creates: false,
    up: (visit, record) => [path(visit), declared.name(record)],
    action: path,
    find: (visit, workspaceId) => foundBy(declared, visit, workspaceId, idIn(visit, declared)),
    opened: (visit, { record, context }) =>
      isOpen(record, visit)
        ? form.of(declared.shown?.(record, visit) ?? (record as unknown as Shown), context)
        : { redirect: path(visit) },
    async send(visit, sent) {
      const result = await orNotFound(declared.change(visit, sent));
      return (await declared.leadTo?.(visit, sent, result)) ?? redirectWith(visit, path(visit), 'changed');
    },
  });
}
