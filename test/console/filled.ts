/** The values in the forms of a page. */
import assert from 'node:assert/strict';
import { type Person, unescaped } from './client.ts';

/** The form on a page that is sent to a path of the console. */
export function formOn(page: string, person: Person, action: string): string {
  const form = page
    .split('<form')
    .findLast(part => part.includes(`action="${new URL(person.base).pathname}${action}"`));
  assert.ok(form, `there is a form for ${action}`);
  return form.slice(0, form.indexOf('</form>'));
}

/** Whether a field only chooses what the page shows. */
const isView = (tag: string) => / data-view[ >]/.test(tag);

/** A form as a browser sends it: hidden fields, inputs, ticked boxes, selected options and longer texts. */
export function filledIn(form: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [input] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(input)?.[1];
    if (
      name === undefined ||
      isView(input) ||
      (input.includes('type="checkbox"') && !/ checked\b/.test(input))
    )
      continue;
    const isBox = input.includes('type="checkbox"');
    const value = unescaped(/ value="([^"]*)"/.exec(input)?.[1] ?? (isBox ? 'on' : ''));
    // A browser drops the line breaks of a text of one line.
    const isKept = isBox || input.includes('type="hidden"');
    fields[name] = [...(fields[name] ?? []), isKept ? value : value.replace(/[\r\n]/g, '')];
  }
  for (const [select, name = '', options = ''] of form.matchAll(
    /<select\b[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    if (!isView(select))
      fields[name] = [...(fields[name] ?? []), / value="([^"]*)" selected/.exec(options)?.[1] ?? ''];
  // A browser drops a line break at the start of a longer text.
  for (const [, name = '', text = ''] of form.matchAll(
    /<textarea\b[^>]* name="([^"]*)"[^>]*>\n?(.*?)<\/textarea>/gs,
  ))
    fields[name] = [unescaped(text)];
  return fields;
}

/** The names of all checkboxes of a form, ticked or not. */
export const boxesOf = (form: string): string[] => [
  ...new Set([...form.matchAll(/<input type="checkbox" name="([^"]*)"/g)].map(([, name = '']) => name)),
];

/** The names of the visible fields of a form. */
export const fieldsOf = (form: string): string[] => [
  ...new Set(
    [...form.matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"]*)"[^>]*>/g)].flatMap(
      ([tag, name = '']) => (tag.includes('type="hidden"') || isView(tag) ? [] : [name]),
    ),
  ),
];

/** A page's form for a path, as a browser sends it. */
export async function asItStands(
  person: Person,
  page: string,
  action: string,
): Promise<Record<string, string[]>> {
  return filledIn(formOn((await person.get(page)).text, person, action));
}
