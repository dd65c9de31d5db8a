/** HTML by a tagged template that escapes whatever is put into it. */

/** Markup that needs no escaping any more. Made by {@link html} alone. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const special = /[&<>"']/g;

/** Safe in text and in quoted attributes. */
function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'boolean' || part === null || part === undefined) return '';
  const text = String(part);
  // Most texts hold nothing to escape, and looking is faster than replacing.
  return text.search(special) === -1
    ? text
    : text.replaceAll(special, character => entities[character] ?? '');
}

/** Booleans, `null` and `undefined` are nothing, lists are joined, text is escaped, {@link Html} stays as it is. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) text += render(parts[index]) + strings[index + 1];
  return new Html(text);
}
