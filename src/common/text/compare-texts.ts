/** Compares texts by their UTF-16 code units: the same order everywhere, whatever the language of the machine. */

/** Below 0 if the first text comes first, above 0 if the second one does, 0 if they are equal. */
export const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** For sorting by a text. */
export const byText =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    compareTexts(textOf(one), textOf(other));
