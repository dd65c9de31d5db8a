/** The document that this service serves, and shows in its console. */

import type { ResolvedOptions } from '../group/resolved.ts';
import { isLimited, limitsGuesses } from '../limits/options.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiDocument } from './types.ts';

type Service = Pick<ResolvedOptions, 'served' | 'links' | 'now' | 'rateLimits'>;

/** What it follows from, beside the server and the groups: a router's documents of the same name are the same. */
export const documentName = (service: Service): string =>
  JSON.stringify([examplesOf(service), isLimited(service.rateLimits), limitsGuesses(service.rateLimits)]);

export const servedDocument = (service: Service, server: string): OpenApiDocument =>
  openApiDocument(service.served, {
    server: server || '/',
    examples: examplesOf(service),
    limited: isLimited(service.rateLimits),
    guessesLimited: limitsGuesses(service.rateLimits),
  });

/** Examples that are taken only by the service that shows them, or only for a time. */
const examplesOf = ({ links, now }: Service) => ({
  LinkDomain: links.domains.slice(0, 1),
  // Analytics reach back from today, and not for ever.
  LinkDayName: [new Date(now()).toISOString().slice(0, 10)],
});
