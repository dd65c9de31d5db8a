/** Finds members by id, e-mail address and name. */
import { capitalised } from '../../format.ts';
import { contains, foundRecords } from '../../search/found.ts';
import type { SearchRecords } from '../../section.ts';

export const searchMembers: SearchRecords<'memberships' | 'users'> = async (
  { repository: { memberships, users } },
  workspaceId,
  { text },
) => {
  const all = await memberships.list(workspaceId);
  const [names, byAddress] = await Promise.all([
    users.namesOf(all.map(({ user_id }) => user_id)),
    users.findByEmail(text.toLowerCase()),
  ]);
  const members = all.map(({ user_id: id, role }) => ({ id, role, name: names.get(id) ?? id }));
  return {
    records: foundRecords(
      // A user of another workspace is as good as none.
      members.find(({ id }) => id === text || id === byAddress?.id) ?? null,
      members.filter(({ name }) => contains(text, [name])),
      ({ name, role }) => ({
        kind: 'Member',
        title: name,
        note: capitalised(role),
        path: '/settings/members',
      }),
    ),
  };
};
