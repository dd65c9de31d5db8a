/** The conditions of a statement, with their values. */
import { givenFilters } from '../../../repository/filters.ts';
import { isStorable } from './columns.ts';

const operators = { is: ['=', ''], from: ['>=', '::timestamptz'], to: ['<=', '::timestamptz'] } as const;

export class Where {
  readonly values: unknown[] = [];
  readonly #conditions: string[] = [];

  /** `condition` receives the placeholders of the values. If a value is `undefined`, the condition is omitted. */
  add(condition: (...places: string[]) => string, ...values: unknown[]): this {
    if (values.includes(undefined)) return this;
    this.#conditions.push(condition(...values.map(value => this.place(value))));
    return this;
  }

  /** Adds those that a query has. `table`: the alias of the table, whose columns are called as the fields. */
  addFilters(table: string, filters: object, query: object): this {
    for (const { field, comparison, value } of givenFilters(filters, query)) {
      const [operator, type] = operators[comparison];
      this.add(place => `${table}.${field} ${operator} ${place}${type}`, value);
    }
    return this;
  }

  /** Adds a value that is not part of a condition, such as a limit, and returns its placeholder. */
  place(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Whether PostgreSQL can store the values. If not, nothing can match. */
  get isStorable(): boolean {
    return this.values.every(value => isStorable(String(value)));
  }

  toString(): string {
    return this.#conditions.join(' and ');
  }
}
