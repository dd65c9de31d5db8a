/** A template tag for HTML that escapes all inserted values. */

/** Markup that needs no more escaping. Only {@link html} creates it. */
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
  // Most texts contain nothing to escape, and testing is faster than replacing.
  return text.search(special) === -1
    ? text
    : text.replaceAll(special, character => entities[character] ?? '');
}

/**
 * Renders nothing for booleans, `null` and `undefined`; joins arrays, escapes text, and keeps {@link Html} as it is.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) text += render(parts[index]) + strings[index + 1];
  return new Html(text);
}
