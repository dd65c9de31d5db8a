/** The typed client of the API. Components take it from a context, so that stories can give them another. */
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { createContext, useContext } from 'react';
import type { components, paths } from './schema.d.ts';

export type Item = components['schemas']['Item'];
export type Purchase = components['schemas']['Purchase'];

export const createApi = (options: ClientOptions = {}): Client<paths> =>
  createClient<paths>({
    baseUrl: window.location.origin,
    // Looked up with each request: whoever replaces it later, such as a tool of a test, is asked too.
    fetch: request => globalThis.fetch(request),
    ...options,
  });

const ApiContext = createContext<Client<paths> | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Client<paths> {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider around the component');
  return api;
}
