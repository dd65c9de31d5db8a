/** The form of a webhook: how it is filled in, and what it asks for. */
import type { WebhookEndpoint } from '../../../generated/types.ts';
import { createInputReader } from '../../../http/input.ts';
import type { WebhookForm } from '../../views.ts';
import type { Form } from '../../visit.ts';
import { numberOf, wordsOf } from '../call.ts';

const readCreate = createInputReader('CreateWebhookEndpointRequest');

export const emptyForm: WebhookForm = {
  url: '',
  description: '',
  eventTypes: [],
  links: '',
  tags: '',
  sample: '',
  error: null,
};

/** A webhook as its form has it. */
export const formOf = (endpoint: WebhookEndpoint): WebhookForm => ({
  url: endpoint.url,
  description: endpoint.description,
  eventTypes: endpoint.event_types,
  links: (endpoint.links ?? []).join(', '),
  tags: (endpoint.tags ?? []).join(', '),
  sample: endpoint.sample === undefined || endpoint.sample === 100 ? '' : String(endpoint.sample),
  error: null,
});

export const formFrom = (form: Form): Omit<WebhookForm, 'error'> => ({
  url: form.one('url').trim(),
  description: form.one('description').trim(),
  eventTypes: form.list('event_types'),
  links: form.one('links'),
  tags: form.one('tags'),
  sample: form.one('sample').trim(),
});

export const inputFrom = (given: Omit<WebhookForm, 'error'>) =>
  readCreate.read({
    url: given.url,
    description: given.description,
    event_types: given.eventTypes,
    links: wordsOf(given.links),
    tags: wordsOf(given.tags),
    sample: given.sample === '' ? 100 : numberOf(given.sample),
  }) as never;
