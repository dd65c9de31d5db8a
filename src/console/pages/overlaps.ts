/** Labels for how long a rotated key stays valid, by seconds. */
export const overlaps: readonly (readonly [seconds: number, words: string])[] = [
  [0, 'Expire the old key immediately'],
  [3_600, 'Keep the old key for one hour'],
  [86_400, 'Keep the old key for one day'],
  [604_800, 'Keep the old key for one week'],
];
