import { type Palette, paletteOf, pattern, randomOf } from './pattern.ts';
import { windowContent } from './screens.ts';
import type { Subject } from './subject.ts';
import { escapeMarkup, initials, wrap } from './text.ts';

const font = 'font-family="system-ui,-apple-system,Segoe UI,Noto Sans,sans-serif"';

const svg = (width: number, height: number, title: string, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>${content}</svg>\n`,
  );

/** A gradient from opaque to transparent, so that white text is readable on every pattern. */
const shade = (palette: Palette, direction: string, opacity: number) =>
  `<linearGradient id="s" ${direction}><stop stop-color="${palette.deep}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient>`;

const textLines = (lines: string[], x: number, y: number, size: number) =>
  `<text ${font} font-size="${size}" font-weight="700" fill="#fff">${lines
    .map(
      (line, index) =>
        `<tspan x="${x}" y="${y + Math.round(index * size * 1.2)}">${escapeMarkup(line)}</tspan>`,
    )
    .join('')}</text>`;

/** The name for <title>, truncated to limit the size of the file. */
const titleOf = (name: string) => escapeMarkup(wrap(name, 32, 1, 1).join(''));

export function thumbnail(item: Subject): Buffer {
  const random = randomOf(`item ${item.id}`);
  const palette = paletteOf(item.category, random);
  const lines = wrap(item.name, 140, 14, 2);
  const content =
    shade(palette, 'x1="0" y1="1" x2="0" y2="0"', 0.98) +
    `<path fill="${palette.deep}" d="M0 0h160v160H0z"/>` +
    pattern(random, palette, { width: 160, height: 160, cell: 40 }) +
    '<path fill="url(#s)" d="M0 50h160v110H0z"/><path fill="url(#s)" d="M0 90h160v70H0z"/>' +
    textLines(lines, 10, lines.length > 1 ? 131 : 147, 14);
  return svg(160, 160, titleOf(item.name), content);
}

export function preview(item: Subject): Buffer {
  const random = randomOf(`item ${item.id}`);
  const palette = paletteOf(item.category, random);
  const lines = wrap(item.name, 900, 60, 2);
  const top = lines.length > 1 ? 452 : 524;
  const label = escapeMarkup(wrap(item.category.toUpperCase(), 800, 26, 1).join(''));
  const content =
    shade(palette, 'x1="0" y1="1" x2=".75" y2=".1"', 1) +
    `<path fill="${palette.deep}" d="M0 0h1180v600H0z"/>` +
    pattern(random, palette, { width: 1180, height: 600, cell: 150 }) +
    '<path fill="url(#s)" d="M0 0h1180v600H0z"/><path fill="url(#s)" d="M0 300h1180v300H0z"/>' +
    `<text ${font} font-size="22" font-weight="600" letter-spacing="4" fill="${palette.accent}" ` +
    `x="66" y="${top - 84}">${label}</text>${textLines(lines, 64, top, 60)}` +
    `<path fill="${palette.accent}" d="M66 ${top - 70}h56v4H66z"/>`;
  return svg(1180, 600, titleOf(item.name), content);
}

export function screenshot(item: Subject, number: number): Buffer {
  const palette = paletteOf(item.category, randomOf(`item ${item.id}`));
  const random = randomOf(`screenshot ${item.id} ${number}`);
  const address = escapeMarkup(wrap(item.name, 700, 18, 1).join(''));
  const dots = ['#ff5f57', '#febc2e', '#28c840']
    .map((colour, index) => `<circle cx="${112 + index * 26}" cy="94" r="8" fill="${colour}"/>`)
    .join('');
  const content =
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${palette.base}"/>` +
    `<stop offset="1" stop-color="${palette.deep}"/></linearGradient>` +
    '<path fill="url(#g)" d="M0 0h1280v800H0z"/>' +
    `<circle cx="1180" cy="90" r="300" fill="${palette.accent}" opacity=".35"/>` +
    `<circle cx="90" cy="760" r="260" fill="${palette.soft}" opacity=".3"/>` +
    '<rect x="80" y="72" width="1120" height="680" rx="14" opacity=".22"/>' +
    '<rect x="80" y="64" width="1120" height="676" rx="14" fill="#fff"/>' +
    `<path fill="${palette.paper}" d="M80 124V78a14 14 0 0 1 14-14h1092a14 14 0 0 1 14 14v46z"/>${dots}` +
    '<rect x="230" y="77" width="820" height="34" rx="17" fill="#fff"/>' +
    `<text ${font} font-size="18" fill="#555" text-anchor="middle" x="640" y="100">${address}</text>` +
    windowContent(random, palette, number);
  return svg(1280, 800, titleOf(item.name), content);
}

export function avatar(username: string): Buffer {
  const random = randomOf(`user ${username}`);
  const palette = paletteOf('', random);
  const letters = escapeMarkup(initials(username));
  const turn = Math.round(random() * 360);
  const content =
    `<linearGradient id="g" gradientTransform="rotate(${turn} .5 .5)">` +
    `<stop stop-color="${palette.base}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>` +
    '<path fill="url(#g)" d="M0 0h256v256H0z"/>' +
    `<g transform="rotate(${turn} 128 128)"><circle cx="246" cy="128" r="76" fill="${palette.accent}"/>` +
    `<circle cx="20" cy="96" r="96" fill="${palette.soft}" opacity=".35"/></g>` +
    `<text ${font} font-size="${letters.length > 1 ? 104 : 128}" font-weight="700" fill="#fff" ` +
    `text-anchor="middle" x="128" y="${letters.length > 1 ? 165 : 174}">${letters}</text>`;
  return svg(256, 256, escapeMarkup(username), content);
}

export function cover(username: string): Buffer {
  const random = randomOf(`user ${username}`);
  const palette = paletteOf('', random);
  const content =
    shade(palette, 'x1="0" y1="1" x2="0" y2="0"', 0.7) +
    `<path fill="${palette.deep}" d="M0 0h1600v400H0z"/>` +
    pattern(random, palette, { width: 1600, height: 400, cell: 200 }) +
    '<path fill="url(#s)" d="M0 0h1600v400H0z"/>';
  return svg(1600, 400, escapeMarkup(username), content);
}
