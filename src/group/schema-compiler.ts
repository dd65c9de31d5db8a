/** Compiles JSON Schemas of a host with Ajv, so that no text can keep a validator busy for long. */
import { createRequire } from 'node:module';
import { types } from 'node:util';
import type { Ajv2020, Options as AjvOptions } from 'ajv/dist/2020.js';
import type addFormats from 'ajv-formats';
import type { RE2JS } from 're2js';
import { LruCache } from '../common/collections/lru-cache.ts';
import type { Validator } from '../common/errors/schema-error.ts';
import { comparingAsJson } from '../common/json/compare-as-json.js';
import { isDecimal, isPowerOfTwo } from '../common/number-formats.ts';
import type { JsonSchema } from '../generated/schemas.ts';

export interface Compiler {
  /** Compiles a schema of requests: its validators fill in defaults. */
  inputs(schema: JsonSchema): Validator;
  /** Compiles any other schema: its validators change nothing. */
  values(schema: JsonSchema): Validator;
  /** Compiles a schema of this package, whose expressions are known to be linear. `schemas`: those that it refers to. */
  builtIn(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): Validator;
  /** Compiles the expression of a `pattern`. */
  expression(source: string): (text: string) => boolean;
}

/** Their expressions are not proven to be linear, so only texts of a certain length can match. */
const boundedFormats = ['uri', 'uri-reference', 'hostname', 'duration'] as const;
const maxFormattedLength = 2_048;

/** A process compiles as many different schemas at most, before it compiles one again. */
const maxCompiled = 1_000;

let loaded: Compiler | null = null;

/**
 * The compiler of this process. It compiles schemas with the same text once, because compiling costs most of what a host
 * with schemas of its own needs to create an application, and a host's tests create many.
 */
export function loadCompiler(): Compiler {
  loaded ??= newCompiler();
  return loaded;
}

function newCompiler(): Compiler {
  const require = createRequire(import.meta.url);
  const { Ajv2020: Compiling } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const formats = require('ajv-formats') as { default: typeof addFormats.default };
  const re2 = require('re2js') as { RE2JS: typeof RE2JS };
  const linear = linearExpressions(re2.RE2JS, testOf(formats.default.get('regex')));
  const newAjv = (options: AjvOptions) => {
    const ajv = comparingAsJson(
      new Compiling({
        strict: true,
        strictTypes: false,
        strictRequired: false,
        // What every object inherits, such as `constructor`, is no member of the data.
        ownProperties: true,
        ...options,
      }),
    );
    formats.default(ajv);
    return ajv;
  };
  const create = (useDefaults: boolean) => {
    const ajv = newAjv({ useDefaults, code: { regExp: linear } });
    for (const name of boundedFormats) {
      const matches = testOf(ajv.formats[name]);
      ajv.addFormat(name, text => text.length <= maxFormattedLength && matches(text));
    }
    const compiled = new LruCache<Validator>(maxCompiled);
    return (schema: JsonSchema) => {
      const text = JSON.stringify(schema);
      const known = compiled.get(text);
      if (known !== undefined) return known;
      try {
        const validate = ajv.compile(schema) as unknown as Validator;
        compiled.set(text, validate);
        return validate;
      } finally {
        // Its own cache would keep every schema, and refuse another one with the same `$id`.
        ajv.removeSchema(schema);
      }
    };
  };
  let inputs: Compiler['inputs'] | null = null;
  let values: Compiler['values'] | null = null;
  let builtIn: ReturnType<typeof newAjv> | null = null;
  return {
    builtIn(schema, schemas) {
      builtIn ??= withOwnFormats(newAjv({}));
      const titles = titlesIn(schema, schemas);
      const own = (schema.$defs ?? {}) as object;
      const $defs = { ...own, ...Object.fromEntries([...titles].map(title => [title, schemas[title]])) };
      const text = JSON.stringify({ ...schema, $defs }).replaceAll(componentStart, '#/$defs/');
      const whole = JSON.parse(text) as JsonSchema;
      try {
        return builtIn.compile(whole) as unknown as Validator;
      } finally {
        builtIn.removeSchema(whole);
      }
    },
    inputs(schema) {
      inputs ??= create(true);
      return inputs(schema);
    },
    values(schema) {
      values ??= create(false);
      return values(schema);
    },
    expression: source => linear(source, 'u').test,
  };
}

/** How the schemas of this package refer to each other. */
const componentStart = '#/components/schemas/';

/** The titles of the schemas that a schema refers to, directly and indirectly. */
function titlesIn(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  found: Set<string> = new Set(),
): Set<string> {
  for (const [, title = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(title)) continue;
    found.add(title);
    titlesIn(schemas[title] ?? {}, schemas, found);
  }
  return found;
}

const withOwnFormats = <Compiling extends Ajv2020>(ajv: Compiling): Compiling => {
  ajv.addFormat('decimal', { type: 'number', validate: isDecimal });
  ajv.addFormat('power-of-two', { type: 'number', validate: isPowerOfTwo });
  return ajv;
};

const testOf = (format: unknown): ((text: string) => boolean) =>
  types.isRegExp(format) ? text => format.test(text) : (format as (text: string) => boolean);

/**
 * The expressions of `pattern` and `patternProperties`, matched in linear time (RE2). With JavaScript's own engine, one
 * text of 40 characters can keep `^(a+)+$` busy for minutes, and no request is answered meanwhile.
 */
function linearExpressions(engine: typeof RE2JS, isExpression: (source: string) => boolean) {
  const compile = (source: string, flags: string) => {
    // RE2 has syntax of its own, which readers of the OpenAPI document would not understand.
    if (!isExpression(source)) throw new TypeError(`the pattern ${source} is not a regular expression`);
    let expression: RE2JS;
    try {
      expression = engine.compile(engine.translateRegExp(source));
    } catch (error) {
      throw new TypeError(
        `the pattern ${source} cannot be matched in linear time (RE2 has no lookaheads, lookbehinds, back-references and no more than 1000 repetitions): ${(error as Error).message}`,
        { cause: error },
      );
    }
    return {
      test: (text: string) => expression.matcher(text).find(),
      // Ajv uses the text as the name of the expression.
      toString: () => `/${source}/${flags}`,
    };
  };
  return Object.assign(compile, { code: 'linearExpression' });
}
