/** Generates src/generated/ from schemas/. With --check: fails if the committed files differ. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _, Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import { comparingAsJson } from '../src/common/json/compare-as-json.js';
import { isDecimal, isPowerOfTwo } from '../src/common/number-formats.ts';
import { withPresets } from './preset-schemas.ts';
import { recordColumns, recordFiles } from './record-columns.ts';
import { readSchemas } from './reply-schemas.ts';
import { type Schema, schemaFiles, schemaFolder } from './schemas.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'src/generated');
const isCheck = process.argv.includes('--check');
const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';

/** Writes presets into the schemas that list them. */
async function updatePresets(): Promise<void> {
  for (const file of await schemaFiles()) {
    const text = await readFile(join(schemaFolder, file), 'utf8');
    const current = withPresets(file, text);
    if (current !== text && isCheck) throw new Error(`schemas/${file} lacks a preset. Run: npm run generate`);
    if (current !== text) await writeFile(join(schemaFolder, file), current);
  }
}

/** One file of types: compiling all schemas together declares each shape only once. */
async function types(schemas: Map<string, Schema>): Promise<string> {
  const all = {
    title: 'Schemas',
    description: 'Every schema by its title.',
    type: 'object',
    additionalProperties: false,
    required: [...schemas.values()].map(schema => schema.title),
    properties: Object.fromEntries(
      [...schemas].map(([file, schema]) => [schema.title, { $ref: `./${file}` }]),
    ),
  };
  const source = await compile(all as never, 'Schemas', {
    cwd: `${schemaFolder}/`,
    bannerComment: banner.trim(),
    style: { singleQuote: true },
    $refOptions: {
      resolve: {
        file: {
          read: ({ url }: { readonly url: string }) =>
            JSON.stringify(schemas.get(relative(schemaFolder, url).replaceAll('\\', '/'))),
        },
      },
    },
    // A bounded list is a list: not each of its lengths.
    maxItems: -1,
  });
  // Removes the file name of references from the types.
  return source
    .replace(/ \*\n \* This interface was referenced by[^/]*?\*\/\n/g, ' */\n')
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*?\*\/\n/g, '');
}

function compiler(schemas: Map<string, Schema>): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    // One function per schema instead of a copy at each use, which reduces the code to a quarter.
    inlineRefs: false,
    messages: false,
    verbose: false,
    code: { source: true, esm: true, lines: true, formats: _`require("./formats.ts")` },
  });
  comparingAsJson(ajv, _`require("../src/common/json/same-json.js").isSameJson`);
  addFormats.default(ajv);
  ajv.addFormat('decimal', { type: 'number', validate: isDecimal });
  ajv.addFormat('power-of-two', { type: 'number', validate: isPowerOfTwo });
  // What they use of 2020-12 means the same in Ajv's own dialect, whose code is shorter.
  for (const schema of withSharedParts(schemas)) ajv.addSchema(schema);
  return ajv;
}

/** A part of a schema that is at least so long (as JSON), and is used at least so often, has one function too. */
const leastLength = 24;
const leastUses = 2;

/**
 * The schemas, in which parts that several have, such as a time or `null`, are schemas of their own. Validators say the
 * same, in much less code.
 */
function withSharedParts(schemas: Map<string, Schema>): Schema[] {
  const whole = [...schemas].map(([file, { $schema: _dialect, ...schema }]) =>
    withAbsoluteReferences({ ...withoutWords(schema), $id: `schemas:///${file}` }),
  );
  const uses = new Map<string, number>();
  const count = (part: unknown) => {
    const text = JSON.stringify(part);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    return part;
  };
  for (const schema of whole) withParts(schema, count);
  const shared = new Map<string, Schema>();
  const share = (part: object) => {
    const text = JSON.stringify(part);
    if (text.length < leastLength || '$ref' in part || (uses.get(text) ?? 0) < leastUses) return part;
    const known = shared.get(text) ?? { ...part, title: '', $id: `schemas:///shared/${digestOf(text)}` };
    shared.set(text, known);
    return { $ref: known.$id };
  };
  const replaced = whole.map(schema => withParts(schema, share));
  return [...replaced, ...[...shared.values()].map(({ title: _, ...schema }) => schema as Schema)];
}

/** A copy of a schema with what `change` returns for each of its parts; inner ones stay inside a part that is replaced. */
function withParts<Whole>(schema: Whole, change: (part: object) => unknown): Whole {
  const inside = (part: unknown): unknown => {
    const changed = typeof part === 'object' && part !== null ? change(part) : part;
    return changed === part ? withParts(part, change) : changed;
  };
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties')
        return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]))];
      if (key === 'items' || key === 'additionalProperties') return [key, inside(value)];
      if (/^(any|one|all)Of$/.test(key)) return [key, value.map(inside)];
      return [key, value];
    }),
  ) as Whole;
}

const withAbsoluteReferences = <Whole extends { $id: string }>(schema: Whole): Whole =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === '$ref' && typeof value === 'string' ? new URL(value, schema.$id).href : value,
    ),
  );

/** A validator contains the schemas whose lists it compares with: what only readers need is left out. */
function withoutWords<T>(schema: T): T {
  const isWord = (key: string, value: unknown) =>
    (/^(title|description)$/.test(key) && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value));
  return JSON.parse(JSON.stringify(schema, (key, value) => (isWord(key, value) ? undefined : value)));
}

/** Validators without imports: esbuild includes Ajv's small runtime in the file. */
async function validators(
  schemas: Map<string, Schema>,
  folderMatches: (file: string, title: string) => boolean,
  more: Readonly<Record<string, string>> = {},
) {
  const chosen = [...schemas].filter(([file, schema]) => folderMatches(file, schema.title));
  const named = [...chosen.map(([file, schema]) => [schema.title, file]), ...Object.entries(more)];
  const source = standalone.default(
    compiler(schemas),
    Object.fromEntries(named.map(([name, file]) => [name, `schemas:///${file}`])),
  );
  const bundle = await build({
    stdin: { contents: source, resolveDir: join(root, 'scripts'), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
  });
  const brief = briefly(bundle.outputFiles[0]?.text ?? '');
  return `// @ts-nocheck\n${banner}${faults}${withStableNames(brief, source)}`;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The names that Ajv gives by number. */
const numbered = /\b(?:validate|schema|pattern|func|formats)\d+\b/g;

/**
 * The code with the names of its constants and functions after what they are, and not numbered: another field in one
 * schema changes the lines of that schema alone. `source`: the code as Ajv writes it, where each function names its schema.
 */
function withStableNames(code: string, source: string): string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const give = (old: string, name: string) => {
    let free = name;
    for (let more = 2; taken.has(free); more += 1) free = `${name}_${more}`;
    taken.add(free);
    names.set(old, free);
  };
  for (const body of source.split(/^(?=function )/m)) {
    const [, name = '', id] =
      /^function (validate\d+)\(.*\)\{\n(?:\/\*# sourceURL="schemas:\/\/\/([^"]+?)(?:\.json)?" \*\/)?/.exec(
        body,
      ) ?? [];
    // A part of a schema has no name of its own.
    const own = id?.replaceAll(/\W/g, '_') ?? `part_${digestOf(body.replaceAll(numbered, ''))}`;
    give(name, `validate_${own}`);
  }
  for (const [, name = '', value = ''] of source.matchAll(
    /^const ((?:schema|pattern|func|formats)\d+) = (.*);$/gm,
  )) {
    const [, id] = /"\$id":"schemas:\/\/\/([^"]+?)(?:\.json)?"/.exec(value) ?? [];
    give(name, `${name.replace(/\d+/, '')}_${id?.replaceAll(/\W/g, '_') ?? digestOf(value)}`);
  }
  return code.replaceAll(numbered, name => names.get(name) ?? name);
}

/**
 * Ajv's code without what nobody reads (where a keyword is in the schema, what a value is part of), with the location as
 * a plain argument, and with errors made, told and joined in one place each: about two thirds of the code.
 */
function briefly(code: string): string {
  const part =
    /, parentData(?:: \w+)?, parentDataProperty(?:: (?:\w+|"(?:[^"\\]|\\.)*"))?, rootData(?: = data)?(?= \})/g;
  const fault = /\{ instancePath(?:: (.+?))?, keyword: ("\w+"), params: (\{.*\}) \}(?=[\];])/g;
  const brief = code
    .replaceAll(/schemaPath: "(?:[^"\\]|\\.)*", /g, '')
    .replaceAll(part, '')
    .replaceAll(fault, (_, at = 'instancePath', keyword, params) => `faultOf(${at}, ${keyword}, ${params})`)
    .replaceAll('{ instancePath = "" } = {}', 'instancePath = ""')
    .replaceAll(/(data\d*) && typeof \1 == "object" && !Array\.isArray\(\1\)/g, 'isRecord($1)')
    .replaceAll(/\{ instancePath(?:: (.+?))? \}(?=\))/g, (_, at = 'instancePath') => at)
    .replaceAll(
      /vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\)/g,
      'joined(vErrors, $1.errors)',
    );
  const left = /parentData|rootData|schemaPath|keyword: .* \} \}|\{ instancePath \}|\.concat\(/.exec(brief);
  if (left) throw new Error(`Ajv writes ${left[0]} differently from what is replaced here.`);
  const failed = /([\w]+)\.errors = \[faultOf\((.*)\)\];\s*return false;/g;
  const short = inOneExpression(brief).replaceAll(failed, 'return failed($1, $2);');
  return withUsedParts(withSources(endingAtOnce(short)));
}

/**
 * A validator in which nothing takes an error back, as `anyOf` does, or adds one, as `propertyNames` does, ends with the first error, and not after a condition
 * around each member that follows.
 */
function endingAtOnce(code: string): string {
  const inner =
    /var (valid\d+) = (?:(data\d*(?:\.\w+|\["[^"]*"\])) === void 0 \|\| )?(validate\d+)\((.+)\) \|\| \(vErrors = joined\(vErrors, \3\.errors\), errors = vErrors\.length, false\);/g;
  const bodies = code.split(/^(?=function )/m).map(body => {
    const [, own] = /^function (validate\d+)\(/.exec(body) ?? [];
    if (own === undefined || /\berrors = _errs\d+;|vErrors\.length = |propertyName/.test(body)) return body;
    const ended = body.replaceAll(inner, (_, valid, member, validate, given) => {
      const isThere = member === undefined ? '' : `${member} !== void 0 && `;
      return `if (${isThere}!${validate}(${given})) return passedOn(${own}, ${validate});\nvar ${valid} = true;`;
    });
    const others = [...ended.matchAll(/var (valid\d+) = (?!true;)/g)].map(([, name]) => name);
    return ended.replaceAll(/if \((valid\d+)\) \{/g, (whole, name) => (others.includes(name) ? whole : '{'));
  });
  return bodies.join('');
}

/** The pattern of an error is that of its expression. */
function withSources(code: string): string {
  const patterns = [...code.matchAll(/^var (pattern\d+) = new RegExp\(("(?:[^"\\]|\\.)*"), "u"\);$/gm)];
  return patterns.reduce((all, [, name = '', text = '']) => {
    const { source } = new RegExp(JSON.parse(text), 'u');
    return source === JSON.parse(text)
      ? all.replaceAll(`{ pattern: ${text} }`, `{ pattern: ${name}.source }`)
      : all;
  }, code);
}

/** A member or an entry that has a validator of its own is checked by one expression instead of six lines. */
function inOneExpression(code: string): string {
  const step =
    /const (_errs\d+) = errors;\s*if \(!(validate\d+)\((.+)\)\) \{\s*vErrors = joined\(vErrors, \2\.errors\);\s*errors = vErrors\.length;\s*\}\s*var (valid\d+) = \1 === errors;/g;
  const optional =
    /if \((data\d*(?:\.\w+|\["[^"]*"\])) !== void 0\) \{\s*var (valid\d+) = (validate.*);\s*\} else \{\s*var \2 = true;\s*\}/g;
  const brief = code
    .replaceAll(
      step,
      (_, __, validate, given, valid) =>
        `var ${valid} = ${validate}(${given}) || (vErrors = joined(vErrors, ${validate}.errors), errors = vErrors.length, false);`,
    )
    .replaceAll(optional, (_, value, valid, check) => `var ${valid} = ${value} === void 0 || ${check};`);
  for (const body of brief.split(/^function /m))
    for (const [name] of body.matchAll(/\b_errs\d+\b/g))
      if (!body.includes(`const ${name} = errors`)) throw new Error(`${name} is used, but was replaced`);
  return brief;
}

/**
 * Required and unknown members are looked for by one call each, in validators that no request waits for: it takes longer
 * than a comparison each.
 */
const byOneCall = (code: string): string => withSharedNames(unknownByOneCall(missingByOneCall(code)));

const unknownByOneCall = (code: string): string =>
  code.replaceAll(
    /for \(const (key\d+) in (data\d*)\) \{\s*if \(!\(((?:\1 === "\w+"(?: \|\| )?){2,})\)\) \{\s*(return failed\(.+?, "additionalProperties", \{ additionalProperty: \1 \}\);)\s*\}\s*\}/g,
    (_, key, data, all: string, failure) =>
      `const ${key} = unknownOf(${data}, ${JSON.stringify([...all.matchAll(/"(\w+)"/g)].map(([, name]) => name))});\nif (${key} !== undefined) ${failure}`,
  );

/** A list of names that several calls have stands once. */
function withSharedNames(code: string): string {
  const call = /(missingOf|unknownOf)\((data\d*), (\["[^\]]*"\])\)/g;
  const all = [...code.matchAll(call)].map(([, , , list = '']) => list);
  const shared = [...new Set(all)].filter(list => all.indexOf(list) !== all.lastIndexOf(list));
  const names = new Map(shared.map(list => [list, `names_${digestOf(list)}`]));
  const lists = [...names].map(([list, name]) => `const ${name} = ${list};\n`).join('');
  return code
    .replaceAll(call, (_, check, data, list) => `${check}(${data}, ${names.get(list) ?? list})`)
    .replace(faults, () => faults + lists);
}

const missingByOneCall = (code: string): string =>
  code.replaceAll(
    /if \(((data\d*)\.\w+ === void 0 && \((missing\d+) = "\w+"\)(?: \|\| \2\.\w+ === void 0 && \(\3 = "\w+"\)){1,})\) \{/g,
    (_, all: string, data, missing) =>
      `if (${missing} = missingOf(${data}, ${JSON.stringify([...all.matchAll(/= "(\w+)"/g)].map(([, name]) => name))})) {`,
  );

/** Of the schemas in the code, only what it reads: the names of members, and the values that are allowed. */
const withUsedParts = (code: string): string =>
  code.replaceAll(/^var (schema\d+) = (\{.*\});$/gm, (whole, name, text) => {
    const uses = code.match(new RegExp(`\\b${name}\\b(?!\\d)[^,;) =]*`, 'g'))?.slice(1) ?? [];
    const schema = JSON.parse(text);
    const used: Record<string, unknown> = {};
    for (const use of uses) {
      const path = [...use.matchAll(/\.(\w+)|\[(\d+)\]|\["([^"]*)"\]/g)].map(
        one => one[1] ?? one[2] ?? one[3] ?? '',
      );
      if (path.length === 0) return whole;
      keep(used, schema, path);
    }
    return `var ${name} = ${JSON.stringify(used)};`;
  });

/** Adds the part at a path; of members, only their names. */
function keep(
  used: Record<string, unknown>,
  from: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
): void {
  const part = from[name] as Record<string, unknown>;
  if (part === undefined) throw new Error(`the validators read ${name}, which the schema does not have`);
  if (rest.length > 0) {
    const inner = (used[name] || {}) as Record<string, unknown>;
    used[name] = inner;
    keep(inner, part, rest);
  } else if (name === 'properties')
    used[name] = { ...Object.fromEntries(Object.keys(part).map(one => [one, 0])), ...(used[name] as object) };
  else used[name] = part;
}

const faults = `const missingOf = (data, names) => names.find(name => data[name] === undefined);
const unknownOf = (data, names) => {
  for (const name in data) if (!names.includes(name)) return name;
};
const faultOf = (instancePath, keyword, params) => ({ instancePath, keyword, params });
const failed = (validate, instancePath, keyword, params) => {
  validate.errors = [faultOf(instancePath, keyword, params)];
  return false;
};
const passedOn = (validate, inner) => {
  validate.errors = inner.errors;
  return false;
};
const isRecord = data => data && typeof data == "object" && !Array.isArray(data);
const joined = (errors, more) => errors === null ? more : [...errors, ...more];
`;

/**
 * The schemas with the collections of the data file of any values: their records have validators of their own, and a loop
 * for each collection would be a sixth of the code of all validators.
 */
function withoutRecords(schemas: Map<string, Schema>): Map<string, Schema> {
  const file = 'storage/data-file.json';
  const whole = schemas.get(file) as Schema & { properties: Record<string, object> };
  const shapes = new Map<string, string>();
  const properties = Object.fromEntries(
    Object.entries(whole.properties).map(([name, { description: _, ...shape }]: [string, object & Named]) => {
      const text = JSON.stringify(shape, (key, value) =>
        key === 'items' || (typeof value?.$ref === 'string' && key === 'additionalProperties') ? {} : value,
      );
      if (!('type' in shape) || !/array|object/.test(String(shape.type))) return [name, shape];
      shapes.set(text, shapes.get(text) ?? `shape${shapes.size}`);
      return [name, { $ref: `#/$defs/${shapes.get(text)}` }];
    }),
  );
  const $defs = Object.fromEntries([...shapes].map(([text, name]) => [name, JSON.parse(text)]));
  return new Map([...schemas, [file, { ...whole, properties, $defs } as Schema]]);
}

/**
 * Integers as both storages keep them: JavaScript does not count beyond 2^53, and a column of PostgreSQL has no room for
 * 1e300, which is an integer too.
 */
function withSafeIntegers<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withSafeIntegers) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withSafeIntegers(inner)]),
  );
  if (schema.enum !== undefined || ![schema.type].flat().includes('integer')) return schema as Value;
  const { MIN_SAFE_INTEGER: minimum, MAX_SAFE_INTEGER: maximum } = Number;
  return { minimum, maximum, ...schema } as Value;
}

interface Named {
  readonly description?: string;
}

function columns(schemas: Map<string, Schema>): string {
  return `${banner}
/** The kind of column of each member of the stored records. */
export const recordColumns = ${JSON.stringify(recordColumns(schemas, recordFiles(schemas)), null, 2)} as const;
`;
}

/** How the data file stores each collection: as one list, as a list for each workspace, or as records by their id. */
function scopes(schemas: Map<string, Schema>): string {
  const { properties } = schemas.get('storage/data-file.json') as Schema & {
    properties: Record<string, { type?: unknown; additionalProperties?: { type?: unknown } }>;
  };
  const scopeOf = ({ type, additionalProperties }: (typeof properties)[string]) => {
    if (type === 'array') return 'storage';
    return additionalProperties?.type === 'array' ? 'workspace' : 'id';
  };
  const collections = Object.entries(properties).filter(
    ([, { type }]) => type === 'array' || type === 'object',
  );
  return `${banner}
/** How each collection is stored: \`storage\` is one list, \`workspace\` one of each workspace, \`id\` records by their id. */
export const collectionScopes = ${JSON.stringify(Object.fromEntries(collections.map(([name, one]) => [name, scopeOf(one)])), null, 2)} as const;
`;
}

/** The schemas as components of an OpenAPI document, with references by title. */
function components(schemas: Map<string, Schema>): string {
  const titleOf = (from: string, reference: string) => {
    const file = relative(schemaFolder, resolve(schemaFolder, dirname(from), reference)).replaceAll(
      '\\',
      '/',
    );
    const schema = schemas.get(file);
    if (!schema) throw new Error(`${from}: no schema ${reference}`);
    return schema.title;
  };
  const rewrite = (file: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(entry => rewrite(file, entry));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '$schema')
        .map(([key, entry]) =>
          key === '$ref'
            ? [key, `#/components/schemas/${titleOf(file, entry as string)}`]
            : [key, rewrite(file, entry)],
        ),
    );
  };
  const served = [...schemas].filter(([file]) => !/(^storage|\/bridge)\//.test(file));
  const table = Object.fromEntries(served.map(([file, schema]) => [schema.title, rewrite(file, schema)]));
  return `${banner}
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Every shape that is sent or taken, by title, with references as an OpenAPI document has them. */
export const schemas: Readonly<Record<string, JsonSchema>> = ${JSON.stringify(table, null, 2)};
`;
}

/** What a bridge sends, which is checked; what it gets is as its schemas say. */
const sentByBridge = (title: string) =>
  ['BridgePerformed', 'BridgeSent', 'BridgeFile', 'BridgeGroup', 'StoredContent'].includes(title) ||
  /^Bridge(Event.+|(Text|Location|Contact|Poll|Media|Unknown)Content)$/.test(title);

async function generate(): Promise<Map<string, string>> {
  await updatePresets();
  const schemas = await readSchemas();
  return new Map([
    ['types.ts', await types(schemas)],
    [
      'request-validators.ts',
      await validators(schemas, (_file, title) => title.endsWith('Request') || title === 'NoInput'),
    ],
    ['bridge-validators.ts', byOneCall(await validators(schemas, (_file, title) => sentByBridge(title)))],
    [
      'storage-validators.ts',
      byOneCall(
        await validators(
          new Map(
            [...withoutRecords(schemas)].map(([file, schema]) => [file, withSafeIntegers(schema)] as const),
          ),
          (_file, title) => title === 'DataFile',
          recordFiles(schemas),
        ),
      ),
    ],
    ['record-columns.ts', columns(schemas)],
    ['collection-scopes.ts', scopes(schemas)],
    ['schemas.ts', components(schemas)],
  ]);
}

const outputs = await generate();
if (isCheck) {
  const stale: string[] = [];
  for (const [file, text] of outputs) {
    const path = join(target, file);
    if (!existsSync(path) || (await readFile(path, 'utf8')) !== text) stale.push(file);
  }
  const known = new Set([...outputs.keys(), 'examples.ts', 'scopes.ts', 'reply-titles.ts']);
  for (const file of existsSync(target) ? await readdir(target) : []) if (!known.has(file)) stale.push(file);
  if (stale.length > 0) {
    console.error(`src/generated/ is not what schemas/ gives: ${stale.join(', ')}. Run: npm run generate`);
    process.exit(1);
  }
  console.log('src/generated/ is up to date');
} else {
  await mkdir(target, { recursive: true });
  for (const [file, text] of outputs) await writeFile(join(target, file), text);
  console.log(`wrote ${[...outputs.keys()].map(file => `src/generated/${file}`).join(', ')}`);
}
