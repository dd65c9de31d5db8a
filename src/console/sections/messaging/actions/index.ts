/** The actions on instances, chats, contacts and groups. */
export {
  fetchFileAgain,
  goToChat,
  markChatRead,
  refillChat,
  sendInChat,
  showChat,
} from './chat.ts';
export { newChat, refillNewChat, showChats, startChat } from './chats.ts';
export {
  blockContact,
  createContact,
  deleteContact,
  goToContacts,
  newContact,
  refillContact,
  showContacts,
  unblockContact,
} from './contacts.ts';
export { downloadFile } from './files.ts';
export {
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
export {
  changeInstance,
  createInstance,
  editInstance,
  newInstance,
  refillChangedInstance,
  refillInstance,
} from './instance-editor.ts';
export {
  connectInstance,
  deleteInstance,
  goToInstance,
  logOutInstance,
  restartInstance,
  showInstance,
  showInstances,
} from './instances.ts';
