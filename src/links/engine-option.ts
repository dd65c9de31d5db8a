import type { EngineOption } from '../group/engine.ts';
import { defaultPrefix, linkRules } from './rules.ts';
import type { Links } from './types.ts';

export interface LinksOption {
  /**
   * The short-link engine, from `createLinks`. @default none: the API manages links, but this process does not redirect
   */
  readonly links?: Links;
}

export const linksOption: EngineOption<Links> = {
  check: value =>
    typeof (value as Partial<Links> | null)?.shortUrl === 'function' ? null : 'must come from createLinks',
  standIn: urls => linkRules(urls.length === 0 ? {} : { url: urls.map(url => `${url}${defaultPrefix}`) }),
  addresses: links => ['', ...links.domains].map(domain => links.shortUrl(domain, '')),
  examples: ({ domains }, now) => ({
    LinkDomain: domains.slice(0, 1),
    // Analytics cover a limited time until today.
    LinkDayName: [new Date(now).toISOString().slice(0, 10)],
  }),
};
