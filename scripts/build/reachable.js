/** What hosts can reach of declarations (`.d.ts`): the statements that entries export, and those that these name. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Instead of a name: all that a file exports. */
const everything = '*';

/**
 * @param {readonly string[]} entries paths of files
 * @returns {Map<string, string>} what is left of each file of which anything is reached
 */
export function reachable(entries) {
  const files = new Map();
  const kept = new Set();
  const needs = entries.map(path => [path, everything]);
  for (const [path, name] of needs) {
    // Of another package.
    if (!existsSync(path)) continue;
    if (!files.has(path)) files.set(path, statementsOf(path));
    const statements = files.get(path);
    const own = statements.filter(({ gives }) => gives.includes(name));
    const found = own.length > 0 ? own : statements.filter(({ isStar }) => isStar);
    for (const statement of name === everything ? statements.filter(one => one.isExport) : found) {
      if (kept.has(statement)) continue;
      kept.add(statement);
      needs.push(...statement.needs);
    }
  }
  const left = [...files].map(([path, all]) => [path, all.filter(one => kept.has(one) || one.isMark)]);
  const isReached = ([, statements]) => statements.some(one => kept.has(one));
  return new Map(
    left.filter(isReached).map(([path, all]) => [path, `${all.map(({ text }) => text).join('')}\n`]),
  );
}

/** Each with the comments before it, the names that it gives to its file or to others, and what it needs. */
function statementsOf(path) {
  const whole = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, whole);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const fileOf = name => resolve(dirname(path), name.replace(/\.[jt]s$/, '.d.ts'));
  const statements = program.body.map((node, index) => {
    const text = whole.slice(program.body[index - 1]?.end ?? 0, node.end);
    const code = text.replaceAll(/\/\*.*?\*\//gs, '');
    const inline = [...code.matchAll(/\bimport\(['"](.+?)['"]\)(?:\.(\w+))?/g)];
    return {
      text,
      // What it adds to modules of others, and to global types, is there for everybody who loads it.
      isExport: node.type.startsWith('Export') || /^TS(?:Module|Global)Declaration$/.test(node.type),
      isStar: node.type === 'ExportAllDeclaration',
      // `export {}`: without it, all that the file declares would be exported.
      isMark:
        node.type === 'ExportNamedDeclaration' && node.declaration === null && node.specifiers.length === 0,
      gives: namesGivenBy(node),
      needs: [
        ...(node.source == null ? [] : ofOther(node).map(name => [fileOf(node.source.value), name])),
        ...inline.map(([, from, name = everything]) => [fileOf(from), name]),
      ],
      words: node.source == null ? new Set(code.match(/[\w$]+/g)) : new Set(),
    };
  });
  const given = new Set(statements.flatMap(({ gives }) => gives));
  for (const { needs, words } of statements)
    needs.push(...[...words].filter(word => given.has(word)).map(word => [path, word]));
  return statements;
}

function namesGivenBy({ type, declaration, specifiers, ...node }) {
  if (type === 'ImportDeclaration') return specifiers.map(({ local }) => local.name);
  if (declaration == null && specifiers !== undefined) return specifiers.map(({ exported }) => exported.name);
  const { id, declarations = [{ id }] } = declaration ?? node;
  return declarations.map(one => one.id?.name);
}

/** What a statement imports or exports of another file. */
const ofOther = ({ type, specifiers = [{}] }) =>
  specifiers.map(
    ({ imported, local }) => (type === 'ImportDeclaration' ? imported : local)?.name ?? everything,
  );
