/** What an operator should do about an error. */
export interface Advice {
  readonly todo: string;
  /** `warn`: the service goes on as it should. */
  readonly level: 'warn' | 'error';
}

/** By error: an error is shown whole in many places, and this is no part of it. */
const advice = new WeakMap<object, Advice>();

/** The error, with what an operator should do about it. */
export function withRemedy<Failure extends Error>(
  error: Failure,
  todo: string,
  level: Advice['level'] = 'error',
): Failure {
  advice.set(error, { todo, level });
  return error;
}

export const adviceOf = (error: Error): Advice | null => advice.get(error) ?? null;
