/** The form of a webhook: how it is filled in, and what it asks for. */

import { MarketplaceError } from '../../../../common/errors.ts';
import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { problemsOf } from '../../../../webhooks/endpoints.ts';
import { numberOf, textOf, wordsOf } from '../../../actions/call.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import type { FormErrors, WebhookForm } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import type { WebhookVisit } from './visit.ts';

/** Nothing is required there: what is wrong with each field is found, whatever the others hold. */
const reader = createInputReader('ChangeWebhookEndpointRequest');

const words: FormWords = {
  url: { field: 'url', name: 'The URL', told: { minLength: 'Say where events are posted to.' } },
  description: { field: 'description', name: 'The description' },
  event_types: {
    field: 'events',
    name: 'The choice of events',
    told: { minItems: 'Choose at least one event.' },
  },
  tags: {
    field: 'tags',
    name: 'The tags',
    each: 'Each tag',
    told: { maxItems: 'Give at most {limit} tags.' },
  },
  links: {
    field: 'links',
    name: 'The ids of links',
    each: 'Each id of a link',
    told: {
      maxItems: 'Give at most {limit} ids of links.',
      pattern: 'Give ids of links such as lnk_demo_spring.',
    },
  },
  sample: {
    field: 'sample',
    name: 'The share of clicks and lists',
    told: { type: 'The share of clicks and lists must be a whole number.' },
  },
};

export const webhookErrors = (error: unknown): FormErrors => errorsOf(error, words);

export const emptyForm: WebhookForm = {
  url: '',
  description: '',
  eventTypes: [],
  links: '',
  tags: '',
  sample: '',
  errors: {},
};

/** A webhook as its form has it. */
export const formOf = (endpoint: WebhookEndpoint): WebhookForm => ({
  url: endpoint.url,
  description: endpoint.description,
  eventTypes: endpoint.event_types,
  links: textOf(endpoint.links ?? []),
  tags: textOf(endpoint.tags ?? []),
  sample: endpoint.sample === undefined || endpoint.sample === 100 ? '' : String(endpoint.sample),
  errors: {},
});

export const formFrom = (form: Form): Omit<WebhookForm, 'errors'> => ({
  url: form.one('url').trim(),
  description: form.one('description').trim(),
  eventTypes: form.list('event_types'),
  links: form.one('links'),
  tags: form.one('tags'),
  sample: form.one('sample').trim(),
});

/**
 * `kept`: the tags that the form was filled in with.
 * @throws MarketplaceError with all that is wrong: what the schema refuses, and what else can be seen of the rest
 */
export async function inputFrom(
  { service }: WebhookVisit,
  workspaceId: string,
  given: Omit<WebhookForm, 'errors'>,
  kept: readonly string[] = [],
): Promise<never> {
  const input = {
    url: given.url,
    description: given.description,
    event_types: given.eventTypes,
    links: wordsOf(given.links),
    tags: wordsOf(given.tags, kept),
    sample: given.sample === '' ? 100 : numberOf(given.sample),
  };
  try {
    return reader.readWhole({ ...input }) as never;
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    const wrong = new Set(error.problems.map(({ pointer }) => pointer.split('/')[1]));
    const rest = {
      ...(wrong.has('url') ? {} : { url: input.url }),
      ...(wrong.has('event_types') ? {} : { event_types: input.event_types }),
    };
    const more = await problemsOf(rest, service, workspaceId);
    throw Object.assign(error, { problems: [...error.problems, ...more] });
  }
}
