/** What the beginning of a key says of it. */

/** No other part of a secret contains an underscore. */
export const testPrefix = 'mk_test_';

/** The mode of the key with this secret, or with this `prefix`. A key of another format is live. */
export const keyModeOf = (secret: string): 'live' | 'test' =>
  secret.startsWith(testPrefix) ? 'test' : 'live';
