export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

export const whole = value => Math.round(value).toLocaleString('en');
export const times = value => `${value.toFixed(2)} x`;
export const milliseconds = value => `${Math.round(value)} ms`;
export const megabytes = value => `${(value / 1e6).toFixed(1)} MB`;

/** Prints a table row: the first cell left-aligned, the others right-aligned. */
export function row(first, ...cells) {
  console.log(`  ${first.padEnd(24)}${cells.map(cell => String(cell).padStart(14)).join('')}`);
}
