import type { Link } from '../../src/generated/types.ts';
import { createLinks, type LinksOptions } from '../../src/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, type RawAnswer, secrets, send } from '../helper.ts';

export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
export const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
export const slackbot = 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)';

export interface Client {
  /** A call of the API below `/api/v1/links`. */
  call(method: string, path?: string, body?: unknown): Promise<RawAnswer>;
  /** Makes a link. */
  make(input: object): Promise<Link>;
  /** Follows a short link in a browser. */
  follow(slug: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
}

export function client({ url }: { readonly url: string }, key: string = secrets.studio): Client {
  const call: Client['call'] = (method, path = '', body) =>
    send(`${url}/api/v1/links${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    call,
    async make(input) {
      const answer = await call('POST', '', { url: 'https://target.example/', ...input });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
      return answer.json.data as Link;
    },
    follow: (slug, headers = {}, method = 'GET') =>
      send(`${url}/l/${slug}`, { method, headers: { 'user-agent': chrome, ...headers } }),
  };
}

/** The time of `over`, in milliseconds since 1970. */
export const now = Date.parse('2026-05-05T00:30:00Z');

/** An engine over a storage with some methods of the test. */
export async function over(
  cleanup: Cleanup,
  own: Partial<WholeRepository['links']>,
  options: Partial<LinksOptions> = {},
) {
  const repository = await fixtureRepository();
  const links = createLinks({
    repository: { ...repository, links: { ...repository.links, ...own } },
    now: () => now,
    pollInterval: 10,
    ...options,
  });
  cleanup(() => links.close());
  return links;
}
