/** The frame of a page, from who visits. */
import type { MemberWorkspace } from '../../repository/index.ts';
import { csrfToken } from '../session/csrf.ts';
import type { Member } from '../session/member.ts';
import type { Frame, Section } from '../views.ts';
import type { Visit } from '../visit.ts';

/** `cookie`: what the token of the page's forms follows from. */
export function frameOf(
  { base, apiBase, settings, assets }: Visit,
  { member = null, cookie = member?.cookie ?? null, current = null, section = null }: FrameParts = {},
): Frame {
  return {
    base,
    apiBase,
    brand: settings.brand,
    css: `${base}/assets/console.css?${assets['console.css'].version}`,
    js: `${base}/assets/console.js?${assets['console.js'].version}`,
    viewer: member === null ? null : { name: member.user.name, email: member.user.email },
    ownLogin: settings.authenticateUser === null,
    csrf: cookie === null ? '' : csrfToken(cookie),
    workspaces: member?.workspaces ?? [],
    current,
    section,
  };
}

interface FrameParts {
  readonly member?: Member | null;
  readonly cookie?: string | null;
  readonly current?: MemberWorkspace | null;
  readonly section?: Section | null;
}
