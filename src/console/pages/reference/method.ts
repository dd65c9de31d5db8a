/** Short enough for a narrow column. */
export const shortMethod = (method: string): string => (method === 'DELETE' ? 'DEL' : method);
