/** The members of a workspace. */
import { section, workspacePath as workspace } from '../../section.ts';
import { searchMembers } from './search.ts';

const member = `${workspace}/settings/members/:user_id`;

export const membersSection = section({
  nav: { label: 'Members', path: '/settings/members', group: 'Settings', icon: 'users', order: 10 },
  routes: [
    [`${workspace}/settings/members`, { GET: 'showMembers' }],
    [member, { GET: 'goToMembers', POST: 'changeMember' }],
    [`${member}/remove`, { GET: 'goToMembers', POST: 'removeMember' }],
  ],
  search: searchMembers,
  load: () => import('./actions.ts'),
});
