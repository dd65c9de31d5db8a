/** The stored records: listed, and changed field by field. */
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { listHref } from '../../../src/console/pages/list-table.ts';
import type { FormErrors } from '../../../src/console/views.ts';
import type { StoredData } from '../../storage.ts';
import type { ControlCall } from '../router.ts';
import { identityOf, type SeededCollection } from '../state/changes.ts';
import { editedFields, fieldError, newRecord } from '../state/field-texts.ts';
import {
  type CollectionName,
  fieldsIn,
  hasWorkspaces,
  isCollection,
  isEditable,
  type ListedRecord,
  listedRecords,
} from '../state/listed.ts';
import { countsOf } from '../state/records.ts';
import { reasonOf } from './form.ts';
import { hrefOf } from './frame.ts';
import { newRecordPart } from './pages/new-record.ts';
import { lostRecord, recordPart, recordTitle } from './pages/record.ts';
import { collectionsPage, recordsPage, titleOf } from './pages/records.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

/** Records on a page. */
const pageLength = 50;

/** A collection that is visited. */
interface Visited {
  readonly data: StoredData;
  readonly collection: CollectionName;
  readonly workspace: string | null;
  readonly query: URLSearchParams;
  /** Whether the form of a new record is open. */
  readonly isNew: boolean;
}

interface Refused {
  readonly given: Readonly<Record<string, string>>;
  readonly errors: FormErrors;
}

export function recordActions(
  { read, state, clock }: Pick<Sources, 'read' | 'state' | 'clock'>,
  { placeOf, show, goTo }: Showing,
) {
  async function visited({ ctx, params }: ControlCall): Promise<Visited> {
    const { collection = '' } = params;
    if (!isCollection(collection))
      throw new MarketplaceError('not_found', `there is no collection ${collection}`);
    const data = await read();
    const query = new URLSearchParams(ctx.querystring);
    const isNew = query.has('new');
    query.delete('new');
    const known = data.workspaces.map(({ id }) => id);
    const asked = query.get('workspace') ?? '';
    const workspace = hasWorkspaces(collection) ? (known.includes(asked) ? asked : (known[0] ?? null)) : null;
    return { data, collection, workspace, query, isNew };
  }

  /** The list, with the record beside it that is open. `given`: its form that was refused. */
  async function showList(
    ctx: Koa.Context,
    { data, collection, workspace, query, isNew }: Visited,
    id: string | null,
    refused: Refused | null = null,
  ): Promise<void> {
    const place = placeOf(ctx);
    const all = listedRecords(data, collection, workspace);
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = all.filter(one => hasWords(one, words));
    const offset = Math.max(0, Number(query.get('after') ?? 0) || 0);
    const shown = found.slice(offset, offset + pageLength);
    const one = id === null ? undefined : all.find(record => record.id === id);
    const fields = fieldsIn(collection, one === undefined ? shown.map(({ record }) => record) : [one.record]);
    const listPath = hrefOf(place, `/records/${collection}`);
    const view = { collection, workspace, query, now: clock.state().now };
    const record =
      one !== undefined
        ? recordPart(place, { ...view, one, fields, isEditable: isEditable(collection), ...refused })
        : id === null
          ? isNew && isEditable(collection)
            ? newRecordPart(place, { ...view, example: all[0]?.record ?? {}, fields, ...refused })
            : null
          : lostRecord(listHref(listPath, query));
    const main = recordsPage(place, {
      ...view,
      records: shown,
      fields,
      isEditable: isEditable(collection),
      total: found.length,
      next: offset + pageLength < found.length ? String(offset + pageLength) : null,
      workspaces: hasWorkspaces(collection) ? data.workspaces : [],
      current: one?.id ?? null,
      record,
    });
    const status = id !== null && one === undefined ? 404 : refused === null ? 200 : 400;
    await show(ctx, {
      name: '/records',
      title: one === undefined ? titleOf(collection) : `${recordTitle(one)} · ${titleOf(collection)}`,
      main,
      status,
    });
  }

  return {
    async showCollections({ ctx }: ControlCall) {
      const main = collectionsPage(placeOf(ctx), countsOf(await read()));
      await show(ctx, { name: '/records', title: 'Records', main });
    },
    showRecords: async (call: ControlCall) => showList(call.ctx, await visited(call), null),
    showRecord: async (call: ControlCall) => showList(call.ctx, await visited(call), call.params.id ?? ''),
    async addRecord(call: ControlCall) {
      const place = { ...(await visited(call)), isNew: true };
      const { collection, workspace, query } = place;
      const given = textsOf(await call.form());
      const { id, record, errors } = newRecord(collection, given);
      if (Object.keys(errors).length > 0) return showList(call.ctx, place, null, { given, errors });
      try {
        await state.addRecord(collection as SeededCollection, id, record, optionsOf(workspace));
      } catch (error) {
        const names = [...identityOf(collection as SeededCollection)];
        const found = sentences(fieldError(error, names)) ?? { json: reasonOf(error) };
        return showList(call.ctx, place, null, { given, errors: found });
      }
      const path = hrefOf(placeOf(call.ctx), `/records/${collection}/${encodeURIComponent(id)}`);
      goTo(call.ctx, withQuery(path, query), 'added');
    },
    async saveRecord(call: ControlCall) {
      const place = await visited(call);
      const { collection, workspace, query } = place;
      const id = call.params.id ?? '';
      const given = textsOf(await call.form());
      const before = listedRecords(place.data, collection, workspace).find(one => one.id === id);
      if (before === undefined) return showList(call.ctx, place, id);
      const fields = fieldsIn(collection, [before.record]);
      const edited = editedFields(collection, before.record, { given, fields });
      const names = fields.map(({ name }) => name);
      if (Object.keys(edited.errors).length > 0)
        return showList(call.ctx, place, id, { given, errors: sentences(edited.errors) ?? {} });
      const isChanged = Object.keys(edited.fields).length > 0;
      try {
        if (isChanged)
          await state.patchRecord(collection as SeededCollection, id, edited.fields, optionsOf(workspace));
      } catch (error) {
        return showList(call.ctx, place, id, {
          given,
          errors: sentences(fieldError(error, names)) ?? { form: reasonOf(error) },
        });
      }
      const path = hrefOf(placeOf(call.ctx), `/records/${collection}/${encodeURIComponent(id)}`);
      goTo(call.ctx, withQuery(path, query), isChanged ? 'saved' : 'same');
    },
    async deleteRecord(call: ControlCall) {
      const place = await visited(call);
      const { collection, workspace, query } = place;
      try {
        await state.deleteRecord(collection as SeededCollection, call.params.id ?? '', optionsOf(workspace));
      } catch (error) {
        const errors = { form: reasonOf(error) };
        return showList(call.ctx, place, call.params.id ?? '', { given: {}, errors });
      }
      goTo(call.ctx, withQuery(hrefOf(placeOf(call.ctx), `/records/${collection}`), query), 'removed');
    },
  };
}

const optionsOf = (workspace: string | null) => (workspace === null ? {} : { workspace });

const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`);

/** The fields of a form. Browsers send line breaks as two characters. */
const textsOf = (form: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  );

const hasWords = ({ id, record }: ListedRecord, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = `${id} ${JSON.stringify(record)}`.toLowerCase();
  return words.every(word => text.includes(word));
};

const sentences = (errors: FormErrors | null): FormErrors | null =>
  errors === null
    ? null
    : Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, `${text.replace(/\.$/, '')}.`]));
