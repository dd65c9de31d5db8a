/** Harmful callbacks of a host: the caller must continue. */
export const harmfulCallbacks = {
  throws: () => {
    throw new Error('the log is full');
  },
  rejects: async () => {
    throw new Error('the log is away');
  },
};
