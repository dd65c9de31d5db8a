/** How the file of a received message is fetched, independent of the storage. */
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { MessageFile, MessageRecord } from '../../generated/types.ts';
import type { FileOutcome } from '../../repository/index.ts';
import { deepFreeze } from './deep-freeze.ts';

type Message = Readonly<MessageRecord>;

/** The message without its file member: the file is stored, or nobody wants it any more. */
export function withoutFile({ file: _, ...rest }: Message): Message {
  return deepFreeze(rest);
}

const withFile = (message: Message, file: MessageFile): Message => deepFreeze({ ...message, file });

/** The stored file that a message contains, or that has all of its text. */
export const mediaIdOf = ({ content }: Pick<MessageRecord, 'content'>): string | null =>
  // Of a content that is no object, the check of the whole record says so.
  isPlainObject(content) && 'media_id' in content ? ((content.media_id as string | undefined) ?? null) : null;

/** When its file is due; `null`: it is not to be fetched. */
export const fileDueOf = ({ file }: Pick<MessageRecord, 'file'>): string | null => file?.retry_at ?? null;

/** Whether a holder may fetch the file of a message now. */
export const isFileDue = ({ file }: Message, generation: number, clock: number): boolean =>
  file?.retry_at != null && file.taken !== generation && Date.parse(file.retry_at) <= clock;

/** A message whose file is being fetched. It stays due, for those who hold the instance after this generation. */
export const fileTaken = (message: Message, file: MessageFile, generation: number): Message =>
  withFile(message, { ...file, taken: generation, attempts: file.attempts + 1 });

/** A message after an attempt to fetch its file; `null`: this generation is not fetching that file. */
export function fileSettled(message: Message, outcome: FileOutcome, generation: number): Message | null {
  const { file, content } = message;
  const isIt = content?.kind === 'media' && content.media_id === outcome.mediaId;
  if (!isIt || file === undefined || file.taken !== generation) return null;
  if (outcome.state === 'stored') return withoutFile(message);
  const { state, reason, retryAt } = outcome;
  return withFile(message, { ...file, state, reason, retry_at: retryAt, taken: null });
}

/** A message whose file somebody asks for, or the same message if it is stored or being fetched. */
export function fileAsked(message: Message, at: string): Message {
  const { file } = message;
  if (file === undefined || file.taken !== null) return message;
  return withFile(message, { ...file, state: 'pending', reason: null, attempts: 0, retry_at: at });
}
