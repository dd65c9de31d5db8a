/** Bounds work whose size a user chooses. It counts steps and not time: time depends on what else runs. */
export class StepBudget {
  readonly #max: number;
  #taken = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** The number of steps so far. */
  get taken(): number {
    return this.#taken;
  }

  /** Call it before the steps are made. @throws BudgetSpentError if they are more than what is left */
  take(steps = 1): void {
    this.#taken += steps;
    if (this.#taken > this.#max) throw new BudgetSpentError(this.#max);
  }
}

export class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError';

  constructor(max: number) {
    super(`the work needs more than ${max} steps`);
  }
}
