/** The form of a registered event type. */
import type { AutomationTypeRecord } from '../../../generated/types.ts';
import { declareForm } from '../../forms/declare.ts';
import type { FormRow, FormState, Part } from '../../forms/row.ts';
import { html } from '../../html.ts';
import { field } from '../../pages/controls.ts';
import type { TypeForm } from './views.ts';

/** The name of a new type. The operation has it in its path. */
const namePart: Part<AutomationTypeRecord | null, TypeForm, AutomationTypeRecord, void> = {
  part: (id, { type, errors }, record) =>
    record === null &&
    html`${field(id, 'type', errors, {
      label: 'Event type',
      hint: html`Such as <code>order.paid</code>.`,
      control: aria =>
        html`<input name="type" type="text" maxlength="200" required autocomplete="off" spellcheck="false" value="${type}"${aria}>`,
    })}\n`,
  messages: {
    type: { field: 'type', name: 'The event type', reported: { minLength: 'Enter the event type.' } },
  },
  blank: { type: '' },
  from: form => ({ type: form.one('type').trim() }),
  input({ type }, { record, problems }) {
    if (record === null && type === '')
      problems.push({ pointer: '/type', reason: 'is required', keyword: 'minLength' });
    return {};
  },
};

const json = (label: string): Pick<FormRow, 'label' | 'absent'> => ({
  label,
  absent: html`<p class="notice">${label}: too large for this form. It stays as it is. Use the API to change it.</p>\n`,
});

/** The page has the type that the form changes, or `null`. */
export const typeForm = declareForm<
  AutomationTypeRecord,
  AutomationTypeRecord | null,
  Omit<TypeForm, keyof FormState>
>({ create: 'RegisterAutomationTypeRequest' }, [
  namePart,
  {
    name: 'description',
    kind: 'prose',
    column: { wideOnly: true },
    subject: 'The description',
    label: 'Description',
    hint: 'What the event tells, and when it happens.',
  },
  {
    ...json('JSON Schema of the data'),
    name: 'schema',
    at: 'data_schema',
    column: { title: 'Data', cell: () => 'Checked', size: 's', none: 'Any' },
    subject: 'The schema',
    hint: 'Data that does not match is refused when it is published.',
  },
  {
    ...json('Example'),
    name: 'example',
    at: 'data_example',
    subject: 'The example',
    hint: 'Data of an event of this type, as a sample for tools.',
  },
]);
