/** The UTM parameters of a link in the console. */
import { parseUrl } from '../../../common/network/parse-url.ts';
import type { Link, LinkUtm } from '../../../generated/types.ts';
import type { UtmName } from './views.ts';

const labels: Readonly<Record<UtmName, readonly [label: string, example: string]>> = {
  source: ['Source', 'newsletter'],
  medium: ['Medium', 'email'],
  campaign: ['Campaign', 'spring-sale'],
  term: ['Term', 'shoes'],
  content: ['Content', 'top-button'],
};

export const utmNames = Object.keys(labels) as readonly UtmName[];

export const utmLabels = labels;

/** The parameters of a link, and those that only its target has. */
export function utmFieldsOf({ utm, url }: Pick<Link, 'utm' | 'url'>): Record<UtmName, string> {
  const query = parseUrl(url)?.searchParams ?? new URLSearchParams();
  const textOf = (name: UtmName) => utm[name] ?? query.get(`utm_${name}`) ?? '';
  return Object.fromEntries(utmNames.map(name => [name, textOf(name)])) as Record<UtmName, string>;
}

/** The parameters that have a value. */
export const givenUtm = (fields: Readonly<Record<UtmName, string>>): LinkUtm =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Parameters as a query, such as `utm_source=newsletter&utm_medium=email`. */
export function utmQuery(utm: LinkUtm): string {
  const query = new URLSearchParams();
  for (const name of utmNames) if (utm[name] !== undefined) query.set(`utm_${name}`, utm[name]);
  return String(query);
}

/** The parameters in such a query. */
export const utmInQuery = (query: string): Record<UtmName, string> => {
  const given = new URLSearchParams(query);
  return Object.fromEntries(utmNames.map(name => [name, given.get(`utm_${name}`) ?? ''])) as Record<
    UtmName,
    string
  >;
};
