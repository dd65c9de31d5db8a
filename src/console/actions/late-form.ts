/** The notice of a form that is shown again after a login. */
import { LoginRequiredError } from '../session/member.ts';
import { loginAddress } from '../session/return-to.ts';
import type { FormErrors } from '../views.ts';
import type { LateForm, Visit } from '../visit.ts';

export const late: FormErrors = {
  form: 'Your session ended before the form was sent. Check the form and send it again.',
};

/** The form to show again, and the user who has logged in. */
export function lateForm(visit: Visit): LateForm {
  if (visit.late === null) throw new LoginRequiredError(loginAddress(visit) ?? visit.base);
  return visit.late;
}
