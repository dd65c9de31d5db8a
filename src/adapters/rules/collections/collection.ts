/** The declaration of a stored collection. */
import type { collectionScopes } from '../../../generated/collection-scopes.ts';
import type { DataFile, Workspace } from '../../../generated/types.ts';

export type CollectionName = keyof typeof collectionScopes;

/** The structure of a collection: one list for the whole storage, one list per workspace, or records by id. */
export type CollectionScope = (typeof collectionScopes)[CollectionName];

/** The collections whose records belong to a workspace. */
export type WorkspaceCollection = {
  [Name in CollectionName]: (typeof collectionScopes)[Name] extends 'workspace' ? Name : never;
}[CollectionName];

export type RecordOf<Name extends CollectionName> = DataFile[Name] extends readonly (infer One)[]
  ? One
  : DataFile[Name] extends Readonly<Record<string, readonly (infer One)[]>>
    ? One
    : DataFile[Name] extends Readonly<Record<string, infer One>>
      ? One
      : never;

type FieldOf<Name extends CollectionName> = Extract<keyof RecordOf<Name>, string>;

/**
 * Why a collection does not grow without end. Each text is a row of a table in the docs.
 * - `limits`: names in the option `limits`, and options of engines: the storage adds no record beyond them. In a data file,
 *   the records also count towards the bytes of their workspace.
 * - `pruned`: old records are removed; what stays.
 * - `hostOnly`: no request adds records without a record of another collection, or at all; why.
 */
export type Bound =
  | { readonly limits: readonly string[]; readonly what?: string }
  | { readonly pruned: string }
  | { readonly hostOnly: string };

/** The declaration of a collection. */
export interface Collection<Name extends CollectionName> {
  readonly bound: Bound;
  /** The fields that identify a record in its list; empty if records are stored by id. */
  readonly identity: readonly FieldOf<Name>[];
  /** Other unique keys. */
  readonly unique?: readonly Unique<FieldOf<Name>>[];
  readonly references?: readonly RecordReference<FieldOf<Name>>[];
  /** Rules for fields that the schema cannot express. */
  readonly checks?: readonly Check<FieldOf<Name>>[];
  /** A rule between a field and the workspace of the record. */
  readonly inWorkspace?: {
    readonly field: FieldOf<Name>;
    readonly fits: (value: string, workspace: Readonly<Workspace>) => boolean;
    readonly reason: string;
  };
  /** Fields with the server's own URLs (see addresses.ts), as paths; `*`: every member. */
  readonly addresses?: readonly string[];
  /** Fields with secrets, or with digests and hashes of secrets, as paths like those of `addresses`. @default none */
  readonly secrets?: readonly string[];
  /**
   * The record without its lease, for data that takes the place of other data: anyone who holds the lease knows the record
   * as it was there (`before`). @default records have no lease
   */
  readonly released?: (record: RecordOf<Name>, before: RecordOf<Name> | undefined) => RecordOf<Name>;
  /**
   * What only the server writes: these fields, such as counts and leases, or whole records. Somebody who edits the data by
   * hand does not mean it. @default whole records if they are pruned, else nothing
   */
  readonly serverWritten?: readonly FieldOf<Name>[] | 'records';
  /**
   * Fields with patterns of event types, none of which may match nothing. `all`: whether `*` stands for all types in the
   * field. @default none
   */
  readonly eventPatterns?: { readonly [Field in FieldOf<Name>]?: { readonly all: boolean } };
  /** Fields that hold any JSON value, with whatever characters. @default none */
  readonly anyJson?: readonly FieldOf<Name>[];
  /** Fields that earlier releases stored and this one does not: they are left out of what is read. @default none */
  readonly retired?: readonly string[];
}

interface Unique<Field extends string> {
  /** Unique in combination; not compared if one of them is `null`. An error names the last field. */
  readonly fields: readonly Field[];
  /** The one field is a list of records: it is this member of each of them. @default the field itself */
  readonly of?: string;
  /** A list of the record, which may be missing: its members hold the same fields, as unique as those of the record. */
  readonly also?: Field;
  /** Unique in the list, or in the whole storage. */
  readonly within: 'list' | 'storage';
}

/** A field with the identity of another record, of the same workspace if that collection is stored by workspace. */
export interface RecordReference<Field extends string> {
  readonly field: Field;
  readonly to: CollectionName;
  /** A value that, like `null`, refers to no record. @default none */
  readonly unless?: string;
  /** The error if the record does not exist. */
  readonly reason: string;
}

interface Check<Field extends string> {
  readonly fields: readonly Field[];
  /** Called if the field is not `null`. */
  readonly fits: (text: string) => boolean;
  /** The error if the value is invalid. */
  readonly reason: string;
}

export type CollectionDeclarations<Names extends CollectionName> = {
  readonly [Name in Names]: Collection<Name>;
};
