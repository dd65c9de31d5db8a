/** What the methods of the contract answer, so that the answers of a storage can be checked. */
import type { PartName, Parts } from './index.ts';

/** `found`: a record or `null`; `count`: a number or a refusal; a tuple: an object with this list. */
export type Kind = 'found' | 'record' | 'list' | 'count' | readonly [list: string];

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

type AnswerOf<Method> = Method extends (...args: never) => infer Answer ? Awaited<Answer> : never;

/** Methods that answer nothing, a text, a boolean or an iterable have no kind. */
type HasNoKind<Answer> = undefined extends Answer
  ? true
  : Answer extends boolean | string | AsyncIterable<unknown>
    ? true
    : false;

/** Derived from the contract: a method that is missing in the table, or has another kind there, does not compile. */
type Kinds<Part> = {
  readonly [Name in keyof Part as true extends HasNoKind<AnswerOf<NonNullable<Part[Name]>>>
    ? never
    : Name]-?: KindOf<AnswerOf<NonNullable<Part[Name]>>>;
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
  },
  accounts: { findByWorkspace: 'found', create: 'record', change: 'record' },
  items: { list: ['items'], find: 'found' },
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
    replayFailed: 'count',
  },
  links: {
    create: 'list',
    find: 'found',
    findByExternalId: 'found',
    findBySlug: 'found',
    list: ['links'],
    change: 'record',
    delete: 'record',
    pass: 'record',
    clock: 'count',
    expire: 'count',
    recordClicks: 'count',
    listDays: 'list',
    listClicks: ['clicks'],
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
    feed: ['events'],
    listEvents: ['events'],
    findEvent: 'found',
    cancel: 'record',
    findSettings: 'record',
    changeSettings: 'record',
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
  sessions: { create: 'record', find: 'found' },
  limits: { count: 'record' },
  workspaces: { find: 'found', list: ['workspaces'], create: 'record', change: 'record' },
  memberships: { list: 'list', add: 'record', change: 'record', remove: 'record' },
};
