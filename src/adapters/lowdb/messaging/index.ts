import type { MessagingRepository } from '../../../repository/index.ts';
import { checkedMessaging } from '../../rules/messaging/arguments.ts';
import { messagingScripts } from '../../rules/scripts/messaging/index.ts';
import { lowdbScripts } from '../scripts.ts';
import type { Store } from '../store.ts';
import { lowdbAddressBook } from './address-book.ts';
import { lowdbBacklog } from './backlog.ts';
import { lowdbChats } from './chats.ts';
import { lowdbCommands } from './commands.ts';
import { lowdbFeed } from './feed.ts';
import { lowdbFiles } from './files.ts';
import { lowdbInstances } from './instances.ts';
import { lowdbMessages } from './messages.ts';
import { lowdbWaiting } from './waiting.ts';

export const lowdbMessaging = (store: Store): MessagingRepository =>
  checkedMessaging({
    ...messagingScripts(lowdbScripts(store)),
    ...lowdbInstances(store),
    ...lowdbMessages(store),
    ...lowdbFiles(store),
    ...lowdbBacklog(store),
    ...lowdbWaiting(store),
    ...lowdbChats(store),
    ...lowdbAddressBook(store),
    ...lowdbCommands(store),
    ...lowdbFeed(store),
  });
