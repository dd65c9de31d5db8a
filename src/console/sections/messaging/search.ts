/**
 * Finds instances by id and name, chats, contacts and groups by id and address, messages by id, and of each instance
 * the newest chats by name.
 */
import type { InstanceRecord } from '../../../generated/types.ts';
import type { MessagingService } from '../../../messaging/service.ts';
import { contains, foundRecords } from '../../search/found.ts';
import type { FoundRecord, SearchRecords } from '../../section.ts';
import type { MessagingVisit } from './actions/visit.ts';

/** Of more instances than this, only the names are searched. */
const maxInstances = 10;
const newestChats = 25;

type Part = 'messaging' | 'webhooks';

export const searchMessaging: SearchRecords<Part, MessagingService> = async (
  visit,
  workspaceId,
  { text },
) => {
  const instances = await visit.repository.messaging.listInstances(workspaceId);
  const inside = await Promise.all(
    instances.slice(0, maxInstances).map(instance => foundInside(visit, workspaceId, instance, text)),
  );
  return {
    records: [
      ...foundRecords(
        instances.find(({ id }) => id === text) ?? null,
        instances.filter(one => contains(text, [one.name, one.address ?? ''])),
        ({ id, name, address }) => ({
          kind: 'Instance',
          title: name,
          ...(address !== null && { note: address }),
          path: pathOf(id),
        }),
      ),
      ...inside.flat(),
    ],
  };
};

const pathOf = (instanceId: string, path = '') => `/messaging/${encodeURIComponent(instanceId)}${path}`;

async function foundInside(
  { repository: { messaging } }: MessagingVisit,
  workspaceId: string,
  { id: instance, name: instanceName }: Readonly<InstanceRecord>,
  text: string,
): Promise<FoundRecord[]> {
  const [chat, contact, group, message, { chats }] = await Promise.all([
    messaging.findChat(workspaceId, instance, text),
    messaging.findContact(workspaceId, instance, { id: text }),
    messaging.findGroup(workspaceId, instance, { id: text }),
    messaging.findMessage(workspaceId, instance, { id: text }),
    messaging.listChats(workspaceId, instance, { limit: newestChats }),
  ]);
  const inChat = (kind: string, address: string, title: string | null): FoundRecord => ({
    kind,
    title: title ?? address,
    note: `${title === null ? '' : `${address}, `}${instanceName}`,
    path: pathOf(instance, `/chats/${encodeURIComponent(address)}`),
  });
  const exact = [
    ...(chat === null ? [] : [inChat('Chat', chat.chat.address, chat.name)]),
    ...(contact === null ? [] : [inChat('Contact', contact.address, contact.name)]),
    ...(group === null
      ? []
      : [
          {
            ...inChat('Group', group.address, group.name),
            path: pathOf(instance, `/groups/${encodeURIComponent(group.id)}`),
          },
        ]),
    ...(message === null ? [] : [inChat('Message', message.chat, null)]),
  ].map(one => ({ ...one, isExact: true }));
  const recent = chats
    .filter(one => one.chat.address !== chat?.chat.address)
    .filter(one => contains(text, [one.name ?? '', one.chat.address]));
  return [...exact, ...recent.map(one => inChat('Recent chat', one.chat.address, one.name))];
}
