/** Runs a statement with its values for `$1`, `$2` and so on. */
interface ClientStatement {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * The client that a transaction of the host runs on: a `Client` or `PoolClient` of node-postgres, or an object that
 * passes statements to the transaction of another library.
 *
 * @example
 * // Kysely
 * const client = {
 *   query: async ({ text, values }) => trx.executeQuery(CompiledQuery.raw(text, values)),
 * };
 */
export interface TransactionClient {
  query(statement: ClientStatement): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The option of the methods that work in a transaction of the host. */
export interface TransactionOptions {
  /**
   * Reads and writes in your transaction, on the client that it runs on: nobody else sees the change before your COMMIT, and
   * your ROLLBACK takes it back. A storage that cannot do that throws a TypeError: otherwise it would keep what you roll
   * back. @default a transaction of its own
   */
  readonly client?: TransactionClient;
}
