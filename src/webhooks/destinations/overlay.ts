/** What the group of webhooks is with the option `destinations`: its requests and answers have destinations too. */
import { invalidParameters } from '../../common/errors/errors.ts';
import { explain } from '../../common/errors/schema-error.ts';
import type { Destination } from '../../destinations/destination.ts';
import { type JsonSchema, schemas } from '../../generated/schemas.ts';
import type { Group } from '../../group/group.ts';
import type { DeclaredOperation } from '../../group/operation.ts';
import type { ResolvedOptions } from '../../group/resolved.ts';
import { validatorOf } from '../../group/shapes.ts';
import { type KnownDestinations, knownDestinations } from './settings.ts';

const shownIn = 'WebhookEndpoint';

const created = 'CreateWebhookEndpointRequest';
const changed = 'ChangeWebhookEndpointRequest';

/** Checks all but the destination as the requests of webhooks are checked. */
const checked =
  (
    request: typeof created | typeof changed,
    handler: DeclaredOperation['handler'],
  ): DeclaredOperation['handler'] =>
  call => {
    const { destination: _, ...rest } = (call as { input: { destination?: unknown; url?: string } }).input;
    const validate = validatorOf(request);
    const whole = request === created ? { ...rest, url: rest.url ?? 'https://receiver.example/' } : rest;
    if (!validate(structuredClone(whole))) throw invalidParameters(explain(validate.errors));
    return handler(call);
  };

type Properties = Readonly<Record<string, JsonSchema>>;

/** The parts of the group that differ. @throws TypeError for settings whose schema cannot be compiled */
export function withDestinations(
  { operations, service }: Pick<Group, 'operations' | 'service'>,
  destinations: readonly Destination[],
): Pick<Group, 'operations' | 'service'> {
  const known = knownDestinations(destinations);
  const shapes = shapesWith(known);
  return {
    operations: operations.map(operation => {
      const { request, reply } = operation;
      return {
        ...operation,
        ...(typeof request === 'string' && { request: shapes(request) }),
        ...((request === created || request === changed) && { handler: checked(request, operation.handler) }),
        ...('schema' in reply &&
          typeof reply.schema === 'string' && { reply: { ...reply, schema: shapes(reply.schema) } }),
      } as DeclaredOperation;
    }),
    service: (options: ResolvedOptions<never, never>) => ({
      ...(service?.(options) as object),
      destinations: known,
    }),
  };
}

/** The schema of a title: the title itself, unless destinations are a part of it. */
function shapesWith(known: KnownDestinations): (title: string) => string | JsonSchema {
  const settings = [...known.values()].flatMap(({ properties }) => Object.entries(properties));
  const type = {
    type: 'string',
    description: 'Where the events are sent.',
    enum: [...known.keys()],
    examples: [...known.keys()].slice(0, 1),
  };
  const destination = (
    isShown: boolean,
    change: (described: JsonSchema) => JsonSchema,
    required: readonly string[] = [],
  ) => ({
    type: 'object',
    description:
      'Where the events are sent instead of to a URL, with its settings. Secret settings are never returned.',
    required,
    additionalProperties: isShown,
    properties: {
      ...Object.fromEntries(
        settings
          .filter(([, { writeOnly }]) => !isShown || writeOnly !== true)
          .map(([name, schema]) => [name, change(schema)]),
      ),
      type,
    },
  });
  // A setting may be another thing for another type: what it must be is checked when its type is known.
  const described = ({ description, writeOnly }: JsonSchema) => ({
    ...(description !== undefined && { description }),
    ...(writeOnly === true && { writeOnly }),
  });
  const more: Readonly<Record<string, JsonSchema>> = {
    [shownIn]: destination(true, described, ['type']),
    [created]: destination(false, described, ['type']),
    [changed]: destination(false, described),
  };
  const made = new Map<string, JsonSchema>();

  /** `above`: the titles that it is in. What contains itself is described once; the whole is checked by `checked`. */
  function inlined(schema: unknown, above: readonly string[] = []): unknown {
    if (Array.isArray(schema)) return schema.map(one => inlined(one, above));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref, title: _, uniqueItems, ...rest } = schema as JsonSchema;
    if (typeof $ref === 'string') {
      const title = $ref.split('/').at(-1) ?? '';
      return above.includes(title) ? {} : inlined(extended(title), [...above, title]);
    }
    const inside = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, inlined(one, above)]));
    return {
      ...inside,
      ...(uniqueItems === true && rest.maxItems !== undefined && { uniqueItems }),
      // What this package says of a year in its own answers cannot be matched in linear time.
      ...(typeof rest.pattern === 'string' && { pattern: rest.pattern.replace('(?!0000)', '') }),
    };
  }

  function extended(title: string): JsonSchema {
    const schema = schemas[title] ?? {};
    const own = more[title];
    if (own === undefined) return schema;
    return {
      ...schema,
      required:
        (schema.required as string[] | undefined)?.filter(name => name !== 'url' || title === shownIn) ?? [],
      properties: { ...(schema.properties as Properties), destination: own },
    };
  }

  const refersTo = (title: string): boolean =>
    title in more ||
    JSON.stringify(schemas[title]).includes(`/${shownIn}"`) ||
    JSON.stringify(schemas[title]).includes('/CreatedWebhookEndpoint"');

  return title => {
    if (!refersTo(title)) return title;
    const known = made.get(title) ?? {
      ...(inlined(extended(title)) as JsonSchema),
      title: title.replace('Webhook', 'WebhookOrDestination'),
    };
    made.set(title, known);
    return known;
  };
}
