/**
 * In which column each member of a record stands, said once a table: what a SELECT lists, how a row is read and how a
 * record is written follow (see records.ts).
 */
import type { ColumnKind } from './columns.ts';

/** The kinds of columns that can hold a value. */
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
  /** Reads what is stored, where its kind is read in another way. */
  readonly parse?: (value: unknown) => unknown;
}

/** The column of a member: its kind, or the kind with what differs. */
type Column<Value> = KindOf<Value> | readonly [KindOf<Value>, Said];

/** Left out of the record where the column is null. */
type OptionalColumn<Value> = readonly [KindOf<Value>, Said & { readonly optional: true }];

/**
 * A column; or members with columns of their own, where a member holds others (`null` where the first of them is); or a
 * function that gives what is the same in every record and stands in no column.
 */
type Member<Value> =
  | Column<Value>
  | (() => Value)
  | ([NonNullable<Value>] extends [readonly unknown[]]
      ? never
      : [NonNullable<Value>] extends [object]
        ? Members<NonNullable<Value>>
        : never);

/** Every member of a record in the order in which it has them: one that is left out here does not compile. */
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

/** A member that has a column. */
interface Field extends Said {
  readonly kind: ColumnKind;
  readonly column: string;
  readonly optional?: true;
}

/** Other members, what makes a member, or its column. */
export type Place =
  | { readonly inner: AnyMembers }
  | { readonly make: () => unknown }
  | { readonly field: Field };

export function placesIn(members: object): [member: string, place: Place][] {
  return Object.entries(members as AnyMembers).map(([member, said]) => [member, placeOf(member, said)]);
}

function placeOf(member: string, said: AnyMember): Place {
  if (typeof said === 'function') return { make: said };
  if (typeof said === 'string') return { field: { column: member, kind: said } };
  if (isColumn(said)) return { field: { column: member, kind: said[0], ...said[1] } };
  return { inner: said };
}

const isColumn = (said: object): said is readonly [ColumnKind, Said & { optional?: true }] =>
  Array.isArray(said);

/** The columns of members, with those of the members that they hold. */
export function columnsOf(members: object): Record<string, ColumnKind> {
  const columns = placesIn(members).flatMap(([, place]): [string, ColumnKind][] => {
    if ('inner' in place) return Object.entries(columnsOf(place.inner));
    return 'field' in place ? [[place.field.column, place.field.kind]] : [];
  });
  return Object.fromEntries(columns);
}
