/** How many statements each method sends to PostgreSQL: each costs a round trip. */
import pg from 'pg';

let statements = 0;

/** The client of a pool whose statements are counted. */
export class CountingClient extends pg.Client {}
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
Object.defineProperty(CountingClient.prototype, 'query', {
  value(this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return query.apply(this, given);
  },
});

type Method = (...given: unknown[]) => unknown;

/** The maximum of each method, by its name, over the calls that no other call runs beside. BEGIN and COMMIT count. */
export class StatementCounts {
  readonly max: Record<string, number> = {};
  #running = 0;
  #calls = 0;

  /** Counts the calls of a repository. */
  watch(repository: object): void {
    for (const [part, methods] of Object.entries(repository))
      if (typeof methods === 'object')
        for (const [name, method] of Object.entries(methods))
          if (typeof method === 'function')
            Object.assign(methods, { [name]: this.#counted(`${part}.${name}`, method as Method) });
  }

  #counted(name: string, method: Method): Method {
    return (...given) => {
      const before = { statements, isAlone: this.#running === 0, calls: this.#calls };
      this.#calls += 1;
      const answer = method(...given);
      if (!(answer instanceof Promise)) return answer;
      this.#running += 1;
      return answer.finally(() => {
        this.#running -= 1;
        if (before.isAlone && this.#calls === before.calls + 1)
          this.max[name] = Math.max(this.max[name] ?? 0, statements - before.statements);
      });
    };
  }
}
