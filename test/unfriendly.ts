/** Callbacks of a host that do harm: whoever calls them has to go on. */
export const unfriendly = {
  throws: () => {
    throw new Error('the log is full');
  },
  rejects: async () => {
    throw new Error('the log is away');
  },
};
