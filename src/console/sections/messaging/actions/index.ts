/** The actions on instances, chats, contacts and groups. */
import { fetchFileAgain, goToChat, markChatRead, refillChat, sendInChat, showChat } from './chat.ts';
import { newChat, refillNewChat, showChats, startChat } from './chats.ts';
import {
  blockContact,
  createContact,
  deleteContact,
  goToContacts,
  newContact,
  refillContact,
  showContacts,
  unblockContact,
} from './contacts.ts';
import { downloadFile } from './files.ts';
import {
  changeParticipants,
  createGroup,
  goToGroup,
  leaveGroup,
  newGroup,
  refillGroup,
  refillGroupName,
  refillParticipants,
  renameGroup,
  showGroup,
  showGroups,
} from './groups.ts';
import { instanceActions } from './instances.ts';

export const actions = {
  ...instanceActions,
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
  blockContact,
  createContact,
  deleteContact,
  goToContacts,
  newContact,
  refillContact,
  showContacts,
  unblockContact,
  downloadFile,
  changeParticipants,
  createGroup,
  goToGroup,
  leaveGroup,
  newGroup,
  refillGroup,
  refillGroupName,
  refillParticipants,
  renameGroup,
  showGroup,
  showGroups,
};
