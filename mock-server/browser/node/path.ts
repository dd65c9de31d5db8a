/** Paths of URLs. */
export const extname = (path: string): string => /[^./](\.[^./]*)$/.exec(path)?.[1] ?? '';
export const basename = (path: string): string => path.split('/').at(-1) ?? '';
export const dirname = (path: string): string => path.split('/').slice(0, -1).join('/');
export const join = (...parts: string[]): string => parts.join('/');
export const resolve = (...parts: string[]): string => join(...parts);
export const parse = (path: string) => ({ name: basename(path).replace(/\.[^.]*$/, '') });
export const relative = (_: string, path: string): string => path;
export default { extname, basename, dirname, join, resolve, parse, relative };
