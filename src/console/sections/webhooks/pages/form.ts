/** The fields of a webhook: those that each one needs, and the folded ones. */

import { published } from '../../../../common/subscription.ts';
import type { OfferedEvent } from '../../../../group/event.ts';
import { isBlank } from '../../../filter-rows.ts';
import { type Html, html } from '../../../html.ts';
import { field, optional } from '../../../pages/controls.ts';
import type { Fold } from '../../../pages/editor.ts';
import { formats } from '../../../pages/event-formats.ts';
import { filterOfEvents } from '../../../pages/filter-field.ts';
import { options } from '../../../pages/parts.ts';
import type { WebhookEditorView, WebhookForm } from '../views.ts';
import { eventChoices } from './event-choices.ts';

/** `isFixed`: the webhook is a destination that this process does not have. */
export const urlField = (id: string, form: WebhookForm, isFixed: boolean): Html =>
  field(id, 'url', form.errors, {
    label: isFixed ? 'Destination' : 'URL',
    hint: isFixed
      ? 'Its settings are changed over the API.'
      : 'The URL that receives events, at a public IP address or one that the server allows.',
    control: aria =>
      html`<input name="url" type="text" inputmode="url" maxlength="2048" required${isFixed && html` readonly`} autocomplete="off" spellcheck="false" value="${form.url}"${aria}>`,
  });

/** `id`: the prefix of the ids of the fields. `target`: those that say where events are sent. */
export const webhookFields = (
  id: string,
  form: WebhookForm,
  { events, registered }: Pick<WebhookEditorView, 'events' | 'registered'>,
  target: Html,
): Html => html`<button type="submit" hidden></button>
${target}
${field(id, 'description', form.errors, {
  label: optional('Description'),
  control: aria =>
    html`<input name="description" type="text" maxlength="200" autocomplete="off" value="${form.description}"${aria}>`,
})}
${eventChoices(id, form, events, registered)}
${
  (form.publishedTypes !== '' || events.some(({ type }) => type === published)) &&
  field(id, 'published', form.errors, {
    label: optional(`${registered.length > 0 ? 'Other types' : 'Types'} of events that you publish`),
    hint: html`Such as <code>order.paid</code>, or <code>order.*</code> for a group, separated by commas.`,
    control: aria =>
      html`<input name="published_types" type="text" maxlength="10000" autocomplete="off" spellcheck="false" value="${form.publishedTypes}"${aria}>`,
  })
}`;

/** The filters and limits. A filter is left out if no event can match it, unless it is set. */
export function advancedFold(id: string, form: WebhookForm, events: readonly OfferedEvent[]): Fold {
  const { errors, links, tags, sample, instances, rate, format, ordered, rows } = form;
  const ofLinks = [links, tags, sample].some(isSet) || offers(events, 'link');
  const ofInstances = isSet(instances) || offers(events, 'instance');
  const text = (name: string, label: string, hint: Html | string, value: string, most: number) =>
    field(id, name, errors, {
      label: optional(label),
      hint,
      control: aria =>
        html`<input name="${name}" type="text" maxlength="${most}" autocomplete="off" spellcheck="false" value="${value}"${aria}>`,
    });
  const number = (name: string, label: string, hint: string, value: string, digits: number) =>
    field(id, name, errors, {
      label: optional(label),
      hint,
      control: aria =>
        html`<input name="${name}" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="${digits}" autocomplete="off" value="${value}"${aria}>`,
    });
  return {
    title: 'Advanced',
    names: ['tags', 'links', 'sample', 'instances', 'filter', 'match', 'rate', 'ordered', 'format'],
    hasValue:
      [links, tags, sample, instances, rate].some(isSet) ||
      ordered === 'yes' ||
      format !== 'standard' ||
      form.isReshaped ||
      rows === null ||
      !rows.every(isBlank),
    fields: html`${
      ofLinks &&
      html`${text('tags', 'Links with one of these tags', 'Separated by commas. Without tags and ids, events about all links are sent.', tags, 2600)}
${text('links', 'Links with one of these ids', html`Such as <code>lnk_demo_spring</code>, separated by commas.`, links, 6600)}
${number('sample', 'Sample rate for click and list events (%)', 'A percentage from 1 to 100. If empty, all events are sent.', sample, 3)}`
    }
${ofInstances && text('instances', 'Instances with one of these ids', html`Such as <code>ins_demo</code>, separated by commas. Without ids, events about all instances are sent.`, instances, 6600)}
${filterOfEvents(id, form, 'webhook')}
${number('rate', 'Deliveries per second', 'A number from 1 to 1000. If empty, there is no limit.', rate, 4)}
${field(id, 'ordered', errors, {
  label: 'Order',
  hint: 'In order, a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped.',
  control: aria => html`<select name="ordered"${aria}>${options(orders, ordered)}</select>`,
})}
${field(id, 'format', errors, {
  label: 'Format',
  control: aria => html`<select name="format"${aria}>${options(formats, format)}</select>`,
})}`,
  };
}

const orders = [
  ['no', 'Several at a time, in any order'],
  ['yes', 'One at a time, in the order of the events'],
] as const;

const isSet = (text: string): boolean => text !== '';

/** Without a group, there is nothing of it to filter. */
const offers = (events: readonly OfferedEvent[], group: string): boolean =>
  events.some(({ type }) => type.startsWith(`${group}.`));
