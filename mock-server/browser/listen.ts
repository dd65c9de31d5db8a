/** A browser opens no port. */
const refuse = (): never => {
  throw new TypeError('startMock: a mock server in a browser has no port: give port: null');
};

export const createListener = refuse;
export const holdRequests = refuse;
export const stop = async (): Promise<void> => {};
