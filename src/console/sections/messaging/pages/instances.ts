import type { Instance } from '../../../../generated/types.ts';
import type { MessagingService } from '../../../../messaging/service.ts';
import { instanceSteps } from '../../../../repository/index.ts';
import { time } from '../../../format.ts';
import { titleIn } from '../../../forms/setting-rows.ts';
import { typeChoice } from '../../../forms/type-choice.ts';
import { type Html, html } from '../../../html.ts';
import { codeColumn, statusColumn } from '../../../pages/columns.ts';
import { deleteItem, detailHead, questionItem, withFacts } from '../../../pages/detail.ts';
import { editorLink, editorScript } from '../../../pages/editor.ts';
import { listPage } from '../../../pages/list-page.ts';
import { buttonForm, codeBlock, csrfField, noticeBox, options } from '../../../pages/parts.ts';
import type { Frame, OpenPage } from '../../../views.ts';
import type { InstanceForm, InstanceView } from '../views.ts';
import { healthBadge, healthSection, lifeLine } from './health.ts';
import { instanceHref, messagingHref, refreshed, shell, stateBadge } from './shell.ts';

/** The instances of a workspace, and a link to the form that creates one. */
export const instanceListPage = (page: OpenPage, instances: readonly Instance[]): string =>
  listPage<Instance>(page, {
    title: 'Instances',
    lead: 'An instance is one account on a messaging channel. It sends and receives messages while it is open.',
    create: [messagingHref(page.frame, '/new'), 'Create an instance'],
    empty: ['No instances', 'The instances of this workspace are listed here.'],
    around: table =>
      instances.length === 0 ? table : refreshed('instances', messagingHref(page.frame), table),
    rows: instances,
    href: instance => instanceHref(page.frame, instance, '/chats'),
    columns: [
      { title: 'Instance', cell: ({ name }) => name },
      codeColumn('Instance id', ({ id }) => id, { wideOnly: true }),
      codeColumn('Channel', ({ driver }) => driver, { size: 's' }),
      { title: 'Address', cell: ({ address }) => address },
      { title: 'Health', cell: healthBadge, size: 's' },
      statusColumn(stateBadge),
    ],
  });

/** One instance: its state, its pairing and its settings. What changes with its state is read again as one part. */
export function instancePage(view: InstanceView): string {
  const { frame, instance, canManage, notice, stateNotice } = view;
  const href = instanceHref(frame, instance);
  return shell(
    frame,
    instance,
    '',
    'Instance',
    html`${refreshed('state', href, html`<div class="detail-main">${stateNotice !== null && noticeBox(stateNotice, frame)}${head(frame, view)}${state(view)}</div>`)}`,
    { notice, head: canManage ? editorScript(frame) : null },
  );
}

export const noChannel = html`<p class="notice">This server does not have the channel of the instance, so its settings cannot be changed here.</p>\n`;

/** Links to the forms of the channels. `path`: that of the form. */
export function channelChoice(
  path: string,
  channels: readonly Pick<
    MessagingService['engine']['drivers'][number],
    'name' | 'description' | 'settings'
  >[],
  settings: InstanceForm['settings'],
): Html {
  const chosen = channels.find(({ name }) => name === settings?.form.type);
  return html`${typeChoice({
    legend: 'Channel',
    path,
    parameter: 'driver',
    types: channels.map(({ name, settings: schema }) => [name, titleIn(schema, name)]),
    chosen: chosen?.name,
  })}${chosen !== undefined && html`<p class="hint">${chosen.description}</p>\n`}`;
}

/** The head, with what the state allows. */
function head(frame: Frame, { instance, canManage }: InstanceView): Html {
  const href = instanceHref(frame, instance);
  const next = instanceSteps[instance.state];
  const connects = next.includes('connecting');
  return detailHead({
    up: [messagingHref(frame), 'Instances'],
    title: instance.name,
    status: stateBadge(instance),
    copy: instance.id,
    actions:
      canManage &&
      html`${connects && instance.state !== 'open' && connectForm(frame, href, instance.state === 'connecting')}${connects && instance.state !== 'created' && buttonForm(frame, `${href}/restart`, 'Restart')}${editorLink(`${href}/edit`, 'Edit')}`,
    menu: canManage
      ? [
          next.includes('closed') && logOutItem(frame, href),
          deleteItem(
            frame,
            `${href}/delete`,
            'instance',
            'Its messages, chats, contacts and groups are deleted too.',
          ),
        ]
      : [],
  });
}

/** `isAgain`: whether a pairing is under way already. */
const connectForm = (frame: Frame, href: string, isAgain: boolean): Html =>
  html`<form class="row" method="post" action="${href}/connect">${csrfField(frame)}
<label for="method">Pair by</label>
<select name="method" id="method">${options(
    [
      ['qr', 'QR code'],
      ['code', 'pairing code'],
    ],
    'qr',
  )}</select>
<button class="button${!isAgain && ' primary'}" type="submit">Connect</button></form>`;

const logOutItem = (frame: Frame, href: string): Html =>
  questionItem(frame, {
    words: 'Log out',
    action: `${href}/logout`,
    question: 'Log out this instance?',
    text: 'To use it again, pair it again.',
    button: 'Log out instance',
  });

/** Why it is not open, how to pair it, its health, and its facts. */
function state({ frame, instance, pairing }: InstanceView): Html {
  const { driver, address, reason, opened_at } = instance;
  return html`${lifeLine(frame, instance)}${reason !== null && html`<p class="notice">${reason}</p>`}${withFacts(
    [
      ['Channel', html`<code>${driver}</code>`],
      ['Address', address ?? 'Unknown'],
      ['Open since', opened_at === null || instance.state !== 'open' ? 'Not open' : time(opened_at)],
    ],
    html`${pairing !== null && pairingBox(pairing)}${healthSection(instance)}`,
  )}`;
}

const pairingBox = (pairing: NonNullable<InstanceView['pairing']>): Html =>
  html`<section class="callout stack pairing" aria-labelledby="pairing-title">
<h2 id="pairing-title">Pair the account</h2>
<p>${pairing.method === 'qr' ? 'Scan this code with the app of the channel.' : 'Type this code in the app of the channel.'} It expires at ${time(pairing.expires_at)}.</p>
${pairing.qr !== null && html`<figure class="qr"><img src="${pairing.qr}" width="240" height="240" alt="QR code to pair the account"></figure>`}
${codeBlock('pairing', pairing.method === 'qr' ? 'Content' : 'Code', pairing.text)}
</section>
`;
