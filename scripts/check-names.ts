/**
 * Part of `npm run lint`: refuses names that a reader has to decode, and exported types, or functions, of the same name in
 * different files.
 * Names are the nouns of the field; docs/glossary.md explains them. Argument: the folder of another project.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** Names of types, functions, variables and private members, each with a better one. */
const better: ReadonlyMap<string, string> = new Map([
  ['Happened', 'OutboxEvent'],
  ['Asked', 'Subscription, or what was asked for'],
  ['Bounds', 'EventFilter'],
  ['Telling', 'ChannelEventStore'],
  ['ToldEvent', 'ConversationEvent or EventBody'],
  ['Tools', 'EngineContext, or the context of that engine'],
  ['tools', 'context'],
  ['Fared', 'EndpointHealthChange'],
  ['Going', 'RunningDelivery'],
  ['Seen', 'the noun of what was seen'],
  ['Known', 'the noun of what is known'],
  ['Made', 'RequestOutcome, or the noun of what is made'],
  ['Noticed', 'HealthStatsTracker'],
  ['told', 'reported'],
  ['isTold', 'isReported'],
  ['vitals', 'healthStats'],
  ['Look', 'the noun of what is found'],
  ['Bell', 'WakeUp'],
  ['bell', 'wakeUp'],
  ['chore', 'job'],
  ['chores', 'jobs'],
  ['patience', 'timeoutMs, retryMs or staleMs'],
  ['wish', 'what is requested'],
  ['asIs', 'withEffectiveState, or what is effective'],
  ['unworded', 'technicalKeywords'],
  ['TooLate', 'DeadlineError'],
  ['Turns', 'the queue or the order that it is'],
  ['underWay', 'inFlight'],
  ['hops', 'deliveryDepth'],
  ['maxHops', 'maxDeliveryDepth'],
  ['nameOf', 'keyOf or titleOf, with what it is the name of'],
  ['door', 'router'],
  ['doors', 'accessRules'],
  ['people', 'members, contacts or participants'],
  ['helper', 'what it does'],
  ['manager', 'what it does'],
]);

/** Limits are called maxRows, and not mostRows: that is the word of the field, and one word for all of them. */
function betterThan(name: string): string | undefined {
  const [, rest] = /^(?:most|longest|largest)([A-Z].*)/.exec(name) ?? [];
  return better.get(name) ?? (rest === undefined ? undefined : `max${rest}`);
}

/** Names of files and folders, each with a better one. */
const betterFiles: ReadonlyMap<string, string> = new Map([
  ['answers', 'results, responses or outcomes'],
  ['asked', 'subscription'],
  ['door', 'router'],
  ['doors', 'access-rules'],
  ['happened', 'outbox-event'],
  ['helpers', 'what they do'],
  ['hops', 'delivery-depth'],
  ['infinite', 'non-finite-numbers'],
  ['misc', 'what is in it'],
  ['people', 'members or address-book'],
  ['telling', 'channel-event-store'],
  ['taken', 'extracted-fields, or what was taken'],
  ['told', 'conversation-event'],
  ['todo', 'remedy'],
  ['tools', 'context'],
  ['unfriendly', 'harmful-callbacks'],
  ['util', 'what is in it'],
  ['utils', 'what is in it'],
]);

/** Places where a name is that of stored data, or of a public option. */
const exceptions: readonly (readonly [name: string, place: RegExp])[] = [
  // The member `hops` of stored events.
  ['hops', /^src\/(?:adapters|automation\/inbound|common\/events\/delivery-depth)/],
  // The option `people` of the simulated channel.
  ['people', /\/drivers\/simulated\//],
];

/**
 * Files whose exported functions may be called like any other: actions and pages like what they are for, and samples of
 * the conformance suite like what they are of.
 */
const calledAfterOthers = /^(?:src\/console|src\/testing|mock-server\/control\/dashboard)\//;

/** Both storages do the same, and each group in them does it to its own records. */
const ofStorages = /^src\/adapters\/(?:lowdb|postgres)\//;

/** Modules for browsers stand in place of those of Node.js and of the mock server, so that they export the same names. */
const inPlaceOfOthers = /^mock-server\/browser\//;

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Declared extends Place {
  readonly name: string;
}

interface DeclaredNames {
  readonly names: Declared[];
  /** What the program exports. */
  readonly types: Declared[];
  readonly functions: Declared[];
}

function declaredIn(file: string, text: string): DeclaredNames {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const names: Declared[] = [];
  const types: Declared[] = [];
  const functions: Declared[] = [];
  const placed = (name: string, start: number): Declared => ({
    file,
    line: text.slice(0, start).split('\n').length,
    name,
  });
  const add = (id: unknown) => {
    const { type, name, start } = (id ?? {}) as { type?: string; name?: string; start?: number };
    if ((type === 'Identifier' || type === 'PrivateIdentifier') && name !== undefined)
      names.push(placed(name, start ?? 0));
  };
  /** Also the names of a destructured value, but not those of its members. */
  const addPattern = (given: unknown): void => {
    const pattern = (given ?? {}) as Readonly<Record<string, unknown>>;
    if (pattern.type === 'ObjectPattern')
      for (const one of pattern.properties as { value?: unknown; argument?: unknown }[])
        addPattern(one.value ?? one.argument);
    else if (pattern.type === 'ArrayPattern')
      for (const one of pattern.elements as unknown[]) addPattern(one);
    else if (pattern.type === 'AssignmentPattern') addPattern(pattern.left);
    else add(pattern);
  };
  const addCallable = ({ id, params }: { readonly id?: unknown; readonly params: readonly unknown[] }) => {
    add(id);
    for (const one of params) addPattern(one);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => addPattern(id),
    FunctionDeclaration: addCallable,
    FunctionExpression: addCallable,
    ArrowFunctionExpression: addCallable,
    ClassDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    PropertyDefinition: ({ key }) => key.type === 'PrivateIdentifier' && add(key),
    MethodDefinition: ({ key }) => key.type === 'PrivateIdentifier' && add(key),
    ExportNamedDeclaration: ({ declaration }) => {
      const exported =
        declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.filter(({ init }) => /Function/.test(init?.type ?? ''))
          : [declaration];
      const of = /^(?:Class|TSInterface|TSTypeAlias)/.test(declaration?.type ?? '') ? types : functions;
      for (const one of exported) {
        const { id } = (one ?? {}) as { id?: { name: string; start: number } };
        if (id !== undefined) of.push(placed(id.name, id.start));
      }
    },
  }).visit(program);
  return { names, types, functions };
}

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const files = ['src', 'mock-server']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(name => name.endsWith('.ts') && !name.startsWith(join('src', 'generated')))
  .sort();

const faults: string[] = [];
const exported = { type: new Map<string, Declared>(), function: new Map<string, Declared>() };

function checkUnique(what: keyof typeof exported, declared: readonly Declared[]): void {
  for (const one of declared) {
    const other = exported[what].get(one.name);
    if (other === undefined || other.file === one.file) exported[what].set(one.name, one);
    else if ([one.file, other.file].some(path => inPlaceOfOthers.test(path))) continue;
    else if (what === 'type' || !(ofStorages.test(one.file) && ofStorages.test(other.file)))
      faults.push(
        `${one.file}:${one.line}: the ${what} ${one.name} has the same name as that of ${other.file}:${other.line}`,
      );
  }
}

for (const file of files) {
  // They are called as the modules of Node.js that they stand for.
  const parts = file.startsWith('mock-server/browser/node/') ? [] : file.split('/');
  for (const part of parts.map(one => basename(one, '.ts'))) {
    const name = betterFiles.get(part);
    if (name !== undefined) faults.push(`${file}: a file or folder must not be called ${part}, but ${name}`);
  }
  const { names, types, functions } = declaredIn(file, readFileSync(join(root, file), 'utf8'));
  for (const { name, line } of names) {
    const noun = betterThan(name);
    if (noun === undefined || exceptions.some(([one, place]) => one === name && place.test(file))) continue;
    faults.push(`${file}:${line}: nothing must be called ${name}, but ${noun}`);
  }
  checkUnique('type', types);
  if (!calledAfterOthers.test(file)) checkUnique('function', functions);
}
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\nNames that are refused: ${faults.length}.`);
  process.exit(1);
}
console.log(`the names in ${relative('', root) || 'src and mock-server'} are those of the field`);
