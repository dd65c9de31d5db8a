/** The folder of the package, when run from sources or from dist/. */
const here = new URL('../', import.meta.url);

export const packageRoot: URL = here.pathname.endsWith('/dist/') ? new URL('../', here) : here;
