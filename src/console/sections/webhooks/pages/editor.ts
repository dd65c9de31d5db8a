/** The editor of a webhook: its form, and what it would receive. */
import { typeChoice } from '../../../forms/type-choice.ts';
import { workspaceHref } from '../../../layout.ts';
import { editorPage } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import type { WebhookEditorView } from '../views.ts';
import { webhookForm } from '../webhook-form.ts';
import { webhookPreview } from './preview.ts';
import { isDestination, webhookTitle } from './title.ts';

export function webhookEditorPage(frame: Frame, view: WebhookEditorView): string {
  const { webhook, form, events, registered } = view;
  const list = workspaceHref(frame, '/webhooks');
  const own = webhook === null ? list : `${list}/${encodeURIComponent(webhook.id)}`;
  const id = webhook === null ? 'new' : 'change';
  const { settings } = form;
  return editorPage(frame, {
    up: webhook === null ? [list, 'Webhooks'] : [own, webhookTitle(webhook)],
    title: webhook === null ? 'Create a webhook' : 'Edit webhook',
    action: own,
    id,
    errors: form.errors,
    creates: webhook === null,
    fields: webhookForm.render(id, form, {
      form,
      events,
      registered,
      places:
        view.types.length > 0 &&
        typeChoice({
          legend: 'Send to',
          path: `${list}/new`,
          parameter: 'to',
          types: [['', 'URL'], ...view.types],
          chosen: settings?.form.type ?? '',
        }),
      isFixed: isDestination(webhook),
    }),
    save: webhook === null ? 'Create webhook' : 'Save webhook',
    result: {
      title: 'What is sent',
      names: [
        'url',
        ...(settings === null ? [] : ['setting:key']),
        'event_types',
        'published_types',
        'format',
        'tags',
        'links',
        'sample',
        'instances',
        ...['field', 'operator', 'value'].map(part => `filter_${part}`),
        'filter',
        'rate',
        'example',
      ],
      content: webhookPreview(id, view.preview),
      button: 'Preview',
      isAsked: view.isAsked,
    },
  });
}
