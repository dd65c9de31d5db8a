/** Pages answer at other addresses themselves. */
export const showNotFound = (): boolean => false;
