/** The parts of the pages of webhooks with invented data, for the gallery. */

import { html } from '../../../../src/console/html.ts';
import { previewOf } from '../../../../src/console/sections/webhooks/actions/preview.ts';
import type { WebhookVisit } from '../../../../src/console/sections/webhooks/actions/visit.ts';
import { eventChoices } from '../../../../src/console/sections/webhooks/pages/event-choices.ts';
import { healthTiles, sparkline } from '../../../../src/console/sections/webhooks/pages/health.ts';
import { webhookPreview } from '../../../../src/console/sections/webhooks/pages/preview.ts';
import { verification } from '../../../../src/console/sections/webhooks/pages/verification.ts';
import type { WebhookForm } from '../../../../src/console/sections/webhooks/views.ts';
import { webhookForm } from '../../../../src/console/sections/webhooks/webhook-form.ts';
import type { WebhookDelivery } from '../../../../src/generated/types.ts';
import type { Specimen } from '../specimen.ts';

const endings = ['succeeded', 'failed', 'pending'] as const;

/** How the deliveries ended, newest first. */
const recent = (...states: readonly WebhookDelivery['state'][]) =>
  states.map((state, index) => ({ state, durations: [90 + index * 37] }));

export const webhookSpecimens = async (visit: WebhookVisit): Promise<readonly Specimen[]> => {
  const { events } = visit.service;
  const url = `https://shop.example/${'path/'.repeat(20)}`;
  const form: WebhookForm = {
    ...webhookForm.blank,
    texts: { ...webhookForm.blank.texts, url, tags: 'sale, autumn', sample: '25', rate: '7' },
    eventTypes: ['link.*', 'link.clicked', 'nobody.declares.this'],
  };
  const mixed = recent(
    ...Array.from({ length: 20 }, (_, index) => endings[index % 7 === 3 ? 1 : index === 0 ? 2 : 0]),
  );
  const preview = (id: string, given: WebhookForm) =>
    webhookPreview(id, previewOf(visit, 'ws_kit', given, { record: null }));
  return [
    {
      title: 'Health of a webhook',
      content: html`${healthTiles(mixed)}
<p>${sparkline(recent('failed'))}</p>
<p>${sparkline(recent('pending', 'pending', 'succeeded'))}</p>`,
    },
    {
      title: 'Events of a webhook',
      content: html`<form class="stack">${eventChoices('kit-hook', form, events, [])}</form>`,
    },
    {
      title: 'What is sent to a webhook',
      content: html`<form class="editor-result"><div class="editor-result-inner">${preview('kit-sent', form)}</div></form>`,
    },
    {
      title: 'A webhook to which nothing is sent',
      content: html`<form class="editor-result"><div class="editor-result-inner">${preview('kit-none', webhookForm.blank)}</div></form>`,
    },
    { title: 'Verification', content: verification({ url, type: 'link.created' }) },
  ];
};
