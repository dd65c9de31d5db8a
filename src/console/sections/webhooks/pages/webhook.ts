import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { workspaceHref } from '../../../layout.ts';
import { deliveryList, resendFailed, stateBadge } from '../../../pages/deliveries.ts';
import { deleteItem, type Fact, questionItem } from '../../../pages/detail.ts';
import { editorLink } from '../../../pages/editor.ts';
import { formatName } from '../../../pages/event-formats.ts';
import {
  brokenUrl,
  codeBlock,
  copyButton,
  csrfField,
  onceField,
  options,
  refreshed,
  scopeChips,
} from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { Frame } from '../../../views.ts';
import type { WebhookView } from '../views.ts';
import { webhookForm } from '../webhook-form.ts';
import { healthChart, healthTiles, recentOf } from './health.ts';
import { isDestination, webhookTitle } from './title.ts';
import { verification } from './verification.ts';

/** One webhook: its settings, its secret if the user has revealed it, and its deliveries. */
export function webhookPage(view: WebhookView): string {
  const { frame, endpoint, secrets, canManage, recent } = view;
  const { filter = [] } = endpoint;
  return recordPage(view, {
    up: [workspaceHref(frame, '/webhooks'), 'Webhooks'],
    title: webhookTitle(endpoint),
    status: html`<span id="state" data-refresh="#state" data-from="${pathOf(frame, endpoint)}" data-every="15">${stateBadge(endpoint)}</span>`,
    copy: endpoint.id,
    actions:
      canManage &&
      html`${editorLink(`${pathOf(frame, endpoint)}/edit`, 'Edit')}${mainAction(frame, endpoint)}`,
    menu: canManage ? menu(frame, view) : [],
    above: html`${stopped(endpoint)}${secrets.length > 0 && secretBox(secrets)}`,
    facts: facts(endpoint),
    main: html`${refreshed(
      'health',
      pathOf(frame, endpoint),
      html`<div class="detail-main">${healthTiles(recent.map(recentOf))}
${healthChart({ id: endpoint.id, all: view.charted, now: view.now }, path => workspaceHref(frame, path))}</div>`,
      15,
    )}
${filter.length > 0 && codeBlock('filter', 'Filter', prettyJson(filter))}
${deliveries(frame, view)}
${verification({ url: isDestination(endpoint) ? null : endpoint.url, type: typeOf(view) })}`,
    hasDeliveries: true,
  });
}

/** One of the event types that the webhook receives. Each webhook may be sent a test. */
const typeOf = ({ endpoint, recent }: WebhookView): string =>
  recent.find(({ event_type: type }) => type !== 'webhook.test')?.event_type ??
  endpoint.event_types.find(type => !type.endsWith('*')) ??
  recent[0]?.event_type ??
  // Of a group, the one that each webhook can get.
  (endpoint.event_types.includes('*') ? 'key.created' : 'webhook.test');

/** The settings, with the filters for link events and messaging events. */
function facts(endpoint: WebhookEndpoint): readonly (Fact | false)[] {
  const { links = [], tags = [], instances = [], format } = endpoint;
  const { filter = [], filter_match } = endpoint;
  return [
    [
      isDestination(endpoint) ? 'Destination' : 'URL',
      html`<code class="token">${brokenUrl(endpoint.url)}</code>`,
    ],
    ['Events', scopeChips(endpoint.event_types)],
    ['Created', time(endpoint.created_at)],
    endpoint.kind === 'hook' && ['Hook', 'Subscribed over the API of hooks, by a tool or by hand'],
    links.length > 0 && ['Links', scopeChips(links)],
    format !== undefined && format !== 'standard' && ['Format', formatName(format)],
    tags.length > 0 && ['Links with', scopeChips(tags)],
    instances.length > 0 && ['Instances', scopeChips(instances)],
    filter.length > 1 && [
      'Filter',
      filter_match === 'any' ? 'One condition must hold' : 'All conditions must hold',
    ],
    ...webhookForm.facts(endpoint),
  ];
}

const pathOf = (frame: Frame, { id }: WebhookEndpoint, action = '') =>
  workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}${action}`);

function stopped({ paused_reason: reason, paused_at: at }: WebhookEndpoint): Html | false {
  if (at === null || reason === null || reason === 'requested') return false;
  const why = reason === 'gone' ? 'the receiver answered 410 Gone' : 'all deliveries failed for days';
  return html`<p class="notice error" role="status">Paused on ${time(at)} because ${why}. Fix the receiver, then resume the webhook.</p>`;
}

const secretBox = (
  secrets: readonly string[],
): Html => html`<section class="card" aria-labelledby="secret-title">
<h2 id="secret-title">${secrets.length === 1 ? 'Secret' : 'Secrets'}</h2>
<p class="muted">Verify signatures with any Standard Webhooks library.${secrets.length > 1 && ' The first one is current. Deliveries are still signed with the others too.'}</p>
${secrets.map((secret, index) => html`<div class="copyable"><code id="secret-${index}">${secret}</code>${copyButton(`secret-${index}`, 'the secret')}</div>\n`)}
</section>`;

const button = (frame: Frame, endpoint: WebhookEndpoint, action: string, words: string, kind = ''): Html =>
  html`<form method="post" action="${pathOf(frame, endpoint, `/${action}`)}">${csrfField(frame)}${action === 'test' && onceField(frame)}<button class="button ${kind}" type="submit">${words}</button></form>`;

const mainAction = (frame: Frame, endpoint: WebhookEndpoint): Html =>
  endpoint.state === 'active'
    ? button(frame, endpoint, 'test', 'Send test event', 'primary')
    : button(frame, endpoint, 'resume', 'Resume', 'primary');

const menu = (frame: Frame, { endpoint, secretMark }: WebhookView): readonly (Html | false)[] => [
  endpoint.state === 'active' && button(frame, endpoint, 'pause', 'Pause'),
  button(frame, endpoint, 'secret', 'Reveal secret'),
  questionItem(frame, {
    words: 'Rotate secret',
    action: pathOf(frame, endpoint, '/rotate'),
    fields: html`<input type="hidden" name="secret_mark" value="${secretMark}">
<div class="field"><label for="overlap">The old secret</label>
<select id="overlap" name="overlap">${options(
      [
        ['day', 'keeps signing for one day'],
        ['0', 'stops signing immediately'],
      ],
      'day',
    )}</select></div>`,
    button: 'Rotate secret',
    destroys: false,
  }),
  deleteItem(frame, pathOf(frame, endpoint, '/delete'), 'webhook', 'Its delivery log is deleted too.'),
];

/** The same page of the same deliveries, with the same filter, in the log of all webhooks. */
const logQueryOf = ({ endpoint, query }: WebhookView): URLSearchParams =>
  new URLSearchParams([
    ['webhook', endpoint.id],
    ...[...query].filter(([name]) => ['state', 'after', 'trail'].includes(name)),
  ]);

const deliveries = (frame: Frame, view: WebhookView): Html =>
  deliveryList(frame, view, {
    path: pathOf(frame, view.endpoint),
    hrefOf: ({ id }) =>
      workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(id)}?${logQueryOf(view)}`),
    isPaused: () => view.endpoint.state === 'paused',
    resend: view.canManage
      ? { action: pathOf(frame, view.endpoint, '/replay'), chosen: view.chosen, query: view.query }
      : null,
    more:
      view.failed !== null &&
      resendFailed(
        frame,
        view.failed,
        pathOf(frame, view.endpoint, '/replay'),
        'Those to this webhook',
        view.query,
      ),
  });
