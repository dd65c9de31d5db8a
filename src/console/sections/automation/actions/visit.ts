import type { AutomationService } from '../../../../automation/service.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { placeOf } from '../../../actions/call.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import type { FormErrors } from '../../../views.ts';
import type { Visit } from '../../../visit.ts';

/** A visit to the automation pages. */
export type AutomationVisit = Visit<'automation' | 'webhooks', AutomationService>;

export const automationPath = (visit: AutomationVisit, path: string): string =>
  `${placeOf(visit)}/automation${path}`;

/** The path of a record. */
export const recordPath = (visit: AutomationVisit, list: string, id: string | undefined): string =>
  automationPath(visit, `/${list}/${encodeURIComponent(id ?? '')}`);

/** The message of a form if a sandbox is busy, which is no internal error: the form can be sent again. */
export const whenBusy = (error: unknown): FormErrors | null =>
  error instanceof MarketplaceError && error.code === 'unavailable'
    ? { form: 'Too many mappings and schemas are being checked at the moment. Please try again.' }
    : null;

export const formErrors = (error: unknown, words: FormWords): FormErrors =>
  whenBusy(error) ?? errorsOf(error, words);
