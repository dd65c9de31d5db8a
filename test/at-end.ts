/** What several files share is closed when all of them have run. */
export const atEnd: (() => Promise<void>)[] = [];
