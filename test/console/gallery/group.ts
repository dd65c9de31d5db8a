/** A group whose page shows every component of the console and of its sections, in every state. */
import { readFileSync } from 'node:fs';
import { frameOf } from '../../../src/console/actions/frame.ts';
import { section, workspacePath } from '../../../src/console/section.ts';
import { requireMember, workspaceOf } from '../../../src/console/session/member.ts';
import { type Answer, type Visit, visitAs } from '../../../src/console/visit.ts';
import { defineGroup } from '../../../src/index.ts';
import { auditSpecimens } from './groups/audit.ts';
import { invitationSpecimens } from './groups/invitations.ts';
import { keySpecimens } from './groups/keys.ts';
import { memberSpecimens } from './groups/members.ts';
import { messagingSpecimens } from './groups/messaging.ts';
import { requestSpecimens } from './groups/requests.ts';
import { webhookSpecimens } from './groups/webhooks.ts';
import { galleryPage } from './page.ts';
import type { ShowSpecimens } from './specimen.ts';

const ofGroups = {
  keys: keySpecimens,
  requests: requestSpecimens,
  webhooks: webhookSpecimens,
  messaging: messagingSpecimens,
  members: memberSpecimens,
  invitations: invitationSpecimens,
  audit: auditSpecimens,
} as unknown as Readonly<Record<string, ShowSpecimens>>;

const path = `${workspacePath}/gallery`;

async function showGallery(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const parts = await Promise.all(
    visit.options.served.groups.map(async group => ({
      name: group.name,
      specimens: (await ofGroups[group.name]?.(visitAs(visit, group))) ?? [],
    })),
  );
  const frame = frameOf(visit, { member, current });
  const styles = `${visit.base}/workspaces/${current.workspace.id}/gallery/styles.css`;
  const part = new URLSearchParams(visit.ctx.querystring).get('part') ?? '';
  return { html: galleryPage(frame, parts, part, styles) };
}

const showStyles = async (): Promise<Answer> => ({
  asset: readFileSync(new URL('./gallery.css', import.meta.url), 'utf8'),
  type: 'text/css; charset=utf-8',
});

export const gallery = defineGroup({
  name: 'gallery',
  description: 'The components of the console.',
  needs: [],
  scopes: { 'gallery:read': 'Read' },
  operations: [],
  console: section({
    nav: { label: 'Gallery', path: '/gallery' },
    routes: [
      [path, { GET: 'showGallery' }],
      [`${path}/styles.css`, { GET: 'showStyles' }],
    ],
    load: async () => ({ showGallery, showStyles }),
  }),
});
