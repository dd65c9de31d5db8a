/** Checks data against JSON Schemas of users, in the sandbox's own process. */
import { Script } from 'node:vm';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const dialects = new Map([
  ['https://json-schema.org/draft/2020-12/schema', Ajv2020],
  ['http://json-schema.org/draft-07/schema', Ajv],
]);
const newest = Ajv2020;

/** How many schemas are kept, and how many characters they have in all. */
const mostKept = 100;
const mostCharactersKept = 1_000_000;
/** How many of the places where data does not fit are told: those of the branches of an `anyOf`. */
const mostErrors = 20;

const options = {
  // Keywords and formats that Ajv does not know are ignored, as JSON Schema says.
  strict: false,
  // Without it, 19.99 is not a multiple of 0.01, because numbers are binary.
  multipleOfPrecision: 9,
  logger: false,
  // A field that every object inherits is not there.
  ownProperties: true,
};

/** The instances that check schemas themselves, by dialect. Nothing of a user is added to them. */
const checkers = new Map();

function dialectOf(schema) {
  const named = schema?.$schema;
  if (named === undefined) return newest;
  const dialect = dialects.get(String(named).replace(/#$/, ''));
  if (dialect === undefined) throw new Error(`$schema must be one of ${[...dialects.keys()].join(', ')}`);
  return dialect;
}

function compile(text) {
  const schema = JSON.parse(text);
  const Dialect = dialectOf(schema);
  const checker = checkers.get(Dialect);
  if (!checker.validateSchema(schema)) {
    const { instancePath, message } = checker.errors[0];
    throw new Error(`${instancePath || 'The schema'} ${message}`);
  }
  // One instance a schema: what one of them calls itself, by `$id`, is nothing to another.
  const ajv = new Dialect({ ...options, meta: false, validateSchema: false });
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

function compiled(text) {
  const known = kept.get(text);
  kept.delete(text);
  const validate = known ?? compile(text);
  kept.set(text, validate);
  if (known === undefined) charactersKept += text.length;
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept && charactersKept <= mostCharactersKept) break;
    kept.delete(oldest);
    charactersKept -= oldest.length;
  }
  return validate;
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
    return validate(JSON.parse(input))
      ? { ok: true }
      : { ok: false, errors: validate.errors.slice(0, mostErrors) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, error: 'It is nested too deeply.' };
    throw error;
  }
}

/** Answers schemas: with an input to check against them, without one to see whether they compile. */
export function createSchemas() {
  let task;
  // The way to give a function a limit of time is a script that calls it.
  globalThis.checkTask = () => answer(task);
  const run = new Script('checkTask()', { filename: 'schema.js' });
  // The first one pays for the dialect's own schema: nobody's limit should.
  for (const Dialect of dialects.values()) {
    const checker = new Dialect(options);
    checker.validateSchema({});
    checkers.set(Dialect, checker);
  }
  return (next, timeMs) => {
    task = next;
    return run.runInThisContext({ timeout: timeMs });
  };
}
