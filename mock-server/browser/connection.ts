/** Every request of a mock server in a browser comes from this browser. */
export const isInProcess = (): boolean => true;
