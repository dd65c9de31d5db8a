/** Snapshots of the stored records, and the reset. */
import type Koa from 'koa';
import type { ControlCall } from '../router.ts';
import { errorsOf, type FormFields, fieldsOf } from './form.ts';
import { hrefOf } from './frame.ts';
import { snapshotForm, snapshotsPage } from './pages/snapshots.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

export function snapshotActions({ state, clock }: Sources, { placeOf, show, goTo }: Showing) {
  const showPage = (ctx: Koa.Context, given: FormFields = {}, error?: unknown) =>
    show(ctx, {
      name: '/snapshots',
      title: 'Snapshots',
      main: snapshotsPage(placeOf(ctx), {
        snapshots: state.snapshots(),
        now: clock.state().now,
        given,
        errors: errorsOf(error, snapshotForm.names, 'name'),
      }),
      status: error === undefined ? 200 : 400,
    });

  /** Does what a form says. If that is refused, the page comes back with the form as it was. */
  const form = (act: (name: string) => unknown, said: string) => async (call: ControlCall) => {
    const fields = await fieldsOf(call);
    try {
      await act(fields.name ?? '');
    } catch (error) {
      return showPage(call.ctx, fields, error);
    }
    goTo(call.ctx, hrefOf(placeOf(call.ctx), '/snapshots'), said);
  };

  return {
    showSnapshots: ({ ctx }: ControlCall) => showPage(ctx),
    takeSnapshot: form(state.snapshot, 'taken'),
    restoreSnapshot: form(state.restore, 'restored'),
    deleteSnapshot: form(state.deleteSnapshot, 'deleted'),
    reset: form(() => state.reset(), 'reset'),
  };
}
