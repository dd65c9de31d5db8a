/** Changes the colour scheme. */
import { checkForm } from '../session/csrf.ts';
import { requireMember } from '../session/member.ts';
import { safeReturnTo } from '../session/return-to.ts';
import { keepTheme } from '../session/theme.ts';
import { type Answer, formOf, type Visit } from '../visit.ts';

export async function changeTheme(visit: Visit): Promise<Answer> {
  const { cookie } = await requireMember(visit);
  const form = await formOf(visit);
  checkForm(visit, form.one('csrf'), cookie);
  keepTheme(visit, form.one('theme'));
  return { redirect: safeReturnTo(visit, form.one('return_to')) };
}
