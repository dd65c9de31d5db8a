/** The form that creates a record. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { IdTakenError } from '../../common/errors/id-taken-error.ts';
import type { Call } from '../../group/call.ts';
import type { PartName } from '../../repository/index.ts';
import type { FormState } from '../forms/row.ts';
import type { Answer, Visit } from '../visit.ts';
import { redirectWith } from './call.ts';
import { type FormHooks, formPages, type SubmittedForm } from './form-pages.ts';
import { contentTokenOf } from './form-tokens.ts';

/** `Id`: a text if the declaration has a prefix of ids. */
interface SentCreation<State, Context, Calls, Id> extends SubmittedForm<null, State, Context, Calls> {
  /** The id of the new record. The same form with the same values has the same one. */
  readonly id: Id;
}

/** How a form creates a record. */
export interface CreationHooks<Visited, State, Context, Calls, Prefix extends string, Result> {
  readonly title: string;
  /** The text of the button. */
  readonly save: string;
  /** What the errors begin with. @default that of the editor */
  readonly refusal?: string;
  /** The path that the form is sent to. @default that of the list */
  readonly action?: (visit: Visited) => string;
  /** The form before somebody fills it in. @default the blank one */
  readonly blank?: (visit: Visited) => State;
  /** The prefix of ids of records. @default the form gives the record no id */
  readonly prefix?: Prefix;
  /** The record that the same form has created before, or `null`. */
  readonly earlier?: (
    visit: Visited,
    sent: SentCreation<State, Context, Calls, IdWith<Prefix>>,
  ) => Awaitable<object | null>;
  /** Whether the operation would replace that record, so that it is looked for first. @default the operation refuses it */
  readonly replaces?: boolean;
  /** The page of the new record. @default the list */
  readonly path?: (visit: Visited, sent: SentCreation<State, Context, Calls, IdWith<Prefix>>) => string;
  readonly create: (
    visit: Visited,
    sent: SentCreation<State, Context, Calls, IdWith<Prefix>>,
  ) => Promise<Result>;
  /** Where it leads. @default the page of the new record, with a notice */
  readonly leadTo?: (
    visit: Visited,
    sent: SentCreation<State, Context, Calls, IdWith<Prefix>>,
    result: Result,
  ) => Awaitable<Answer>;
}

type IdWith<Prefix> = [Prefix] extends [never] ? undefined : string;

/** The page that says so has a form of its own. */
const deletedSince =
  'This form has created this before, and it has been deleted since. Send the form again to create it again.';

export function creation<
  Need extends PartName,
  Service,
  Stored,
  Shown,
  State extends FormState,
  Context = unknown,
  View = unknown,
  Prefix extends string = never,
  Result = unknown,
>(
  declared: FormHooks<Visit<Need, Service>, Stored, Shown, State, Context, View> &
    CreationHooks<Visit<Need, Service>, State, Context, Call<never, Need, Service>, Prefix, Result>,
) {
  const { list, listName, form, prefix, replaces = false, path = list } = declared;
  return formPages<Need, Service, Stored, null, Shown, State, Context, View>(declared, {
    title: declared.title,
    save: declared.save,
    refusal: declared.refusal,
    creates: true,
    up: visit => [list(visit), listName],
    action: declared.action ?? list,
    find: () => null,
    opened: visit => declared.blank?.(visit) ?? form.blank,
    async send(visit, given) {
      const id = (
        prefix === undefined ? undefined : `${prefix}_${contentTokenOf(given.form)}`
      ) as IdWith<Prefix>;
      const sent = { ...given, id };
      const created = (notice: string) => redirectWith(visit, path(visit, sent), notice);
      const isMade = async () => ((await declared.earlier?.(visit, sent)) ?? null) !== null;
      if (replaces && (await isMade())) return created('already');
      let result: Result;
      try {
        result = await declared.create(visit, sent);
      } catch (error) {
        // The same form was submitted before, or at the same time. What is invalid was not: it says why.
        const isInvalid = error instanceof MarketplaceError && error.status === 400;
        if (!isInvalid && (await isMade())) return created('already');
        if (error instanceof IdTakenError) return given.refuse({ form: deletedSince }, 409);
        throw error;
      }
      return (await declared.leadTo?.(visit, sent, result)) ?? created('created');
    },
  });
}
