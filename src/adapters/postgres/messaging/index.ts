import type { MessagingRepository } from '../../../repository/index.ts';
import { checkedMessaging } from '../../rules/messaging/arguments.ts';
import { messagingScripts } from '../../rules/scripts/messaging/index.ts';
import type { Database } from '../database/database.ts';
import { postgresScripts } from '../scripts.ts';
import { postgresAddition } from './add.ts';
import { postgresAddressBook } from './address-book.ts';
import { postgresBacklog } from './backlog.ts';
import { postgresChats } from './chats.ts';
import { postgresCommands } from './commands.ts';
import { postgresChannelFeed } from './feed.ts';
import { postgresFiles } from './files.ts';
import { postgresHolders } from './holders.ts';
import { postgresInstances } from './instances.ts';
import { postgresMessageLists } from './list.ts';
import { postgresMedia } from './media.ts';
import { postgresMessagingPruning } from './prune.ts';
import { postgresSettling } from './settle.ts';
import { postgresTaking } from './take.ts';
import { postgresWaitingMessages } from './waiting.ts';

export const postgresMessaging = (database: Database): MessagingRepository =>
  checkedMessaging({
    ...messagingScripts(postgresScripts(database)),
    ...postgresInstances(database),
    ...postgresHolders(database),
    ...postgresAddition(database),
    ...postgresMessageLists(database),
    ...postgresTaking(database),
    ...postgresSettling(database),
    ...postgresFiles(database),
    ...postgresBacklog(database),
    ...postgresWaitingMessages(database),
    ...postgresChats(database),
    ...postgresAddressBook(database),
    ...postgresCommands(database),
    ...postgresMedia(database),
    ...postgresChannelFeed(database),
    ...postgresMessagingPruning(database),
  });
