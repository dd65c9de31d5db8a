import { MarketplaceError } from '../../../../common/errors.ts';
import type { Instance } from '../../../../generated/types.ts';
import { getInstance } from '../../../../messaging/instances/handlers.ts';
import type { MessagingService } from '../../../../messaging/service.ts';
import { callOf, orNotFound, placeOf } from '../../../actions/call.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { FormErrors } from '../../../views.ts';
import type { LoggedInUser, Visit } from '../../../visit.ts';

/** A visit to the messaging pages. */
export type MessagingVisit = Visit<'messaging' | 'webhooks', MessagingService>;

export const messagingPath = (visit: MessagingVisit, path = ''): string =>
  `${placeOf(visit)}/messaging${path}`;

/** The path of an instance, or of something below it. */
export const instancePath = (
  visit: MessagingVisit,
  path = '',
  id: string | undefined = visit.params.instance_id,
): string => messagingPath(visit, `/${encodeURIComponent(id ?? '')}${path}`);

/** The instance in the path, or a 404 page. */
export async function instanceFor(visit: MessagingVisit, member: LoggedInUser): Promise<Instance> {
  const { workspace } = workspaceOf(visit, member);
  return (await orNotFound(getInstance(callOf(visit, workspace.id, {})))).result;
}

/** What the channel did not do is not an internal error: the form can be sent again. */
export function formErrors(error: unknown, words: FormWords): FormErrors {
  if (error instanceof MarketplaceError && (error.status === 502 || error.status === 504))
    return { form: `${error.message}.` };
  return errorsOf(error, words);
}
