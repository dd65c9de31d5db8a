/** Changes several chosen records at once: each on its own, so that one that is gone does not stop the others. */
import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../common/defined.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { expectChange, noteChange } from '../noted-changes.ts';
import { PageError } from '../page-error.ts';
import type { OpenPage } from '../views.ts';
import type { Answer, Form, LoggedInUser, Visit } from '../visit.ts';
import { type NoticeWords, redirectWith, sender } from './call.ts';
import { late, lateForm } from './late-form.ts';
import { openPage } from './open-page.ts';

/** The record before and after its change, as far as the operation tells it, or that there was nothing to do. */
interface Done {
  readonly before?: object;
  readonly result?: object;
  readonly isSame?: boolean;
}

/** One of the changes, by the value of its button. */
interface BulkChange<Visited> {
  readonly operation: string;
  /** The field of the record that it changes: if it is as before, there was nothing to do. @default not asked */
  readonly field?: string;
  /** The name of its notice: what has become of the records, such as `archived`. */
  readonly notice: string;
  /** What the notice says of them, such as `3 links`. @default they and the name of the notice */
  readonly says?: (records: string) => string;
  /** What the notice adds about one record, and about several. */
  readonly adds?: readonly [one: string, several: string];
  /** What the notice says of those with which there was nothing to do. @default they were so already */
  readonly unchanged?: (records: string) => string;
  /** The value of the button that takes it back. @default nothing does */
  readonly undo?: string;
  /** More reasons for which a record is left out. @default it was deleted */
  readonly unless?: string;
  /** What is wrong with the other fields of the form. */
  readonly problem?: (form: Form) => string | null;
  /** Changes the record that the parameters of the visit name. A refusal leaves it out. */
  readonly change: (
    visit: Visited,
    workspaceId: string,
    form: Form,
    member: LoggedInUser,
  ) => Promise<Done | undefined>;
}

interface Declared<Visited> {
  /** What a record is, in singular and plural. */
  readonly one: string;
  readonly many: string;
  /** More records than this are left out: as many as a page lists. */
  readonly most: number;
  readonly changes: Readonly<Record<string, BulkChange<Visited>>>;
  /** Refuses a path whose list the workspace does not have. @default it has it */
  readonly open?: (visit: Visited, member: LoggedInUser) => Promise<unknown>;
  /** The path of the list. */
  readonly path: (visit: Visited) => string;
  /** The parameters of the path of a record, from the value of its checkbox. */
  readonly parameters: (value: string) => Readonly<Record<string, string>>;
  /** The list as it was, with what was chosen, after a form that was refused. */
  readonly again: (page: OpenPage, visit: Visited, chosen: Chosen, member: LoggedInUser) => Promise<string>;
}

/** What a form has chosen. */
export interface Chosen {
  readonly ids: readonly string[];
  readonly form: Form;
  /** The query of the list that the form was on. */
  readonly querystring: string;
}

export function bulk<Visited extends Visit>(declared: Declared<Visited>) {
  const { one, many, most, changes, path, parameters } = declared;
  const records = (count: number): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  const single = `${one.slice(0, 1).toUpperCase()}${one.slice(1)}`;

  const again = (visit: Visited, member: LoggedInUser, form: Form, text: string): Promise<string> => {
    const chosen = { ids: idsIn(form), form, querystring: form.one('query') };
    return declared.again(openPage(visit, member, { shown: { kind: 'error', text } }), visit, chosen, member);
  };

  async function send(visit: Visited): Promise<Answer> {
    const { member, form, workspaceId } = await sender(visit, many);
    await declared.open?.(visit, member);
    const ids = idsIn(form);
    const asked = form.one('do');
    const wanted = Object.hasOwn(changes, asked) ? changes[asked] : undefined;
    const problem =
      ids.length === 0
        ? `Select at least one ${one}.`
        : wanted === undefined
          ? `Choose what to do with the ${many}.`
          : (wanted.problem?.(form) ?? null);
    if (problem !== null || wanted === undefined)
      return { html: await again(visit, member, form, `Nothing was changed. ${problem}`), status: 422 };
    const { operation, notice, change, field } = wanted;
    const changed: string[] = [];
    let same = 0;
    for (const id of ids.slice(0, most)) {
      const at = { ...visit, params: { ...visit.params, ...parameters(id) } };
      try {
        const recordId = Object.values(parameters(id)).at(-1) ?? id;
        expectChange(visit, operation, recordId);
        const {
          before,
          result,
          isSame = isEqual(field, before, result),
        } = (await change(at, workspaceId, form, member)) ?? {};
        // What was so already is no change, and has nothing to take back.
        if (isSame) same += 1;
        else changed.push(id);
        noteChange(visit, operation, recordId, defined({ before, after: result }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
    // Back to the list as it was filtered.
    const query = new URLSearchParams(form.one('query')).toString();
    const counts = [changed.length, ids.length, same].join('-');
    return redirectWith(visit, `${path(visit)}${query && `?${query}`}`, `${notice}-${counts}`, changed);
  }

  async function refill(visit: Visited): Promise<Answer> {
    const { member, form } = lateForm(visit);
    return { html: await again(visit, member, form, late.form ?? '') };
  }

  /** What the list says afterwards. `same`: how many were so already. */
  const noticeFor =
    ({ notice, says, adds, undo, unless, unchanged }: BulkChange<Visited>) =>
    (changed = 0, all = 0, same = 0) => {
      const left = all - changed - same;
      const said =
        says?.(records(changed)) ?? `${all === 1 && changed === 1 ? single : records(changed)} ${notice}.`;
      const text = [
        changed === 0 && same > 0 ? null : said,
        changed > 0 ? adds?.[changed === 1 ? 0 : 1] : null,
        same > 0
          ? (unchanged?.(records(same)) ??
            `${records(same)} ${same === 1 ? 'was' : 'were'} ${notice} already.`)
          : null,
        left > 0
          ? `${records(left)} could not be changed: ${reasons(unless, all > most ? most : undefined)}.`
          : null,
      ];
      return {
        kind: left > 0 && changed === 0 ? 'error' : 'success',
        text: text.filter(Boolean).join(' '),
        ...(undo !== undefined && changed > 0 && { undo: ['bulk', { do: undo }] as const }),
      } as const;
    };

  const notices: NoticeWords = Object.fromEntries(
    Object.values(changes).map(change => [change.notice, noticeFor(change)]),
  );
  return { send, refill, notices };
}

/** What the page of an action on one record says as if it was one of several. */
export const asOne = (notice: string): string => `${notice}-1-1-0`;

/** Why records are left out. `most`: so many are changed at once, if there were more. */
function reasons(unless?: string, most?: number): string {
  const last = most === undefined ? [] : [`more than ${most} at once`];
  const all = ['deleted meanwhile', ...(unless === undefined ? [] : [unless]), ...last];
  return all.length === 1 ? all.join() : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

const isEqual = (field: string | undefined, before?: object, after?: object): boolean =>
  field !== undefined &&
  before !== undefined &&
  after !== undefined &&
  isDeepStrictEqual(Reflect.get(before, field), Reflect.get(after, field));

const isRefusal = (error: unknown): boolean =>
  (error instanceof MarketplaceError || error instanceof PageError) && error.status < 500;

const idsIn = (form: Form): string[] => [...new Set(form.list('id'))];
