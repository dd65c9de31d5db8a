/** The OpenAPI document of a router, which the console shows too. */

import type { ServedOptions } from '../group/served.ts';
import { isLimited, limitsGuesses } from '../limits/options.ts';
import { storesEvents } from '../repository/index.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiDocument } from './types.ts';

type Service = Pick<
  ServedOptions,
  'served' | 'links' | 'now' | 'rateLimits' | 'repository' | 'parameterKeyOnV1'
>;

/**
 * What the document depends on, besides the server and the groups: documents of a router with the same name are equal.
 */
export const documentName = (service: Service): string =>
  JSON.stringify([examplesOf(service), isLimited(service.rateLimits), limitsGuesses(service.rateLimits)]);

export const servedDocument = (service: Service, server: string): OpenApiDocument =>
  openApiDocument(service.served, {
    server: server || '/',
    examples: examplesOf(service),
    limited: isLimited(service.rateLimits),
    guessesLimited: limitsGuesses(service.rateLimits),
    refusesDeliveries: storesEvents(service.repository),
    parameterKeyOnV1: service.parameterKeyOnV1,
  });

/** Examples that are valid only in this service or only for some time. */
const examplesOf = ({ links, now }: Service) => ({
  LinkDomain: links.domains.slice(0, 1),
  // Analytics cover a limited time until today.
  LinkDayName: [new Date(now()).toISOString().slice(0, 10)],
});
