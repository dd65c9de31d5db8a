/** The mutations of a piece of code: the classic ones, and those of SQL. */

/** How a change is inserted into the source. */
export type Form = 'expression' | 'statement' | 'property';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Change {
  readonly form: Form;
  readonly becomes: string;
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Calls that may be removed; the object that they are called on stays. */
const removable = new Set([
  'filter',
  'slice',
  'toLowerCase',
  'trim',
  'sort',
  'toSorted',
  'toReversed',
  'normalize',
]);

/** Functions whose text is for people, so its wording does not matter to the code. */
const prose = new Set(['summary', 'description', 'title', 'label', 'hint', 'heading', 'example', 'examples']);

const sql: readonly (readonly [RegExp, string])[] = [
  [/ and /g, ' or '],
  [/ is null/g, ' is not null'],
  [/ is not null/g, ' is null'],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ desc\b/g, ''],
  [/ = \$/g, ' <> $'],
  [/ for (no key )?update( skip locked)?/g, ''],
  [/ on conflict [^`]*? do nothing/g, ''],
];

export function changesOf(node: Node, above: readonly Node[], text: string): Change[] {
  const code = (one: unknown) => text.slice((one as Node).start, (one as Node).end);
  const parent = above[0];
  const expressions = (...all: string[]): Change[] => all.map(becomes => ({ form: 'expression', becomes }));
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const always = conditionChanges(node, parent);
      // A condition that is always or never true is a stronger mutation than a negated one.
      const others =
        always.length > 0 && /^[!=]==$/.test(String(node.operator)) ? [] : operators[String(node.operator)];
      const sides = (operator: string) => `(${code(node.left)}) ${operator} (${code(node.right)})`;
      return expressions(...(others ?? []).map(sides), ...always);
    }
    case 'UnaryExpression': {
      if (node.operator !== '!') return [];
      const always = conditionChanges(node, parent);
      return expressions(...(always.length > 0 ? always : [code(node.argument)]));
    }
    case 'CallExpression':
      return expressions(...callChanges(node, above, code), ...conditionChanges(node, parent));
    case 'Identifier':
    case 'MemberExpression':
    case 'AwaitExpression':
    case 'ChainExpression':
      return expressions(...conditionChanges(node, parent));
    case 'Literal':
      return expressions(...literalChanges(node, above, code));
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' ? [] : expressions(...sqlChanges(code(node)));
    case 'ExpressionStatement':
      return node.directive == null ? [{ form: 'statement', becomes: '' }] : [];
    case 'ThrowStatement':
      return [{ form: 'statement', becomes: '' }];
    case 'Property':
      // Quoted names such as headers; most other names are checked by their types.
      return parent?.type === 'ObjectExpression' && (node.key as Node).type === 'Literal'
        ? [{ form: 'property', becomes: '' }]
        : [];
    default:
      return [];
  }
}

/** Always and never. An endless loop would only cost time. */
function conditionChanges(node: Node, parent: Node | undefined): string[] {
  if (parent === undefined || parent.test !== node) return [];
  return ['WhileStatement', 'DoWhileStatement', 'ForStatement'].includes(parent.type)
    ? ['false']
    : ['true', 'false'];
}

function callChanges(node: Node, above: readonly Node[], code: (one: unknown) => string): string[] {
  const callee = node.callee as Node;
  // In a?.b.c(), brackets would change what the question mark covers.
  if (callee.type !== 'MemberExpression' || above.some(({ type }) => type === 'ChainExpression')) return [];
  const name = String((callee.property as Node).name);
  const object = code(callee.object);
  const changes = removable.has(name) && object !== 'this' ? [object] : [];
  const other = methods.get(name);
  if (other !== undefined) changes.push(`${object}.${other}${code(node).slice(code(callee).length)}`);
  return changes;
}

function literalChanges(node: Node, above: readonly Node[], code: (one: unknown) => string): string[] {
  const { value } = node;
  if (typeof value === 'boolean') return [String(!value)];
  // Of the result of a comparison, only the sign counts.
  if (typeof value === 'number')
    return above.slice(0, 2).some(one => isSign(one, code)) ? [] : [`${code(node)} + 1`];
  if (typeof value !== 'string' || value === '') return [];
  if (above.some(one => one.type === 'Property' && prose.has(nameOf(one)))) return [];
  // The description of a symbol is text for people.
  if ((above[0]?.callee as Node | undefined)?.name === 'Symbol') return [];
  // The comparison itself is mutated.
  if (/^[!=]==$/.test(String(above[0]?.operator))) return [];
  if (looksLikeSql(value)) return sqlChanges(code(node));
  // A message: its wording is for people.
  return /\s/.test(value) ? [] : [`''`];
}

const isSign = ({ type, consequent, alternate }: Node, code: (one: unknown) => string) =>
  type === 'ConditionalExpression' && `${code(consequent)} ${code(alternate)}` === '-1 1';

const looksLikeSql = (value: string) =>
  /\b(select|insert into|update|delete from|where|order by)\b/.test(value);

/** One mutation per place. */
function sqlChanges(template: string): string[] {
  if (!looksLikeSql(template)) return [];
  return sql.flatMap(([pattern, becomes]) =>
    [...template.matchAll(pattern)].map(
      ({ index, 0: found }) => template.slice(0, index) + becomes + template.slice(index + found.length),
    ),
  );
}

const nameOf = ({ key }: Node) => String((key as Node).name ?? (key as Node).value);
