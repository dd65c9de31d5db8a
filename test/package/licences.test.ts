/** The licences of what is bundled: shared paragraphs stand once, and nothing of them is lost. */
import assert from 'node:assert/strict';
import { withSharedParagraphs } from '../../scripts/build/licences.js';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The licences of bundled packages');
const permission = `Permission is hereby granted, ${'free of charge, '.repeat(20)}to any person.`;

test('have a paragraph that several of them have once, at the end, and its number in its place', () => {
  const broken = permission.replaceAll(', ', ',\n');
  const text = withSharedParagraphs('Packages.', [
    `one 1.0.0 (MIT)\n\nCopyright Ann\n\n${permission}`,
    `two 1.0.0 (MIT)\n\nCopyright Bob\n\n${broken}`,
  ]);
  assert.deepEqual(text.trimEnd().split(/\n{2,}/), [
    'Packages.',
    'one 1.0.0 (MIT)',
    'Copyright Ann',
    '[paragraph 1 at the end]',
    'two 1.0.0 (MIT)',
    'Copyright Bob',
    '[paragraph 1 at the end]',
    `[paragraph 1]\n${permission}`,
  ]);
});

test('keep a paragraph that only one of them has as it is', () => {
  const own = `${permission}\nOf Ann only.`;
  const text = withSharedParagraphs('Packages.', [`one\n\n${own}`, `two\n\n${permission}`]);
  assert.ok(text.includes(own) && !text.includes('[paragraph'));
});

test.run();
