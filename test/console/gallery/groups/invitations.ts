/** The table of invitations with invented people, for the gallery. */
import { frameOf } from '../../../../src/console/actions/frame.ts';
import { listTable } from '../../../../src/console/pages/list-table.ts';
import { invitationTable } from '../../../../src/console/sections/invitations/page.ts';
import type { ShowSpecimens } from '../specimen.ts';

export const invitationSpecimens: ShowSpecimens = async visit => {
  const frame = frameOf(visit);
  const at = (days: number) => new Date(visit.now + days * 86_400_000).toISOString();
  const shared = { sent: true, invited_by: 'user_kit_1', created_at: at(-2) };
  const invitations = [
    { id: 'inv_kit_1', email: 'sam@example.com', role: 'developer', expires_at: at(5), ...shared },
    {
      id: 'inv_kit_2',
      email: 'a-long-address-of-somebody@a-long-host-name.example.com',
      role: 'owner',
      expires_at: at(-1),
      ...shared,
      invited_by: null,
    },
  ] as const;
  const names = new Map([['user_kit_1', 'Mara Lindqvist']]);
  return [
    {
      title: 'Invitations',
      content: listTable(invitationTable({ frame, invitations, names, canManage: true, now: visit.now })),
    },
  ];
};
