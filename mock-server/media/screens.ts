import type { Palette, Random } from './pattern.ts';

const box = (x: number, y: number, width: number, height: number, radius = 0) => {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  if (r === 0) return `M${x} ${y}h${w}v${h}h-${w}z`;
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h-${w}${arc(-r, -r)}v-${h}${arc(r, -r)}z`;
};

const fill = (colour: string, ...shapes: string[]) => `<path fill="${colour}" d="${shapes.join('')}"/>`;

/** Bars that represent words: rows of different lengths, with a short last one. */
const prose = (random: Random, x: number, y: number, width: number, rows: number, gap = 24) =>
  Array.from({ length: rows }, (_, row) => {
    const share = row === rows - 1 ? 0.4 + random() * 0.2 : 0.82 + random() * 0.18;
    return box(x, y + row * gap, Math.round(width * share), 10);
  }).join('');

const grey = '#d9dce3';

/** A side bar, three figures and a chart. */
function dashboard(random: Random, palette: Palette): string {
  const points = Array.from({ length: 9 }, (_, index) => [
    380 + index * 92,
    640 - Math.round(random() * 170),
  ]);
  const line = points.map(point => point.join(' ')).join('L');
  const figures = [348, 624, 900];
  return (
    `<path fill="${palette.deep}" d="M80 124h220v616H94a14 14 0 0 1-14-14z"/>` +
    fill(palette.soft, box(112, 160, 120, 16)) +
    fill(palette.base, ...[0, 1, 2, 3, 4].map(row => box(112, 224 + row * 46, 110 + (row % 3) * 20, 12))) +
    fill(palette.paper, ...figures.map(x => box(x, 160, 252, 124, 10)), box(348, 316, 804, 388, 10)) +
    fill(grey, ...figures.map(x => box(x + 24, 188, 96, 10)), box(376, 344, 160, 14)) +
    fill(palette.base, ...figures.map(x => box(x + 24, 222, 90 + Math.round(random() * 80), 30))) +
    `<path fill="${palette.soft}" opacity=".45" d="M380 680L${line}V680z"/>` +
    `<path fill="none" stroke="${palette.accent}" stroke-width="6" stroke-linejoin="round" d="M${line}"/>`
  );
}

/** A hero with a button, and three cards below. */
function landing(random: Random, palette: Palette): string {
  const cards = [128, 476, 824];
  return (
    fill(palette.deep, 'M80 124h1120v300H80z') +
    `<circle cx="1000" cy="274" r="112" fill="${palette.accent}"/>` +
    `<path fill="${palette.soft}" d="M860 424a150 150 0 0 1 300 0z"/>` +
    fill('#fff', box(128, 196, 420, 32), box(128, 244, 320, 32)) +
    fill(palette.soft, prose(random, 128, 300, 380, 2)) +
    fill(palette.accent, box(128, 356, 148, 40, 20)) +
    fill(palette.paper, ...cards.map(x => box(x, 464, 328, 236, 10))) +
    fill(palette.base, ...cards.map(x => box(x + 28, 492, 48, 48, 12))) +
    fill(grey, ...cards.map(x => prose(random, x + 28, 572, 270, 4)))
  );
}

/** A wall of pictures, each with a horizon and a sun. */
function gallery(random: Random, palette: Palette): string {
  const skies = [palette.soft, palette.paper, palette.accent];
  const cells = [0, 1, 2, 3, 4, 5].map(cell => ({
    x: 128 + (cell % 3) * 348,
    y: 210 + Math.floor(cell / 3) * 260,
  }));
  const hills = cells.map(({ x, y }) => {
    const height = 50 + Math.round(random() * 90);
    return `M${x} ${y + 228}v-${height}q90-${Math.round(random() * 90)} 164 0t164 ${height - 30}v30z`;
  });
  const suns = cells.map(({ x, y }) => {
    const r = 16 + Math.round(random() * 16);
    return `M${x + 60 + Math.round(random() * 180)} ${y + 40}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0-${2 * r}z`;
  });
  const offset = Math.floor(random() * 3);
  return (
    fill(grey, box(128, 154, 220, 18), box(880, 158, 80, 12), box(984, 158, 80, 12), box(1088, 158, 64, 12)) +
    skies
      .map((sky, index) =>
        fill(
          sky,
          ...cells.filter((_, cell) => (cell + offset) % 3 === index).map(({ x, y }) => box(x, y, 328, 228)),
        ),
      )
      .join('') +
    fill('#fff', ...suns) +
    fill(palette.base, ...hills)
  );
}

/** A column of text with a picture, and a list beside it. */
function article(random: Random, palette: Palette): string {
  const rows = [0, 1, 2, 3, 4];
  return (
    fill(palette.base, box(128, 164, 520, 28)) +
    fill(grey, box(128, 212, 180, 10), prose(random, 128, 540, 640, 7)) +
    fill(palette.soft, box(128, 250, 660, 250, 10)) +
    `<path fill="${palette.base}" d="M150 500l170-170 120 110 90-80 140 140z"/>` +
    `<circle cx="690" cy="316" r="30" fill="${palette.accent}"/>` +
    fill(palette.paper, box(852, 164, 300, 540, 10)) +
    fill(palette.accent, ...rows.map(row => box(876, 196 + row * 100, 60, 60, 10))) +
    fill(grey, ...rows.map(row => prose(random, 956, 206 + row * 100, 168, 2)))
  );
}

const layouts = [dashboard, landing, gallery, article];

/** The content of the stylised browser window; the layouts alternate. */
export function windowContent(random: Random, palette: Palette, number: number): string {
  const layout = layouts[(number - 1) % layouts.length] ?? article;
  return layout(random, palette);
}
