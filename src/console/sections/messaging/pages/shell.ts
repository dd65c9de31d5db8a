/** What all messaging pages share. */
import type { Instance } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { badge } from '../../../pages/badge.ts';
import { noticeBox } from '../../../pages/parts.ts';
import type { Frame, Notice } from '../../../views.ts';

const tabs = [
  ['', 'Instance'],
  ['/chats', 'Inbox'],
  ['/contacts', 'Contacts'],
  ['/groups', 'Groups'],
] as const;

export type MessagingTab = (typeof tabs)[number][0];

export const messagingHref = (frame: Frame, path = ''): string => workspaceHref(frame, `/messaging${path}`);

/** The URL of an instance, or of something below it. */
export const instanceHref = (frame: Frame, { id }: Pick<Instance, 'id'>, path = ''): string =>
  messagingHref(frame, `/${encodeURIComponent(id)}${path}`);

/** `isList`: whether this is the page of the tab itself, not of one of its records. */
export function shell(
  frame: Frame,
  instance: Instance,
  tab: MessagingTab,
  title: string,
  main: Html,
  { isList = true, notice = null }: { readonly isList?: boolean; readonly notice?: Notice | null } = {},
): string {
  return layout(
    frame,
    `${title} · ${instance.name}`,
    html`<nav class="subnav" aria-label="${instance.name}"><ul>${tabs.map(
      ([path, label]) =>
        html`<li><a href="${instanceHref(frame, instance, path)}"${path === tab && html` aria-current="${isList ? 'page' : 'true'}"`}>${label}</a></li>`,
    )}</ul></nav>
${notice !== null && noticeBox(notice.kind, notice.text)}
${main}`,
  );
}

const states = {
  created: ['off', 'New'],
  connecting: ['waiting', 'Connecting'],
  open: ['good', 'Open'],
  closed: ['off', 'Closed'],
  failed: ['bad', 'Failed'],
} as const;

export function stateBadge({ state }: Pick<Instance, 'state'>): Html {
  const [kind, words] = states[state];
  return badge(kind, words);
}

/** The name of a person, or the address if there is none. */
export const personOf = (address: string, names: ReadonlyMap<string, string>): string =>
  names.get(address) ?? address;

export { refreshed } from '../../../pages/parts.ts';
