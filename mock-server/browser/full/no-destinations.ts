/** Nothing is delivered in a browser. */
export const destinationReceiver = (): never => {
  throw new TypeError('destinations are not part of the mock server for browsers');
};
