/**
 * Loads undici, whose agents connect to guarded addresses only. By its file: of the name alone, Bun has a version of its
 * own, which neither connects through agents nor reports what it does.
 */
export const loadUndici = (): Promise<typeof import('undici')> => import('undici/index.js');
