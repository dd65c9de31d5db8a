/** The required interface of the PostgreSQL client: `Pool` of node-postgres, or a compatible object. */

/** The result of node-postgres; the host's own parsers may have converted the values. */
export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly text: string;
  /** The values for `$1`, `$2` and so on. */
  readonly values: unknown[];
  /** The name of a prepared statement, which each connection prepares once. */
  readonly name?: string;
  /** A timeout in milliseconds instead of the client's own: building an index takes longer than a request may. */
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
  /** Returns the connection to the pool; with an error, removes it from the pool. */
  release(error?: Error): void;
  on?(event: 'error', listener: (error: Error) => void): unknown;
  removeListener?(event: 'error', listener: (error: Error) => void): unknown;
}

/** The used part of `Pool` of node-postgres. */
export interface Pool extends Queryable {
  connect(): Promise<PoolClient>;
  /** How many connections there are, how many of them are free, and how many statements wait for one. */
  readonly totalCount?: number;
  readonly idleCount?: number;
  readonly waitingCount?: number;
  /**
   * Tells of broken idle connections (`error`), and of each client when it is connected and before it is handed out. A
   * pool without it must listen to the `error` events of its clients itself.
   */
  on?(event: 'error', listener: (error: Error) => void): unknown;
  on?(event: 'connect' | 'acquire', listener: (client: PoolClient) => void): unknown;
}
