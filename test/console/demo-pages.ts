/** Pages of the link and the webhook of the fixtures. */
import type { Cleanup } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';

export const home = '/workspaces/ws_studio';
export const spring = `${home}/links/lnk_demo_spring`;
export const hook = `${home}/webhooks/ep_demo`;
export const failed = `${home}/webhook-deliveries/msg_demo_failed_ep_demo`;

/** Somebody who has logged in, and the stored link and webhook. */
export async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, { onError: () => {}, ...options });
  const person = await loggedIn(mock);
  const { csrf = '' } = await person.form(home, '/logout');
  const { links, webhooks } = mock.repository;
  const link = () => links.find('ws_studio', 'lnk_demo_spring');
  const endpoint = () => webhooks.findEndpoint('ws_studio', 'ep_demo');
  return { mock, person, csrf, links, webhooks, link, endpoint };
}

/** The message at the top of a page, with its ARIA role. */
export const noticeOf = (page: string) =>
  /<p class="notice (success|error)" role="(status|alert)">([^<]*)</.exec(page)?.slice(1) ?? null;
