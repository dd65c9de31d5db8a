/** What a process of Node gets to run TypeScript, as the tests themselves do. */
export const typescript = ['--import', new URL('./register.js', import.meta.url).href];
