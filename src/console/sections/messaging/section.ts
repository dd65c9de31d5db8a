/** Messaging in the console: instances, chats, contacts and groups. */
import { recordRoutes, section, workspacePath as workspace } from '../../section.ts';
import { searchMessaging } from './search.ts';

const place = `${workspace}/messaging`;
const instance = `${place}/:instance_id`;
const instances = recordRoutes({
  list: place,
  parameter: 'instance_id',
  one: 'Instance',
  many: 'Instances',
  verbs: ['new', 'edit', 'connect', 'restart', 'delete'],
});
const chat = `${instance}/chats/:chat`;
const inbox = `${workspace}/inbox`;
const inboxChat = `${inbox}/:instance_id/:chat`;
const contact = `${instance}/contacts/:contact_id`;
const group = `${instance}/groups/:group_id`;

/** A GET request for an action, for example after a login, redirects to its page. */
export const messagingSection = section({
  nav: [
    { label: 'Instances', path: '/messaging', group: 'Messaging', icon: 'smartphone', order: 40 },
    { label: 'Inbox', path: '/inbox', group: 'Messaging', icon: 'inbox', order: 10 },
    { label: 'Contacts', path: '/messaging/contacts', group: 'Messaging', icon: 'contact', order: 20 },
    { label: 'Groups', path: '/messaging/groups', group: 'Messaging', icon: 'messages-square', order: 30 },
  ],
  routes: [
    ...instances.routes,
    // The lists over all instances; the same pages exist for each instance below.
    [inbox, { GET: 'showChats', POST: 'startChat' }, 'refillNewChat'],
    [`${inbox}/new`, { GET: 'newChat' }],
    [inboxChat, { GET: 'showChat', POST: 'sendInChat' }, 'refillChat'],
    [`${inboxChat}/messages/:message_id/retry`, { GET: 'goToChat', POST: 'fetchFileAgain' }],
    [`${inboxChat}/read`, { GET: 'goToChat', POST: 'markChatRead' }],
    [`${place}/contacts`, { GET: 'showContacts', POST: 'createContact' }, 'refillContact'],
    [`${place}/contacts/bulk`, { GET: 'showContacts', POST: 'changeContacts' }, 'refillContacts'],
    [`${place}/contacts/new`, { GET: 'newContact' }],
    [`${place}/groups`, { GET: 'showGroups', POST: 'createGroup' }, 'refillGroup'],
    [`${place}/groups/new`, { GET: 'newGroup' }],
    [`${instance}/logout`, { GET: 'goToInstance', POST: 'logOutInstance' }],
    [`${instance}/chats`, { GET: 'showChats', POST: 'startChat' }, 'refillNewChat'],
    // Below the list, it would hide a chat with the address new.
    [`${instance}/new-chat`, { GET: 'newChat' }],
    [chat, { GET: 'showChat', POST: 'sendInChat' }, 'refillChat'],
    [`${chat}/messages/:message_id/retry`, { GET: 'goToChat', POST: 'fetchFileAgain' }],
    [`${chat}/read`, { GET: 'goToChat', POST: 'markChatRead' }],
    [`${instance}/media/:media_id`, { GET: 'downloadFile' }],
    [`${instance}/contacts`, { GET: 'showContacts', POST: 'createContact' }, 'refillContact'],
    [`${instance}/contacts/bulk`, { GET: 'showContacts', POST: 'changeContacts' }, 'refillContacts'],
    [`${instance}/contacts/new`, { GET: 'newContact' }],
    [`${contact}/block`, { GET: 'goToContacts', POST: 'blockContact' }],
    [`${contact}/unblock`, { GET: 'goToContacts', POST: 'unblockContact' }],
    [`${contact}/delete`, { GET: 'goToContacts', POST: 'deleteContact' }],
    [`${instance}/groups`, { GET: 'showGroups', POST: 'createGroup' }, 'refillGroup'],
    [`${instance}/groups/new`, { GET: 'newGroup' }],
    [group, { GET: 'showGroup', POST: 'renameGroup' }, 'refillGroupName'],
    [`${group}/participants`, { GET: 'goToGroup', POST: 'changeParticipants' }, 'refillParticipants'],
    [`${group}/leave`, { GET: 'goToGroup', POST: 'leaveGroup' }],
  ],
  overview: async (visit, id) => (await import('./actions/overview.ts')).overview(visit, id),
  search: searchMessaging,
  shortcuts: [{ label: 'Create an instance', path: '/messaging/new#new-name' }],
  performs: {
    startChat: 'sendMessage',
    sendInChat: 'sendMessage',
    fetchFileAgain: 'retryMessageMedia',
    markChatRead: 'readChat',
    changeContacts: null,
  },
  load: async () => (await import('./actions/index.ts')).actions,
});
