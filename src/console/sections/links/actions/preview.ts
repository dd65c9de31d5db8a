/** What a link would be with the values of its form: whether its slug is free, its short URL and where visitors go. */
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { parseUrl } from '../../../../common/network/parse-url.ts';
import { qrSvg } from '../../../../common/qr-code.ts';
import type { LinkRecord, SlugAvailability } from '../../../../generated/types.ts';
import { checkSlug } from '../../../../links/links.ts';
import { withUtm } from '../../../../links/target.ts';
import { callOf } from '../../../actions/call.ts';
import { linkForm } from '../link-form.ts';
import { givenUtm, utmNames } from '../utm.ts';
import type { LinkForm, LinkPreview, UtmName } from '../views.ts';
import type { LinkVisit } from './visit.ts';

/** As the operation that creates a link words them, and no more: who has a slug, or gave it up, stays unknown. */
export const refusals: Readonly<Record<NonNullable<SlugAvailability['reason']>, string>> = {
  taken: 'The slug is already taken. Choose another one.',
  reserved: 'The slug is reserved. Choose another one.',
  invalid: 'The slug must be at most 190 letters, digits, emoji or - _ . ~, and must not start with a dot.',
  confusable: 'The slug must not mix scripts or consist only of letters that look like Latin ones.',
  quarantined: 'The slug was given up recently. Choose another one.',
};

interface Given {
  readonly url: string;
  readonly slug: string;
  readonly domain: string;
  readonly utm: Readonly<Record<UtmName, string>>;
  readonly forwardPath: boolean;
}

const givenIn = ({ texts, slug }: LinkForm): Given => ({
  url: texts.url ?? '',
  slug,
  domain: texts.domain ?? '',
  utm: Object.fromEntries(utmNames.map(name => [name, texts[`utm_${name}`] ?? ''])) as Given['utm'],
  forwardPath: texts.forward_path === 'on',
});

/** `record`: the link that the form changes, or `null`. */
export async function previewOf(
  visit: LinkVisit,
  workspaceId: string,
  form: LinkForm,
  record: Readonly<LinkRecord> | null,
): Promise<LinkPreview> {
  const given = givenIn(form);
  const checked = given.slug === '' ? null : await slugOf(visit, workspaceId, given, record);
  const slug = checked?.isFree ? checked.slug : given.slug === '' ? (record?.slug ?? null) : null;
  const shortUrl = slug === null ? null : visit.service.shortUrl(storedDomain(visit, given.domain), slug);
  return {
    slug: checked,
    shortUrl,
    qr: shortUrl === null ? null : qrOf(shortUrl),
    target: given.url === '' ? null : targetOf(visit, given),
  };
}

const storedDomain = ({ service }: LinkVisit, domain: string): string =>
  domain === service.defaultDomain ? '' : domain;

async function slugOf(
  visit: LinkVisit,
  workspaceId: string,
  { slug, domain }: Given,
  record: Readonly<LinkRecord> | null,
): Promise<{ isFree: boolean; sentence: string; slug: string }> {
  const found = visit.service.slugOf(slug);
  const place = storedDomain(visit, domain);
  if (record !== null && typeof found !== 'string') {
    const isAt = (one: { readonly domain: string; readonly slug_key: string }) =>
      one.domain === place && one.slug_key === found.key;
    if (isAt(record)) return { isFree: true, sentence: 'This is the slug of the link.', slug: found.slug };
    if (record.aliases?.some(isAt))
      return {
        isFree: true,
        sentence: 'This is an alias of the link. It becomes its slug.',
        slug: found.slug,
      };
  }
  // A host may have stored it itself.
  if (record !== null && slug === record.slug && place === record.domain)
    return { isFree: true, sentence: 'This is the slug of the link.', slug };
  try {
    const input = domain === '' ? { slug } : { slug, domain };
    const { result } = await checkSlug(callOf(visit, workspaceId, input));
    return result.reason === null
      ? { isFree: true, sentence: 'The slug is free.', slug: result.slug }
      : { isFree: false, sentence: refusals[result.reason], slug };
  } catch (error) {
    const [sentence = ''] = Object.values(linkForm.errors(error));
    return { isFree: false, sentence, slug };
  }
}

/** `null` if the service does not know its public URL, or the slug is too long for a QR code. */
export function qrOf(url: string): string | null {
  try {
    return parseUrl(url) === null ? null : qrSvg(url);
  } catch (error) {
    if (error instanceof MarketplaceError) return null;
    throw error;
  }
}

function targetOf({ service }: LinkVisit, { url, utm, forwardPath }: Given): LinkPreview['target'] {
  try {
    service.check(url, forwardPath);
    return { isValid: true, text: withUtm(url, givenUtm(utm)) };
  } catch (error) {
    return { isValid: false, text: `The target ${(error as Error).message}.` };
  }
}
