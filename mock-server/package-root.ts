/** The folder of the package, when run from sources or from dist/. */
const here = new URL('../', import.meta.url);

/** Whether this is the built package, and not its sources. */
export const isBuilt: boolean = here.pathname.endsWith('/dist/');

export const packageRoot: URL = isBuilt ? new URL('../', here) : here;
