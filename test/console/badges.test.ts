/** The colours and icons of badges. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { loadAssets } from '../../src/console/assets.ts';
import { iconNames } from '../../src/console/icons.ts';
import { badgeIcons } from '../../src/console/pages/badge.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Badges of the console');
const source = new URL('../../src/console/', import.meta.url);
const sheetOf = (name: string) => readFile(new URL(`assets/styles/${name}.css`, source), 'utf8');
const [tokens, controls] = await Promise.all([sheetOf('tokens'), sheetOf('controls')]);

/** The value of a variable, in the light and in the dark theme. */
function valuesOf(name: string): readonly string[] {
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return valuesOf(other);
  return (
    /^light-dark\((#\w+), (#\w+)\)$/
      .exec(value)
      ?.slice(1)
      .map(colour => (colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour)) ?? []
  );
}

/** The variable that gives a class its colour. */
const colourOf = (kind: string) =>
  [...controls.matchAll(/^([.][^{}@]*?)\s*\{\s*color: var\((--[\w-]+)\);\s*\}/gm)].find(
    ([, selectors = '']) => selectors.split(/,\s*/).includes(`.${kind}`),
  )?.[2] ?? '';

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

for (const kind of Object.keys(badgeIcons))
  test(`of the kind ${kind} have a colour with enough contrast in both themes, also where the mouse is`, async () => {
    for (const background of ['--bg', '--hover', '--sunken'])
      for (const [index, ground] of valuesOf(background).entries()) {
        const text = valuesOf(colourOf(kind))[index] ?? '';
        assert.ok(contrastOf(text, ground) >= 4.5, `${kind}: ${text} on ${ground}`);
      }
  });

test('have an icon that the style sheet has, like all icons', async () => {
  const sprite = await readFile(new URL('assets/icons.svg', source), 'utf8');
  const symbols = [...sprite.matchAll(/<view id="([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(symbols, [...iconNames]);
  const sheet = String(loadAssets('#3b4cca').contents['console.css']);
  for (const name of iconNames) assert.ok(sheet.includes(`.i-${name}`), name);
  for (const kind of Object.keys(badgeIcons)) assert.ok(sheet.includes(`.badge.${kind}{--icon`), kind);
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
