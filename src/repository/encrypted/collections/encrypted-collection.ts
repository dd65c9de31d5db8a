/** How a collection declares which values of its records are encrypted, and which methods of the contract they pass. */
import type { PartName, Parts } from '../../parts.ts';

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

export interface EncryptedBy<Part extends PartName, Stored, Member extends keyof Stored & string> {
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
