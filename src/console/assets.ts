/** The style sheets, scripts and the font, with the host's colour, and the version in their URLs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type AssetName, assetNames } from './asset-names.ts';
import { iconNames } from './icons.ts';
import { badgeIcons } from './pages/badge.ts';
import type { ConsoleService } from './visit.ts';

/** The parts of console.css, one file per subject. */
const styles = (): string[] => [
  readFileSync(new URL('./assets/styles/tokens.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/base.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/frame.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/page.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/controls.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/list.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/search.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/detail.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/code.css', import.meta.url), 'utf8'),
];

/** The parts of records.css, which the reference does not need. */
const recordStyles = (): string[] => [
  readFileSync(new URL('./assets/styles/changes.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/charts.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/chat.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/panes.css', import.meta.url), 'utf8'),
  readFileSync(new URL('./assets/styles/editor.css', import.meta.url), 'utf8'),
];

/** Each is read by an expression of its own, which the build replaces by the text (scripts/build/inline-files.js). */
const files: Readonly<Record<AssetName, () => string | Buffer>> = {
  'console.css': () => styles().join('\n'),
  'records.css': () => recordStyles().join('\n'),
  'console.js': () => readFileSync(new URL('./assets/console.js', import.meta.url), 'utf8'),
  'palette.js': () => readFileSync(new URL('./assets/palette.js', import.meta.url), 'utf8'),
  'element.js': () => readFileSync(new URL('./assets/element.js', import.meta.url), 'utf8'),
  'recent.js': () => readFileSync(new URL('./assets/recent.js', import.meta.url), 'utf8'),
  'keys.js': () => readFileSync(new URL('./assets/keys.js', import.meta.url), 'utf8'),
  'charts.js': () => readFileSync(new URL('./assets/charts.js', import.meta.url), 'utf8'),
  'find.js': () => readFileSync(new URL('./assets/find.js', import.meta.url), 'utf8'),
  'panes.js': () => readFileSync(new URL('./assets/panes.js', import.meta.url), 'utf8'),
  'editor.js': () => readFileSync(new URL('./assets/editor.js', import.meta.url), 'utf8'),
  'complete.js': () => readFileSync(new URL('./assets/complete.js', import.meta.url), 'utf8'),
  'sheet.js': () => readFileSync(new URL('./assets/sheet.js', import.meta.url), 'utf8'),
  'reference.css': () => readFileSync(new URL('./assets/reference.css', import.meta.url), 'utf8'),
  'reference.js': () => readFileSync(new URL('./assets/reference.js', import.meta.url), 'utf8'),
  'json.js': () => readFileSync(new URL('./assets/json.js', import.meta.url), 'utf8'),
  'code.js': () => readFileSync(new URL('./assets/code.js', import.meta.url), 'utf8'),
  'request.js': () => readFileSync(new URL('./assets/request.js', import.meta.url), 'utf8'),
  'languages.js': () => readFileSync(new URL('./assets/languages.js', import.meta.url), 'utf8'),
  'icons.svg': () => readFileSync(new URL('./assets/icons.svg', import.meta.url), 'utf8'),
  'inter.woff2': () =>
    Buffer.from(readFileSync(new URL('./assets/inter.woff2', import.meta.url), 'base64'), 'base64'),
};

/** What was loaded, by the colour: a process that opens several consoles, such as a test run, reads the files once. */
const loaded = new Map<string, ConsoleService['assets']>();

export function loadAssets(accent: string): ConsoleService['assets'] {
  const assets = loaded.get(accent) ?? readAssets(accent);
  loaded.set(accent, assets);
  return assets;
}

function readAssets(accent: string): ConsoleService['assets'] {
  const contentOf = (name: AssetName) => {
    const content = files[name]();
    if (typeof content !== 'string' || name === 'icons.svg') return content;
    const text = withoutComments(content);
    return name === 'console.css'
      ? `${colours(accent)}${withoutSpace(text)}${iconRules()}`
      : withoutIndent(text, name);
  };
  const contents = Object.fromEntries(assetNames.map(name => [name, contentOf(name)])) as Record<
    AssetName,
    string | Buffer
  >;
  const hash = createHash('sha256');
  for (const content of Object.values(contents)) hash.update(content);
  return { contents, version: hash.digest('base64url').slice(0, 12) };
}

/** A class for each icon, which shows its part of icons.svg. */
const iconRules = (): string =>
  iconNames
    .map(name => {
      const badges = Object.entries(badgeIcons).flatMap(([kind, own]) =>
        own === name ? [`.badge.${kind}`] : [],
      );
      return `${[`.i-${name}`, ...badges].join()}{--icon:url(icons.svg#${name})}`;
    })
    .join('');

/** Templates of several lines would lose a part of their texts; the programs in languages.js have some. */
const withoutIndent = (text: string, name: AssetName): string =>
  name === 'languages.js' ? text : text.replace(/\n\s+/g, '\n');

/** Leaves out the space of a style sheet that only people need. */
const withoutSpace = (text: string): string =>
  text
    .replace(/\n\s*/g, ' ')
    .replace(/(^|[{};,]) /g, '$1')
    .replace(/ \{/g, '{')
    .replace(/(\{|;)([\w-]+): /g, '$1$2:')
    .replace(/;\}/g, '}')
    .replace(/\b0\.(?=\d)/g, '.');

/** Leaves out the lines of comments, which are a seventh of what a browser would load. */
function withoutComments(text: string): string {
  let isInside = false;
  const isCode = (line: string) => {
    const begins = !isInside && line.trimStart().startsWith('/*');
    const isComment = isInside || begins || line.trimStart().startsWith('//');
    if (isInside || begins) isInside = !line.trimEnd().endsWith('*/');
    return !isComment;
  };
  return text.split('\n').filter(isCode).join('\n');
}

/**
 * The accent colours for light and dark pages, and the text colour on each. Each pair has a contrast of at least 4.5 :
 * 1 (WCAG).
 */
function colours(accent: string): string {
  const light = until(accent, '#000000', colour => contrast(colour, '#ffffff') >= 4.5);
  const dark = until(accent, '#ffffff', colour => contrast(colour, '#1a1d24') >= 4.5);
  const onDark = contrast(dark, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
  return `:root{--accent-light:${light};--on-accent-light:#ffffff;--accent-dark:${dark};--on-accent-dark:${onDark};}`;
}

function until(colour: string, towards: string, good: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, towards, share);
    if (good(mixed)) return mixed;
  }
  return towards;
}

const channels = (colour: string) =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16));

function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
