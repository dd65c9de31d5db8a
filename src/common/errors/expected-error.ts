/**
 * Errors that are answers, such as a refused key. They have no stack trace: capturing one costs as much as answering a
 * request, so anyone who sends requests that are refused would cost more than a customer.
 */
export class ExpectedError extends Error {
  /** `isExpected`: if false, it has a stack trace like any other error. */
  constructor(message?: string, options: ErrorOptions = {}, isExpected = true) {
    // V8 reads the limit while it constructs the error.
    const limit = isExpected ? tracesOff() : undefined;
    try {
      super(message, options);
    } finally {
      if (limit !== undefined) Reflect.set(Error, 'stackTraceLimit', limit);
    }
  }
}

/**
 * Switches stack traces off and returns the limit to restore, or `undefined` if there is nothing to restore. It uses
 * `Reflect.set`, because an assignment throws where a host has frozen the built-in objects.
 */
function tracesOff(): number | undefined {
  const limit: unknown = Error.stackTraceLimit;
  return typeof limit === 'number' && Reflect.set(Error, 'stackTraceLimit', 0) ? limit : undefined;
}
