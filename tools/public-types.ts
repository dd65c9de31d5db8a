/** The types of every entry of the package, as lines that change when what a caller writes may no longer compile. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

interface ExportedTypes {
  readonly types?: string;
  readonly require?: { readonly types?: string };
}

/** The source of each entry, by its name: `./dist/types/src/index.d.ts` is of `src/index.ts`. */
function entries(): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, ExportedTypes | string>;
  };
  return new Map(
    Object.entries(exports).flatMap(([name, of]) => {
      const types = typeof of === 'string' ? undefined : of.types;
      return types === undefined
        ? []
        : [[name, join(root, types.replace('./dist/types/', '').replace(/\.d\.c?ts$/, '.ts'))] as const];
    }),
  );
}

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.InTypeAlias;

/** TypeScript numbers the names of symbols: `__@asyncDispose@3400`. */
const nameOf = ({ name }: ts.Symbol) => name.replace(/^__@(\w+)@\d+$/, '[Symbol.$1]');

const printer = ts.createPrinter({ removeComments: true });

/**
 * The text of a type with the members of its unions and objects in the order of the alphabet: TypeScript has them in the
 * order in which it met them, which another file changes.
 */
function inOrder(text: string): string {
  const source = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest);
  const printed = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const sorted = <Part extends ts.Node>(parts: readonly Part[]) =>
    [...parts].sort((one, other) => (printed(one) < printed(other) ? -1 : 1));
  const { transformed } = ts.transform(source, [
    context => root => {
      const visit = (node: ts.Node): ts.Node => {
        const one = ts.visitEachChild(node, visit, context);
        if (ts.isUnionTypeNode(one)) return ts.factory.createUnionTypeNode(sorted(one.types));
        if (ts.isTypeLiteralNode(one)) return ts.factory.createTypeLiteralNode(sorted(one.members));
        return one;
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  return printed(transformed[0] as ts.Node)
    .replaceAll(/\s+/g, ' ')
    .replace(/^type T = (.*?);? ?$/, '$1');
}

/** `./mock startMock: (options?: MockOptions) => Promise<Mock>`, and a line for each member of a type that is named. */
export function typeLines(): string[] {
  const files = entries();
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([...files.values()], options);
  const checker = program.getTypeChecker();
  const lines = new Set<string>();
  const seen = new Set<ts.Symbol>();
  const waiting: ts.Symbol[] = [];

  const isOurs = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).some(one => {
      const folder = dirname(one.getSourceFile().fileName);
      return folder.startsWith(root) && !folder.includes('node_modules');
    });
  const words = (type: ts.Type, at: ts.Node) =>
    inOrder(checker.typeToString(type, at, flags).replaceAll(/import\("[^"]*"\)\./g, ''));

  /** The named types in a declaration are public with it. */
  const follow = (node: ts.Node) => {
    const visit = (one: ts.Node): void => {
      if (ts.isTypeReferenceNode(one) || ts.isExpressionWithTypeArguments(one)) {
        const name = ts.isTypeReferenceNode(one) ? one.typeName : one.expression;
        const found = checker.getSymbolAtLocation(name);
        if (found !== undefined) waiting.push(target(found));
      }
      ts.forEachChild(one, visit);
    };
    visit(node);
  };
  const target = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function add(symbol: ts.Symbol): void {
    if (seen.has(symbol) || !isOurs(symbol)) return;
    seen.add(symbol);
    const [at] = symbol.declarations ?? [];
    if (at === undefined) return;
    const { name } = symbol;
    if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias)) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const members =
        type.isUnion() || symbol.flags & ts.SymbolFlags.TypeAlias ? [] : checker.getPropertiesOfType(type);
      if (members.length === 0) lines.add(`type ${name} = ${words(type, at)}`);
      for (const member of members) {
        const declared = member.declarations?.[0] ?? at;
        if (ts.getCombinedModifierFlags(declared as ts.Declaration) & ts.ModifierFlags.Private) continue;
        if (member.name.startsWith('__#')) continue;
        const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
        const own = checker.getTypeOfSymbolAtLocation(member, declared);
        lines.add(`type ${name}.${nameOf(member)}${isOptional ? '?' : ''}: ${words(own, declared)}`);
      }
    } else lines.add(`value ${name}: ${words(checker.getTypeOfSymbolAtLocation(symbol, at), at)}`);
    for (const declaration of symbol.declarations ?? [])
      if (!ts.isFunctionLike(declaration)) follow(declaration);
      else for (const part of [...declaration.parameters, declaration.type]) if (part) follow(part);
  }

  for (const [entry, file] of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry}: there is no ${file}`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = target(exported);
      const kind = symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type';
      lines.add(`entry ${entry}: ${kind} ${exported.name}`);
      waiting.push(symbol);
    }
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) add(next);
  return [...lines].sort();
}
