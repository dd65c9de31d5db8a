/** The dashboard: what the controls know and do, as pages at `/__mock`. */
import type { ControlPart } from '../control.ts';
import type { Sources } from './actions.ts';

const page = { parameters: null, fields: null };

/** The pages are loaded with the first visit. */
export const dashboardControl = (sources: Sources): ControlPart => ({
  routes(router) {
    let loading: Promise<ReturnType<typeof import('./actions.ts')['actionsOf']>> | undefined;
    const load = () => {
      loading ??= import('./actions.ts').then(({ actionsOf }) => actionsOf(sources));
      return loading;
    };
    const add = (method: 'GET' | 'POST', path: string, name: ActionName) =>
      router.on(method, path, async call => (await load())[name](call), page);
    router.on(
      'GET',
      '/',
      async call => {
        // Programs get the list of what there is.
        if (call.ctx.accepts('json', 'html') === 'json') return { routes: router.routes };
        return (await load()).showRequests(call);
      },
      page,
    );
    for (const name of ['console.css', 'console.js', 'inter.woff2', 'icons.svg', 'dashboard.js'])
      router.on('GET', `/dashboard/${name}`, async ({ ctx }) => (await load()).showAsset(ctx, name), page);
    for (const [method, path, name] of pages) add(method, `/dashboard${path}`, name);
  },
});

type ActionName = (typeof pages)[number][2];

const pages = [
  ['GET', '/requests/:id', 'showRequest'],
  ['POST', '/requests/clear', 'clearRequests'],
  ['GET', '/state', 'showState'],
  ['POST', '/reset', 'reset'],
  ['POST', '/snapshots', 'takeSnapshot'],
  ['POST', '/snapshots/restore', 'restoreSnapshot'],
  ['POST', '/snapshots/delete', 'deleteSnapshot'],
  ['GET', '/faults', 'showFaults'],
  ['POST', '/faults', 'setFault'],
  ['POST', '/faults/stop', 'stopFaults'],
  ['GET', '/clock', 'showClock'],
  ['POST', '/clock', 'setClock'],
  ['POST', '/clock/advance', 'advanceClock'],
  ['POST', '/clock/reset', 'resetClock'],
] as const;
