/** Whether somebody asks from another machine is no question in a browser: nothing is kept over an `await`. */
export class AsyncLocalStorage<Store> {
  getStore(): Store | undefined {
    return undefined;
  }

  run<Result>(_: Store, work: () => Result): Result {
    return work();
  }
}
export class AsyncResource {}
export const executionAsyncId = () => 0;
export default { AsyncLocalStorage };
