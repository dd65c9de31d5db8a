/** What the tests of a file share is closed when all of them have run. */
export const atEnd: (() => unknown)[] = [];
