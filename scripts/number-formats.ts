/** At most two decimals. `multipleOf: 0.01` would refuse 19.99: binary fractions do not divide evenly. */
export const isDecimal = (value: number): boolean => Number(value.toFixed(2)) === value;

export const isPowerOfTwo = (value: number): boolean => value > 0 && (value & (value - 1)) === 0;
