/**
 * Declares the column of each member of a record. The select list and the reading and writing of rows are derived from
 * this (see records.ts).
 */
import type { ColumnKind } from './columns.ts';

/** The column types that can store a value. */
type KindOf<Value> = [Value] extends [string | null]
  ? 'text' | 'time' | 'address'
  : [Value] extends [number | null]
    ? 'integer' | 'money'
    : [Value] extends [boolean | null]
      ? 'boolean'
      : [Value] extends [readonly string[] | null]
        ? 'texts' | 'words' | 'json'
        : 'json' | 'changing' | 'addresses' | 'value';

interface Said {
  /** The name of the column. @default that of the member */
  readonly column?: string;
  /** Reads the stored value, if it differs from the way of its column type. */
  readonly parse?: (value: unknown) => unknown;
}

/** The column of a member: its type, or its type with deviations. */
type Column<Value> = KindOf<Value> | readonly [KindOf<Value>, Said];

/** Omitted from the record if the column is null. */
type OptionalColumn<Value> = readonly [KindOf<Value>, Said & { readonly optional: true }];

/**
 * A column; or, for a nested object, its members with their columns (`null` if the first of them is null); or a
 * function that returns a constant without a column.
 */
type Member<Value> =
  | Column<Value>
  | (() => Value)
  | ([NonNullable<Value>] extends [readonly unknown[]]
      ? never
      : [NonNullable<Value>] extends [object]
        ? Members<NonNullable<Value>>
        : never);

/** All members of a record in their order: a missing one does not compile. */
export type Members<One> = {
  readonly [Name in keyof One]-?: Record<never, never> extends Pick<One, Name>
    ? OptionalColumn<Exclude<One[Name], undefined>>
    : Member<One[Name]>;
};

type AnyMember =
  | ColumnKind
  | readonly [ColumnKind, Said & { optional?: true }]
  | (() => unknown)
  | AnyMembers;
type AnyMembers = { readonly [name: string]: AnyMember };

/** A member with its own column. */
interface Field extends Said {
  readonly kind: ColumnKind;
  readonly column: string;
  readonly optional?: true;
}

/** Nested members, the function of a constant member, or its column. */
export type MemberPlace =
  | { readonly inner: AnyMembers }
  | { readonly make: () => unknown }
  | { readonly field: Field };

export function placesIn(members: object): [member: string, place: MemberPlace][] {
  return Object.entries(members as AnyMembers).map(([member, said]) => [member, placeOf(member, said)]);
}

function placeOf(member: string, said: AnyMember): MemberPlace {
  if (typeof said === 'function') return { make: said };
  if (typeof said === 'string') return { field: { column: member, kind: said } };
  if (isColumn(said)) return { field: { column: member, kind: said[0], ...said[1] } };
  return { inner: said };
}

const isColumn = (said: object): said is readonly [ColumnKind, Said & { optional?: true }] =>
  Array.isArray(said);

/** The columns of members, including nested ones. */
export function columnsOf(members: object): Record<string, ColumnKind> {
  const columns = placesIn(members).flatMap(([, place]): [string, ColumnKind][] => {
    if ('inner' in place) return Object.entries(columnsOf(place.inner));
    return 'field' in place ? [[place.field.column, place.field.kind]] : [];
  });
  return Object.fromEntries(columns);
}
