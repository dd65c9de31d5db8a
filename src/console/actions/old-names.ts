import type { InputReader } from '../../http/input.ts';
import type { Form } from '../visit.ts';

/** A form by the new names of its fields: a page that the release before has served sends the old ones. */
export function withNewNames(form: Form, { renamed }: InputReader): Form {
  const sent = (name: string) =>
    form.names.includes(name) ? name : (renamed.find(one => one.name === name)?.old ?? name);
  return { ...form, one: name => form.one(sent(name)), list: name => form.list(sent(name)) };
}
