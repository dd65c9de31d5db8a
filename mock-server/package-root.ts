/** The package's folder, from its sources as from dist/. */
const here = new URL('../', import.meta.url);

export const packageRoot: URL = here.pathname.endsWith('/dist/') ? new URL('../', here) : here;
