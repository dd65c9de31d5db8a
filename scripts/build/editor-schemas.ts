/** The JSON Schemas with which editors complete and check the files that people write for the mock server. */
import { answerChecks } from '../../mock-server/control/responses/answer.ts';
import { answerRuleChecks } from '../../mock-server/control/responses/answer-rule.ts';
import { faultChecks } from '../../mock-server/control/responses/rule.ts';
import { recordChangeChecks, scenarioChecks } from '../../mock-server/control/scenarios/scenario.ts';
import { fixtureFields, seeded } from '../../mock-server/fixtures/records.ts';
import { relativeForms } from '../../mock-server/fixtures/relative-dates.ts';
import { placeholder } from '../../src/adapters/rules/addresses.ts';
import { type CollectionName, collectionNames } from '../../src/adapters/rules/collections/index.ts';
import type { Check } from '../../src/common/options/check-options.ts';
import { builtIn, errorTable } from '../../src/factories/built-in/groups.ts';
import { docblocksOf } from '../docblocks.ts';
import type { Schema } from '../schemas.ts';
import { definitionsOf, type Node } from './draft-07.ts';

const dialect = 'http://json-schema.org/draft-07/schema#';
/** The file with the definitions of all records. */
const dataFile = 'data-file.json';
const named = { $schema: { description: 'The schema of this file, for editors.', type: 'string' } };

const objectOf = (properties: Node, required: readonly string[] = []) => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
  additionalProperties: false,
});

/** All files by their paths in the folder of schemas. */
export function editorSchemas(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Node> {
  const address = `^${placeholder.replaceAll(/[{}]/g, '\\$&')}`;
  const replacements = { ...relativeForms, address };
  const { DataFile = {}, ...definitions } = definitionsOf(
    ['storage/data-file.json', 'marketplace/purchase.json'],
    schemas,
    replacements,
  );
  const collections = DataFile.properties as Readonly<Record<string, Node>>;
  return new Map<string, Node>([
    [
      dataFile,
      {
        $schema: dialect,
        ...DataFile,
        // Collections that are missing are empty.
        required: (DataFile.required as CollectionName[]).filter(name => !collectionNames.includes(name)),
        allOf: [own('settled')],
        definitions: { ...definitions, settled },
      },
    ],
    ...ofMarketplace(schemas, definitions),
    ...seeded.map(name => [`fixtures/${name}.json`, fixturesFile(name, collections, definitions)] as const),
    ['answers.json', answersFile()],
    ['scenario.json', scenarioFile()],
  ]);
}

const own = (name: string) => ({ $ref: `#/definitions/${name}` });

/** No dates that are relative to a start, which fixtures may have: the definitions of records are the same for both. */
const settled = {
  not: { type: 'string', anyOf: Object.values(relativeForms).map(pattern => ({ pattern })) },
  additionalProperties: own('settled'),
  items: own('settled'),
};

/** The records that a host may store by itself, each at the path of its schema. */
const ofMarketplace = (schemas: ReadonlyMap<string, Schema>, definitions: Node) =>
  [...schemas]
    .filter(([file, { title }]) => file.startsWith('marketplace/') && title in definitions)
    .map(
      ([file, { title }]) =>
        [file, { $schema: dialect, $ref: `../${dataFile}#/definitions/${title}` }] as const,
    );

/** The collection as its file has it: beside `$schema`, a list stands under its name. */
function fixturesFile(
  name: (typeof seeded)[number],
  collections: Readonly<Record<string, Node>>,
  definitions: Readonly<Record<string, Node>>,
): Node {
  const from = `../${dataFile}`;
  const { record, outer } = recordOf(collections[name] ?? {});
  const title = String(record.$ref).split('/').at(-1) ?? '';
  const inFixtures =
    name in fixtureFields
      ? withFields(definitions[title] ?? {}, fixtureFields[name as keyof typeof fixtureFields])
      : record;
  const collection = placed(outer(inFixtures), from) as Node;
  if (collection.type === 'array')
    return { $schema: dialect, anyOf: [collection, objectOf({ ...named, [name]: collection }, [name])] };
  // Names are ids, and this one is none.
  const { propertyNames, ...rest } = collection;
  const names = propertyNames !== undefined && {
    propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] },
  };
  return { $schema: dialect, ...rest, ...names, properties: named };
}

/** The reference to the record of a collection, and the collection of other records. */
function recordOf(collection: Node): { record: Node; outer: (record: Node) => Node } {
  for (const keyword of ['items', 'additionalProperties'] as const) {
    const inner = collection[keyword] as Node | undefined;
    if (inner === undefined) continue;
    if (inner.$ref !== undefined)
      return { record: inner, outer: record => ({ ...collection, [keyword]: record }) };
    const { record, outer } = recordOf(inner);
    return { record, outer: one => ({ ...collection, [keyword]: outer(one) }) };
  }
  throw new Error('a collection without records');
}

/** A record as fixtures have it. */
function withFields(
  { properties, required = [], ...record }: Node,
  { added, left, secret }: (typeof fixtureFields)[keyof typeof fixtureFields],
): Node {
  const isLeft = (name: string) => left.some(one => one === name);
  const kept = Object.entries(properties as Node).filter(([name]) => !isLeft(name));
  return {
    ...record,
    required: [...(required as string[]).filter(name => !isLeft(name)), ...(secret === null ? [] : [secret])],
    properties: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(added.map(name => [name, { type: 'string' }])),
    },
  };
}

/** With references to the definitions in another file. */
const placed = (value: unknown, file: string): unknown =>
  JSON.parse(JSON.stringify(value), (key, one) => (key === '$ref' ? `${file}${one}` : one));

type Prose = readonly (readonly [file: string, name: string])[];

/** The fields of a table of checks, with the prose of its interfaces. */
function fieldsOf(checks: object, prose: Prose, better: Node = {}): Node {
  const words = new Map(prose.flatMap(([file, name]) => docblocksOf(`mock-server/control/${file}.ts`, name)));
  return Object.fromEntries(
    Object.entries(checks as Record<string, Check>)
      .filter(([, { schema }]) => schema !== false)
      .map(([name, { schema }]) => {
        const description = words.get(name);
        const known = (better[name] ?? schema ?? {}) as Node;
        return [name, { ...(description !== undefined && { description }), ...known }];
      }),
  );
}

/** Names that an editor offers. A host may have others. */
const offered = (names: readonly string[]) => ({ anyOf: [{ enum: names }, { type: 'string' }] });
const operation = offered(builtIn.flatMap(({ operations }) => operations.map(({ id }) => id)));
const error = offered(Object.keys(errorTable));
const effects = ['responses/rule', 'Effects'] as const;
const selection = ['responses/selection', 'Selection'] as const;

function answerRule(): Node {
  const answer = objectOf(fieldsOf(answerChecks, [effects, ['responses/answer', 'MockAnswer']], { error }));
  const one = { anyOf: [answerChecks.status.schema, answer] };
  const answers = { anyOf: [...one.anyOf, { type: 'array', minItems: 1, items: one }] };
  return objectOf(fieldsOf(answerRuleChecks, [selection], { operation, answer: answers }), ['answer']);
}

function answersFile(): Node {
  const list = { type: 'array', items: own('answer') };
  const definitions = { answer: answerRule() };
  return { $schema: dialect, anyOf: [list, objectOf({ ...named, answers: list }, ['answers'])], definitions };
}

function scenarioFile(): Node {
  const collections = seeded.map(name => [name, { $ref: `fixtures/${name}.json` }]);
  const change = fieldsOf(recordChangeChecks, [['scenarios/scenario', 'RecordChange']], {
    collection: { enum: seeded },
  });
  const better = {
    fixtures: objectOf(Object.fromEntries(collections)),
    records: { type: 'array', items: objectOf(change, ['collection', 'id']) },
    answers: { type: 'array', items: { $ref: 'answers.json#/definitions/answer' } },
    faults: {
      type: 'array',
      items: objectOf(
        fieldsOf(faultChecks, [effects, selection, ['responses/rule', 'FaultRule']], { operation, error }),
      ),
    },
  };
  const scenario = fieldsOf(scenarioChecks, [['scenarios/scenario', 'Scenario']], better);
  return { $schema: dialect, ...objectOf(scenario) };
}
