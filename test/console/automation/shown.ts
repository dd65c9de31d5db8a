/** What a page says: its facts, tables and notices as text. */
import assert from 'node:assert/strict';
import { unescaped } from '../client.ts';

/** HTML as text. A link becomes `[text](URL)`, and a badge `text (colour)`. */
function wordsOf(html: string): string {
  const plain = html
    // What a relative time says when the pointer is on it, without its seconds.
    .replaceAll(/<time [^>]*title="([^"]*):\d\d UTC" data-full>.*?<\/time>/g, '$1 UTC')
    .replaceAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)')
    .replaceAll(/<span class="badge ([^"]*)">([^<]*)<\/span>/g, '$2 ($1)')
    .replaceAll(/<(?:li|span|p|div)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '');
  return unescaped(plain).replaceAll(/\s+/g, ' ').trim();
}

/** The status in the heading of a record. */
const statusOf = (page: string): Record<string, string> => {
  const [, heading = ''] = /<h1>(.*?)<\/h1>/s.exec(page) ?? [];
  // A status that is read again stands in a part of its own.
  const [, status] = /<\/span> (?:<span id="status"[^>]*>)?(<span class="badge .*)$/s.exec(heading) ?? [];
  return status === undefined ? {} : { Status: wordsOf(status) };
};

/** The facts of a record, by their names, with its status. */
export const factsOf = (page: string): Record<string, string> => ({
  ...statusOf(page),
  ...Object.fromEntries(
    [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
      wordsOf(name),
      wordsOf(value),
    ]),
  ),
});

/** The rows of the table with this name, the titles of its columns first; `null` without such a table. */
export function tableOf(page: string, name: string): string[][] | null {
  const table = page
    .split('<table')
    .slice(1)
    .find(part => new RegExp(`^[^>]* aria-label(ledby)?="${name}"`).test(part));
  if (table === undefined) return null;
  const rows = table.slice(0, table.indexOf('</table>')).split('<tr').slice(1);
  return rows.map(row =>
    [...row.matchAll(/<t[hd]\b(?![^>]* class="select")[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      wordsOf(cell),
    ),
  );
}

/** The attempts of a delivery, the newest first. */
export const attemptsOf = (page: string): string[] =>
  [...(/<ol class="attempts"[^>]*>(.*?)<\/ol>/s.exec(page)?.[1]?.matchAll(/<li>(.*?)<\/li>/gs) ?? [])].map(
    ([, item = '']) => wordsOf(item.replaceAll('<time', ' <time').replaceAll('<pre', ' <pre')),
  );

/** The steps of an event. */
/** What a step folds away is shown as its summary. */
const folded = /<details class="trace-more"><summary>(.*?)<\/summary>.*?<\/details>/gs;

/** What a step of the timeline of a page folds away, by its summary. */
export const foldedIn = (page: string): [summary: string, content: string][] =>
  [...page.matchAll(/<details class="trace-more"><summary>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, summary = '', content = '']) => [wordsOf(summary), wordsOf(content.replaceAll('<time', ' <time'))],
  );

export const traceOf = (page: string): string[] =>
  [
    ...(/<ol class="trace">(.*?)<\/ol>/s
      .exec(page.replaceAll(folded, ' ($1)'))?.[1]
      ?.matchAll(/<li[^>]*>(.*?)<\/li>/gs) ?? []),
  ].map(([, item = '']) => wordsOf(item.replaceAll('<time', ' <time')));

/** The texts of the notices of a page, each with its kind. */
export const noticesOf = (page: string): [kind: string, text: string][] =>
  [...page.matchAll(/<p class="notice ?([^"]*)"[^>]*>(.*?)<\/p>/gs)].map(([, kind = '', text = '']) => [
    kind,
    wordsOf(text),
  ]);

/** Whether the part of a page that a button unfolds is open. */
export function isOpen(page: string, button: string): boolean {
  const part = page.split('<details').find(one => one.includes(`>${button}</summary>`));
  assert.ok(part !== undefined, `there is a button ${button}`);
  return /^[^>]* open>/.test(part);
}

/** What the button “Copy …” copies, such as `the URL`; `null` without such a button. */
export function codeOf(page: string, what: string): string | null {
  const button = page.split('<button').find(one => one.includes(`<span class="hush"> ${what}</span>`));
  if (button === undefined) return null;
  const [, id = 'none'] = / data-copy="#([^"]+)"/.exec(button) ?? [];
  const [, code] =
    new RegExp(`<code id="${id}">(.*?)</code>`, 's').exec(page) ??
    new RegExp(`<div class="json" id="${id}"[^>]*>(.*?)</div>`, 's').exec(page) ??
    [];
  assert.ok(code !== undefined, `there is a text for “Copy ${what}”`);
  return unescaped(code.replaceAll(/<[^>]*>/g, '')).trim();
}

/** The fields of a form as a user sees them, by their labels: what is typed, chosen or ticked. */
export function seenIn(form: string): Record<string, string | boolean> {
  const seen: Record<string, string | boolean> = {};
  for (const [, id = '', label = ''] of form.matchAll(/<label\b[^>]* for="([^"]*)"[^>]*>(.*?)<\/label>/gs))
    seen[wordsOf(label)] = typedIn(form, id);
  for (const [, box = '', label = ''] of form.matchAll(
    /<label class="choice">(<input[^>]*>)(.*?)<\/label>/gs,
  ))
    seen[wordsOf(label)] = / checked\b/.test(box);
  return seen;
}

function typedIn(form: string, id: string): string {
  const [tag = '', kind = ''] =
    new RegExp(`<(input|select|textarea)\\b[^>]* id="${id}"[^>]*>`).exec(form) ?? [];
  assert.ok(kind !== '', `there is a field ${id}`);
  if (kind === 'input') return unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
  const [inner = ''] = form.slice(form.indexOf(tag) + tag.length).split(`</${kind}>`);
  if (kind === 'textarea') return unescaped(inner.replace(/^\n/, ''));
  const [, words = ''] =
    /<option[^>]* selected>([^<]*)/.exec(inner) ?? /<option[^>]*>([^<]*)/.exec(inner) ?? [];
  return unescaped(words);
}

/** The options of a select element, by their values. */
export function choicesOf(page: string, name: string): Record<string, string> {
  const list = new RegExp(`<select\\b[^>]* name="${name}".*?</select>`, 's').exec(page)?.[0] ?? '';
  return Object.fromEntries(
    [...list.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value = '', words = '']) => [
      unescaped(value),
      unescaped(words),
    ]),
  );
}

/** The forms of a page that change something: the URL of each, with its main button. */
export const actionsOf = (page: string): string[] =>
  page
    .split('<main')[1]
    ?.split('<form')
    .slice(1)
    .flatMap(form => {
      const [, url] = /^[^>]* method="post" action="([^"]*)"/.exec(form) ?? [];
      const [, kind = '', words = ''] =
        /<button class="button ?([^"]*)" type="submit">(?:<span[^>]*>)?([^<]*)/.exec(form) ?? [];
      return url === undefined ? [] : [`${words}${kind && ` (${kind})`}: ${url}`];
    }) ?? [];

/** The fields for an HMAC in a form of an endpoint, if it has none. */
export const noHmac = (signed = '{body}') => ({
  'Header with the signature': '',
  'Hash function': 'SHA-256',
  'Encoding of the signature': 'Hexadecimal',
  'Text before the signature (optional)': '',
  'Header with the time (optional)': '',
  'What is signed': signed,
});
