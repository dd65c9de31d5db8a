import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, panesScript, workspaceHref } from '../../../layout.ts';
import { deliveryList, resendFailed, stateBadge } from '../../../pages/deliveries.ts';
import { askFirst, deleteItem, detailHead, type Fact, withFacts } from '../../../pages/detail.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { copyButton, csrfField, noticeBox, onceField, options, scopeChips } from '../../../pages/parts.ts';
import type { Frame, WebhookView } from '../../../views.ts';
import { webhookFields } from './form.ts';
import { webhookTitle } from './list.ts';
import { verification } from './verification.ts';

/** One webhook: its settings, its secret if the user has revealed it, and its deliveries. */
export function webhookPage(frame: Frame, view: WebhookView): string {
  const { endpoint, secrets, canManage, notice, form } = view;
  return layout(
    frame,
    `${webhookTitle(endpoint)} · Webhooks`,
    html`${detailHead({
      up: [workspaceHref(frame, '/webhooks'), 'Webhooks'],
      title: webhookTitle(endpoint),
      status: stateBadge(endpoint),
      copy: endpoint.id,
      actions: canManage && mainAction(frame, endpoint),
      menu: canManage ? menu(frame, view) : [],
    })}
${notice !== null && noticeBox(notice.kind, notice.text)}
${stopped(endpoint)}
${secrets.length > 0 && secretBox(secrets)}
${withFacts(
  facts(endpoint),
  html`${
    canManage &&
    html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button">Edit</summary>
<form class="card stack" method="post" action="${pathOf(frame, endpoint)}">
${webhookFields(frame, 'change', form, view.events)}
<p class="actions"><button class="button primary" type="submit">Save webhook</button></p>
</form>
</details>`
  }
${health(view)}
${deliveries(frame, view)}
${verification}`,
)}`,
    panesScript(frame),
  );
}

/** The settings, with the filters for link events and messaging events. */
function facts(endpoint: WebhookEndpoint): readonly (Fact | false)[] {
  const { links = [], tags = [], instances = [], sample = 100, rate } = endpoint;
  return [
    ['URL', html`<code class="token">${endpoint.url}</code>`],
    ['Events', scopeChips(endpoint.event_types)],
    ['Created', time(endpoint.created_at)],
    links.length > 0 && ['Links', scopeChips(links)],
    tags.length > 0 && ['Links with', scopeChips(tags)],
    instances.length > 0 && ['Instances', scopeChips(instances)],
    sample < 100 && ['Sample rate', `${sample} % of click and list events`],
    rate !== null && ['Rate', `${rate} per second`],
  ];
}

/** How the newest deliveries went: those of the first page without a filter, so nothing more is read. */
function health({ recent }: WebhookView): Html | false {
  const ended = recent.filter(({ state }) => state !== 'pending');
  if (ended.length === 0) return false;
  const good = ended.filter(({ state }) => state === 'succeeded').length;
  const took = recent
    .flatMap(({ attempts }) => attempts.map(({ duration_ms: ms }) => ms))
    .sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  const bars = recent.toReversed();
  return html`<section aria-labelledby="health-title"><h2 id="health-title" class="hush">Health</h2>
<dl class="tiles figures">
<div class="tile"><dt>Delivered</dt><dd><strong>${Math.round((good / ended.length) * 100)} %</strong><span class="muted">of the last ${ended.length}</span></dd></div>
<div class="tile"><dt>Median response time</dt><dd><strong>${at(0.5)} ms</strong><span class="muted">95 % within ${at(0.95)} ms</span></dd></div>
<div class="tile"><dt>Newest at the right</dt><dd><svg class="spark" viewBox="0 0 ${bars.length * 4} 24" role="img" aria-label="${good} delivered, ${ended.length - good} failed, ${recent.length - ended.length} pending">${bars.map(
    ({ state }, index) =>
      html`<rect class="is-${state === 'succeeded' ? 'good' : state === 'failed' ? 'bad' : 'waiting'}" x="${index * 4}" y="${state === 'succeeded' ? 6 : 0}" width="3" height="${state === 'succeeded' ? 18 : 24}"/>`,
  )}</svg><span class="muted">${good} delivered, ${ended.length - good} failed</span></dd></div>
</dl></section>`;
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
<p class="muted">Receivers verify signatures with it, by any library of Standard Webhooks.${secrets.length > 1 && ' The first one is current. Deliveries are still signed with the others too.'}</p>
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
  askFirst(
    'Rotate secret',
    html`<form method="post" action="${pathOf(frame, endpoint, '/rotate')}">${csrfField(frame)}
<input type="hidden" name="secret_mark" value="${secretMark}">
<div class="field"><label for="overlap">The old secret</label>
<select id="overlap" name="overlap">${options(
      [
        ['day', 'keeps signing for one day'],
        ['0', 'stops signing immediately'],
      ],
      'day',
    )}</select></div>
<button class="button primary" type="submit">Rotate secret</button></form>`,
  ),
  deleteItem(frame, pathOf(frame, endpoint, '/delete'), 'webhook', 'Its delivery log is deleted too.'),
];

const deliveries = (frame: Frame, view: WebhookView): Html =>
  deliveryList(frame, view, {
    path: pathOf(frame, view.endpoint),
    hrefOf: ({ id }) =>
      workspaceHref(
        frame,
        `/webhook-deliveries/${encodeURIComponent(id)}?webhook=${encodeURIComponent(view.endpoint.id)}`,
      ),
    resend: view.canManage
      ? { action: pathOf(frame, view.endpoint, '/replay'), chosen: view.chosen, query: view.query }
      : null,
    more:
      view.canManage &&
      resendFailed(frame, pathOf(frame, view.endpoint, '/replay'), 'Those to this webhook', view.query),
  });
