/** What scripts leave to a third adapter, shown by a small one whose parts of keys and members pass the suite. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { lowdbScripts } from '../../../src/adapters/lowdb/scripts.ts';
import { steps } from '../../../src/adapters/lowdb/steps.ts';
import type { Store } from '../../../src/adapters/lowdb/store.ts';
import { automationScripts } from '../../../src/adapters/rules/scripts/automation/index.ts';
import { keyScripts } from '../../../src/adapters/rules/scripts/keys/keys.ts';
import { invitationScripts } from '../../../src/adapters/rules/scripts/members/invitations.ts';
import { membershipScripts } from '../../../src/adapters/rules/scripts/members/memberships.ts';
import { userScripts } from '../../../src/adapters/rules/scripts/members/users.ts';
import { workspaceScripts } from '../../../src/adapters/rules/scripts/members/workspaces.ts';
import { messagingScripts } from '../../../src/adapters/rules/scripts/messaging/index.ts';
import { webhookEndpointScripts } from '../../../src/adapters/rules/scripts/webhooks/endpoints.ts';
import { methodsOf, type PartName, partNames } from '../../../src/repository/parts.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { suiteOf } from '../../helper.ts';
import { mapRepository } from './repository.ts';

const test = suiteOf('A third adapter, over a Map of lists');

repositoryConformance({
  test,
  create: async seed => ({ repository: mapRepository(seed), close: async () => {} }),
  only: ['keys', 'users', 'users.create', 'workspaces', 'memberships', 'invitations'],
});

const runner = lowdbScripts({} as Store);

const scripts: { readonly [Name in PartName]?: object } = {
  keys: keyScripts(runner),
  users: userScripts(runner),
  workspaces: workspaceScripts(runner),
  memberships: membershipScripts(runner),
  invitations: invitationScripts(runner),
  webhooks: webhookEndpointScripts(runner),
  automation: automationScripts(runner),
  messaging: messagingScripts(runner),
};

test('leaves as many methods and steps to write as docs/adapters.md says', () => {
  const all = partNames.flatMap(methodsOf).length;
  const ours = partNames.flatMap(part => Object.keys(scripts[part] ?? {})).length;
  const text = readFileSync(new URL('../../../docs/adapters.md', import.meta.url), 'utf8');
  assert.ok(
    text.includes(
      `Of the ${all} methods, ${ours} are scripts. A third adapter runs them, and writes ${Object.keys(steps).length} steps and the other ${all - ours} methods.`,
    ),
    `${ours} of ${all} methods are scripts, with ${Object.keys(steps).length} steps`,
  );
});

test.run();
