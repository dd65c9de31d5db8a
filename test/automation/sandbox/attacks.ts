/** Mappings that try to change what other mappings use: JSONata's functions, its frames, and its programs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jsonata from 'jsonata';

const source = readFileSync(fileURLToPath(import.meta.resolve('jsonata')), 'utf8');

/** The functions that every mapping finds. */
export const builtIns = [
  ...source.matchAll(/(?:staticFrame|environment)\.bind\('(\w+)', defineFunction/g),
].map(([, name = '']) => name);

/** Makes the transform operator write into the very object that it is given. */
const writes = '$clone := function($o) { $o };';
/** Makes a function an object that the path operator can enter. */
const opened = (value: string, mark = '_jsonata_lambda') => `([${value}] ~> |$[0]|{}, ["${mark}"]|)[0]`;
const write = (target: string, key: string, value = 'function($x) { 666 }') =>
  `[${target}] ~> |$[0]|{ ${JSON.stringify(key)}: ${value} }|`;
const remove = (target: string, key: string) => `[${target}] ~> |$[0]|{}, [${JSON.stringify(key)}]|`;
/** The transform operator would write to each element of a list, but not to a list in a list. */
const inList = (target: string) => `$map([1, 2], function($i) { ${target} })`;
const writeList = (target: string, key: string) => `${inList(target)} ~> |$|{ ${JSON.stringify(key)}: 666 }|`;
const removeList = (target: string, key: string) => `${inList(target)} ~> |$|{}, [${JSON.stringify(key)}]|`;
const run = (...steps: string[]) => `( ${writes} ${steps.join('; ')}; "done" )`;

/** What is written to everything. */
const usual = ['poison', '__proto__', 'constructor', 'prototype', 'apply', 'toString', 'then'];

/** Takes each function by each way that a mapping can take one. */
const onBuiltIns = builtIns.flatMap(name => {
  const itself = `$${name}`;
  const native = opened(itself, '_jsonata_function');
  const partial = opened(`${itself}(?, ?)`);
  const spoiled = write(itself, 'implementation');
  return [
    run(spoiled),
    run(write(itself, 'signature', '1')),
    run(remove(itself, 'signature')),
    run(remove(itself, 'implementation')),
    run(remove(itself, '_jsonata_function')),
    run(write(`${native}.implementation`, 'apply')),
    run(write(`${native}.signature`, 'validate')),
    ...['apply', 'toString', 'length'].map(key => run(write(`${partial}.body`, key))),
    run(`$f := ${partial}`, `$f.environment.bind("${name}", function($x) { 666 })`),
    run(`$f := ${partial}`, `$f.environment.base.bind("${name}", function($x) { 666 })`),
    run(`$sort([2, 1], function($l, $r) { (${spoiled}; $l > $r) })`),
    run(`$reduce([2, 1], function($l, $r) { (${spoiled}; $l + $r) })`),
    run(`$map([1], function($v) { (${spoiled}; $v) })`),
    run(`$match("a", function($v) { (${spoiled}; { "match": "a", "start": 0, "end": 1, "groups": [] }) })`),
    run(`$eval("${itself} := 666")`),
    run(`${itself} := function($x) { 666 }`),
  ];
});

/** Lambdas, and what can be found in them: frames, programs, regular expressions, dates, constructors. */
const lambdas = [
  'function($x)<n:n> { $x + 1 }',
  'function($x) { $match($x, /a(b)/) }',
  '($sum ~> $count)',
  '$now(?)',
];

interface Found {
  readonly path: string;
  readonly keys: readonly string[];
  readonly isList: boolean;
}

/** The paths of own properties from a lambda to everything in it. */
async function pathsIn(lambda: string): Promise<Found[]> {
  const seen = new Set<unknown>();
  const paths: Found[] = [];
  const visit = (value: unknown, path: string) => {
    const canHaveKeys = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (!canHaveKeys || seen.has(value)) return;
    seen.add(value);
    const keys = Object.getOwnPropertyNames(value);
    paths.push({ path, keys, isList: Array.isArray(value) });
    // JSONata reads no properties of functions.
    if (typeof value === 'object')
      for (const key of keys)
        if (!/^\d+$/.test(key)) visit((value as Record<string, unknown>)[key], `${path}.\`${key}\``);
    if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, `${path}[${index}]`);
  };
  visit(await jsonata(lambda).evaluate({}), '$opened');
  return paths;
}

const onPath = (lambda: string, { path, keys, isList }: Found) => {
  const open = `$opened := ${opened(lambda)}`;
  return [
    ...[...new Set([...keys, ...usual])].map(key => run(open, (isList ? writeList : write)(path, key))),
    ...keys.map(key => run(open, (isList ? removeList : remove)(path, key))),
  ];
};

const inLambdas = (
  await Promise.all(
    lambdas.map(async lambda => (await pathsIn(lambda)).flatMap(found => onPath(lambda, found))),
  )
).flat();

export const attacks: readonly string[] = [
  '( $clone := function($o){$o}; [$sum] ~> |$[0]|{"implementation": function($x){666}}|; {"ok":1} )',
  ...onBuiltIns,
  ...inLambdas,
  // The input, and what every object inherits.
  ...usual.flatMap(key => [run(write('$', key)), run(write('{}', key)), run(write('[1]', key))]),
  run('$merge([{}, { "__proto__": { "implementation": 666, "poison": 666 } }])'),
];
