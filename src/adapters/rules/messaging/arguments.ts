/** What both storages check of the arguments of messaging's methods, before they look at anything. */
import type { MessagingRepository } from '../../../repository/index.ts';
import { checkCounts, checkTimes, checkUnknown } from '../storable.ts';

/** The rules for the members of one argument. */
interface MemberRules {
  /** Counts that may be missing. @default none */
  readonly counts?: readonly string[];
  /** Times that may not be missing. @default none */
  readonly times?: readonly string[];
  /** Whether the argument has a time `now`, which may be missing. @default false */
  readonly now?: boolean;
  /** The members that there are, besides `now`: any other is refused. @default others are ignored */
  readonly known?: readonly string[];
}

const list: MemberRules = { counts: ['limit'] };
const searching: MemberRules = { counts: ['limit'], known: ['limit', 'instanceId', 'q', 'after'] };
const taking: MemberRules = { counts: ['generation', 'limit'], now: true };
const ofHolder: MemberRules = { known: ['generation', 'events'] };

/** The rules of each method, by the position of the argument. */
const rules: {
  readonly [Method in keyof MessagingRepository]?: Readonly<Record<number, MemberRules>>;
} = {
  createInstance: { 2: { known: ['most', 'events'] } },
  changeInstance: { 3: { known: ['generation', 'interrupt', 'when', 'events'], now: true } },
  deleteInstance: { 2: { known: ['events'] } },
  claimInstances: { 0: { counts: ['leaseFor', 'limit'], now: true } },
  renewInstances: { 1: { counts: ['leaseFor'], now: true } },
  workOf: { 1: { known: [], now: true } },
  addMessages: { 3: { known: ['generation', 'most', 'chatKind', 'events'] } },
  listMessages: { 2: list },
  takeMessages: { 2: taking },
  settleMessage: { 4: ofHolder },
  advanceMessage: { 3: { times: ['at'] }, 4: ofHolder },
  changeMessage: { 4: { known: ['generation', 'when', 'events'] } },
  react: { 4: ofHolder },
  takeFiles: { 2: taking },
  settleFile: { 4: ofHolder },
  retryFile: { 4: { known: ['events'] } },
  countWaiting: { 0: { known: ['workspaceId'], now: true } },
  countBacklog: { 1: { known: ['instanceId'], now: true } },
  listChats: { 2: list },
  listInbox: { 1: { counts: ['limit'], known: ['limit', 'instanceId', 'unread', 'q', 'after'] } },
  readChat: { 3: { times: ['at'], counts: ['sequence', 'limit'] }, 4: ofHolder },
  putContact: { 3: { known: ['generation', 'upsert', 'most', 'events'] } },
  listContacts: { 2: list },
  searchContacts: { 1: searching },
  changeContact: { 4: { known: ['events'], now: true } },
  deleteContact: { 3: { known: ['events'] } },
  putGroup: { 3: { known: ['generation', 'most', 'events'] } },
  listGroups: { 2: list },
  searchGroups: { 1: searching },
  changeGroup: { 4: { known: ['generation', 'events'], now: true } },
  addCommand: { 3: { known: ['most'], now: true } },
  takeCommands: { 2: taking },
  settleCommand: { 4: { known: ['generation'] } },
  addMedia: { 2: { known: ['most', 'maxFiles'] } },
  feed: { 1: { counts: ['after', 'limit'], now: true } },
};

function checkMembers(
  source: string,
  given: Readonly<Record<string, unknown>>,
  { counts = [], times = [], now = false, known }: MemberRules,
): void {
  if (known !== undefined)
    for (const name of Object.keys(given))
      if (!known.includes(name) && !(now && name === 'now')) checkUnknown(source, { [name]: true });
  for (const name of times) checkTimes(source, { [name]: given[name] as string });
  if (now && given.now !== undefined) checkTimes(source, { now: given.now as string });
  for (const name of counts) checkCounts(source, { [name]: given[name] as number | undefined });
}

type Method = (...given: readonly unknown[]) => unknown;

/** The repository with checks of its arguments. What is refused rejects with an InvalidDataError that names it. */
export function checkedMessaging(repository: MessagingRepository): MessagingRepository {
  const checked = Object.entries(rules).map(([name, places]): [string, Method] => {
    const method = repository[name as keyof MessagingRepository] as Method;
    const source = `messaging.${name}`;
    const ruled = Object.entries(places).map(([at, own]) => [Number(at), own] as const);
    return [
      name,
      (...given) => {
        try {
          for (const [at, own] of ruled)
            if (given[at] !== undefined)
              checkMembers(source, given[at] as Readonly<Record<string, unknown>>, own);
        } catch (error) {
          return Promise.reject(error);
        }
        return method(...given);
      },
    ];
  });
  return { ...repository, ...Object.fromEntries(checked) };
}
