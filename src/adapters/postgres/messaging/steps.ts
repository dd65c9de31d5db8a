import type { InstanceRecord } from '../../../generated/types.ts';
import { type Refused, refuse } from '../../../repository/index.ts';
import { TakenError } from '../../rules/scripts/script.ts';
import { integerOf, storable } from '../database/columns.ts';
import { placeNow } from '../database/place.ts';
import type { RowEffects, RowSteps } from '../effect.ts';
import { changeMessage } from './change.ts';
import { holdInstance, isKnown, keepMedia, lockMessage } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { messageTable } from './rows.ts';

export const messagingSteps = {
  holdInstance: async ({ run, schema }, workspaceId, instanceId, { generation, isAlone }) =>
    storable(workspaceId, instanceId)
      ? holdInstance(run, schema, [workspaceId, instanceId], { generation, exclusive: isAlone ?? false })
      : refuse('not_found'),
  async holdMessage({ run, schema }, workspaceId, instanceId, name, generation) {
    if (!storable(workspaceId, instanceId)) return refuse('not_found');
    const row = await lockMessage(run, schema, [workspaceId, instanceId], name, generation);
    return 'refused' in row ? (row as Refused<'not_found' | 'lost' | 'ambiguous'>) : messageTable.of(row);
  },
  changeMessage,
  keepMedia: ({ run, schema }, ...given) => keepMedia(run, schema, ...given),
  publishOfInstance: ({ run, schema }, ...given) => publishChannelEvents(run, schema, ...given),
  async signQueued({ run, schema }, workspaceId, instanceId, sender) {
    await run(
      `update ${schema}messages m set sender = $3
      where m.workspace_id = $1 and m.instance_id = $2 and m.state = 'queued' and m.sender is null`,
      [workspaceId, instanceId, sender],
    );
  },
  async countWaitingCommands({ run, schema }, workspaceId, instanceId, now) {
    const { rows } = await run(
      `select count(*) as count from ${schema}channel_commands c where c.workspace_id = $1 and c.instance_id = $2
      and c.state = 'waiting' and c.expires_at > coalesce($3::timestamptz, now())`,
      [workspaceId, instanceId, now ?? null],
    );
    return integerOf(rows[0]?.count);
  },
} satisfies Partial<RowSteps>;

/** Rows of a deleted instance stay for a while. */
const ofInstance: RowEffects<never> = { isThere: schema => isKnown(schema, 't') };

const instances: RowEffects<Readonly<InstanceRecord>> = {
  async adding({ run, schema, workspaceId }, { id }) {
    const deleted = `select 1 from ${schema}instance_deletions g where g.workspace_id = $1 and g.instance_id = $2`;
    if ((await run(deleted, [workspaceId, id])).rows.length > 0)
      throw new TakenError('the id of a deleted instance');
  },
  async removed({ run, schema, workspaceId }, { id }) {
    await run(
      `insert into ${schema}instance_deletions (workspace_id, instance_id, deleted_at, look_at) values ($1, $2, now(), now())`,
      [workspaceId, id],
    );
  },
};

export const messagingEffects = {
  instances,
  contacts: ofInstance,
  chat_groups: ofInstance,
  channel_commands: { ...ofInstance, values: { place: placeNow } },
};
