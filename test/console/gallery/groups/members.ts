/** The table of members with invented people, for the gallery. */
import { frameOf } from '../../../../src/console/actions/frame.ts';
import { listTable } from '../../../../src/console/pages/list-table.ts';
import { memberTable } from '../../../../src/console/sections/members/page.ts';
import type { ShowSpecimens } from '../specimen.ts';

export const memberSpecimens: ShowSpecimens = async visit => {
  const members = [
    { user_id: 'user_kit_1', name: 'Mara Lindqvist', email: 'mara@example.com', role: 'owner' },
    {
      user_id: 'user_kit_2',
      name: 'Somebody whose name is much longer than the column of names',
      email: 'a-long-address-of-somebody@a-long-host-name.example.com',
      role: 'developer',
    },
    { user_id: 'user_kit_3', name: '', email: '', role: 'viewer' },
  ] as const;
  return [
    {
      title: 'Members',
      content: listTable(memberTable({ frame: frameOf(visit), members, own: 'user_kit_1', canManage: true })),
    },
  ];
};
