/** The receivers of a route in its form: a field for one, and boxes for all hooks. */
import type { AutomationRoute } from '../../../generated/types.ts';
import { contentTokenOf } from '../../actions/form-tokens.ts';
import type { Part } from '../../forms/row.ts';
import { isSameSet } from '../../forms/seen.ts';
import { type Html, html } from '../../html.ts';
import { field, fold, optional } from '../../pages/controls.ts';
import { checkboxes } from './pages/shell.ts';
import { receiverIn, shownReceiver, suggestionsOf } from './receiver.ts';
import type { RouteChoices, RouteForm } from './views.ts';

/** The hooks that a form asks for, with the one to create. */
export function hooksOf(
  { hooks, receiver, newHookId }: Pick<RouteForm, 'hooks' | 'receiver' | 'newHookId'>,
  choices: RouteChoices,
): { readonly ids: readonly string[]; readonly newUrl: string | null; readonly sentence: string | null } {
  const found = receiverIn(receiver, choices.hooks);
  const more = found.kind === 'hook' ? [found.id] : found.kind === 'url' ? [newHookId] : [];
  return {
    ids: [...new Set([...hooks, ...more])],
    newUrl: found.kind === 'url' ? found.url : null,
    sentence: found.kind === 'unclear' ? found.sentence : null,
  };
}

const boxes = (id: string, { errors, hooks }: RouteForm, choices: RouteChoices): Html | false =>
  (choices.hooks.length > 0 || hooks.length > 0) &&
  html`<div>${fold(
    'Choose hooks',
    html`<p class="hint">A hook also receives the events of its own type directly, without this route’s filter.</p>
${checkboxes(id, 'hooks', errors, 'Send to these hooks', choices.hooks, hooks, html``)}\n`,
    hooks.length > 0 || errors.hooks !== undefined,
  )}</div>`;

export const receiverPart: Part<RouteChoices, RouteForm, AutomationRoute, RouteChoices> = {
  part: (id, form, choices) => {
    const isMore = form.hooks.length > 0;
    return html`${field(id, 'receiver', form.errors, {
      label: isMore ? optional('Also send to') : 'Send to',
      hint: 'The URL of a receiver, or the name of a hook. A hook for a new URL is created with the route.',
      control: aria =>
        html`<input name="receiver" type="text" inputmode="url" maxlength="2048" autocomplete="off" autocapitalize="off" spellcheck="false" list="${id}-receivers" value="${form.receiver}"${aria}><datalist id="${id}-receivers">${suggestionsOf(choices.hooks).map(name => html`<option value="${name}"></option>`)}</datalist>`,
    })}
${boxes(id, form, choices)}\n`;
  },
  messages: {
    receiver: {
      field: 'receiver',
      name: 'The URL',
      reported: {
        minItems: 'Enter the URL of a receiver, or the name of a hook.',
        minLength: 'Enter the URL of a receiver, or the name of a hook.',
      },
    },
    hooks: { field: 'hooks', name: 'The hooks', each: 'A chosen hook' },
  },
  blank: { hooks: [], receiver: '', newHookId: '' },
  of: ({ hooks }) => ({ hooks }),
  from: form => ({
    hooks: [...new Set(form.list('hooks'))],
    receiver: form.one('receiver').trim(),
    newHookId: `hook_${contentTokenOf(form, 'hook_token', name => name === 'receiver')}`,
  }),
  items: { name: 'hooks', of: ({ hooks }) => hooks, with: hooks => ({ hooks }) },
  input(form, { record, context, problems }) {
    const { ids, sentence } = hooksOf(form, context);
    if (sentence !== null) problems.push({ pointer: '/receiver', reason: 'is not clear', sentence });
    return record !== null && isSameSet(ids, record.hooks) ? {} : { hooks: ids };
  },
  at: problem =>
    problem.pointer === '/target_url' || (problem.pointer === '/hooks' && problem.keyword === 'minItems')
      ? { ...problem, pointer: '/receiver' }
      : problem,
  again: ({ receiver }) => ({ receiver: shownReceiver(receiver) }),
};
