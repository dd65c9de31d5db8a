/** What a form says that comes back after a log-in. */
import { LoginNeeded } from '../session/member.ts';
import { loginAddress } from '../session/return-to.ts';
import type { FormErrors } from '../views.ts';
import type { LateForm, Visit } from '../visit.ts';

export const late: FormErrors = {
  form: 'You were logged out before this was sent. Look it over, and send it again.',
};

/** The form that is to be shown as it was filled in, and who has logged in. */
export function lateForm(visit: Visit): LateForm {
  if (visit.late === null) throw new LoginNeeded(loginAddress(visit) ?? visit.base);
  return visit.late;
}
