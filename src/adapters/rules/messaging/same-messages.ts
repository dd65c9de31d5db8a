/** Which messages are the same: those that share an id, an id on the channel in one chat, or an idempotency key. */
import type { MessageRecord } from '../../../generated/types.ts';
import type { NewMessage } from '../../../repository/index.ts';

type Message = Readonly<MessageRecord>;

const idOf = ({ id }: Message | NewMessage) => `id\n${id}`;

/** Neither a chat nor an id contains control characters. The first name that is known counts. */
const namesOf = (message: Message | NewMessage): string[] => [
  idOf(message),
  ...(message.external_id === null ? [] : [`external\n${message.chat}\n${message.external_id}`]),
  ...(message.request_key === null ? [] : [`request\n${message.request_key}`]),
];

/**
 * For each message given for an instance the first one that is the same, of those stored in the workspace or of those
 * given before it; `undefined`: it is new. `null`: an idempotency key was reused for something else.
 */
export function sameMessages(
  instanceId: string,
  stored: readonly Message[],
  given: readonly NewMessage[],
): readonly (Message | NewMessage | undefined)[] | null {
  const byName = new Map<string, Message | NewMessage>();
  const add = (message: Message | NewMessage, names = namesOf(message)) => {
    for (const name of names) byName.set(name, message);
  };
  // Of another instance only the id counts, which is unique in the workspace.
  for (const one of stored) add(one, one.instance_id === instanceId ? namesOf(one) : [idOf(one)]);
  const same: (Message | NewMessage | undefined)[] = [];
  for (const message of given) {
    const name = namesOf(message).find(one => byName.has(one));
    const known = name === undefined ? undefined : byName.get(name);
    const { request_key, request_fingerprint } = message;
    if (known === undefined) add(message);
    else if (
      request_key !== null &&
      known.request_key === request_key &&
      known.request_fingerprint !== request_fingerprint
    )
      return null;
    same.push(known);
  }
  return same;
}
