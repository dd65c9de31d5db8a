/** What the pages of the dashboard show, and what their forms do. */
import { readFileSync } from 'node:fs';
import type Koa from 'koa';
import { loadAssets } from '../../../src/console/assets.ts';
import { resolveConsole } from '../../../src/console/options.ts';
import type { StoredData } from '../../storage.ts';
import type { MockClock } from '../clock/clock.ts';
import type { MockFaults } from '../faults/index.ts';
import type { FaultRule } from '../faults/rule.ts';
import type { Journal } from '../journal/index.ts';
import type { OperationFinder } from '../operations.ts';
import type { ControlCall } from '../router.ts';
import { listState } from '../state/records.ts';
import type { MockState } from '../state/state.ts';
import { type FormFields, fieldsOf, numberOf, reasonOf } from './form.ts';
import { type DashboardPage, goTo, type PageName, sendPage } from './frame.ts';
import { clockPage } from './pages/clock.ts';
import { faultsPage } from './pages/faults.ts';
import { lostPage, mostShown, requestPage, requestsPage } from './pages/requests.ts';
import { pageLength, statePage } from './pages/state.ts';

export interface Sources {
  readonly url: string;
  readonly journal: Pick<Journal, 'shownRequests' | 'clearRequests'>;
  readonly state: MockState;
  read(): Promise<StoredData>;
  readonly clock: MockClock;
  readonly faults: MockFaults;
  readonly operations: OperationFinder;
}

type Show = (ctx: Koa.Context, given?: FormFields, error?: unknown) => Promise<void> | void;

export function actionsOf(sources: Sources) {
  const { url, journal, state, read, clock, faults, operations } = sources;
  const ids = () => operations.all.map(({ id }) => id).sort();

  const showState: Show = async (ctx, given = {}, error) => {
    const query = new URLSearchParams(ctx.querystring);
    query.delete('said');
    const data = await read();
    // The form always sends a workspace, which some collections have none of.
    const asked = query.get('collection');
    if (asked !== null && !query.has('limit')) query.set('limit', String(pageLength));
    const [looked, refused] = attempt(query, asked => listState(data, asked, { anyWorkspace: true }));
    const title = 'collection' in looked ? looked.collection : 'State';
    const main = statePage({ looked, snapshots: state.snapshots(), given });
    show(ctx, { name: '/state', title, main }, error ?? refused);
  };

  const showFaults: Show = (ctx, given = {}, error) => {
    const main = faultsPage({ faults: faults.faults(), operations: ids(), given });
    show(ctx, { name: '/faults', title: 'Faults', main }, error);
  };

  const showClock: Show = (ctx, given = {}, error) =>
    show(ctx, { name: '/clock', title: 'Clock', main: clockPage(clock.state(), given) }, error);

  /** Does what a form says. If that is refused, the page comes back with the form as it was. */
  const form =
    (page: PageName, again: Show, act: (fields: FormFields) => unknown, said?: string) =>
    async (call: ControlCall): Promise<void> => {
      const fields = await fieldsOf(call);
      try {
        await act(fields);
      } catch (error) {
        await again(call.ctx, fields, error);
        return;
      }
      goTo(call.ctx, page, said);
    };

  return {
    showRequests({ ctx, query }: ControlCall) {
      const filter = { operation: query.get('operation') ?? '', status: query.get('status') ?? '' };
      const [found, refused] = attempt(query, asked => {
        const operation = asked.get('operation') ?? '';
        return journal
          .shownRequests(ctx, operation === '' ? {} : { operation })
          .filter(({ status }) => filter.status === '' || String(status ?? '').startsWith(filter.status));
      });
      const main = requestsPage({
        requests: found.slice(-mostShown),
        total: found.length,
        filter,
        operations: ids(),
        url,
      });
      show(ctx, { name: '', title: 'Requests', main }, refused);
    },
    showRequest({ ctx, params }: ControlCall) {
      const entry = journal.shownRequests(ctx).find(({ id }) => String(id) === params.id);
      if (entry === undefined) show(ctx, { name: '', title: 'No such request', main: lostPage, status: 404 });
      else show(ctx, { name: '', title: `Request ${entry.id}`, main: requestPage(entry) });
    },
    clearRequests: form('', () => {}, journal.clearRequests),
    showState: ({ ctx }: ControlCall) => showState(ctx),
    reset: form('/state', showState, state.reset, 'reset'),
    takeSnapshot: form('/state', showState, ({ name = '' }) => state.snapshot(name), 'taken'),
    restoreSnapshot: form('/state', showState, ({ name = '' }) => state.restore(name), 'restored'),
    deleteSnapshot: form('/state', showState, ({ name = '' }) => state.deleteSnapshot(name), 'deleted'),
    showFaults: ({ ctx }: ControlCall) => showFaults(ctx),
    setFault: form('/faults', showFaults, fields => faults.fail(ruleOf(fields)), 'set'),
    stopFaults: form('/faults', showFaults, ({ id }) => faults.stopFaults(id), 'stopped'),
    showClock: ({ ctx }: ControlCall) => showClock(ctx),
    setClock: form(
      '/clock',
      showClock,
      ({ now = '', frozen }) => clock.set(now, { frozen: frozen !== undefined }),
      'moved',
    ),
    advanceClock: form('/clock', showClock, ({ by = '' }) => clock.advance(numberOf(by)), 'moved'),
    resetClock: form('/clock', showClock, () => clock.reset(), 'moved'),
    showAsset(ctx: Koa.Context, name: string) {
      ctx.type = name;
      ctx.body = assetOf(name);
    },
  };
}

/** What a page looks for. If that is refused, it is what the page shows without a query, and the reason. */
function attempt<Result>(
  query: URLSearchParams,
  find: (query: URLSearchParams) => Result,
): readonly [Result, unknown] {
  try {
    return [find(query), undefined];
  } catch (error) {
    return [find(new URLSearchParams()), error];
  }
}

/** What a page says after a form. */
const done: Readonly<Record<string, string>> = {
  reset: 'The fixtures are restored.',
  taken: 'The snapshot is taken.',
  restored: 'The snapshot is restored.',
  deleted: 'The snapshot is deleted.',
  set: 'The fault is set.',
  stopped: 'Stopped.',
  moved: 'The clock was moved.',
};

function show(ctx: Koa.Context, page: DashboardPage, error?: unknown): void {
  const said = done[String(ctx.query.said ?? '')];
  if (error !== undefined)
    sendPage(ctx, { ...page, notice: { kind: 'error', text: reasonOf(error) }, status: 400 });
  else sendPage(ctx, said === undefined ? page : { ...page, notice: { kind: 'success', text: said } });
}

/** The fields that belong to what happens are taken, the others of the form are not. */
function ruleOf({ operation, path, what = 'status', ...rest }: FormFields): FaultRule {
  const numbers = Object.entries(rest)
    .filter(([name]) => (name !== 'status' && name !== 'delay') || name === what)
    .map(([name, value]) => [name, numberOf(value)]);
  const place = operation === undefined ? { path } : { operation };
  const happens = what === 'status' || what === 'delay' ? {} : { [what]: true };
  return { ...place, ...happens, ...Object.fromEntries(numbers) } as FaultRule;
}

const assets = new Map<string, string | Buffer>();

function assetOf(name: string): string | Buffer {
  let content = assets.get(name);
  if (content !== undefined) return content;
  const ofConsole = loadAssets(resolveConsole(true)?.accent ?? '#3b4cca').contents;
  content =
    name === 'dashboard.js'
      ? readFileSync(new URL('./assets/dashboard.js', import.meta.url), 'utf8')
      : ofConsole[name as 'console.css' | 'console.js' | 'inter.woff2' | 'icons.svg'];
  assets.set(name, content);
  return content;
}
