/** A pseudo-random generator of numbers in [0, 1). The same seed gives the same numbers. */
export type Random = () => number;

/** FNV-1a of the seed feeds mulberry32: small, and the same on all machines. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Palette {
  deep: string;
  base: string;
  soft: string;
  accent: string;
  paper: string;
}

/** Hue of the surfaces and hue of the accent. */
const hues = new Map([
  ['Scripts', [222, 168]],
  ['Themes', [266, 334]],
  ['Graphics', [14, 42]],
  ['Audio', [186, 48]],
  ['Video', [338, 24]],
]);

export function paletteOf(category: string, random: Random): Palette {
  const known = hues.get(category);
  const surface = known?.[0] ?? Math.floor(random() * 360);
  const hue = Math.round(surface + random() * 28 - 14 + 360) % 360;
  const accent = Math.round((known?.[1] ?? surface + 140) + random() * 16 - 8) % 360;
  return {
    deep: `hsl(${hue},56%,19%)`,
    base: `hsl(${hue},58%,38%)`,
    soft: `hsl(${hue},62%,68%)`,
    accent: `hsl(${accent},86%,63%)`,
    paper: `hsl(${hue},44%,96%)`,
  };
}

interface Area {
  width: number;
  height: number;
  cell: number;
}

/** About every fourth cell stays empty, to keep the picture calm. */
function tiles(random: Random, palette: Palette, { width, height, cell: s }: Area, round: boolean): string {
  const colours = [palette.base, palette.soft, palette.accent];
  const paths = colours.map(() => '');
  const turn = (dx: number, dy: number) =>
    round ? `a${s} ${s} 0 0 1 ${dx * s} ${dy * s}z` : `l${dx * s} ${dy * s}z`;
  const corners = [
    { x: 0, y: 0, shape: `h${s}${turn(-1, 1)}` },
    { x: s, y: 0, shape: `v${s}${turn(-1, -1)}` },
    { x: s, y: s, shape: `h-${s}${turn(1, -1)}` },
    { x: 0, y: s, shape: `v-${s}${turn(1, 1)}` },
  ];
  for (let y = 0; y < height; y += s)
    for (let x = 0; x < width; x += s) {
      const draw = random();
      const corner = corners[Math.floor(random() * corners.length)];
      if (draw > 0.78 || !corner) continue;
      const colour = draw < 0.4 ? 0 : draw < 0.62 ? 1 : 2;
      paths[colour] += `M${x + corner.x} ${y + corner.y}${corner.shape}`;
    }
  return paths.map((path, index) => `<path fill="${colours[index]}" d="${path}"/>`).join('');
}

function rings(random: Random, palette: Palette, { width, height, cell }: Area): string {
  const x = Math.round(width * (0.62 + random() * 0.26));
  const y = Math.round(height * (0.2 + random() * 0.5));
  const gap = Math.round(cell * (0.42 + random() * 0.16));
  const colours = [palette.accent, palette.soft, palette.base];
  const first = Math.floor(random() * colours.length);
  return Array.from({ length: 7 }, (_, index) => {
    const radius = gap * (index + 0.5);
    const colour = colours[(index + first) % colours.length];
    const line = Math.round(gap * (0.2 + random() * 0.5));
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${line}"/>`;
  }).join('');
}

function waves(random: Random, palette: Palette, { width, height, cell }: Area): string {
  const colours = [palette.soft, palette.accent, palette.base, palette.soft, palette.base];
  return colours
    .map((colour, index) => {
      const top = Math.round(height * (0.12 + index * 0.18));
      const half = Math.round(cell * (0.9 + random() * 0.8));
      const lift = Math.round(cell * (0.35 + random() * 0.5));
      const start = -Math.round(random() * half * 2);
      const turns = Math.ceil((width - start) / half);
      const crests = `q${half / 2}-${lift} ${half} 0${`t${half} 0`.repeat(turns)}`;
      const opacity = index === 3 ? ' opacity=".55"' : '';
      return `<path fill="${colour}"${opacity} d="M${start} ${top}${crests}V${height}H${start}z"/>`;
    })
    .join('');
}

/** One of four geometric patterns over the whole area. */
export function pattern(random: Random, palette: Palette, area: Area): string {
  const draw = random();
  if (draw < 0.34) return tiles(random, palette, area, true);
  if (draw < 0.56) return tiles(random, palette, area, false);
  return draw < 0.78 ? rings(random, palette, area) : waves(random, palette, area);
}
