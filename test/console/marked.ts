/** What a form that is refused says on its page, and where. */
import assert from 'node:assert/strict';

/** What a page says: each sentence of the summary, with the field that it leads to. */
export function summaryOf(page: string): [field: string, sentence: string][] {
  const summary = /data-summary[^>]*>(.*?)<\/div>/s.exec(page)?.[1] ?? '';
  return [...summary.matchAll(/<li>(?:<a href="#([^"]*)">)?([^<]*)/g)].map(
    ([, field = '', sentence = '']) => [field, sentence.replaceAll('&#39;', "'")],
  );
}

/** The element with an id, as its tag is written. */
export const tagOf = (page: string, id: string) =>
  new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>`).exec(page)?.[0] ?? '';

/** Each sentence stands at its field, which says that it is wrong, and at no other. */
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
