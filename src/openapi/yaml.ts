/**
 * JSON data as YAML, for tools and people that prefer it. A package for this would be larger than the rest of this
 * folder. All texts are quoted as in JSON, unless they are plain words in every version of YAML.
 */

/** Words that YAML 1.1 reads as something else, such as the `no` of Norway. */
const other = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
const word = /^[a-z_][\w-]*$/i;
/** Characters that JSON leaves as they are, and YAML 1.1 reads as the end of a line, or refuses. */
const special = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const textOf = (text: string): string =>
  word.test(text) && !other.test(text)
    ? text
    : JSON.stringify(text).replaceAll(
        special,
        found => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );

/** YAML 1.1 reads `1e+30` as a text. */
const numberOf = (value: number): string => JSON.stringify(value).replace(/^(-?\d+)e/, '$1.0e');

/** A value in one line, or `null` if it needs several. */
function inline(value: unknown): string | null {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number') return numberOf(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : null;
  return Object.keys(value).length === 0 ? '{}' : null;
}

function linesOf(value: object): string[] {
  if (Array.isArray(value))
    return value.flatMap(one => {
      const short = inline(one);
      if (short !== null) return [`- ${short}`];
      const [first, ...more] = linesOf(one);
      return [`- ${first}`, ...more.map(line => `  ${line}`)];
    });
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .flatMap(([name, one]) => {
      const short = inline(one);
      if (short !== null) return [`${textOf(name)}: ${short}`];
      return [`${textOf(name)}:`, ...linesOf(one as object).map(line => `  ${line}`)];
    });
}

/** An object as a document of YAML 1.2, which readers of YAML 1.1 understand in the same way. */
export const toYaml = (value: object): string => `${inline(value) ?? linesOf(value).join('\n')}\n`;
