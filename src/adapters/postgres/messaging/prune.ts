/** Deletes what is old, and what deleted instances leave, in small batches. What others have locked stays due. */
import type { MessagingRepository } from '../../../repository/index.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { integerOf, timeOf } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionOfSome } from '../database/deletions.ts';
import { unlessRunningElsewhere } from '../database/exclusive-work.ts';
import type { Row } from '../database/pool.ts';
import { channelEventTable, commandTable } from './rows.ts';

type Media = { readonly workspaceId: string; readonly mediaId: string };

/** Maximum number of rows of a kind that one call deletes, and of instances and files that it looks at. */
const batch = 500;
const instancesAtOnce = 100;
const deletionsAtOnce = 10;

/** What a deleted instance leaves. Its events stay until they are old. */
const tables = ['messages', 'chats', 'contacts', 'chat_groups', 'channel_commands'];
const key = ['workspace_id', 'id'];
/** The columns that find a row again. */
const keyOf = (table: string) => (table === 'chats' ? 'address' : 'id');

export function postgresMessagingPruning(database: Database): Pick<MessagingRepository, 'prune'> {
  const { schema } = database;
  const statements = pruneStatements(schema);
  const forgetEvents = deletionOfSome(channelEventTable, schema, key, 'created_at < $1::timestamptz', batch);
  const forgetCommands = deletionOfSome(commandTable, schema, key, 'expires_at < $1::timestamptz', batch);
  /** The instance and the file that were looked at last: the next call goes on after them. */
  let lastInstance: readonly [string, string] = ['', ''];
  /** The instance whose messages were counted last. */
  let lastCounted: readonly [string, string] = ['', ''];
  let lastMedia: readonly [string, string, string] = ['1970-01-01T00:00:00Z', '', ''];

  const forget = async (run: RunStatement, statement: string, before: string | null) =>
    before !== null && ((await run(statement, [before])).rowCount ?? 0) >= batch;

  /** Whether deleted instances may have left more. */
  async function pruneDeleted(run: RunStatement): Promise<boolean> {
    const { rows } = await run(statements.deleted);
    let isMore = rows.length === deletionsAtOnce;
    for (const { workspace_id, instance_id } of rows) {
      let left = batch;
      for (const table of tables) {
        if (left === 0) break;
        const { rowCount } = await run(statements.ofDeleted(table), [workspace_id, instance_id, left]);
        left -= rowCount ?? 0;
      }
      if (left === 0) isMore = true;
      else for (const statement of statements.emptied) await run(statement, [workspace_id, instance_id]);
    }
    return isMore;
  }

  /** Whether there may be more old messages. */
  async function pruneMessages(run: RunStatement, before: string | null): Promise<boolean> {
    if (before === null) return false;
    const { rows: instances } = await run(statements.page, [...lastInstance]);
    let left = batch;
    for (const { workspace_id, id } of instances) {
      const { rows } = await run(statements.old, [workspace_id, id, before, left]);
      const removed = await removeMessages(run, [workspace_id, id], rows);
      if (removed > 0 && rows.length === left) return true;
      left -= removed;
      lastInstance = [String(workspace_id), String(id)];
    }
    if (instances.length === instancesAtOnce) return true;
    lastInstance = ['', ''];
    return false;
  }

  /** Whether there may be more messages and chats than those that stay. */
  async function pruneSurplus(run: RunStatement, keep: number | undefined): Promise<boolean> {
    if (keep === undefined) return false;
    const { rows: instances } = await run(statements.page, [...lastCounted]);
    for (const { workspace_id, id } of instances) {
      const place = [workspace_id, id];
      const { rows } = await run(statements.surplus, [...place, keep, batch]);
      const removed = await removeMessages(run, place, rows);
      const { rows: chats } = await run(statements.surplusChats, [...place, keep, batch]);
      const free = await lockChats(
        run,
        place,
        chats.map(({ address }) => String(address)),
      );
      if (free.length > 0) await run(statements.removeChats, [...place, free]);
      if (removed > 0 && rows.length === batch) return true;
      if (free.length > 0 && chats.length === batch) return true;
      lastCounted = [String(workspace_id), String(id)];
    }
    if (instances.length === instancesAtOnce) return true;
    lastCounted = ['', ''];
    return false;
  }

  /** Locks chats, and returns the addresses of those that nobody else has locked. */
  async function lockChats(
    run: RunStatement,
    place: readonly unknown[],
    addresses: readonly string[],
  ): Promise<readonly unknown[]> {
    if (addresses.length === 0) return [];
    return (await run(statements.lockChats, [...place, addresses])).rows.map(({ address }) => address);
  }

  /** Chats are locked before their messages, as everywhere. Returns how many messages are removed. */
  async function removeMessages(
    run: RunStatement,
    place: readonly unknown[],
    rows: readonly Row[],
  ): Promise<number> {
    const chats = [...new Set(rows.map(({ chat }) => chat as string))];
    const free = new Set(await lockChats(run, place, chats));
    const ids = rows.filter(({ chat }) => free.has(chat)).map(({ id }) => id);
    if (ids.length === 0) return 0;
    return integerOf((await run(statements.remove, [...place, ids])).rows[0]?.count);
  }

  async function pruneMedia(run: RunStatement, before: string): Promise<{ media: Media[]; isMore: boolean }> {
    const { rows } = await run(statements.oldMedia, [before, ...lastMedia]);
    const last = rows.at(-1);
    lastMedia =
      rows.length < batch || last === undefined
        ? ['1970-01-01T00:00:00Z', '', '']
        : [timeOf(last.created_at), String(last.workspace_id), String(last.id)];
    const media: Media[] = [];
    // In a statement of its own: it sees what was stored by those who kept a file until the lock was there.
    for (const workspaceId of new Set(rows.map(({ workspace_id }) => workspace_id as string))) {
      const ids = rows.filter(row => row.workspace_id === workspaceId).map(({ id }) => id);
      const unused = (await run(statements.lockUnused, [workspaceId, ids])).rows.map(({ id }) => id);
      if (unused.length === 0) continue;
      const removed = await run(statements.removeUnused, [workspaceId, unused]);
      media.push(...removed.rows.map(({ id }) => ({ workspaceId, mediaId: id as string })));
    }
    return { media, isMore: rows.length === batch };
  }

  return {
    async prune({ eventsBefore, commandsBefore, messagesBefore, mediaBefore, keep }) {
      checkCounts('messaging.prune', { keep });
      const given = { eventsBefore: eventsBefore ?? undefined, messagesBefore: messagesBefore ?? undefined };
      checkTimes('messaging.prune', { commandsBefore, mediaBefore }, given);
      const pruned = await unlessRunningElsewhere(database, 'messaging.prune', async run => {
        const isMore = [
          await pruneDeleted(run),
          await forget(run, forgetEvents, eventsBefore),
          await forget(run, forgetCommands, commandsBefore),
          await pruneMessages(run, messagesBefore),
          await pruneSurplus(run, keep),
        ].includes(true);
        const { media, isMore: isMoreMedia } = await pruneMedia(run, mediaBefore);
        return { media, hasMore: isMore || isMoreMedia };
      });
      return pruned ?? { media: [], hasMore: false };
    },
  };
}

function pruneStatements(schema: string) {
  const deletions = `${schema}instance_deletions`;
  const media = `${schema}media`;
  const isDeletion = 'g.workspace_id = $1 and g.instance_id = $2';
  const isLeft = tables
    .map(
      table =>
        `exists (select 1 from ${schema}${table} o where o.workspace_id = g.workspace_id and o.instance_id = g.instance_id)`,
    )
    .join(' or ');
  const isUnused = ['messages m', 'contacts m', 'chat_groups m']
    .map(table => {
      const column = table === 'messages m' ? 'media_id' : 'picture_id';
      return `not exists (select 1 from ${schema}${table} where m.workspace_id = $1 and m.${column} = d.id)`;
    })
    .join(' and ');
  return {
    /**
     * Each is looked at again a day later, because somebody may have added something meanwhile, and a minute later if
     * something is left that others have locked.
     */
    deleted: `select g.workspace_id, g.instance_id from ${deletions} g
      where g.look_at <= now() order by g.look_at limit ${deletionsAtOnce} for update skip locked`,
    ofDeleted: (table: string) => `with old as materialized (
        select o.${keyOf(table)} from ${schema}${table} o where o.workspace_id = $1 and o.instance_id = $2 limit $3
        for update skip locked
      )
      delete from ${schema}${table} t using old
      where t.workspace_id = $1 and t.instance_id = $2 and t.${keyOf(table)} = old.${keyOf(table)}`,
    emptied: [
      `delete from ${deletions} g where ${isDeletion} and g.deleted_at <= now() - interval '1 day' and not (${isLeft})`,
      `update ${deletions} g set look_at = case when ${isLeft} then now() + interval '1 minute'
        else g.deleted_at + interval '1 day' end where ${isDeletion}`,
    ],
    page: `select i.workspace_id, i.id from ${schema}instances i where (i.workspace_id, i.id) > ($1, $2)
      order by i.workspace_id, i.id limit ${instancesAtOnce}`,
    old: `select m.id, m.chat from ${schema}messages m where m.workspace_id = $1 and m.instance_id = $2
      and m.created_at < $3::timestamptz and m.state <> 'queued' order by m.created_at, m.id limit $4`,
    surplus: `select m.id, m.chat from ${schema}messages m where m.workspace_id = $1 and m.instance_id = $2
      and (m.created_at, m.id) <= (select n.created_at, n.id from ${schema}messages n
        where n.workspace_id = $1 and n.instance_id = $2 order by n.created_at desc, n.id desc offset $3 limit 1)
      and m.state <> 'queued' order by m.created_at, m.id limit $4`,
    surplusChats: `select o.address from (
        select c.address from ${schema}chats c where c.workspace_id = $1 and c.instance_id = $2
        order by c.active_at desc, c.address offset $3) o
      where not exists (select 1 from ${schema}messages m
        where m.workspace_id = $1 and m.instance_id = $2 and m.chat = o.address) limit $4`,
    // In a statement of its own: it sees what was stored before the lock.
    removeChats: `delete from ${schema}chats c where c.workspace_id = $1 and c.instance_id = $2
      and c.address = any ($3::text[]) and not exists (select 1 from ${schema}messages m
        where m.workspace_id = $1 and m.instance_id = $2 and m.chat = c.address)`,
    // Imported messages may have no chat.
    lockChats: `with free as materialized (
        select c.address from ${schema}chats c where c.workspace_id = $1 and c.instance_id = $2
        and c.address = any ($3::text[]) order by c.address for update skip locked
      )
      select given.address from unnest($3::text[]) as given (address)
      where given.address in (select free.address from free) or not exists (select 1 from ${schema}chats c
        where c.workspace_id = $1 and c.instance_id = $2 and c.address = given.address)`,
    remove: `with free as materialized (
        select m.id from ${schema}messages m where m.workspace_id = $1 and m.instance_id = $2 and m.id = any ($3::text[])
        and m.state <> 'queued' for update skip locked
      ), removed as (
        delete from ${schema}messages m where m.workspace_id = $1 and m.id = any (array(select free.id from free))
        returning m.chat, m.direction, m.state
      ), unread as (
        select r.chat, count(*) as count from removed r where r.direction = 'in' and r.state = 'delivered' group by r.chat
      ), counted as (
        update ${schema}chats c set unread = c.unread - unread.count
        from unread where c.workspace_id = $1 and c.instance_id = $2 and c.address = unread.chat
      )
      select count(*) as count from removed`,
    oldMedia: `select d.workspace_id, d.id, (extract(epoch from d.created_at) * 1000)::bigint as created_at
      from ${media} d where d.created_at < $1::timestamptz
      and (d.created_at, d.workspace_id, d.id) > ($2::timestamptz, $3, $4)
      order by d.created_at, d.workspace_id, d.id limit ${batch}`,
    lockUnused: `select d.id from ${media} d where d.workspace_id = $1 and d.id = any ($2::text[]) and ${isUnused}
      order by d.id for update skip locked`,
    removeUnused: `delete from ${media} d where d.workspace_id = $1 and d.id = any ($2::text[]) and ${isUnused}
      returning d.id`,
  };
}
