/** Code and JSON, in every state. */

import { dataBlock } from '../../../src/console/pages/json-block.ts';
import { codeBlock } from '../../../src/console/pages/parts.ts';
import type { Specimen } from './specimen.ts';

/** An event as JSON. */
export const sample = {
  id: 'evt_1',
  type: 'link.created',
  count: 3,
  price: 9.5,
  is_new: true,
  none: null,
  link: { slug: 'summer', tags: ['sale', 'newsletter'], url: `https://shop.example/${'long/'.repeat(30)}` },
  empty: {},
};

export const codeSpecimens = (): readonly Specimen[] => [
  { title: 'JSON', content: dataBlock('kit-json', 'Body', sample) },
  {
    title: 'Large JSON',
    content: dataBlock(
      'kit-large',
      'Body',
      Array.from({ length: 301 }, (_, index) => index),
    ),
  },
  {
    title: 'Code',
    content: codeBlock(
      'kit-code',
      'cURL',
      `curl 'https://shop.example/api/v1/links' \\\n  -H 'Authorization: Bearer YOUR_KEY'`,
    ),
  },
];
