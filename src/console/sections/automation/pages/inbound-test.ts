/** The form that sends a test event to an inbound endpoint. */
import { html } from '../../../html.ts';
import { editorPage } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import type { InboundTestView } from '../views.ts';
import { field, recordHref } from './shell.ts';

export const inboundTestPage = (frame: Frame, { endpoint, data, errors }: InboundTestView): string =>
  editorPage(frame, {
    up: [recordHref(frame, 'endpoints', endpoint.id), endpoint.name],
    title: 'Send a test',
    action: recordHref(frame, 'endpoints', endpoint.id, '/test'),
    id: 'test',
    errors,
    refusal: 'No test event was published. Please correct:',
    creates: true,
    fields: field('test', 'data', errors, {
      label: 'Data',
      hint: html`JSON. It is published as an event of type <code>${endpoint.event_type}</code>, to all hooks and routes that want it.`,
      control: aria =>
        html`<textarea name="data" rows="6" spellcheck="false" required${aria}>\n${data}</textarea>`,
    }),
    save: 'Publish test event',
  });
