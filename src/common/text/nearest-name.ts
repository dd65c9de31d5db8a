/** Finds the name that somebody who misspelt it meant. */

/** The name of the list with the fewest wrong letters: one at most, or two in long names. */
export function nearestName<Name extends string>(text: string, names: readonly Name[]): Name | null {
  const near = names
    // Comparing takes as many steps as both have letters, and a caller may send a text of a million.
    .filter(name => Math.abs(name.length - text.length) <= maxTypos(name))
    .map(name => ({ name, wrong: distance(text.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, wrong }) => wrong <= maxTypos(name))
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.name ?? null;
}

/** Any letter would be one wrong letter away from a name of one. */
const maxTypos = ({ length }: string) => (length === 1 ? 0 : length < 8 ? 1 : 2);

/** How many letters are missing, added, replaced or swapped with the next one. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swapped);
    }
  }
  return at(one.length, other.length);
}
