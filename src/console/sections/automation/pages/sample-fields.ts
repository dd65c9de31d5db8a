/** The fields of a sample event, as filters and mappings name them. */
import { type Html, html } from '../../../html.ts';
import { readJson } from '../../../json.ts';

/** What a page has room for. */
const maxFields = 40;
const maxDepth = 6;
/** A part of a path in a filter; others have a point. */
const isPart = (name: string): boolean => name !== '' && name.length <= 60 && !/[.`\p{Cc}]/u.test(name);
/** A name that a mapping can have as it is. */
const isPlain = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);

interface SampleField {
  /** With `*` for any entry of a list. */
  readonly path: string;
  /** The same field in a mapping. */
  readonly expression: string;
}

function* fieldsIn(value: unknown, path: readonly string[]): Generator<SampleField> {
  if (path.length > 0 && path.at(-1) !== '*') {
    const names = path.filter(part => part !== '*');
    yield {
      path: path.join('.'),
      expression: names.map(name => (isPlain(name) ? name : `\`${name}\``)).join('.'),
    };
  }
  if (typeof value !== 'object' || value === null || path.length >= maxDepth) return;
  if (Array.isArray(value)) {
    const [first] = value;
    if (typeof first === 'object' && first !== null) yield* fieldsIn(first, [...path, '*']);
    return;
  }
  const names = Object.keys(value).filter(isPart);
  for (const name of names) yield* fieldsIn((value as Record<string, unknown>)[name], [...path, name]);
}

/** Those of the data come first. */
function fieldsOf(sample: string): readonly SampleField[] {
  const read = readJson(sample);
  if (!read.ok || typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
    return [];
  const { data, ...rest } = read.value as Record<string, unknown>;
  const found: SampleField[] = [];
  for (const field of fieldsIn({ ...(data !== undefined && { data }), ...rest }, [])) {
    found.push(field);
    if (found.length === maxFields) break;
  }
  return found;
}

/** As text, from which suggestions are made (complete.js). */
export function sampleFields(id: string, sample: string): Html | false {
  const fields = fieldsOf(sample);
  return (
    fields.length > 0 &&
    html`<p class="hint sample-fields" id="${id}-fields">Fields: ${fields.map(({ path, expression }, at) => html`${at > 0 && ', '}<code${expression !== path && html` data-expression="${expression}"`}>${path}</code>`)}</p>`
  );
}
