import { MarketplaceError } from '../../../../common/errors/errors.ts';
import type { Instance } from '../../../../generated/types.ts';
import { getInstance } from '../../../../messaging/instances/handlers.ts';
import type { MessagingService } from '../../../../messaging/service.ts';
import type { AddressBookQuery } from '../../../../repository/index.ts';
import { callOf, orNotFound, placeOf } from '../../../actions/call.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { FormErrors } from '../../../views.ts';
import type { LoggedInUser, Visit } from '../../../visit.ts';
import type { FormInScope, Scope } from '../views.ts';

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

/** Whether the visited page is of all instances. A chat has a page among those of its instance, and one among all. */
const isOfAll = ({ params, route }: MessagingVisit): boolean =>
  params.instance_id === undefined || route.includes('/inbox/');

/** The path of a list of the instance in the path, or of all. */
export const listPath = (visit: MessagingVisit, list: 'chats' | 'contacts' | 'groups'): string =>
  isOfAll(visit)
    ? `${placeOf(visit)}${list === 'chats' ? '/inbox' : `/messaging/${list}`}`
    : instancePath(visit, `/${list}`);

/** The path of a chat among those of its instance, or of all. */
export const chatPath = (
  visit: MessagingVisit,
  id: string | undefined = visit.params.instance_id,
  address: string | undefined = visit.params.chat,
): string => {
  const own = encodeURIComponent(id ?? '');
  const chat = encodeURIComponent(address ?? '');
  return `${placeOf(visit)}${isOfAll(visit) ? `/inbox/${own}/${chat}` : `/messaging/${own}/chats/${chat}`}`;
};

/** The instance in the path, or all instances. */
export async function scopeFor(visit: MessagingVisit, member: LoggedInUser): Promise<Scope> {
  if (!isOfAll(visit)) return { instance: await instanceFor(visit, member), instances: [] };
  const { workspace } = workspaceOf(visit, member);
  const instances = await visit.repository.messaging.listInstances(workspace.id);
  return { instance: null, instances: instances.map(({ id, name }) => ({ id, name })) };
}

/** The id of the instance that a list shows: that of the page, or the one that is filtered by. */
export const shownInstance = (
  { instance }: Scope,
  query: URLSearchParams,
): { readonly instanceId?: string } => {
  const id = instance?.id ?? query.get('instance') ?? '';
  return id === '' ? {} : { instanceId: id };
};

/** What a list of contacts or groups searches for, by the query of its page. */
export function searchIn(scope: Scope, query: URLSearchParams, limit: number): AddressBookQuery {
  const [q, after] = [query.get('q')?.trim() ?? '', query.get('after')];
  return {
    limit,
    ...shownInstance(scope, query),
    ...(q === '' ? {} : { q }),
    ...(after === null ? {} : { after }),
  };
}

type InScope = Pick<FormInScope, 'instance'>;

/** The id of the instance that a form creates something in. The form of a page of all instances names it. */
export const instanceIdIn = ({ params }: MessagingVisit, { instance }: InScope): string =>
  params.instance_id ?? instance;

/** A visit to this instance. @throws NoInstanceError if the workspace has none with this id */
export async function inInstance(
  visit: MessagingVisit,
  form: InScope,
  workspaceId: string,
): Promise<MessagingVisit> {
  if (visit.params.instance_id !== undefined) return visit;
  const id = instanceIdIn(visit, form);
  if ((await visit.repository.messaging.findInstance(workspaceId, id)) === null) throw new NoInstanceError();
  return { ...visit, params: { ...visit.params, instance_id: id } };
}

/** A form names no instance of the workspace. */
class NoInstanceError extends Error {}

/** What the channel did not do is not an internal error: the form can be sent again. `null`: it is another error. */
export function channelErrors(error: unknown): FormErrors | null {
  if (error instanceof NoInstanceError) return { instance: 'Choose an instance.' };
  if (error instanceof MarketplaceError && (error.status === 502 || error.status === 504))
    return { form: `${error.message}.` };
  return null;
}

export const formErrors = (error: unknown, words: FormWords): FormErrors =>
  channelErrors(error) ?? errorsOf(error, words);
