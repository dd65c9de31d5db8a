/** A group of a host, and an app that serves it. */
import Koa from 'koa';
import { createRouter, defineGroup, type Group, type MarketplaceOptions } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, serveApp } from '../helper.ts';

export const bearer = { authorization: `Bearer ${secrets.studio}` };
export const reply = {
  schema: { type: 'object' },
  description: 'What was asked.',
  revalidate: false,
  envelope: (data: object) => ({ status: 'success', data }),
} as const;
export const common = { summary: 'Ask', description: 'Asks.', reply, errors: [] } as const;
// Scopes of an existing key, so that no other key is needed.
export const scope = 'marketplace:read';

export const group = (operations: Group['operations'], more: Partial<Group> = {}): Group => ({
  ...defineGroup({
    name: 'marketplace',
    description: 'Asked.',
    needs: [],
    scopes: { [scope]: 'Ask' },
    operations: [],
  }),
  operations,
  ...more,
});

/** Serves a group and the keys, over the fixtures. */
export async function serve(
  cleanup: Cleanup,
  own: Group,
  options: Partial<MarketplaceOptions> = {},
): Promise<{ url: string; failures: unknown[] }> {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const failures: unknown[] = [];
  const router = createRouter({
    repository,
    groups: [own, 'keys'],
    onError: error => failures.push(error),
    ...options,
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return { url, failures };
}
