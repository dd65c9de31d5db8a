/** Where a route sends events, as somebody types it: the name, the id or the URL of a hook, or a new URL. */
import { withoutUser } from '../../without-user-info.ts';
import type { HookChoice } from './views.ts';

export type TypedReceiver =
  | { readonly kind: 'none' }
  | { readonly kind: 'hook'; readonly id: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'unclear'; readonly sentence: string };

const isWebUrl = (text: string): boolean => /^https?:/i.test(text);

/** What pages may contain of it: no password. Other texts with the mark of an address may be one. */
export const shownReceiver = (text: string): string =>
  isWebUrl(text) ? withoutUser(text) : /[@\uFE6B\uFF20]|%40/i.test(text) ? '' : text;

/** Longer texts are not repeated in messages. */
const maxName = 60;

export function receiverIn(typed: string, hooks: readonly HookChoice[]): TypedReceiver {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const named = hooks.filter(({ id, name, url }) => [id, name, url].includes(text));
  const [hook, ...others] = named;
  if (hook !== undefined && others.length === 0) return { kind: 'hook', id: hook.id };
  if (hook !== undefined)
    return {
      kind: 'unclear',
      sentence: `${named.length} hooks are called this. Enter the id of one of them.`,
    };
  if (isWebUrl(text)) return { kind: 'url', url: text };
  const shown = shownReceiver(text);
  const name = shown === '' || shown.length > maxName ? 'this' : `“${shown}”`;
  return {
    kind: 'unclear',
    sentence: `No hook is called ${name}. Choose one of the names, or enter a URL that begins with https://.`,
  };
}

/** What the form suggests: the name of each hook, or its id where several have the name. */
export const suggestionsOf = (hooks: readonly HookChoice[]): readonly string[] =>
  hooks.map(({ id, name }) => (hooks.filter(one => one.name === name).length === 1 ? name : id));
