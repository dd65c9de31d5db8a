/** Finds the places of a file that can be changed, and their replacements. Types and text for people are ignored. */
import { parseSync } from 'oxc-parser';
import { changesOf, type Form, type Node } from './changes.ts';

export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly form: Form;
  /** The original text and its replacement; an empty replacement removes the text. */
  readonly was: string;
  readonly becomes: string;
}

/** Nodes that are skipped: their text is not code, or a name that others use. */
const skippedKeys = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'implements',
  'source',
  'specifiers',
]);
const skippedTypes = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TemplateElement',
]);
const transparent = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

export function mutantsOf(file: string, text: string, firstId: number): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const mutants: Mutant[] = [];
  const visit = (node: Node, above: readonly Node[]): void => {
    if (skippedTypes.has(node.type) || node.declare === true) return;
    if (node.type.startsWith('TS') && !transparent.has(node.type)) return;
    for (const { form, becomes } of changesOf(node, above, text)) {
      const { start, end } = node;
      const was = text.slice(start, end);
      const line = text.slice(0, start).split('\n').length;
      mutants.push({ id: firstId + mutants.length, file, line, start, end, form, was, becomes });
    }
    const below = [node, ...above];
    for (const [key, value] of Object.entries(node)) {
      if (skippedKeys.has(key)) continue;
      if (key === 'key' && node.computed !== true) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, below);
    }
  };
  visit(program as unknown as Node, []);
  return mutants;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The source with all mutants, each inactive until `mutated(id)` is true. */
export function withAll(text: string, mutants: readonly Mutant[]): string {
  // Widest first, so that nested mutants end up in the unchanged part.
  const sorted = mutants.toSorted(
    (a, b) => a.start - b.start || b.end - a.end || order(a) - order(b) || a.id - b.id,
  );
  let next = 0;
  const render = (start: number, end: number): string => {
    let output = '';
    let at = start;
    for (let mutant = sorted[next]; mutant !== undefined && mutant.start < end; mutant = sorted[next]) {
      output += text.slice(at, mutant.start);
      const here: Mutant[] = [];
      while (isSame(sorted[next], mutant)) here.push(sorted[next++] as Mutant);
      output += wrap(here, render(mutant.start, mutant.end));
      at = mutant.end;
    }
    return output + text.slice(at, end);
  };
  return render(0, text.length);
}

const order = ({ form }: Mutant) => (form === 'expression' ? 1 : 0);
const isSame = (one: Mutant | undefined, other: Mutant) =>
  one !== undefined && one.start === other.start && one.end === other.end && order(one) === order(other);

/** All mutants of one node in one form. */
function wrap(mutants: readonly Mutant[], original: string): string {
  const form = mutants[0]?.form;
  const asked = mutants.map(({ id }) => `mutated(${id})`).join(' || ');
  if (form === 'statement') return `{ if (!(${asked})) ${original} }`;
  if (form === 'property') return `...(${asked} ? {} : { ${original} })`;
  return `(${mutants.map(({ id, becomes }) => `mutated(${id}) ? (${becomes}) : `).join('')}(${original}))`;
}
