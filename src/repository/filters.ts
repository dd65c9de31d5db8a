/** Filters of lists that compare one field of a record: each storage and the service compare by the same rows. */

/** `is`: the field has this value. `from`, `to`: it is a time that is not before, or not after. */
type Comparison = 'is' | 'from' | 'to';
type Row<Field> = readonly [field: Field, comparison: Comparison];
type Texts = Readonly<Record<string, string | undefined>>;

/** A row for each filter of a list of these records. */
export type Filters<Stored> = Readonly<Record<string, Row<keyof Stored & string>>>;

/** The filters of a query, from their rows. */
export type FiltersOf<Stored, Rows extends Filters<Stored>> = {
  readonly [Name in keyof Rows]?: NonNullable<Stored[Rows[Name][0]]>;
};

/** The rows of the filters that a query has, with their values. */
export const givenFilters = (filters: object, query: object) =>
  Object.entries<Row<string>>(filters as Record<string, Row<string>>).flatMap(
    ([name, [field, comparison]]) => {
      const value = (query as Texts)[name];
      return value === undefined ? [] : [{ field, comparison, value }];
    },
  );

/** Returns a function that tells whether a record fits all filters. */
export function fitting(filters: object, query: object): (record: object) => boolean {
  const given = givenFilters(filters, query);
  return record =>
    given.every(({ field, comparison, value }) => {
      const own = (record as Texts)[field];
      if (comparison === 'is') return own === value;
      const distance = Date.parse(own ?? '') - Date.parse(value);
      return comparison === 'from' ? distance >= 0 : distance <= 0;
    });
}

/** The parameter of a filter: that of `recordType` is `record_type`. */
const parameterOf = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The parameters of requests for these filters. */
export const filterParameters = (filters: object): readonly string[] => Object.keys(filters).map(parameterOf);

/** The filters of a request, as the query has them. */
export function requestedFilters<Query>(filters: object, input: object): Partial<Query> {
  const requested = Object.keys(filters).map(name => [name, (input as Texts)[parameterOf(name)]] as const);
  return Object.fromEntries(requested.filter(([, value]) => value !== undefined)) as Partial<Query>;
}
