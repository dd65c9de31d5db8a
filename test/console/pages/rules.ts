/** What must be true for every page, whatever it shows. A rule returns its complaints about a page. */
import {
  attribute,
  below,
  type Element,
  entriesOf,
  fieldsIn,
  has,
  is,
  named,
  said,
  wordsIn,
} from './document.ts';
import { type Rule, textRules } from './text-rules.ts';
import { breadcrumbsOf, isMarked, navigationOf, pathOf, withoutFragment } from './walk.ts';

/** Attributes with ids of other elements; some are written like the fragment of a link. */
const references = new Set([
  'for',
  'form',
  'list',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'data-copy',
  'data-date',
]);

export const rules: Readonly<Record<string, Rule>> = {
  ...textRules,

  'its HTML has no syntax errors': ({ document }) => [...document.errors],

  'its ids are unique': ({ document }) => {
    const ids = document.elements.filter(one => has(one, 'id')).map(one => attribute(one, 'id'));
    const seen = new Set<string>();
    return ids.filter(id => id === '' || seen.has(id) || !seen.add(id));
  },

  'its references name elements of the page': ({ document }) =>
    document.elements.flatMap(one =>
      one.attrs
        .filter(({ name }) => references.has(name))
        .flatMap(({ name }) =>
          wordsIn(one, name)
            .filter(id => !document.byId.has(id.replace(/^#/, '')))
            .map(id => `${named(one)}: ${name} names ${id}`),
        ),
    ),

  'its hints and errors belong to a field': ({ document }) => {
    const described = new Set(document.elements.flatMap(one => wordsIn(one, 'aria-describedby')));
    return [...document.byId.keys()].filter(id => /-(hint|error)$/.test(id) && !described.has(id));
  },

  'its links lead to pages and places that exist': (page, { base, pageAt }) =>
    page.document.elements.filter(is('a')).flatMap(link => {
      const href = attribute(link, 'href');
      const path = pathOf(href, page);
      if (path === null) return /^https?:\/\/./.test(href) ? [] : [named(link)];
      if (path !== base && !path.startsWith(`${base}/`)) return [];
      const place = withoutFragment(path) === page.path ? page : pageAt(withoutFragment(path));
      if (place === undefined) return [`${named(link)}: nothing was found there`];
      const fragment = decodeURIComponent(path.slice(withoutFragment(path).length + 1));
      return fragment === '' || place?.document.byId.has(fragment) ? [] : [`${named(link)}: no such id`];
    }),

  'its forms have an action that accepts them, a button, and named fields': async (page, { methodsAt }) => {
    const complaints: string[] = [];
    for (const form of page.document.elements.filter(is('form'))) {
      const fields = fieldsIn(page.document, form);
      const methods = await methodsAt(withoutFragment(pathOf(attribute(form, 'action'), page) ?? ''));
      const isOffered = fields.some(one => is('button')(one) && attribute(one, 'type') === 'submit');
      const isNamed = fields.every(one => is('button')(one) || attribute(one, 'name') !== '');
      const hidden = fields.filter(isHidden).map(one => attribute(one, 'name'));
      if (!methods.includes(attribute(form, 'method').toUpperCase()))
        complaints.push(`${named(form)}: ${methods}`);
      if (!isOffered || !isNamed || new Set(hidden).size !== hidden.length) complaints.push(named(form));
    }
    return complaints;
  },

  'its forms that change something contain the token against forged forms': ({ document }, { csrf }) =>
    document.elements
      .filter(one => is('form')(one) && attribute(one, 'method') === 'post')
      .filter(form => Object.fromEntries(entriesOf(document, form)).csrf !== csrf)
      .map(named),

  'its filters show what was chosen': ({ document, chosen }) => {
    if (Object.keys(chosen).length === 0) return [];
    const filters = document.elements.filter(one => is('form')(one) && attribute(one, 'method') === 'get');
    const shown = filters.map(form => Object.fromEntries(entriesOf(document, form)));
    const isShown = shown.some(all => Object.entries(chosen).every(([name, value]) => all[name] === value));
    return isShown ? [] : [`${JSON.stringify(shown)} instead of ${JSON.stringify(chosen)}`];
  },

  'its section is marked in the navigation, and no other one': (page, { pageAt }) => {
    const entries = navigationOf(page);
    const sections = entries.filter(isMarked).map(hrefOf);
    // The search is no section, and searches all of them.
    const most = entries.length > 0 && !withoutQuery(page.path).endsWith('/search') ? 1 : 0;
    if (sections.length !== most) return [`${sections.length} are marked`];
    const [section = ''] = sections;
    const own = entries.map(hrefOf).find(href => withoutQuery(href) === withoutQuery(page.path));
    // The pages that the page belongs to are in the same section.
    const parents = breadcrumbsOf(page).map(link => pageAt(withoutFragment(hrefOf(link))));
    const others = parents.flatMap(parent =>
      parent ? navigationOf(parent).filter(isMarked).map(hrefOf) : [],
    );
    return [...(own === undefined ? [] : [own]), ...others]
      .filter(expected => expected !== section)
      .map(expected => `${section} is marked instead of ${expected}`);
  },

  'the rows of its tables have a cell for each column, and name it': ({ document }) =>
    document.elements.filter(is('table')).flatMap(table => {
      const [head, ...rows] = below(table)
        .filter(is('tr'))
        .map(row => below(row).filter(is('th', 'td')));
      const titles = head?.map(said) ?? [];
      return rows.flatMap(cells => [
        ...(cells.length === titles.length
          ? []
          : [`${named(table)}: ${cells.length} of ${titles.length} cells`]),
        ...cells
          .filter((cell, index) => has(cell, 'data-label') && attribute(cell, 'data-label') !== titles[index])
          .map(named),
      ]);
    }),
};

const hrefOf = (link: Element) => attribute(link, 'href');
const isHidden = (one: Element) => attribute(one, 'type') === 'hidden';
const withoutQuery = (path: string) => path.split('?')[0] ?? '';
