/** The errors on the page of a refused form, and their positions. */
import assert from 'node:assert/strict';

/** The error summary of a page: each sentence with the field that it links to. */
export function summaryOf(page: string): [field: string, sentence: string][] {
  const summary = /data-summary[^>]*>(.*?)<\/div>/s.exec(page)?.[1] ?? '';
  return [...summary.matchAll(/<li>(?:<a href="#([^"]*)">)?([^<]*)/g)].map(
    ([, field = '', sentence = '']) => [field, sentence.replaceAll('&#39;', "'")],
  );
}

/** The tag of the element with this id. */
export const tagOf = (page: string, id: string) =>
  new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>`).exec(page)?.[0] ?? '';

/** Each error is shown at its field, which is marked as invalid, and at no other field. */
export function assertMarked(
  page: string,
  expected: readonly (readonly [field: string, sentence: string])[],
): void {
  assert.deepEqual(summaryOf(page), expected);
  const wrong = expected.filter(([field]) => field !== '');
  for (const [field, sentence] of wrong) {
    assert.match(tagOf(page, field), /aria-invalid="true"/, field);
    assert.match(tagOf(page, field), new RegExp(`aria-describedby="[^"]*\\b${field}-error"`));
    assert.ok(page.includes(`id="${field}-error">${sentence}</p>`), sentence);
  }
  const marked = [...page.matchAll(/<[a-z]+[^>]* id="([^"]*)"[^>]*aria-invalid="true"/g)].map(([, id]) => id);
  assert.deepEqual(
    marked,
    wrong.map(([field]) => field),
  );
}
