/** Checks data against JSON Schemas of users, in the sandbox's own process. */
import { Script } from 'node:vm';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { comparingAsJson } from '../../common/json/compare-as-json.js';

const dialects = new Map([
  ['https://json-schema.org/draft/2020-12/schema', Ajv2020],
  ['http://json-schema.org/draft-07/schema', Ajv],
]);
const newest = Ajv2020;

/** Maximum number of compiled schemas in the cache, and of their characters in total. */
const maxKept = 100;
const maxCharactersKept = 1_000_000;
/** Maximum number of errors in a reply, and of their characters. An `anyOf` reports one for each of its branches. */
const maxErrors = 200;
const maxCharactersOfErrors = 200_000;
/** Of longer data, only the first error is found: each entry of a list may have one, and all of them take memory. */
const maxForAll = 32_768;

const options = {
  // Keywords and formats that Ajv does not know are ignored, as JSON Schema says.
  strict: false,
  // Without it, 19.99 is not a multiple of 0.01, because numbers are binary.
  multipleOfPrecision: 9,
  logger: false,
  // Inherited properties, such as `constructor`, do not count as fields of the data.
  ownProperties: true,
};

/** One Ajv instance per dialect that checks the schemas themselves. Schemas of users are never added to them. */
const checkers = new Map();

function dialectOf(schema) {
  const named = schema?.$schema;
  if (named === undefined) return newest;
  const dialect = dialects.get(String(named).replace(/#$/, ''));
  if (dialect === undefined) throw new Error(`$schema must be one of ${[...dialects.keys()].join(', ')}`);
  return dialect;
}

function compile(text, allErrors) {
  const schema = JSON.parse(text);
  const Dialect = dialectOf(schema);
  const checker = checkers.get(Dialect);
  if (!checker.validateSchema(schema)) {
    const { instancePath, message } = checker.errors[0];
    throw new Error(`${instancePath || 'The schema'} ${message}`);
  }
  // Each schema has its own instance, so that two schemas may have the same `$id`.
  const ajv = comparingAsJson(new Dialect({ ...options, allErrors, meta: false, validateSchema: false }));
  addFormats.default(ajv);
  for (const keyword of dynamic) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, compile: () => unsupported(keyword) });
  }
  const validate = ajv.compile(schema);
  if (validate.$async) unsupported('$async');
  return validate;
}

/** References that are resolved while data is checked. Ajv follows them only where they lead to the whole schema. */
const dynamic = ['$dynamicRef', '$recursiveRef'];

function unsupported(keyword) {
  throw new Error(`${keyword} is not supported`);
}

/** One value of each type. A schema that refers to itself without end does so with at least one of them. */
const probes = [null, true, 0, '', [], {}];

const kept = new Map();
let charactersKept = 0;

/** `allErrors`: the validator does not stop at the first error. */
function compiled(text, allErrors = false) {
  const key = allErrors ? `all ${text}` : text;
  const known = kept.get(key);
  kept.delete(key);
  const validate = known ?? compile(text, allErrors);
  kept.set(key, validate);
  if (known === undefined) charactersKept += key.length;
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept && charactersKept <= maxCharactersKept) break;
    kept.delete(oldest);
    charactersKept -= oldest.length;
  }
  return validate;
}

/** `left`: how many errors are not in it. */
function refusal(errors) {
  const told = [];
  let characters = 0;
  for (const error of errors.slice(0, maxErrors)) {
    characters += JSON.stringify(error).length;
    if (told.length > 0 && characters > maxCharactersOfErrors) break;
    told.push(error);
  }
  return { ok: false, errors: told, left: errors.length - told.length };
}

function answer({ source, input }) {
  let validate;
  try {
    validate = compiled(source);
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, error: 'The schema is nested too deeply.' };
    return { ok: false, error: `The schema cannot be used: ${error?.message ?? error}.` };
  }
  if (input === undefined)
    try {
      for (const probe of probes) validate(probe);
      return { ok: true };
    } catch (error) {
      if (error instanceof RangeError)
        return { ok: false, error: 'The schema refers to itself without end.' };
      throw error;
    }
  try {
    const data = JSON.parse(input);
    if (validate(data)) return { ok: true };
    if (input.length > maxForAll) return refusal(validate.errors);
    const all = compiled(source, true);
    return refusal(all(data) ? validate.errors : all.errors);
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, error: 'It is nested too deeply.' };
    throw error;
  }
}

/** Returns a function that checks an input against a schema. Without an input, it only compiles the schema. */
export function createSchemas() {
  let task;
  // Only scripts can have a time limit, so a script calls the function.
  globalThis.checkTask = () => answer(task);
  const run = new Script('checkTask()', { filename: 'schema.js' });
  // Compiles the schema of the dialect in advance, so that it does not count for the time limit of the first task.
  for (const Dialect of dialects.values()) {
    const checker = comparingAsJson(new Dialect(options));
    checker.validateSchema({});
    checkers.set(Dialect, checker);
  }
  return (next, timeMs) => {
    task = next;
    return run.runInThisContext({ timeout: timeMs });
  };
}
