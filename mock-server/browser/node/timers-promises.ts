export const setTimeout = <Value>(ms?: number, value?: Value): Promise<Value | undefined> =>
  new Promise(resolve => {
    globalThis.setTimeout(() => resolve(value), ms);
  });
export const setImmediate = () => setTimeout();
