/** The faults and the clock. */
import type Koa from 'koa';
import type { FaultRule } from '../responses/rule.ts';
import type { ControlCall } from '../router.ts';
import { errorsOf, type FormFields, fieldsOf, numberOf } from './form.ts';
import { hrefOf } from './frame.ts';
import { clockNames, clockPage } from './pages/clock.ts';
import { faultForm, faultsPage } from './pages/faults.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

type Show = (ctx: Koa.Context, given?: FormFields, error?: unknown) => Promise<void>;

export function behaviourActions({ clock, answers, operations }: Sources, { placeOf, show, goTo }: Showing) {
  const showFaults: Show = (ctx, given, error) => {
    const asked = new URLSearchParams(ctx.querystring).get('operation');
    const main = faultsPage(placeOf(ctx), {
      faults: answers.faults(),
      operations: operations.all,
      given: given ?? (asked === null ? {} : { operation: asked }),
      errors: errorsOf(error, faultForm.names),
    });
    return show(ctx, { name: '/faults', title: 'Faults', main, status: error === undefined ? 200 : 400 });
  };

  const showClock: Show = (ctx, given = {}, error) => {
    const main = clockPage(placeOf(ctx), {
      clock: clock.state(),
      given,
      errors: errorsOf(error, clockNames),
    });
    return show(ctx, { name: '/clock', title: 'Clock', main, status: error === undefined ? 200 : 400 });
  };

  /** Does what a form says. If that is refused, the page comes back with the form as it was. */
  const form =
    (page: '/faults' | '/clock', again: Show, act: (fields: FormFields) => unknown, said: string) =>
    async (call: ControlCall): Promise<void> => {
      const fields = await fieldsOf(call);
      try {
        await act(fields);
      } catch (error) {
        return again(call.ctx, fields, error);
      }
      goTo(call.ctx, hrefOf(placeOf(call.ctx), page), said);
    };

  return {
    showFaults: ({ ctx }: ControlCall) => showFaults(ctx),
    setFault: form('/faults', showFaults, fields => answers.fail(ruleOf(fields)), 'set'),
    stopFaults: form('/faults', showFaults, ({ id }) => answers.stopFaults(id), 'stopped'),
    showClock: ({ ctx }: ControlCall) => showClock(ctx),
    setClock: form(
      '/clock',
      showClock,
      ({ now = '', frozen }) => clock.set(now, { frozen: frozen !== undefined }),
      'moved',
    ),
    advanceClock: form('/clock', showClock, ({ by = '' }) => clock.advance(numberOf(by)), 'moved'),
    resetClock: form('/clock', showClock, () => clock.reset(), 'moved'),
  };
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
