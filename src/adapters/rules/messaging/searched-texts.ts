/** What a search in the inbox reads of messages. */
import type { MessageRecord } from '../../../generated/types.ts';

/** So many messages of each chat are searched, the newest ones: as many as a page of the chat shows. */
export const searchedMessages = 50;

/**
 * And those of so many chats of the workspace, the newest ones: in all of them, a search that finds nothing would read
 * millions of messages.
 */
export const searchedChats = 200;

export const searchedTexts = (content: Readonly<MessageRecord>['content']): readonly string[] => {
  if (content?.kind === 'text') return [content.text];
  return content?.kind === 'media' && content.caption !== null ? [content.caption] : [];
};
