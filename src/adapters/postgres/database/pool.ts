/** What is asked of PostgreSQL's client: node-postgres's `Pool`, or anything of its shape. */

/** As node-postgres gives it; parsers of the host's own may have been at the values. */
export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly text: string;
  /** For `$1`, `$2` and so on. */
  readonly values: unknown[];
  /** Prepares the statement under this name, once in each connection. */
  readonly name?: string;
  /** In milliseconds, where it is not the client's own: building an index takes longer than a request may. */
  readonly query_timeout?: number;
}

export interface QueryResult {
  readonly rows: Row[];
  readonly rowCount: number | null;
}

export interface Queryable {
  query(statement: Statement): Promise<QueryResult>;
}

export interface PoolClient extends Queryable {
  /** Back to the pool; with an error, out of it. */
  release(error?: Error): void;
  on?(event: 'error', listener: (error: Error) => void): unknown;
  removeListener?(event: 'error', listener: (error: Error) => void): unknown;
}

/** The part of node-postgres's `Pool` that is used. */
export interface Pool extends Queryable {
  connect(): Promise<PoolClient>;
}
