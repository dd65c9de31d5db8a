/** The colours of badges. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { badgeKinds } from '../../src/console/pages/badge.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Badges of the console');
const source = new URL('../../src/console/', import.meta.url);
const sheet = await readFile(new URL('assets/console.css', source), 'utf8');

/** The declarations of a block. */
const declarationsIn = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** The rules of the style sheet whose selectors contain this one. */
const rulesOf = (selector: string) =>
  [...sheet.matchAll(/^([.:][^{}@]*?)\s*\{([^{}]*)\}/gm)]
    .filter(([, selectors = '']) => selectors.split(/,\s*/).includes(selector))
    .map(([, , block = '']) => declarationsIn(block));

/** The values of the variables, in the light and in the dark theme. */
const [light, dark] = [...sheet.matchAll(/:root \{([^{}]*)\}/g)].map(([, block = '']) =>
  declarationsIn(block),
);

/** The relative luminance of a colour (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const digits = /^#([\da-f]{6})$/.exec(colour)?.[1];
  assert.ok(digits, `${colour} has six digits`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

for (const kind of badgeKinds)
  test(`of the kind ${kind} have colours of their own, with enough contrast in both themes`, async () => {
    const [rule] = rulesOf(`.${kind}`).filter(found => found.has('background'));
    assert.ok(rule, `the style sheet has a rule for .${kind}`);
    for (const [theme, values] of Object.entries({ light, dark })) {
      const [text = '', background = ''] = ['color', 'background'].map(
        name => values?.get(/^var\((--[\w-]+)\)$/.exec(rule.get(name) ?? '')?.[1] ?? '') ?? '',
      );
      assert.ok(contrastOf(text, background) >= 4.5, `${theme}: ${text} on ${background}`);
    }
  });

test('are written at one place, which names their kinds', async () => {
  const files = (await readdir(source, { recursive: true })).filter(name => name.endsWith('.ts'));
  const writing = await Promise.all(
    files.map(async name =>
      /class="badge[ "]/.test(await readFile(new URL(name, source), 'utf8')) ? [name] : [],
    ),
  );
  assert.deepEqual(writing.flat(), ['pages/badge.ts']);
});

test.run();
