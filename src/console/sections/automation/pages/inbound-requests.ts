/** What an inbound endpoint has accepted and refused, and what can be done about refusals. */
import type { AutomationRefusal } from '../../../../generated/types.ts';
import type { AutomationEventCounts } from '../../../../repository/index.ts';
import { timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { number } from '../../../pages/bar-chart.ts';
import { trendTile } from '../../../pages/trend.ts';
import { type OverviewPeriod, sum, valuesIn } from '../../../period.ts';
import type { Frame } from '../../../views.ts';
import type { InboundView } from '../views.ts';

/** The refusals that the page lists. */
const shown = 10;

/** What somebody can do, by the code of the error. Others say it themselves. */
const remedies: Readonly<Record<string, string>> = {
  automation_unverified: 'Compare the secret, and what is signed, with those of the sender.',
  automation_url_unknown: 'The sender uses an old URL. Give it the current one.',
  automation_endpoint_paused: 'Resume the endpoint.',
  automation_own_delivery: 'Do not send deliveries of this workspace back to it.',
  automation_type_not_allowed: 'Allow the type under Edit, or change the sender.',
  automation_type_not_registered: 'Register the type under Event types.',
  automation_type_data_invalid: 'Compare the data with the schema of the event type.',
  automation_data_invalid: 'Compare the data with the JSON Schema below.',
  automation_key_reused: 'Send another Idempotency-Key with each event.',
  body_too_large: 'Send less data, such as a link to a file.',
  unsupported_media_type: 'Send JSON with Content-Type: application/json.',
  invalid_request: 'Fix what the sender sends.',
  method_not_allowed: 'Use POST, or allow GET under Edit.',
  too_many_requests: 'Send more slowly, or raise the rate under Edit.',
  request_timeout: 'The sender was too slow. It can send the request again.',
};

/** What is not there cannot be compared. */
const remedyOf = (reason: string, detail: string): string | undefined =>
  reason === 'automation_unverified' && detail.endsWith(' is missing')
    ? 'Let the sender sign what it sends, or send the secret, as the endpoint asks for it.'
    : remedies[reason];

/** Nothing before the first request. */
export function requestsPart(
  frame: Frame,
  { endpoint: { id }, period, accepted, refusals }: InboundView,
): Html | false {
  const counts = refusals?.counts ?? [];
  if (accepted.length === 0 && counts.length === 0) return false;
  const latest = refusals?.latest.slice(0, shown) ?? [];
  return html`<section aria-labelledby="requests-title">
<h2 id="requests-title" class="hush">Requests</h2>
${trends(frame, id, period, accepted, counts)}
</section>
${
  latest.length > 0 &&
  html`<section aria-labelledby="refusals-title">
<h2 id="refusals-title">Latest refusals</h2>
${refusalList(frame, latest)}
</section>`
}`;
}

function trends(
  frame: Frame,
  id: string,
  period: OverviewPeriod,
  events: AutomationEventCounts,
  counts: readonly { readonly day: string; readonly count: number }[],
): Html {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  const accepted = valuesIn(
    period,
    events,
    ({ name }) => name,
    one => one.events,
  );
  const refused = valuesIn(
    period,
    [...byDay],
    ([day]) => day,
    ([, count]) => count,
  );
  const history = `/automation/events?${new URLSearchParams({ endpoint: id }).toString()}`;
  const bad = { name: 'Refused', values: refused.values };
  const received = accepted.values.map((value, index) => value + (refused.values[index] ?? 0));
  const total = sum(received);
  const share = total === 0 ? 0 : (sum(refused.values) / total) * 100;
  const tiles = [
    { label: 'Received', path: history, values: received, bad },
    {
      label: 'Refused',
      path: `/automation/endpoints/${encodeURIComponent(id)}`,
      values: refused.values,
      bad,
      ...(total > 0 && { note: `${share.toFixed(1)}% of all` }),
    },
  ];
  return html`<div class="trends">
${tiles.map(tile => trendTile(tile, period, path => workspaceHref(frame, path)))}
</div>`;
}

const refusalList = ({ seen }: Frame, refusals: readonly AutomationRefusal[]): Html =>
  html`<ol class="refusals" aria-labelledby="refusals-title">
${refusals.map(
  ({ at, reason, detail, type, bytes, user_agent: agent }) => html`<li><p>${detail}</p>
${Object.hasOwn(remedies, reason) && html`<p class="muted">${remedyOf(reason, detail)}</p>`}
<p class="muted">${timeFrom(seen, at)}${type !== null && html` · <code>${type}</code>`}${bytes !== null && ` · ${number(bytes)} bytes`}${agent !== null && html` · ${agent}`}</p></li>
`,
)}</ol>`;
