/** The conditions of a statement, with their values. */
import { isStorable } from './columns.ts';

export class Where {
  readonly values: unknown[] = [];
  readonly #conditions: string[] = [];

  /** `condition` receives the placeholders of the values. If a value is `undefined`, the condition is omitted. */
  add(condition: (...places: string[]) => string, ...values: unknown[]): this {
    if (values.includes(undefined)) return this;
    this.#conditions.push(condition(...values.map(value => this.place(value))));
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
