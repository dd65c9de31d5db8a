/** Generated messages: conversations, one after the other, with the chats that they stand in. */
import type { ChatRecord, MessageRecord } from '../../src/generated/types.ts';
import { newMessage } from '../../src/repository/index.ts';
import { day, instant, type Maker, type MakerContext } from './records.ts';

const ofChat = 20;
/** In seconds. The last message of a chat is older than the start of the mock server. */
const maxPause = 3_600;
const oldest = 700;

/** @throws Error without an instance */
export function messageMaker({ faker, fixtures, workspaceId }: MakerContext): Maker<MessageRecord> {
  const [instance] = fixtures.instances[workspaceId] ?? [];
  if (instance === undefined) throw new Error('generate: messages need an instance in the first workspace');
  const own = String(instance.settings.address ?? '');
  const chats: ChatRecord[] = [];
  /** In seconds from the start of the day on which the fixtures are loaded. */
  let at = 0;
  const make = (number: number): MessageRecord => {
    const sequence = ((number - 1) % ofChat) + 1;
    if (sequence === 1) at = -faker.number.int({ min: 2 * day, max: oldest * day });
    else at += faker.number.int({ min: 10, max: maxPause });
    // The addresses of generated contacts.
    const chat = `+999${String(Math.ceil(number / ofChat)).padStart(8, '0')}`;
    const isIn = sequence === 1 || faker.datatype.boolean();
    const time = instant(at);
    const last: ChatRecord = {
      instance_id: instance.id,
      address: chat,
      kind: 'direct',
      last_sequence: sequence,
      unread: 0,
      active_at: time,
    };
    if (sequence === 1) chats.push(last);
    else chats[chats.length - 1] = last;
    const message = newMessage({
      id: `msg_generated_${number}`,
      instance_id: instance.id,
      chat,
      direction: isIn ? 'in' : 'out',
      from: isIn ? chat : own,
      content: { kind: 'text', text: faker.lorem.sentence() },
      external_id: `sim-msg_generated_${number}`,
      state: 'read',
      attempts: isIn ? 0 : 1,
      created_at: time,
      sent_at: time,
      delivered_at: instant(at + 2),
      read_at: instant(at + 9),
    });
    return { ...message, sequence };
  };
  return Object.assign(make, {
    along: () => ({
      chats: { ...fixtures.chats, [workspaceId]: [...(fixtures.chats[workspaceId] ?? []), ...chats] },
    }),
  });
}
