/** A page hashes one password after the other. */
export const availableParallelism = (): number => 1;
