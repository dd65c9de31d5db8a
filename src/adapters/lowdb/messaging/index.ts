import type { MessagingRepository } from '../../../repository/index.ts';
import { checkedMessaging } from '../../rules/messaging/arguments.ts';
import { addressBookScripts } from '../../rules/scripts/messaging/address-book.ts';
import { commandScripts } from '../../rules/scripts/messaging/commands.ts';
import { instanceScripts } from '../../rules/scripts/messaging/instances.ts';
import { messageScripts } from '../../rules/scripts/messaging/messages.ts';
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

export function lowdbMessaging(store: Store): MessagingRepository {
  const scripts = lowdbScripts(store);
  return checkedMessaging({
    ...instanceScripts(scripts),
    ...addressBookScripts(scripts),
    ...commandScripts(scripts),
    ...messageScripts(scripts),
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
}
