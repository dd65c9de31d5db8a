/** The results of a search, in every state. */

import { searchResults } from '../../../src/console/pages/search.ts';
import type { SearchResults } from '../../../src/console/search/hits.ts';
import type { Specimen } from './specimen.ts';

export const searchSpecimens = (): readonly Specimen[] => [
  { title: 'Results of a search', content: searchResults(results) },
  { title: 'No results of a search', content: searchResults({ text: 'zzz', words: [], groups: [] }) },
];

const results: SearchResults = {
  text: 'summer sale',
  words: ['summer', 'sale'],
  groups: [
    {
      title: 'Records',
      hits: [
        {
          title: 'Summer sale',
          note: 'https://shop.example/l/summer',
          kind: 'Link',
          icon: 'link',
          target: { href: '#main' },
        },
        {
          title: `Summer sale, قائمة, ${'a title that goes on '.repeat(12)}`,
          note: 'lnk_4f0c2a',
          kind: 'Archived link',
          icon: 'link',
          target: { href: '#main' },
        },
        { title: 'More links with this text', icon: 'search', target: { href: '#main' } },
      ],
    },
    {
      title: 'Fields',
      hits: [
        {
          title: 'sale.summer',
          note: 'Create a link',
          kind: 'Body',
          isCode: true,
          icon: 'book-open',
          target: { href: '#main' },
        },
      ],
    },
    {
      title: 'Actions',
      hits: [
        {
          title: 'Use dark colours',
          icon: 'moon',
          target: { form: 'theme-form', name: 'theme', value: 'dark' },
        },
      ],
    },
  ],
};
