/** At most two decimal places. `multipleOf: 0.01` would refuse 19.99, because of binary fractions. */
export const isDecimal = (value: number): boolean => Number(value.toFixed(2)) === value;

export const isPowerOfTwo = (value: number): boolean => value > 0 && (value & (value - 1)) === 0;
