/** Event types are registered by automation, which a browser does not have. */
export const forgetRegisteredTypes = (): void => {};
