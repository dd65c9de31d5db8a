/** A mock server in a browser is beside no routes of an app, so nothing has to ask for a key before them. */
export const keyRequirement = () => (): never => {
  throw new TypeError('requireKey: a browser has no routes of an app');
};
