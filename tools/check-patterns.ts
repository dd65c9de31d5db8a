/**
 * Part of `npm run lint`: checks that every regular expression in src/, mock-server/ and schemas/ takes linear time on
 * any text. Quadratic time could block a process, because one request may contain 100 kB. Arguments: other files or
 * folders.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { installPackages } from './install.js';

// The checker runs as plain JavaScript in this process: without Java, and with the same result on every machine.
installPackages();
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

interface Found {
  /** File and line. */
  readonly place: string;
  /** `null`: the expression is built at run time. */
  readonly source: string | null;
  readonly flags: string;
}

const textOf = (node: unknown): string | null => {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' ? value : null;
};

/** The regular expression literals of a program, and its calls of `RegExp`. */
function inProgram(file: string, text: string): Found[] {
  const found: Found[] = [];
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const add = (offset: number, source: string | null, flags: string) =>
    found.push({ place: `${file}:${text.slice(0, offset).split('\n').length}`, source, flags });
  const ofCall = (node: { callee: unknown; arguments: readonly unknown[]; start: number }) => {
    const { type, name } = node.callee as { type: string; name?: string };
    if (type !== 'Identifier' || name !== 'RegExp') return;
    const [source, flags] = node.arguments;
    const given = flags === undefined ? '' : textOf(flags);
    add(node.start, given === null ? null : textOf(source), given ?? '');
  };
  new Visitor({
    Literal: node => {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: ofCall,
    CallExpression: ofCall,
  }).visit(program);
  return found;
}

/** `pattern` and `patternProperties` of a schema, as the compiled validators use them. */
function inSchema(file: string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const patterns =
      name === 'pattern' && typeof inner === 'string'
        ? [inner]
        : name === 'patternProperties'
          ? Object.keys(inner)
          : [];
    const own = patterns.map(source => ({ place: file, source, flags: 'u' }));
    return [...own, ...inSchema(file, inner)];
  });
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map(name => join(path, name))
        // Skips compiled validators: they contain the patterns of schemas/, and formats that are checked for data files
        // only.
        .filter(name => /\.(?:ts|js|json)$/.test(name) && !name.startsWith(join('src', 'generated')))
        .sort()
    : [path];

/**
 * Only the automaton checker gives a proof, and always the same result; the fuzzing checker tries random texts and
 * misses some. `{1,64}` is expanded, so that the automaton can be built for it too. The size of the automaton is bounded, not
 * the time, so that a busy machine refuses nothing that others accept.
 */
const bounds = {
  checker: 'automaton',
  timeout: null,
  maxRepeatCount: 200,
  maxPatternSize: 5_000,
  maxNFASize: 35_000,
} as const;

/** A plain character, or a set that is repeated a limited number of times before a plain character. */
const fixedPart = /^(?:[\w:]|(\[[^\]\\]+\])\{\d+,\d+\}([\w:]))(?![*+?{])/;

/**
 * An expression that is much cheaper to check. If it takes linear time, the given one does too:
 * - What matches the start in one way only is tried once: `^key:[a-z]{1,32}:`, where the set does not contain the `:`.
 * - A set that is repeated at the very end never has to give anything back.
 */
function cheaper(source: string, flags: string): string {
  const withoutEnd = source.replace(/\]\+$/, ']');
  if (!source.startsWith('^') || source.includes('|') || /[im]/.test(flags)) return withoutEnd;
  let rest = withoutEnd.slice(1);
  for (;;) {
    const [part, set, end = ''] = fixedPart.exec(rest) ?? [];
    if (part === undefined || (set !== undefined && new RegExp(set, flags).test(end))) return `^${rest}`;
    rest = rest.slice(part.length);
  }
}

/** Why an expression is refused, or `null`. */
function complaint({ source, flags }: Found): string | null {
  if (source === null) return 'is put together while the program runs, so that nobody can check it';
  // `g` and `y` change where a search starts; the checker considers every start.
  const found = checkSync(cheaper(source, flags), flags.replaceAll(/[dgy]/g, ''), bounds);
  if (found.status === 'vulnerable') return `takes more than linear time: ${found.complexity.summary}`;
  return found.status === 'safe' ? null : 'cannot be proven to take linear time';
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['src', 'mock-server', 'schemas'];
const seen = new Map<string, string | null>();
let faults = 0;
let count = 0;
for (const file of paths.flatMap(filesIn)) {
  const text = readFileSync(file, 'utf8');
  const found = file.endsWith('.json') ? inSchema(file, JSON.parse(text)) : inProgram(file, text);
  for (const one of found) {
    count += 1;
    const name = `/${one.source}/${one.flags}`;
    if (one.source === null || !seen.has(name)) seen.set(name, complaint(one));
    const reason = seen.get(name);
    if (reason === null || reason === undefined) continue;
    faults += 1;
    console.error(`${one.place}: ${one.source === null ? 'a regular expression' : name} ${reason}`);
  }
}
if (faults > 0) {
  console.error(
    `\n${faults} of ${count} regular expressions are refused: write them so that they are linear.`,
  );
  process.exit(1);
}
console.log(`${count} regular expressions take linear time`);
