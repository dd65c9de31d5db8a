import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { parseUrl } from '../common/network/parse-url.ts';
import { qrImage } from '../common/qr-code.ts';
import type { QrRequest } from '../generated/types.ts';
import type { Media, Outcome } from '../group/operation.ts';
import { linkErrors } from './errors.ts';
import { linkOf } from './links.ts';
import type { LinkCall } from './rules.ts';

export async function getQrCode(call: LinkCall<QrRequest>): Promise<Outcome<Media>> {
  const { format = 'svg', dark, light, ...wanted } = call.input;
  const colours = coloursOf(dark, light);
  const { domain, slug } = await linkOf(call);
  const text = call.service.shortUrl(domain, slug);
  if (parseUrl(text) === null) throw new MarketplaceError(linkErrors.address_unknown);
  return { result: qrImage(text, format, { ...wanted, ...colours }) };
}

/** Scanners tell modules from the background by their brightness. The same bound as for graphics in WCAG 2.2, 1.4.11. */
const leastContrast = 3;

/** Both colours, as `#rrggbb` in lowercase. @throws MarketplaceError if scanners could not tell them apart */
function coloursOf(dark = '#000000', light = '#ffffff') {
  const colours = { dark: hexOf(dark), light: hexOf(light) };
  const [dim = 0, bright = 0] = [luminance(colours.dark), luminance(colours.light)].sort((a, b) => a - b);
  if ((bright + 0.05) / (dim + 0.05) >= leastContrast) return colours;
  throw invalidParameters({
    pointer: '/dark',
    reason: `has too little contrast with light: scanners need ${leastContrast} to 1`,
  });
}

function hexOf(colour: string): string {
  const digits = colour.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** The relative luminance of a colour (WCAG 2.2): from 0, black, to 1, white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
