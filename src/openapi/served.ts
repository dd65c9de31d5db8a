/** The OpenAPI document of a router, which the console shows too. */

import type { ServedOptions } from '../group/served.ts';
import { isLimited, limitsGuesses } from '../limits/options.ts';
import { storesEvents } from '../repository/index.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiDocument } from './types.ts';

type Service = Pick<ServedOptions, 'served' | 'examples' | 'rateLimits' | 'repository' | 'parameterKeyOnV1'>;

/**
 * What the document depends on, besides the server and the groups: documents of a router with the same name are equal.
 */
export const documentName = (service: Service): string =>
  JSON.stringify([service.examples(), isLimited(service.rateLimits), limitsGuesses(service.rateLimits)]);

export const servedDocument = (service: Service, server: string): OpenApiDocument =>
  openApiDocument(service.served, {
    server: server || '/',
    examples: service.examples(),
    limited: isLimited(service.rateLimits),
    guessesLimited: limitsGuesses(service.rateLimits),
    refusesDeliveries: storesEvents(service.repository),
    parameterKeyOnV1: service.parameterKeyOnV1,
  });
