/** What a page shows, as a user reads it. */
import {
  above,
  attribute,
  below,
  type Document,
  documentOf,
  type Element,
  is,
  nameOf,
  said,
} from './document.ts';

export interface Shown {
  readonly document: Document;
  /** The elements of a kind. `inside`: classes, of which one of the elements around them has all. */
  all(tag: string, inside?: string): Element[];
  /** Their texts. */
  texts(tag: string, inside?: string): string[];
  /** The terms and values of all lists of facts. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  /** The texts of the cells of a table, by the name of the table. */
  rows(name: string): string[][];
  /** The kind and the text of each badge of the page, without those of the bar. */
  readonly badges: readonly string[];
}

export const hasClasses = (one: Element, names: string): boolean => {
  const all = attribute(one, 'class').split(' ');
  return names.split(' ').every(name => all.includes(name));
};

export function shownIn(text: string): Shown {
  const document = documentOf(text);
  const all = (tag: string, inside?: string) =>
    document.elements.filter(
      one =>
        is(tag)(one) && (inside === undefined || [one, ...above(one)].some(part => hasClasses(part, inside))),
    );
  const texts = (tag: string, inside?: string) => all(tag, inside).map(said);
  return {
    document,
    all,
    texts,
    facts: all('div')
      .filter(one => above(one)[0]?.tagName === 'dl')
      .map(one => {
        const [term, value] = below(one).filter(is('dt', 'dd')).map(said);
        return [term ?? '', value ?? ''] as const;
      }),
    rows(name) {
      const table = all('table').find(one => nameOf(one, document) === name);
      return table === undefined
        ? []
        : below(table)
            .filter(is('tr'))
            .map(row => below(row).filter(is('th', 'td')).map(said));
    },
    badges: all('span')
      .filter(one => hasClasses(one, 'badge') && above(one).every(part => !hasClasses(part, 'bar')))
      .map(one => `${attribute(one, 'class').replace(/^badge */, '')}: ${said(one)}`),
  };
}
