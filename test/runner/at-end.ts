/** Closes what the tests of a file share, after all of them have run. */
export const atEnd: (() => unknown)[] = [];
