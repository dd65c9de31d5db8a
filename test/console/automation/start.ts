/** A member of the demo workspace on its automation pages. */
import type { startMock } from '../../../mock-server/index.ts';
import { endpoint } from '../../../src/testing/sample.ts';
import type { Cleanup, RawAnswer } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { ingrid, loggedIn } from '../client.ts';

export const home = '/workspaces/ws_studio/automation';
/** URLs on the pages start with this. */
export const root = `/user/api${home}`;

/** The page with the form that is sent to a path. */
export const formOf = (path: string): string =>
  /^\/(routes|endpoints|hooks)$/.test(path)
    ? `${path}/new`
    : /^\/(routes|endpoints)\/[^/]+$/.test(path)
      ? `${path}/edit`
      : path;

export async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await mockFor(cleanup, options);
  const person = await loggedIn(mock);
  /** A page as text of HTML, with URLs that start at the section. */
  const read = async (path: string) => (await person.get(home + path)).text.replaceAll(root, '');
  /** Sends the form of a page with these values. */
  const submit = async (page: string, fields: Record<string, string | string[]>, action = page) => {
    const hasOwnPage = action === page || action.endsWith('/test');
    const hidden = await person.form(home + (hasOwnPage ? formOf(action) : page), home + action);
    return person.post(home + action, { ...hidden, ...fields });
  };
  /** The page that a response leads to. */
  const opened = ({ headers }: RawAnswer) => person.get(headers.location ?? '');
  return { mock, person, read, submit, opened, ...mock.repository };
}

/** A user who may only look. */
export const viewer = {
  fixtures: { memberships: [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' as const }] },
};

/** JSON that is nested more deeply than a page shows. */
export const deep = '['.repeat(5_000) + ']'.repeat(5_000);

/** A receiver of a group of the host, which automation does not know. */
export const toolEndpoint = { ...endpoint('ep_tool', ['automation.published']), kind: 'tool' };
