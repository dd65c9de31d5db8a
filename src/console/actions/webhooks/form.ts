/** The form of a webhook: how it is filled in, and what it asks for. */
import type { WebhookEndpoint } from '../../../generated/types.ts';
import { createInputReader } from '../../../http/input.ts';
import type { FormErrors, WebhookForm } from '../../views.ts';
import type { Form } from '../../visit.ts';
import { numberOf, textOf, wordsOf } from '../call.ts';
import { errorsOf, type FormWords } from '../form-errors.ts';

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

/** `kept`: the tags that the form was filled in with. */
export const inputFrom = (given: Omit<WebhookForm, 'errors'>, kept: readonly string[] = []) =>
  reader.readWhole({
    url: given.url,
    description: given.description,
    event_types: given.eventTypes,
    links: wordsOf(given.links),
    tags: wordsOf(given.tags, kept),
    sample: given.sample === '' ? 100 : numberOf(given.sample),
  }) as never;
