/** What a stored collection is, and what is said of each. */
import type { DataFile } from '../../../generated/types.ts';

export type CollectionName = Exclude<keyof DataFile, 'format'>;

/** Where the records of a collection are: in one list of the whole storage, in a list a workspace, or each under its id. */
export type Scope = 'storage' | 'workspace' | 'id';

/** As `schemas/storage/data-file.json` has it: another scope does not compile. */
type ScopeOf<Name extends CollectionName> = DataFile[Name] extends readonly unknown[]
  ? 'storage'
  : DataFile[Name] extends Readonly<Record<string, readonly unknown[]>>
    ? 'workspace'
    : 'id';

/** The collections that hold records of a workspace. */
export type WorkspaceCollection = {
  [Name in CollectionName]: ScopeOf<Name> extends 'workspace' ? Name : never;
}[CollectionName];

export type RecordOf<Name extends CollectionName> = DataFile[Name] extends readonly (infer One)[]
  ? One
  : DataFile[Name] extends Readonly<Record<string, readonly (infer One)[]>>
    ? One
    : DataFile[Name] extends Readonly<Record<string, infer One>>
      ? One
      : never;

type FieldOf<Name extends CollectionName> = Extract<keyof RecordOf<Name>, string>;

/** What is said of a collection. */
export interface Collection<Name extends CollectionName> {
  readonly scope: ScopeOf<Name>;
  /** The collection came after the first version: a file without it holds none. @default false */
  readonly later?: true;
  /** The fields that tell a record from the others of its list; none where it is under its id. */
  readonly identity: readonly FieldOf<Name>[];
  /** What else no two records share. */
  readonly unique?: readonly Unique<FieldOf<Name>>[];
  readonly references?: readonly Reference<FieldOf<Name>>[];
  /** What no schema says of a field. */
  readonly checks?: readonly Check<FieldOf<Name>>[];
  /** Fields with addresses of the server itself (see addresses.ts), as paths; `*`: every member. */
  readonly addresses?: readonly string[];
  /** Fields that hold any JSON value, with whatever characters. @default none */
  readonly anyJson?: readonly FieldOf<Name>[];
}

interface Unique<Field extends string> {
  /** Taken together; where one is `null`, nothing is compared. An error names the last of them. */
  readonly fields: readonly Field[];
  /** The one field is a list of records: it is this member of each of them. @default the field itself */
  readonly of?: string;
  /** Among the records of the list, or all of the storage. */
  readonly within: 'list' | 'storage';
}

/** A field that holds the identity of another record: of the same workspace, where the other collection has them by workspace. */
export interface Reference<Field extends string> {
  readonly field: Field;
  readonly to: CollectionName;
  /** The value that refers to nothing, as `null` does. @default none */
  readonly unless?: string;
  /** What is said where there is no such record. */
  readonly reason: string;
}

interface Check<Field extends string> {
  readonly fields: readonly Field[];
  /** Asked where the field is not `null`. */
  readonly fits: (text: string) => boolean;
  /** What is said where it does not fit. */
  readonly reason: string;
}

/** Some of the collections by name. */
export type Declared<Names extends CollectionName> = { readonly [Name in Names]: Collection<Name> };
