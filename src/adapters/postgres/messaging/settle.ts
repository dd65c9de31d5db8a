/**
 * Stores outcomes of attempts to send. Those of one instance that come at the same time are stored in one transaction:
 * see shared-statements.ts.
 */
import type { MessageRecord } from '../../../generated/types.ts';
import {
  type MessagingRepository,
  type OutboxEvent,
  type Refused,
  refuse,
  type SendOutcome,
} from '../../../repository/index.ts';
import { settled } from '../../rules/messages.ts';
import { checkRecord, storable } from '../../rules/storable.ts';
import { integerOf, isStorable, updatingMany } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { SharedStatements } from '../database/shared-statements.ts';
import { changedNames, isNews, isWaking } from './change.ts';
import { correctDue } from './due.ts';
import { holdInstance, lockMessages, placeOf } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { messageTable } from './rows.ts';

type Message = Readonly<MessageRecord>;
type Place = readonly [workspaceId: string, instanceId: string];
type Answer = Message | Refused<'not_found' | 'lost' | 'changed'>;

interface Settling {
  readonly place: Place;
  readonly id: string;
  readonly outcome: SendOutcome;
  readonly generation: number;
  readonly events: (message: Message) => readonly OutboxEvent[];
}

/** Neither of them contains control characters. */
const messageKeyOf = (chat: string, externalId: string): string => `${chat}\n${externalId}`;

const externalIdOf = ({ outcome }: Settling): string | null =>
  outcome.state === 'sent' && outcome.externalId !== null && isStorable(outcome.externalId)
    ? outcome.externalId
    : null;

export function postgresSettling(database: Database): Pick<MessagingRepository, 'settleMessage'> {
  const { schema } = database;
  const wake = correctDue(schema);
  const owners = `with ${placeOf(schema)}
    select m.id, m.chat, m.external_id from place
    join ${schema}messages m on m.workspace_id = place.workspace_id
    where m.instance_id = $2 and m.external_id = any ($3::text[])`;

  /** Who has an id on the channel in its chat. */
  async function ownersOf(
    run: RunStatement,
    place: Place,
    all: readonly Settling[],
  ): Promise<Map<string, string>> {
    const ids = all.flatMap(one => externalIdOf(one) ?? []);
    const { rows } = ids.length === 0 ? { rows: [] } : await run(owners, [...place, ids]);
    return new Map(
      rows.map(row => [messageKeyOf(String(row.chat), String(row.external_id)), String(row.id)]),
    );
  }

  /** Those of one instance. */
  async function settleAll(run: RunStatement, all: readonly Settling[]): Promise<readonly Answer[]> {
    const place: Place = all[0]?.place ?? ['', ''];
    const rows = await lockMessages(run, schema, place, [...new Set(all.map(({ id }) => id))]);
    const generation = rows[0] === undefined ? null : integerOf(rows[0].generation);
    const now = new Map(rows.map(row => [String(row.id), messageTable.of(row)]));
    const owned = await ownersOf(run, place, all);
    const changes: { readonly before: Message; readonly after: Message }[] = [];
    const reported: OutboxEvent[] = [];

    /** Of several with one id on the channel in a chat, the first gets it. */
    function freeId({ id, chat, external_id }: Message, given: string | null): string | null {
      if (given === null || external_id !== null) return null;
      const name = messageKeyOf(chat, given);
      if ((owned.get(name) ?? id) !== id) return null;
      owned.set(name, id);
      return given;
    }

    const answers: Answer[] = [];
    for (const one of all) {
      const before = now.get(one.id);
      if (before === undefined)
        answers.push((await holdInstance(run, schema, place, one)) ?? refuse('not_found'));
      else if (generation !== one.generation) answers.push(refuse('lost'));
      else if (before.sending !== one.generation) answers.push(refuse('changed'));
      else {
        const after = settled(before, one.outcome, freeId(before, externalIdOf(one)));
        checkRecord('messaging.settleMessage', 'messages', after as MessageRecord);
        now.set(one.id, after);
        changes.push({ before, after });
        if (isNews(before, after)) reported.push(...one.events(after));
        answers.push(after);
      }
    }
    await store(run, place, changes);
    await publishChannelEvents(run, schema, ...place, reported);
    return answers;
  }

  async function store(
    run: RunStatement,
    place: Place,
    changes: readonly { readonly before: Message; readonly after: Message }[],
  ): Promise<void> {
    const [first] = changes;
    if (first === undefined) return;
    const columns = changedNames(first.before, first.after);
    const rows = changes.map(({ after }) => messageTable.row(place[0], after as MessageRecord));
    await run(`with ${placeOf(schema)} ${updatingMany(messageTable, schema, columns)}`, [
      ...place,
      JSON.stringify(rows),
    ]);
    const woken = changes
      .filter(({ before, after }) => isWaking(before, after))
      .map(({ after }) => after.chat);
    await run(wake, [...place, [...new Set(woken)]]);
  }

  // It holds the instance, whose holder renews it meanwhile: so it never waits long for a row of others.
  const shared = new SharedStatements<Settling, Answer>(
    {
      run: (_, all, lockWait) => database.transaction(run => settleAll(run, all), { lockWait }),
      items: 100,
    },
    database.locked,
  );

  return {
    async settleMessage(workspaceId, instanceId, id, outcome, { generation, events = () => [] }) {
      if (!storable(workspaceId, instanceId)) return refuse('not_found');
      const place = [workspaceId, instanceId] as const;
      // An id that cannot be stored is that of no message, but the instance may be lost.
      const call = {
        place,
        id: isStorable(id) ? id : '',
        outcome: structuredClone(outcome),
        generation,
        events,
      };
      return shared.add(workspaceId, call, instanceId);
    },
  };
}
