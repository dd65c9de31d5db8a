/**
 * If the answer to the COMMIT of a transaction is lost, nobody knows what it has taken for its holder. The next call looks
 * for it, so that nothing is taken that nobody works on.
 */

interface Doubt<Taken> {
  readonly generation: number;
  readonly taken: readonly Taken[];
}

interface Calls {
  count: number;
  /** What others have got while these calls are under way: it is theirs. */
  readonly got: Set<string>;
}

export class UnacknowledgedClaims<Taken extends { readonly id: string }> {
  /** By instance: at most those of the last failure. */
  readonly #doubts = new Map<string, Doubt<Taken>>();
  readonly #calls = new Map<string, Calls>();

  /**
   * Runs a transaction that takes something. `earlier`: what a call that has failed may have taken. `note` is called with
   * all that the transaction takes, before its COMMIT.
   */
  async during<Result>(
    instance: string,
    generation: number,
    work: (earlier: readonly Taken[], note: (taken: readonly Taken[]) => void) => Promise<Result>,
  ): Promise<Result> {
    const doubt = this.#doubts.get(instance);
    const earlier = doubt?.generation === generation ? doubt.taken : [];
    this.#doubts.delete(instance);
    const calls = this.#calls.get(instance) ?? { count: 0, got: new Set() };
    this.#calls.set(instance, calls);
    calls.count += 1;
    let taken = earlier;
    try {
      const result = await work(earlier, noted => {
        taken = noted;
      });
      if (calls.count > 1) for (const { id } of taken) calls.got.add(id);
      return result;
    } catch (error) {
      const own = taken.filter(({ id }) => !calls.got.has(id));
      if (own.length > 0) this.#doubts.set(instance, { generation, taken: own });
      throw error;
    } finally {
      calls.count -= 1;
      if (calls.count === 0) this.#calls.delete(instance);
    }
  }
}
