/** The page of a form, which opens in a sheet, and what it does: shown, shown again after a refusal or a login, and sent. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import { defined } from '../../common/defined.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { Call } from '../../group/call.ts';
import type { PartName } from '../../repository/index.ts';
import type { FormState } from '../forms/row.ts';
import type { Html } from '../html.ts';
import { type Editor, editorPage } from '../pages/editor.ts';
import { hasErrors } from '../pages/form-parts.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import type { FormErrors, Frame } from '../views.ts';
import type { Answer, Form, LoggedInUser, Visit } from '../visit.ts';
import { callOf, requireManager, sender } from './call.ts';
import { frameOf } from './frame.ts';
import { late, lateForm } from './late-form.ts';
import { OverwrittenError, unlessOverwritten } from './unless-overwritten.ts';

/** What a page is about. `record`: the one that the form changes; `null`: a new one. */
export interface FormSubject<Found, Context> {
  readonly member: LoggedInUser;
  readonly workspaceId: string;
  readonly record: Found;
  readonly context: Context;
}

/** A form that somebody has sent. */
export interface SubmittedForm<Found, State, Context, Calls> extends FormSubject<Found, Context> {
  readonly form: Form;
  readonly given: State;
  /** The call of the operation with what the form says. @throws MarketplaceError with all problems */
  readonly call: () => Calls;
  /** The form again, with these messages. `status`: 422 by default. */
  readonly refuse: (errors: FormErrors, status?: number) => Promise<Answer>;
}

/** The form itself: see `declareForm`. `Shown`: a record as the form takes it. */
interface FormOf<Shown, State, Context, View> {
  readonly blank: State;
  of(record: Shown, context: Context): State;
  from(form: Form, record: Shown | null, context: Context): State;
  read(given: State, record: Shown | null, context: Context): never;
  refused(given: State, record: Shown | null, errors: FormErrors): State;
  errors(error: unknown, given?: State): FormErrors;
  render(id: string, state: State, view: View): Html;
}

/** A button has asked for something that saves nothing. `isAsked`: for the result beside the form. */
export interface Unsaved<State> {
  readonly given: State;
  readonly isAsked: boolean;
}

/** What the pages that create a record and those that change it have in common. */
export interface FormHooks<Visited, Stored, Shown, State, Context, View> {
  /** What viewers can only view, such as `hooks`. */
  readonly what: string;
  /** The path of the list, and its name. */
  readonly list: (visit: Visited) => string;
  readonly listName: string;
  readonly form: FormOf<Shown, State, Context, View>;
  /** A record as the form takes it. @default as it was found */
  readonly shown?: (record: Stored, visit: Visited) => Shown;
  /** What the form needs to be read. @default nothing */
  readonly context?: (
    visit: Visited,
    about: Omit<FormSubject<Stored | null, unknown>, 'context'>,
  ) => Awaitable<Context>;
  /** What the page shows besides the form. `asked`: the form that has asked for its result, or `null`. @default nothing */
  readonly view?: (
    visit: Visited,
    about: FormSubject<Stored | null, Context>,
    page: { readonly form: State; readonly asked: Form | null },
  ) => Awaitable<View>;
  /** The messages for an error that is not about a field. */
  readonly errors?: (error: unknown) => FormErrors | null;
  /** Refuses those who may not send it. @default viewers */
  readonly check?: (visit: Visited, member: LoggedInUser) => void;
  /** The prefix of the ids of the fields. @default new, or change */
  readonly fieldPrefix?: string;
  /** A text below the title. */
  readonly lead?: string;
  /** What a form that saves nothing shows; `null`: it is to be saved. @default each is saved */
  readonly unsaved?: (
    visit: Visited,
    sent: FormSubject<Stored | null, Context> & { readonly form: Form; readonly given: State },
  ) => Awaitable<Unsaved<State> | null>;
  /** The form as a page shows it, with what depends on its values. `asked`: see `view`. @default as it is */
  readonly completed?: (
    visit: Visited,
    about: FormSubject<Stored | null, Context>,
    page: { readonly form: State; readonly asked: Form | null },
  ) => Awaitable<State>;
  /** What the server makes of the fields. */
  readonly result?: (
    page: PageOf<Stored, State, View> & { readonly isAsked: boolean },
  ) => NonNullable<Editor['result']>;
  /** More fields around those of the form. */
  readonly around?: (fields: Html, page: PageOf<Stored, State, View> & { readonly frame: Frame }) => Html;
}

/** What is on a page. `id`: the prefix of the ids of its fields. */
interface PageOf<Stored, State, View> {
  readonly id: string;
  readonly form: State;
  readonly view: View;
  readonly record: Stored | null;
}

/** How the pages that create a record differ from those that change it. */
interface OwnOf<Visited, Found, State, Context, Calls> {
  readonly title: string;
  /** The text of the button. */
  readonly save: string;
  /** What the errors begin with. @default that of the editor */
  readonly refusal?: string | undefined;
  readonly creates: boolean;
  readonly up: (visit: Visited, record: Found) => Editor['up'];
  /** The path that the form is sent to. */
  readonly action: (visit: Visited) => string;
  /** The record in the path. @throws PageError 404 */
  readonly find: (visit: Visited, workspaceId: string) => Awaitable<Found>;
  /** The form before somebody fills it in; or another page. */
  readonly opened: (
    visit: Visited,
    about: FormSubject<Found, Context>,
  ) => State | { readonly redirect: string };
  readonly send: (visit: Visited, sent: SubmittedForm<Found, State, Context, Calls>) => Promise<Answer>;
}

/** Of so many who change a record at once, all come through: each time, one of them is the first. */
const maxTries = 25;

const busy = 'Others are changing this at the same time. Send the form again.';

const isOverwriting = (error: unknown): boolean =>
  error instanceof OverwrittenError ||
  (error instanceof MarketplaceError && error.code === 'precondition_failed');

export function formPages<
  Need extends PartName,
  Service,
  Stored,
  Found extends Stored | null,
  Shown,
  State extends FormState,
  Context,
  View,
>(
  declared: FormHooks<Visit<Need, Service>, Stored, Shown, State, Context, View>,
  own: OwnOf<Visit<Need, Service>, Found, State, Context, Call<never, Need, Service>>,
) {
  type Visited = Visit<Need, Service>;
  const { what, form } = declared;
  const id = declared.fieldPrefix ?? (own.creates ? 'new' : 'change');

  const shownOf = (visit: Visited, record: Stored | null): Shown | null =>
    record === null ? null : (declared.shown?.(record, visit) ?? (record as unknown as Shown));

  async function aboutOf(visit: Visited, member: LoggedInUser): Promise<FormSubject<Found, Context>> {
    const workspaceId = workspaceOf(visit, member).workspace.id;
    const about = { member, workspaceId, record: await own.find(visit, workspaceId) };
    return { ...about, context: (await declared.context?.(visit, about)) as Context };
  }

  async function page(
    visit: Visited,
    about: FormSubject<Found, Context>,
    given: State,
    asked: Form | null = null,
  ): Promise<{ readonly html: string; readonly hasFound: boolean }> {
    const { member, record } = about;
    const state = (await declared.completed?.(visit, about, { form: given, asked })) ?? given;
    const view = (await declared.view?.(visit, about, { form: state, asked })) as View;
    const frame = frameOf(visit, { member, current: workspaceOf(visit, member) });
    const shown = { id, form: state, view, record };
    const fields = form.render(id, state, view);
    const html = editorPage(frame, {
      up: own.up(visit, record),
      title: own.title,
      action: own.action(visit),
      id,
      errors: state.errors,
      creates: own.creates,
      fields: declared.around?.(fields, { ...shown, frame }) ?? fields,
      save: own.save,
      ...defined({
        lead: declared.lead,
        refusal: own.refusal,
        result: declared.result?.({ ...shown, isAsked: asked !== null }),
      }),
    });
    return { html, hasFound: state.errors !== given.errors && hasErrors(state.errors) };
  }

  /** The form again, without its secrets. `status`: 422 by default if it has errors. */
  async function again(
    visit: Visited,
    about: FormSubject<Found, Context>,
    given: State,
    {
      errors,
      asked = null,
      status,
    }: { errors: FormErrors; asked?: Form | null; status?: number | undefined },
  ): Promise<Answer> {
    const refused = form.refused(given, shownOf(visit, about.record), errors);
    // What was typed as a secret is to be typed again, which is no error of the form.
    const { html, hasFound } = await page(visit, about, refused, asked);
    return { html, status: status ?? (hasFound || hasErrors(errors) ? 422 : 200) };
  }

  const givenIn = (visit: Visited, about: FormSubject<Found, Context>, sent: Form): State =>
    form.from(sent, shownOf(visit, about.record), about.context);

  async function sentIn(
    visit: Visited,
  ): Promise<SubmittedForm<Found, State, Context, Call<never, Need, Service>>> {
    const { member, form: fields } = await sender(visit, what);
    const about = await aboutOf(visit, member);
    const { record, context, workspaceId } = about;
    const given = givenIn(visit, about, fields);
    return {
      ...about,
      form: fields,
      given,
      call: () => callOf(visit, workspaceId, form.read(given, shownOf(visit, record), context)),
      refuse: (errors, status) => again(visit, about, given, { errors, status }),
    };
  }

  function checkRight(visit: Visited, member: LoggedInUser): void {
    if (declared.check !== undefined) declared.check(visit, member);
    else requireManager(visit, member, what);
  }

  return {
    async show(visit: Visited): Promise<Answer> {
      const member = await requireMember(visit);
      const about = await aboutOf(visit, member);
      const opened = own.opened(visit, about);
      // A page of what does not exist is missing for everybody.
      const answer = 'redirect' in opened ? opened : { html: (await page(visit, about, opened)).html };
      checkRight(visit, member);
      return answer;
    },

    async refill(visit: Visited): Promise<Answer> {
      const { member, form: sent } = lateForm(visit);
      const about = await aboutOf(visit, member);
      // Somebody may have taken the right since the form was opened.
      checkRight(visit, member);
      return again(visit, about, givenIn(visit, about, sent), { errors: late, status: 200 });
    },

    async send(visit: Visited): Promise<Answer> {
      for (let tries = 1; ; tries += 1) {
        const reading = { ...visit, repository: unlessOverwritten(visit.repository) };
        const sent = await sentIn(reading);
        const unsaved = await declared.unsaved?.(reading, sent);
        if (unsaved != null) {
          const { given, isAsked } = unsaved;
          return again(reading, sent, given, { errors: given.errors, asked: isAsked ? sent.form : null });
        }
        try {
          return await own.send(reading, sent);
        } catch (error) {
          if (!isOverwriting(error))
            return sent.refuse(declared.errors?.(error) ?? form.errors(error, sent.given));
          if (tries === maxTries) return sent.refuse({ form: busy }, 409);
        }
      }
    },

    /** For a button of the page that is sent elsewhere: the form comes back as `fill` says. */
    async fill(
      visit: Visited,
      fill: (
        sent: SubmittedForm<Found, State, Context, Call<never, Need, Service>>,
      ) => Promise<{ readonly given: State; readonly status: number }>,
    ): Promise<Answer> {
      const sent = await sentIn(visit);
      const { given, status } = await fill(sent);
      return again(visit, sent, given, { errors: given.errors, status });
    },
  };
}
