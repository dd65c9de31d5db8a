/** What all messaging pages share. */
import type { Chat, Instance } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { badge } from '../../../pages/badge.ts';
import { field } from '../../../pages/controls.ts';
import { emptyList, type ListFilters } from '../../../pages/list-table.ts';
import { noticeBox, options, tabStrip } from '../../../pages/parts.ts';
import type { FormErrors, Frame, Notice } from '../../../views.ts';
import type { Scope } from '../views.ts';

const tabs = [
  ['', 'Instance'],
  ['/chats', 'Inbox'],
  ['/contacts', 'Contacts'],
  ['/groups', 'Groups'],
] as const;

export type MessagingTab = (typeof tabs)[number][0];

/** The paths of the lists of all instances. */
const listPaths: Readonly<Record<MessagingTab, string>> = {
  '': '/messaging',
  '/chats': '/inbox',
  '/contacts': '/messaging/contacts',
  '/groups': '/messaging/groups',
};

export const messagingHref = (frame: Frame, path = ''): string => workspaceHref(frame, `/messaging${path}`);

/** The URL of an instance, or of something below it. */
export const instanceHref = (frame: Frame, { id }: Pick<Instance, 'id'>, path = ''): string =>
  messagingHref(frame, `/${encodeURIComponent(id)}${path}`);

/** The URL of the list of an instance, or of all. */
export const scopeHref = (frame: Frame, { instance }: Scope, tab: MessagingTab): string =>
  instance === null ? workspaceHref(frame, listPaths[tab]) : instanceHref(frame, instance, tab);

/** The URL of a chat among those of its instance, or of all. */
export const chatHref = (
  frame: Frame,
  { instance }: Pick<Scope, 'instance'>,
  { instance_id, address }: Pick<Chat, 'instance_id' | 'address'>,
  path = '',
): string => {
  const own = `${encodeURIComponent(instance_id)}/`;
  const chat = `${encodeURIComponent(address)}${path}`;
  return workspaceHref(frame, instance === null ? `/inbox/${own}${chat}` : `/messaging/${own}chats/${chat}`);
};

/** `isList`: whether this is the page of the tab itself, not of one of its records. */
export function shell(
  frame: Frame,
  instance: Instance | null,
  tab: MessagingTab,
  title: string,
  main: Html,
  {
    isList = true,
    notice = null,
    head = null,
  }: { readonly isList?: boolean; readonly notice?: Notice | null; readonly head?: Html | null } = {},
): string {
  const box = notice !== null && noticeBox(notice, frame);
  if (instance === null) return layout(frame, title, html`${box}\n${main}`, head);
  return layout(
    frame,
    `${title} · ${instance.name}`,
    html`${tabStrip(
      instance.name,
      tabs.map(([path, label]) => ({
        label,
        href: instanceHref(frame, instance, path),
        current: path === tab && (isList || 'true'),
      })),
    )}${box}
${main}`,
    head,
  );
}

/** The name of an instance that a list of all instances names. */
export const instanceTitleOf = ({ instances }: Scope, id: string): string =>
  instances.find(one => one.id === id)?.name ?? id;

/** The filter of a list of all instances by one of them, if there are several. */
export const instanceFilter = (scope: Scope): Pick<ListFilters, 'fields'> =>
  scope.instance === null && scope.instances.length > 1
    ? {
        fields: [
          {
            name: 'instance',
            label: 'Instance',
            choices: [
              ['', 'All instances'],
              ...scope.instances.map(({ id, name }): [string, string] => [id, name]),
            ],
          },
        ],
      }
    : {};

/** The field that chooses the instance in which something is created. */
export const instanceField = (
  scope: Scope,
  form: { readonly instance: string; readonly errors: FormErrors },
): Html | false =>
  scope.instance === null &&
  field('new', 'instance', form.errors, {
    label: 'Instance',
    control: aria =>
      html`<select name="instance" required${aria}>${options(
        scope.instances.map(({ id, name }): [string, string] => [id, name]),
        form.instance,
      )}</select>`,
  });

/** Shown where nothing can be listed, because there is no instance yet. */
export const noInstances = (frame: Frame, title: string): Html =>
  emptyList(
    title,
    'An instance is an account on a messaging channel. Create one to send and receive messages.',
    html`<a class="button primary" href="${messagingHref(frame)}">Go to instances</a>`,
  );

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
