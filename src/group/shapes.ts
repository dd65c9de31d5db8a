/**
 * Gives each schema of a group a title and a validator. Built-in schemas are precompiled; schemas of a host are
 * compiled at start.
 */
import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type addFormats from 'ajv-formats';
import type { Validator } from '../common/schema-error.ts';
import * as requestValidators from '../generated/request-validators.ts';
import { schemas as builtIn, type JsonSchema } from '../generated/schemas.ts';
import type { RequestName } from './shape.ts';

const validators: Readonly<Record<RequestName, Validator>> = { ...requestValidators };

/** The validator of a built-in schema. */
export const validatorOf = (request: RequestName): Validator => validators[request];

export class Shapes {
  /** All schemas by title, including those of the host. */
  readonly schemas: Record<string, JsonSchema> = { ...builtIn };
  #ajv: Ajv2020 | null = null;

  /** The title of a schema. `name`: the title for a host schema that has none. */
  titleOf(shape: string | JsonSchema, name: string): string {
    if (typeof shape === 'string') {
      if (this.schemas[shape] === undefined) throw new TypeError(`unknown schema ${shape}`);
      return shape;
    }
    const title = typeof shape.title === 'string' && /^\w+$/.test(shape.title) ? shape.title : name;
    const known = this.schemas[title];
    if (known !== undefined && known !== shape)
      throw new TypeError(`the title ${title} is already used by another schema`);
    if (JSON.stringify(shape).includes('"$ref":'))
      throw new TypeError(`the schema ${title} contains a $ref: inline the schema that it refers to`);
    // Compiles every schema, also those of responses: a schema that cannot be compiled is of no use to readers either.
    this.#compile(title, shape);
    this.schemas[title] = shape;
    return title;
  }

  /** The request schema of an operation, and its validator. */
  requestOf(
    shape: RequestName | JsonSchema,
    name: string,
  ): { request: string; input: JsonSchema; validate: Validator } {
    const request = this.titleOf(shape, name);
    const input = this.schemas[request] ?? {};
    if (typeof shape === 'string') return { request, input, validate: validators[shape] };
    if (input.type !== 'object') throw new TypeError(`the schema ${request} must have the type object`);
    const validate = this.#compile(request, input);
    checkExamples(request, input, validate);
    return { request, input, validate };
  }

  #compile(title: string, schema: JsonSchema): Validator {
    this.#ajv ??= loadAjv();
    try {
      return this.#ajv.compile(schema) as unknown as Validator;
    } catch (error) {
      throw new TypeError(`the schema ${title} cannot be compiled: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

/** The API reference fills in the examples of required parameters and sends them. */
function checkExamples(request: string, input: JsonSchema, validate: Validator): void {
  const properties = (input.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const example: Record<string, unknown> = {};
  for (const name of (input.required ?? []) as readonly string[]) {
    const [first] = (properties[name]?.examples ?? []) as readonly unknown[];
    if (first === undefined) throw new TypeError(`the schema ${request} needs an example of ${name}`);
    example[name] = first;
  }
  if (!validate(example)) throw new TypeError(`the schema ${request} does not accept its own examples`);
}

/** Loads Ajv only if a host passes its own schemas, because loading takes as long as creating the rest of a router. */
function loadAjv(): Ajv2020 {
  const require = createRequire(import.meta.url);
  const { Ajv2020: Compiler } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const formats = require('ajv-formats') as { default: typeof addFormats.default };
  const ajv = new Compiler({ strict: true, strictTypes: false, strictRequired: false });
  formats.default(ajv);
  return ajv;
}
