/** The console of a service that offers destinations, and somebody who has logged in. */
import Koa from 'koa';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { Destination } from '../../src/destination-drivers.ts';
import { createMarketplace, type MarketplaceSettings } from '../../src/index.ts';
import { ingrid, mateus, Person } from '../console/client.ts';
import { filledIn, formOn } from '../console/filled.ts';
import { type Cleanup, fixtures, serveApp } from '../helper.ts';

export const home = '/workspaces/ws_studio';
const list = `${home}/webhooks`;

type Fields = Record<string, string | string[]>;

export async function consoleWith(
  cleanup: Cleanup,
  destinations: readonly Destination[] | undefined,
  more: Partial<MarketplaceSettings> = {},
) {
  const memberships = [
    { workspace_id: 'ws_studio', user_id: ingrid.id, role: 'owner' as const },
    { workspace_id: 'ws_studio', user_id: mateus.id, role: 'viewer' as const },
  ];
  const repository = await lowdbRepository({
    seed: toData({ ...fixtures, memberships }),
    baseUrl: 'https://shop.example',
  });
  cleanup(repository.close);
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const { url } = await serveApp(
    cleanup,
    app.use((ctx, next) => middleware(ctx, next)),
  );
  const failures: unknown[] = [];
  const marketplace = createMarketplace({
    repository,
    publicUrl: url,
    console: true,
    onError: error => failures.push(error),
    ...(destinations === undefined ? {} : { destinations }),
    webhooks: { allowPrivateTargets: ['127.0.0.0/8'] },
    ...more,
  });
  cleanup(() => marketplace.close());
  middleware = marketplace.router.routes();
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  /** The form of a page as a browser sends it, with some fields as somebody fills them in. */
  const filled = async (page: string, action: string, fields: Fields): Promise<Fields> => ({
    ...filledIn(formOn((await person.get(page)).text, person, action)),
    ...fields,
  });
  const send = async (page: string, action: string, fields: Fields) =>
    person.post(action, await filled(page, action, fields));
  const create = (type: string, fields: Fields) =>
    send(`${list}/new?to=${type}`, list, { event_types: 'key.*', ...fields });
  const change = (id: string, fields: Fields) => send(`${list}/${id}/edit`, `${list}/${id}`, fields);
  const stored = async (id: string) =>
    (await repository.webhooks.findEndpoint('ws_studio', id))?.config as
      | { readonly destination: object; readonly credentials: object }
      | undefined;
  const all = () => repository.webhooks.listEndpoints('ws_studio', { kind: 'destination' });
  const made = async (type: string, fields: Fields): Promise<string> => {
    const answer = await create(type, fields);
    if (answer.status !== 303) throw new Error(answer.text);
    return answer.headers.location?.split('/').at(-1) ?? '';
  };
  return { url, repository, marketplace, failures, person, filled, create, change, made, stored, all };
}
