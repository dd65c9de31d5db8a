/** The steps of JSON pointers (RFC 6901). */
export const pointerStep = (name: unknown): string =>
  String(name).replaceAll('~', '~0').replaceAll('/', '~1');

export const nameOfStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
