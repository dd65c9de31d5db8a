/** The actions on instances, chats, contacts and groups. */
import { fetchFileAgain, goToChat, markChatRead, refillChat, sendInChat, showChat } from './chat.ts';
import { newChat, refillNewChat, showChats, startChat } from './chats.ts';
import * as contacts from './contacts.ts';
import * as files from './files.ts';
import * as groups from './groups.ts';
import { instanceActions } from './instances.ts';

export const actions = {
  ...instanceActions,
  ...contacts,
  ...files,
  ...groups,
  fetchFileAgain,
  goToChat,
  markChatRead,
  refillChat,
  sendInChat,
  showChat,
  newChat,
  refillNewChat,
  showChats,
  startChat,
};
