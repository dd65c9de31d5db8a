/** The form of a new hook. */
import type { AutomationHook } from '../../../generated/types.ts';
import { declareForm } from '../../forms/declare.ts';
import type { FormState, Part } from '../../forms/row.ts';
import { html } from '../../html.ts';
import { formats } from '../../pages/event-formats.ts';
import { hostOf, ownTypeOf } from './hook-type.ts';

/** Without a type, a hook has one of its own, by its name or its host. */
const ownType: Part<readonly string[], FormState, AutomationHook, void> = {
  part: () => false,
  messages: {},
  input: ({ texts: { event_type: type, description, target_url: url } }) =>
    type ? {} : { event_type: ownTypeOf(description || hostOf(url ?? '')) },
};

/** The page has event types to suggest. */
export const hookForm = declareForm<AutomationHook, readonly string[]>(
  { create: 'CreateAutomationHookRequest' },
  [
    {
      name: 'target_url',
      id: 'url',
      kind: 'url',
      column: { wideOnly: true },
      subject: 'The URL',
      label: 'URL',
      hint: 'The URL that receives events, at a public IP address or one that the server allows.',
      messages: { minLength: 'Enter the URL that receives events.' },
    },
    {
      name: 'event_type',
      id: 'event',
      column: {},
      attributes: () => html` list="known-events"`,
      below: (_, events) =>
        html`<datalist id="known-events">${events.map(event => html`<option value="${event}"></option>`)}</datalist>`,
      required: false,
      subject: 'The event',
      label: 'Event type',
      hint: html`A type that events are published with, an event of this service such as <code>link.created</code>, or <code>*</code> for all events. No filter of a route applies to them. Leave it empty for a hook that gets only what routes send to it.`,
    },
    {
      name: 'format',
      words: Object.fromEntries(formats),
      blank: 'standard',
      column: { size: 'm', wideOnly: true },
      subject: 'The format',
      label: 'Format',
    },
    { name: 'description', kind: 'prose', subject: 'The description', label: 'Description' },
    ownType,
  ],
);
