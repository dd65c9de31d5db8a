/** Which values of stored records are encrypted, and which methods of the contract they pass. All else is derived. */
import type {
  AutomationEndpointRecord,
  InstanceRecord,
  WebhookEndpointRecord,
} from '../../generated/types.ts';
import type { PartName, Parts } from '../parts.ts';

/** Whether a value, or one in it, has a member with secrets: functions count with what they are given and answer. */
type Holds<Value, Secrets, Depth extends unknown[] = []> = Depth['length'] extends 7
  ? false
  : Value extends (...args: infer Args) => infer Answer
    ? Holds<Args[number] | Awaited<Answer>, Secrets, [...Depth, 0]>
    : Value extends readonly (infer One)[]
      ? Holds<One, Secrets, [...Depth, 0]>
      : Value extends object
        ? Value extends Partial<Secrets>
          ? Extract<keyof Value, keyof Secrets> extends never
            ? Holds<Value[keyof Value], Secrets, [...Depth, 0]>
            : true
          : Holds<Value[keyof Value], Secrets, [...Depth, 0]>
        : false;

/** `rewriteSecrets` reads and replaces what is stored: see rotate-secrets.ts. */
type MethodsWith<Part, Secrets> = Exclude<
  { [Name in keyof Part]-?: true extends Holds<NonNullable<Part[Name]>, Secrets> ? Name : never }[keyof Part],
  'rewriteSecrets'
>;

interface Encrypted<Part extends PartName, Stored, Member extends keyof Stored & string> {
  readonly part: Part;
  /** What its records are called in errors. Their values are bound to it, so it never changes. */
  readonly kind: string;
  /** Where an answer has the record that is about more than the record. */
  readonly member: string;
  /**
   * Up to `*` or `secret`, a path leads to an object or list with texts, which are encrypted one by one. Without these, it
   * leads to an object that is encrypted as a whole.
   */
  readonly paths: readonly (Member | `${Member}.${string}`)[];
  /** Derived from the contract: a method that is missing, or by which no secrets pass, does not compile. */
  readonly methods: Readonly<Record<MethodsWith<Parts[Part], Pick<Stored, Member>>, true>>;
}

const webhook_endpoints: Encrypted<'webhooks', WebhookEndpointRecord, 'secrets' | 'headers' | 'config'> = {
  part: 'webhooks',
  kind: 'webhook endpoint',
  member: 'endpoint',
  paths: ['secrets.*.secret', 'headers.*', 'config.credentials'],
  methods: {
    createEndpoint: true,
    listEndpoints: true,
    findEndpoint: true,
    changeEndpoint: true,
    rotateSecret: true,
    deleteEndpoint: true,
    claim: true,
    settle: true,
  },
};

const automation_endpoints: Encrypted<'automation', AutomationEndpointRecord, 'verification'> = {
  part: 'automation',
  kind: 'inbound endpoint',
  member: 'endpoint',
  paths: ['verification.secret'],
  methods: {
    createEndpoint: true,
    listEndpoints: true,
    findEndpoint: true,
    findByToken: true,
    changeEndpoint: true,
    rotateToken: true,
    deleteEndpoint: true,
  },
};

const instances: Encrypted<'messaging', InstanceRecord, 'settings' | 'memory'> = {
  part: 'messaging',
  kind: 'instance',
  member: 'instance',
  paths: ['settings', 'memory'],
  methods: {
    createInstance: true,
    listInstances: true,
    findInstance: true,
    changeInstance: true,
    deleteInstance: true,
    claimInstances: true,
    renewInstances: true,
  },
};

/** By the names of their collections. */
export const encryptedCollections = { webhook_endpoints, automation_endpoints, instances };

export type EncryptedCollection = (typeof encryptedCollections)[keyof typeof encryptedCollections];
