/** Makes the test keys of the reference: for one operation, and valid for some minutes. */
import type { Scope } from '../../generated/types.ts';
import { draftKey, keyIdOf } from '../../keys/keys.ts';
import { isRefused } from '../../repository/index.ts';
import { noteChange } from '../noted-changes.ts';
import { notFound } from '../page-error.ts';
import { operationHref } from '../pages/reference/addresses.ts';
import { testKeyMinutes } from '../pages/reference/test-key.ts';
import { workspaceOf } from '../session/member.ts';
import { leaveSecret, takeSecret } from '../session/secret-once.ts';
import type { Answer, Visit } from '../visit.ts';
import { sender } from './call.ts';
import { frameOf } from './frame.ts';
import { knownMember, operationOf, operationPageOf, referenceFor, testKeyHref } from './reference.ts';
import { keyLimitReached, storeKey } from './store-key.ts';

/**
 * Shows the key that the form has made, once: with the URL of the form, so that no other workspace's page shows it. Any
 * other GET request, for example after a login, leads on to the page of the operation.
 */
export async function goToOperation(visit: Visit): Promise<Answer> {
  const { base, params } = visit;
  const { operation_id = '', workspace_id: id = '' } = params;
  const member = await knownMember(visit);
  const left = member && (await takeSecret(visit, member, visit.path));
  if (member === null || left?.secret === undefined)
    return { redirect: operationHref({ base, current: { workspace: { id } } }, operation_id) };
  const frame = frameOf(visit, { member, current: workspaceOf(visit, member), section: 'reference' });
  const reference = referenceFor(visit);
  const operation = operationOf(visit, reference);
  const html = await operationPageOf(visit, frame, reference, operation, { made: left.secret });
  return { html };
}

/**
 * Redirects to the page that shows the secret once. The script of the page, which stays where it is, asks for the secret
 * in the response.
 */
export async function makeTestKey(visit: Visit): Promise<Answer> {
  const { now } = visit;
  const { member, form, workspaceId } = await sender(visit, 'the reference');
  const current = workspaceOf(visit, member);
  const frame = frameOf(visit, { member, current, section: 'reference' });
  const reference = referenceFor(visit);
  const operation = operationOf(visit, reference);
  const { scope, summary, writes } = operation;
  if (scope === null) throw notFound();
  const answer = async (status: number, outcome: { error?: string; made?: string }): Promise<Answer> => ({
    html: await operationPageOf(visit, frame, reference, operation, outcome),
    status,
  });
  if (writes && form.one('writes') !== 'yes')
    return answer(422, { error: 'Confirm that the operation writes data.' });
  await visit.testKeys.count(member.user.id, now);
  const { record, secret } = draftKey(
    {
      id: keyIdOf(form.one('key_id')),
      name: [...`Reference, ${summary}`].slice(0, maxNameLength).join(''),
      scopes: [scope as Scope],
      mode: current.workspace.mode ?? 'live',
      expiresAt: new Date(now + testKeyMinutes * 60_000).toISOString(),
      createdBy: member.user.id,
    },
    now,
  );
  const made = await storeKey(visit, member, workspaceId, record);
  if (!isRefused(made)) {
    noteChange(visit, 'createKey', record.id);
    if (form.one('inline') === 'yes') return answer(201, { made: secret });
    const redirect = testKeyHref(frame.base, workspaceId, operation.operationId);
    leaveSecret(visit, member, redirect, { secret });
    return { redirect };
  }
  if (made.refused === 'by_no_owner')
    return answer(403, { error: 'Only an owner of the workspace can make a key for this operation.' });
  if (made.refused === 'too_many') return answer(409, { error: keyLimitReached(visit) });
  if (made.refused !== 'taken') throw notFound();
  return answer(409, {
    error: 'This form has already made its key, which was shown then. Make another one.',
  });
}

const maxNameLength = 100;
