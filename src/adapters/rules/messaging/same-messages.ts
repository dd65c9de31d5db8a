/** Which messages are the same: those that share an id, an id on the channel in one chat, or an idempotency key. */
import type { MessageRecord } from '../../../generated/types.ts';
import type { NewMessage } from '../../../repository/index.ts';

type Message = Readonly<MessageRecord>;

/** Neither a chat nor an id contains control characters. The first name that is known counts. */
const namesOf = ({ id, chat, external_id, request_key }: Message | NewMessage): string[] => [
  `id\n${id}`,
  ...(external_id === null ? [] : [`external\n${chat}\n${external_id}`]),
  ...(request_key === null ? [] : [`request\n${request_key}`]),
];

/**
 * For each given message the first one that is the same, of those stored or of those given before it; `undefined`: it is
 * new. `null`: an idempotency key was reused for something else.
 */
export function sameMessages(
  stored: readonly Message[],
  given: readonly NewMessage[],
): readonly (Message | NewMessage | undefined)[] | null {
  const byName = new Map<string, Message | NewMessage>();
  const add = (message: Message | NewMessage) => {
    for (const name of namesOf(message)) byName.set(name, message);
  };
  stored.forEach(add);
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
