/** What the first page of a workspace says of its instances and their messages. */
import type { Instance } from '../../../../generated/types.ts';
import { listInstances } from '../../../../messaging/instances/handlers.ts';
import { callOf } from '../../../actions/call.ts';
import { number } from '../../../pages/bar-chart.ts';
import type { Overview } from '../../../section.ts';
import type { MessagingVisit } from './visit.ts';

const day = 86_400_000;
/** Failed messages are looked for in this many instances, and counted up to this number in each. */
const maxInstances = 20;
const maxFailed = 50;

export async function overview(visit: MessagingVisit, workspaceId: string): Promise<Overview> {
  const { result } = await listInstances(callOf(visit, workspaceId, {}));
  const isBroken = ({ state, health }: Instance) => state === 'failed' || health.status === 'bad';
  const open = result.filter(({ state }) => state === 'open').length;
  const failed = await Promise.all(
    result.slice(0, maxInstances).map(instance => failedMessages(visit, workspaceId, instance)),
  );
  return {
    tiles:
      result.length === 0
        ? []
        : [{ label: 'Open instances', value: `${open} of ${result.length}`, path: '/messaging' }],
    attention: [
      ...result.filter(isBroken).map(instance => ({
        text: `The instance ${instance.name} does not work`,
        path: pathOf(instance),
        isUrgent: true,
      })),
      ...failed.flat(),
    ],
  };
}

const pathOf = ({ id }: Instance) => `/messaging/${encodeURIComponent(id)}`;

/** What to say of the messages of an instance that were to be sent in the last 24 hours and failed. */
async function failedMessages(
  { repository: { messaging }, now }: MessagingVisit,
  workspaceId: string,
  instance: Instance,
): Promise<NonNullable<Overview['attention']>> {
  const { messages } = await messaging.listMessages(workspaceId, instance.id, {
    direction: 'out',
    state: 'failed',
    limit: maxFailed,
  });
  const recent = messages.filter(({ created_at: at }) => Date.parse(at) > now - day).length;
  if (recent === 0) return [];
  const count = recent === maxFailed ? `At least ${recent}` : number(recent);
  return [
    {
      text: `${count} ${recent === 1 ? 'message' : 'messages'} of ${instance.name} failed in the last 24 hours`,
      path: `${pathOf(instance)}/chats`,
    },
  ];
}
