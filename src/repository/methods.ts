/** The methods of the contract and what they answer, so that a storage and its answers can be checked. */
import type { Refused } from './answers.ts';
import type { PartName, Parts } from './parts.ts';

/**
 * `found`: a record or `null`; `record`, `list` and `count` (a number), or a refusal; a tuple: an object with this list, or
 * a refusal; `other`: nothing, a text, a boolean or an iterable, which is not checked.
 */
export type Kind = 'found' | 'record' | 'list' | 'count' | 'other' | readonly [list: string];

type ListIn<Page> = Extract<
  { [Name in keyof Page]: Page[Name] extends readonly unknown[] ? Name : never }[keyof Page],
  string
>;

type KindOf<Answer> = null extends Answer
  ? 'found'
  : [Answer] extends [readonly unknown[]]
    ? 'list'
    : [Answer] extends [object]
      ? [ListIn<Answer>] extends [never]
        ? 'record'
        : 'record' | readonly [ListIn<Answer>]
      : 'count';

/** A refusal may take the place of what a change answers. */
type AnswerOf<Method> = Method extends (...args: never) => infer Answer
  ? Exclude<Awaited<Answer>, Refused<string>>
  : never;

/** Answers nothing, a text, a boolean or an iterable. */
type IsOther<Answer> = undefined extends Answer
  ? true
  : Answer extends boolean | string | AsyncIterable<unknown>
    ? true
    : false;

/** Derived from the contract: a method that is missing in the table, or has another kind there, does not compile. */
type Kinds<Part> = {
  readonly [Name in keyof Part]-?: true extends IsOther<AnswerOf<NonNullable<Part[Name]>>>
    ? 'other'
    : KindOf<AnswerOf<NonNullable<Part[Name]>>>;
};

export const kinds: { readonly [Name in PartName]: Kinds<Parts[Name]> } = {
  keys: {
    findByDigest: 'found',
    find: 'found',
    list: ['keys'],
    countActive: 'count',
    create: 'record',
    rotate: 'record',
    revoke: 'record',
    recordUse: 'other',
  },
  accounts: { findByWorkspace: 'found', create: 'record', change: 'record' },
  items: { list: ['items'], find: 'found', batches: 'other' },
  purchases: { findByCode: 'found' },
  models: { list: 'list' },
  webhooks: {
    createEndpoint: 'record',
    listEndpoints: 'list',
    findEndpoint: 'found',
    changeEndpoint: 'record',
    rotateSecret: 'record',
    deleteEndpoint: 'record',
    publish: 'count',
    clock: 'count',
    claim: 'list',
    settle: 'list',
    listDeliveries: ['deliveries'],
    findDelivery: 'found',
    replay: 'record',
    replayMany: 'count',
    replayFailed: 'count',
    release: 'other',
    prune: 'other',
  },
  links: {
    create: 'list',
    find: 'found',
    findByExternalId: 'found',
    findBySlug: 'found',
    findQuarantine: 'found',
    list: ['links'],
    change: 'record',
    delete: 'record',
    pass: 'record',
    clock: 'count',
    expire: 'count',
    recordClicks: 'count',
    listDays: 'list',
    listClicks: ['clicks'],
    saltOf: 'other',
    prune: 'other',
  },
  automation: {
    createEndpoint: 'record',
    listEndpoints: 'list',
    findEndpoint: 'found',
    findByToken: 'found',
    changeEndpoint: 'record',
    rotateToken: 'record',
    deleteEndpoint: 'record',
    publish: 'record',
    findPublished: 'found',
    feed: ['events'],
    listEvents: ['events'],
    findEvent: 'found',
    cancel: 'record',
    findSettings: 'record',
    changeSettings: 'record',
    prune: 'other',
  },
  messaging: {
    createInstance: 'record',
    listInstances: 'list',
    findInstance: 'found',
    changeInstance: 'record',
    deleteInstance: 'record',
    claimInstances: 'list',
    renewInstances: 'list',
    releaseInstances: 'other',
    workOf: 'list',
    addMessages: 'list',
    listMessages: ['messages'],
    findMessage: 'found',
    takeMessages: 'list',
    settleMessage: 'record',
    advanceMessage: 'record',
    changeMessage: 'record',
    react: 'record',
    takeFiles: 'list',
    settleFile: 'record',
    retryFile: 'record',
    countBacklog: 'list',
    listChats: ['chats'],
    findChat: 'found',
    readChat: ['messages'],
    putContact: 'record',
    listContacts: ['contacts'],
    findContact: 'found',
    changeContact: 'record',
    deleteContact: 'record',
    putGroup: 'record',
    listGroups: ['groups'],
    findGroup: 'found',
    changeGroup: 'record',
    addCommand: 'record',
    takeCommands: 'list',
    settleCommand: 'record',
    findCommand: 'found',
    addMedia: 'record',
    findMedia: 'found',
    feed: ['events'],
    endOfFeed: 'count',
    prune: ['media'],
  },
  users: {
    find: 'found',
    findByEmail: 'found',
    setPassword: 'record',
    create: 'record',
    change: 'record',
    workspacesOf: 'list',
    namesOf: 'record',
  },
  sessions: { create: 'record', find: 'found', touch: 'other', delete: 'other' },
  limits: { count: 'record', giveBack: 'other', reset: 'other' },
  workspaces: { find: 'found', list: ['workspaces'], create: 'record', change: 'record' },
  memberships: { list: 'list', add: 'record', change: 'record', remove: 'record' },
};

type OptionalOf<Part> = Exclude<
  { [Name in keyof Part]: object extends Pick<Part, Name> ? Name : never }[keyof Part],
  undefined
>;

/** The methods that a part may lack. A missing or wrong one does not compile. */
const optional: {
  readonly [Name in PartName as [OptionalOf<Parts[Name]>] extends [never] ? never : Name]: Readonly<
    Record<OptionalOf<Parts[Name]>, true>
  >;
} = {
  accounts: { create: true, change: true },
  items: { batches: true },
  users: { create: true, change: true },
};

/** The names of all parts. */
export const partNames = Object.keys(kinds) as readonly PartName[];

/** The names of the methods of a part. */
export const methodsOf = (part: PartName): readonly string[] => Object.keys(kinds[part]);

export const isOptional = (part: PartName, method: string): boolean =>
  Object.hasOwn((optional as Readonly<Record<string, object>>)[part] ?? {}, method);
