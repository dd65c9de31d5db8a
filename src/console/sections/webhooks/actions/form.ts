/** The form of a webhook: what only its service can check. */
import { invalidParameters, MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import type { AutomationFilter } from '../../../../generated/types.ts';
import { destinationKind } from '../../../../webhooks/destinations/settings.ts';
import { problemsOf, showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { isTry } from '../../../actions/call.ts';
import { reshaped } from '../../../actions/filter-form.ts';
import type { SubmittedForm, Unsaved } from '../../../actions/form-pages.ts';
import type { Form } from '../../../visit.ts';
import type { WebhookForm } from '../views.ts';
import { type WebhookContext, webhookForm } from '../webhook-form.ts';
import { destinationProblems } from './destination-form.ts';
import type { WebhookVisit } from './visit.ts';

/** The form as a button that saves nothing asks for it: with its preview, or with other rows. `null`: it is saved. */
export function unsavedForm(form: Form, given: WebhookForm): Unsaved<WebhookForm> | null {
  if (isTry(form)) return { given, isAsked: true };
  const shown = reshaped(form.one('do'), given);
  return shown && { given: shown, isAsked: false };
}

/** @throws MarketplaceError with all problems: those that the schema reports, and those of other checks */
export async function inputFrom(
  visit: WebhookVisit,
  {
    workspaceId,
    given,
    context,
  }: Pick<SubmittedForm<unknown, WebhookForm, WebhookContext, unknown>, 'workspaceId' | 'given' | 'context'>,
): Promise<never> {
  const { record, service } = context;
  const shown = record && showWebhookEndpoint(record);
  const problems: Problem[] = [];
  const without = given.settings === null ? [] : ['url'];
  const { destination, ...input } = webhookForm.input(given, shown, context, {
    without,
    problems,
  }) as Checkable;
  const isWrong = problems.some(({ pointer }) => pointer.startsWith('/destination/'));
  if (destination !== undefined && !isWrong)
    problems.push(...(await destinationProblems(visit, workspaceId, destination, record)));
  const { read, found } = checkedBy(input, problems);
  const wrong = new Set(found.map(({ pointer }) => pointer.split('/')[1]));
  const areTypesRead = !wrong.has('event_types');
  const url = given.settings === null ? given.texts.url : undefined;
  const more = await problemsOf(
    {
      // What stands there for a destination is no URL that requests can be sent to.
      ...(wrong.has('url') || url === undefined || (record?.kind === destinationKind && record.url === url)
        ? {}
        : { url }),
      ...(areTypesRead ? { event_types: given.eventTypes } : {}),
      ...(wrong.has('filter') ? {} : { filter: input.filter }),
    },
    service,
    workspaceId,
    record,
  );
  const typed = given.names.filter(type => !given.eventTypes.includes(type));
  const ofTyped = areTypesRead ? await problemsOf({ event_types: typed }, service, workspaceId) : [];
  const [first, ...following] = [
    ...found,
    ...more,
    ...ofTyped.map(one => ({ ...one, pointer: '/published_types' })),
  ];
  if (first !== undefined) throw invalidParameters(first, ...following);
  return { ...(read as object), ...(destination !== undefined && { destination }) } as never;
}

/** The members that have checks besides the schema. Without the option `destinations`, no request has one. */
interface Checkable {
  readonly destination?: Readonly<Record<string, unknown>>;
  readonly filter?: AutomationFilter;
}

/** The input, or all problems that the schema has with it. */
function checkedBy(input: object, problems: readonly Problem[]) {
  try {
    return { read: webhookForm.checked({ ...input }, problems), found: [] };
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    return { read: {} as never, found: error.problems };
  }
}
