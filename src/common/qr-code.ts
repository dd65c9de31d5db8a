/** QR codes, as SVG and PNG. */
import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';
import { MarketplaceError } from './errors/errors.ts';

const levels = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

export interface QrLook {
  readonly size: number;
  readonly margin: number;
  readonly level: keyof typeof levels;
  readonly dark: string;
  readonly light: string;
}

const plainLook: QrLook = { size: 512, margin: 4, level: 'M', dark: '#000000', light: '#ffffff' };

/** The modules of a code with its margin, row by row: `true` is dark; missing modules at the end are light. */
function modulesOf(text: string, { level, margin }: QrLook): boolean[][] {
  const rows = encode(text, level);
  const edge = Array.from({ length: margin }, () => false);
  const empty = edge.map((): boolean[] => []);
  return [...empty, ...rows.map(row => [...edge, ...row, ...edge]), ...empty];
}

function encode(text: string, level: QrLook['level']): boolean[][] {
  try {
    const framed = encodeQR(text, 'raw', { ecc: levels[level], border: 1 });
    return framed.slice(1, -1).map(row => row.slice(1, -1));
  } catch (cause) {
    // Long texts do not fit into a code with a high level.
    throw new MarketplaceError('invalid_request', 'level is too high for a text of this length', {
      cause,
    });
  }
}

/** Renders a code as SVG. */
export function qrSvg(text: string, look: QrLook = plainLook): string {
  const rows = modulesOf(text, look);
  const path = rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  const { size, dark, light } = look;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path fill="${light}" d="M0 0h${rows.length}v${rows.length}H0z"/><path fill="${dark}" d="${path}"/></svg>`;
}

/** Groups adjacent dark modules of a row: position and number. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

/** Renders a code as PNG (ISO/IEC 15948) with two colours and whole pixels per module, as many as fit. */
export function qrPng(text: string, look: QrLook = plainLook): Buffer {
  const modules = modulesOf(text, look);
  const { size, dark, light } = look;
  const scale = Math.floor(size / modules.length);
  if (scale === 0) throw new MarketplaceError('invalid_request', 'size is too small for this text');
  const start = Math.floor((size - scale * modules.length) / 2);
  const bytes = Math.ceil(size / 8);
  const pixels = Buffer.alloc(size * (bytes + 1));
  for (let y = 0; y < size; y += 1) {
    const row = modules[Math.floor((y - start) / scale)];
    for (let x = 0; row !== undefined && x < size; x += 1)
      if (row[Math.floor((x - start) / scale)] === true) {
        const place = y * (bytes + 1) + 1 + (x >> 3);
        pixels[place] = (pixels[place] ?? 0) | (0x80 >> (x & 7));
      }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit per pixel, a colour palette, no interlacing.
  header.set([1, 3, 0, 0, 0], 8);
  const palette = Buffer.from(`${light.slice(1)}${dark.slice(1)}`, 'hex');
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Renders a code in one of the formats. */
export function qrImage(
  text: string,
  format: 'svg' | 'png',
  wanted: Partial<QrLook> = {},
): { readonly type: string; readonly body: string | Buffer } {
  const look = { ...plainLook, ...wanted };
  return format === 'png'
    ? { type: 'image/png', body: qrPng(text, look) }
    : { type: 'image/svg+xml', body: qrSvg(text, look) };
}
