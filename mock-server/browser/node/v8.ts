/** A browser has no other processes. */
const refuse = () => {
  throw new Error('a browser has no other processes');
};

export { refuse as deserialize, refuse as serialize };
