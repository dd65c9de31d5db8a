/**
 * Gives each schema of a group a title and a validator. Built-in schemas are precompiled; schemas of a host are
 * compiled at start.
 */
import { explain, type Validator } from '../common/errors/schema-error.ts';
import * as requestValidators from '../generated/request-validators.ts';
import { schemas as builtIn, type JsonSchema } from '../generated/schemas.ts';
import { closed } from './closed-schema.ts';
import type { EventDeclaration } from './event.ts';
import { checkHostSchema } from './host-schema.ts';
import type { DeclaredOperation } from './operation.ts';
import { checkRequestSchema } from './request-schema.ts';
import { type Compiler, loadCompiler } from './schema-compiler.ts';
import type { RequestName } from './shape.ts';
import { compileShaper, type Shaper } from './shaping/compile.ts';

const validators: Readonly<Record<RequestName, Validator>> = { ...requestValidators };

/** The validator of a built-in schema. */
export const validatorOf = (request: RequestName): Validator => validators[request];

export class Shapes {
  /** All schemas by title, including those of the host. */
  readonly schemas: Record<string, JsonSchema> = { ...builtIn };
  readonly #shapers = new Map<string, Shaper>();
  #compiler: Compiler | null = null;
  /** The request schemas that refuse unknown members, by the schemas of the host. */
  readonly #closed = new Map<JsonSchema, JsonSchema>();
  readonly #sources = new Map<JsonSchema, JsonSchema>();

  /** The title of a schema. `name`: the title for a host schema that has none. */
  titleOf(shape: string | JsonSchema, name: string): string {
    if (typeof shape === 'string') {
      if (!Object.hasOwn(this.schemas, shape)) throw new TypeError(`unknown schema ${shape}`);
      return shape;
    }
    return this.#add(shape, shape, name);
  }

  /** `source`: the schema of the host. `schema`: the same, or the one that it becomes as a request. */
  #add(source: JsonSchema, schema: JsonSchema, name: string): string {
    const own = titleIn(source, name);
    const taken = Object.hasOwn(this.schemas, own) ? this.schemas[own] : undefined;
    // A schema may be that of a request and of something else: only the request refuses unknown members.
    const isOther = taken !== undefined && taken !== schema && this.#sources.get(taken) === source;
    const title = isOther ? name : own;
    if (Object.hasOwn(this.schemas, title) && this.schemas[title] !== schema)
      throw new TypeError(`the title ${title} is already used by another schema`);
    // Compiles every schema, also those of responses: a schema that cannot be compiled is of no use to readers either.
    this.#compile(title, schema, 'values');
    this.schemas[title] = schema;
    this.#sources.set(schema, source);
    return title;
  }

  /**
   * The title of a schema that describes an example, and the validator of a host schema.
   * @throws TypeError if the example does not fit
   */
  describing(
    shape: string | JsonSchema,
    name: string,
    example: object | undefined,
  ): { title: string; validate: Validator | null } {
    const title = this.titleOf(shape, name);
    // Tests check the examples of built-in schemas.
    if (typeof shape === 'string') return { title, validate: null };
    const validate = this.#compile(title, shape, 'values');
    if (example !== undefined && !validate(example))
      throw new TypeError(`the example does not fit the schema ${title}: ${validationReason(validate)}`);
    return { title, validate };
  }

  /** The same for the data of an event. */
  ofEvent({
    type,
    schema,
    example,
  }: Pick<EventDeclaration, 'type' | 'schema'> & { readonly example?: object }): {
    title: string;
    validate: Validator | null;
  } {
    return this.describing(schema, `${titleFrom(type)}Data`, example);
  }

  /** What shapes values by the schema with a title. Compiled with the first value, because most schemas are never used. */
  shaperOf(title: string): Shaper {
    const known = this.#shapers.get(title);
    if (known !== undefined) return known;
    const schema = this.schemas[title] ?? {};
    const isBuiltIn = Object.hasOwn(builtIn, title);
    const made = isBuiltIn
      ? compileShaper(schema, this.schemas)
      : compileShaper(schema, this.schemas, source => this.#loaded().expression(source));
    this.#shapers.set(title, made);
    return made;
  }

  /** The request schema of an operation, and its validator. */
  requestOf(
    {
      request: shape,
      method,
      ignoresUnknown,
    }: Pick<DeclaredOperation, 'request' | 'method' | 'ignoresUnknown'>,
    name: string,
  ): { request: string; input: JsonSchema; validate: Validator } {
    if (typeof shape === 'string') {
      const request = this.titleOf(shape, name);
      if (!Object.hasOwn(validators, shape))
        throw new TypeError(`${shape} is not the title of a request schema`);
      return { request, input: this.schemas[request] ?? {}, validate: validators[shape] };
    }
    checkHostSchema(titleIn(shape, name), shape);
    const input = ignoresUnknown ? shape : this.#closedOf(shape);
    const request = this.#add(shape, input, name);
    checkRequestSchema(request, shape, method);
    const validate = this.#compile(request, input, 'inputs');
    checkExamples(request, input, validate);
    return { request, input, validate };
  }

  #closedOf(schema: JsonSchema): JsonSchema {
    const known = this.#closed.get(schema) ?? closed(schema);
    this.#closed.set(schema, known);
    return known;
  }

  #compile(title: string, schema: JsonSchema, of: 'inputs' | 'values'): Validator {
    checkHostSchema(title, schema);
    try {
      return this.#loaded()[of](schema);
    } catch (error) {
      throw new TypeError(`the schema ${title} cannot be compiled: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  #loaded(): Compiler {
    // Loaded only if a host passes its own schemas, because loading takes as long as creating the rest of a router.
    this.#compiler ??= loadCompiler();
    return this.#compiler;
  }
}

/** Turns `wish.added` or `addWish` into the start of a title. */
export const titleFrom = (text: string): string =>
  text.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());

const titleIn = ({ title }: JsonSchema, name: string): string =>
  typeof title === 'string' && /^[A-Za-z]\w*$/.test(title) ? title : name;

/** What the last call of a validator has found, as a sentence without a full stop. */
export function validationReason({ errors }: Validator): string {
  const { pointer, reason } = explain(errors);
  return pointer === '' ? `it ${reason}` : `${pointer.slice(1)} ${reason}`;
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
  if (!validate(structuredClone(example)))
    throw new TypeError(`the schema ${request} does not accept its own examples`);
}
