/** The envelope of most JSON responses. */
export const success = (data: object) => ({ status: 'success', data });
