/** The conditions of a statement, with their values. */
import { isStorable } from './columns.ts';

export class Where {
  readonly values: unknown[] = [];
  readonly #conditions: string[] = [];

  /** `condition` is given the places of the values. One of a value that is `undefined` is none. */
  add(condition: (...places: string[]) => string, ...values: unknown[]): this {
    if (values.includes(undefined)) return this;
    this.#conditions.push(condition(...values.map(value => this.place(value))));
    return this;
  }

  /** Takes a value that is no condition, such as a limit; the place where it stands. */
  place(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Whether PostgreSQL can hold what is asked for. Where not, nothing can match. */
  get isStorable(): boolean {
    return this.values.every(value => isStorable(String(value)));
  }

  toString(): string {
    return this.#conditions.join(' and ');
  }
}
