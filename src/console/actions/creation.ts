/** The form that creates a record: its page, which opens in a sheet above the list, and what it does. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import { defined } from '../../common/defined.ts';
import type { PartName } from '../../repository/index.ts';
import type { FormState } from '../forms/row.ts';
import type { Html } from '../html.ts';
import { editorPage } from '../pages/editor.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import type { FormErrors } from '../views.ts';
import type { Answer, Form, LoggedInUser, Visit } from '../visit.ts';
import { redirectWith, requireManager, sender } from './call.ts';
import { tokenOf } from './form-tokens.ts';
import { frameOf } from './frame.ts';
import { late, lateForm } from './late-form.ts';

/** A form that somebody has sent. */
interface Sent<State, Context> {
  readonly member: LoggedInUser;
  readonly workspaceId: string;
  readonly form: Form;
  readonly given: State;
  readonly context: Context;
  /** The id of the new record. The same form has the same one. */
  readonly id: string;
  /** The form again, with these messages. `status`: 422 by default. */
  readonly refuse: (errors: FormErrors, status?: number) => Promise<Answer>;
}

interface Creation<Visited, State, Context, View> {
  /** What viewers can only view, such as `hooks`. */
  readonly what: string;
  /** The path of the list, and its name. */
  readonly list: (visit: Visited) => string;
  readonly listName: string;
  readonly title: string;
  /** The text of the button. */
  readonly save: string;
  /** What the errors begin with. @default that of the editor */
  readonly refusal?: string;
  /** The path that the form is sent to. @default that of the list */
  readonly action?: (visit: Visited) => string;
  /** The prefix of the ids of the fields. @default new */
  readonly fieldPrefix?: string;
  readonly form: {
    readonly blank: State;
    from(form: Form, record: null, context: Context): State;
    refused(given: State, record: null, errors: FormErrors): State;
    errors(error: unknown, given?: State): FormErrors;
    render(id: string, state: State, view: View): Html;
  };
  /** What the form needs to be read. @default nothing */
  readonly context?: (visit: Visited, member: LoggedInUser) => Promise<Context> | Context;
  /** What the page shows besides the form. @default nothing */
  readonly view?: (visit: Visited, member: LoggedInUser, form: State) => Promise<View> | View;
  /** The form before somebody fills it in. @default the blank one */
  readonly blank?: (visit: Visited) => State;
  /** Refuses those who may not create one. @default viewers */
  readonly check?: (visit: Visited, member: LoggedInUser) => void;
  /** The messages for an error that is not about a field. */
  readonly errors?: (error: unknown) => FormErrors | null;
  /** The prefix of ids of records. */
  readonly prefix?: string;
  /** The record that the same form has created before, or `null`. */
  readonly find?: (visit: Visited, sent: Sent<State, Context>) => Awaitable<object | null>;
  /** The page of the new record. @default the list */
  readonly path?: (visit: Visited, sent: Sent<State, Context>) => string;
  /** Creates it, and leads to its page with a notice unless it gives another answer. */
  readonly create: (visit: Visited, sent: Sent<State, Context>) => Promise<Answer | undefined>;
}

export function creation<
  Need extends PartName,
  Service,
  State extends FormState,
  Context = unknown,
  View = unknown,
>(declared: Creation<Visit<Need, Service>, State, Context, View>) {
  type Visited = Visit<Need, Service>;
  const {
    what,
    list,
    form,
    fieldPrefix: id = 'new',
    check = (visit: Visited, member: LoggedInUser) => requireManager(visit, member, what),
    path = list,
  } = declared;

  async function page(visit: Visited, member: LoggedInUser, state: State): Promise<string> {
    const view = (await declared.view?.(visit, member, state)) as View;
    return editorPage(frameOf(visit, { member, current: workspaceOf(visit, member) }), {
      up: [list(visit), declared.listName],
      title: declared.title,
      action: (declared.action ?? list)(visit),
      id,
      errors: state.errors,
      ...defined({ refusal: declared.refusal }),
      creates: true,
      fields: form.render(id, state, view),
      save: declared.save,
    });
  }

  const contextOf = async (visit: Visited, member: LoggedInUser) =>
    (await declared.context?.(visit, member)) as Context;
  const again = (visit: Visited, member: LoggedInUser, given: State, errors: FormErrors) =>
    page(visit, member, form.refused(given, null, errors));

  return {
    async show(visit: Visited): Promise<Answer> {
      const member = await requireMember(visit);
      // A page of what does not exist is missing for everybody.
      const html = await page(visit, member, declared.blank?.(visit) ?? form.blank);
      check(visit, member);
      return { html };
    },

    async refill(visit: Visited): Promise<Answer> {
      const { member, form: sent } = lateForm(visit);
      const given = form.from(sent, null, await contextOf(visit, member));
      return { html: await again(visit, member, given, late) };
    },

    async create(visit: Visited): Promise<Answer> {
      const { member, form: fields, workspaceId } = await sender(visit, what);
      const context = await contextOf(visit, member);
      const given = form.from(fields, null, context);
      const sent: Sent<State, Context> = {
        member,
        workspaceId,
        form: fields,
        given,
        context,
        id: `${declared.prefix}_${tokenOf(fields)}`,
        refuse: async (errors, status = 422) => ({ html: await again(visit, member, given, errors), status }),
      };
      const created = (notice: string) => redirectWith(visit, path(visit, sent), notice);
      const isMade = async () => ((await declared.find?.(visit, sent)) ?? null) !== null;
      if (await isMade()) return created('already');
      try {
        return (await declared.create(visit, sent)) ?? created('created');
      } catch (error) {
        // The same form was submitted at the same time.
        if (await isMade()) return created('already');
        return sent.refuse(declared.errors?.(error) ?? form.errors(error, given));
      }
    },
  };
}
