/** What the pages read and send. */
import {
  keepPreviousData,
  QueryClient,
  type QueryClientConfig,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { ApiError, dataOf } from './api-error.ts';
import { type Item, type Purchase, useApi } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** A reader waits for two more tries; a form says at once what went wrong. Too many requests need more time than that. */
const shouldRetry = (failures: number, error: ApiError) =>
  error instanceof ApiError && error.isTemporary && error.status !== 429 && failures < 2;

export const createQueryClient = ({ queries }: NonNullable<QueryClientConfig['defaultOptions']> = {}) =>
  new QueryClient({
    defaultOptions: {
      // `online`, the default, would wait silently while the browser is offline.
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: count => 500 * 2 ** count,
        staleTime: 30_000,
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The items whose text contains `search`. A workspace without items is a 404, and an empty list here. */
export function useItems(search: string) {
  const api = useApi();
  return useQuery<Item[]>({
    queryKey: ['items', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = search === '' ? {} : { q: search };
      const listed = dataOf(api.GET('/api/items/all', { params: { query }, signal }));
      const { items } = await listed.catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'no_items_found') return { items: [] };
        throw error;
      });
      return items;
    },
  });
}

export function useItem(id: number) {
  const api = useApi();
  return useQuery<Item>({
    queryKey: ['item', id],
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/api/items/item', { params: { query: { item_id: id } }, signal }))).item,
  });
}

export function useValidation() {
  const api = useApi();
  return useMutation<Purchase, ApiError, string>({
    mutationFn: async code =>
      (await dataOf(api.POST('/api/purchases/validation', { body: { purchase_code: code } }))).data.purchase,
  });
}
