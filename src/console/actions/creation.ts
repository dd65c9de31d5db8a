/** The page of a form that creates a record. It opens in a sheet above the list. */
import type { PartName } from '../../repository/index.ts';
import type { FormState } from '../forms/row.ts';
import { requireMember } from '../session/member.ts';
import type { FormErrors } from '../views.ts';
import type { Answer, Form, LoggedInUser, Visit } from '../visit.ts';
import { requireManager } from './call.ts';
import { late, lateForm } from './late-form.ts';

interface Creation<Visited, State> {
  /** What viewers can only view, such as `hooks`. */
  readonly what: string;
  readonly form: {
    readonly blank: State;
    from(form: Form, record: null): State;
    refused(given: State, record: null, errors: FormErrors): State;
    errors(error: unknown): FormErrors;
  };
  /** The messages for an error that is not about a field. */
  readonly errors: (error: unknown) => FormErrors | null;
  readonly page: (visit: Visited, member: LoggedInUser, form: State) => Promise<string>;
}

export function creation<Need extends PartName, Service, State extends FormState>({
  what,
  form,
  errors,
  page,
}: Creation<Visit<Need, Service>, State>) {
  type Visited = Visit<Need, Service>;
  const again = async (visit: Visited, member: LoggedInUser, given: State, messages: FormErrors) =>
    page(visit, member, form.refused(given, null, messages));
  return {
    async show(visit: Visited): Promise<Answer> {
      const member = await requireMember(visit);
      // A page of what does not exist is missing for everybody.
      const html = await page(visit, member, form.blank);
      requireManager(visit, member, what);
      return { html };
    },
    async refill(visit: Visited): Promise<Answer> {
      const { member, form: sent } = lateForm(visit);
      return { html: await again(visit, member, form.from(sent, null), late) };
    },
    refused: async (visit: Visited, member: LoggedInUser, given: State, error: unknown): Promise<Answer> => ({
      html: await again(visit, member, given, errors(error) ?? form.errors(error)),
      status: 422,
    }),
  };
}
