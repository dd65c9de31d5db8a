/**
 * What the processes of the sandbox run, as a script. In the package, this module contains the program with all that it
 * imports (scripts/build/whole-modules.js), so that it is part of a host's bundle.
 */
export const program: string = `import(${JSON.stringify(new URL('./child.js', import.meta.url).href)})`;
