/** Tables of the pages on bridges: the members of each message, as its schema in schemas/messaging/bridge says. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { patternInWords } from '../src/common/text/pattern-words.ts';

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly [limit: string]: unknown;
}

type Table = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

const schemas = new URL('../schemas/', import.meta.url);
const folder = new URL('messaging/bridge/', schemas);

/** A schema whose references are addresses of files. */
function readSchema(reference: string, base: URL = folder): Schema {
  const file = new URL(reference, base);
  return JSON.parse(readFileSync(file, 'utf8'), (name, value) =>
    name === '$ref' ? new URL(value, file).href : value,
  ) as Schema;
}

/** Schemas by title. */
const byTitle = new Map(
  readdirSync(folder).map(file => {
    const schema = readSchema(file);
    return [String(schema.title), schema];
  }),
);

/** What the API has of its own that a bridge gets as it is. */
const ofApi = ['location', 'contact', 'poll'].map(kind =>
  readSchema(`messaging/${kind}-content.json`, schemas),
);

/** What is explained at one place of the pages. */
const named: Readonly<Record<string, string>> = {
  ChannelAddress: '[address](bridge.md#types)',
  Timestamp: '[time](bridge.md#types)',
  Url: '[URL](bridge.md#types)',
  Id: '[id](bridge.md#types)',
  BridgeFile: '[file](bridge-events.md#file)',
  BridgeGroup: '[group](bridge-events.md#group)',
  BridgeContent: '[content](bridge-events.md#content)',
  BridgeOutgoingContent: '[content](bridge-requests.md#content-to-send)',
  BridgeOutgoingFile: '[file](bridge-requests.md#file-to-send)',
  BridgeEvent: '[event](bridge-events.md)',
};

const isNull = ({ type }: Schema) => type === 'null';
const code = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', '')}\``;
const whole = (value: unknown) => Number(value).toLocaleString('en');

/** `1 to 255 characters`. */
function span(least: unknown, most: unknown, what: string): string {
  if (most === undefined) return least === undefined ? '' : ', not empty';
  return ` of ${least === undefined ? 'at most' : `${whole(least)} to`} ${whole(most)} ${what}`;
}

function typeOf({ type, pattern, format, minLength, maxLength, ...schema }: Schema): string {
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'array') {
    const { items = {}, minItems, maxItems, uniqueItems } = schema;
    return `list${span(minItems, maxItems, 'values')}${uniqueItems === true ? ', all different' : ''}: ${wordsOf(items)}`;
  }
  if (type === 'string') {
    const words = typeof pattern === 'string' ? (patternInWords(pattern) ?? '') : '';
    const without = /^must not (?:be empty or )?contain (.*)$/.exec(words)?.[1]?.replace(' or ', ' and ');
    const text = `text${span(minLength, maxLength, 'characters')}`;
    if (without !== undefined) return `${text}, without ${without}`;
    if (format === 'uri') return `${text}: an absolute URL`;
    return words === '' ? text : `${text}: ${words.replace(/^must be /, '')}`;
  }
  if (type === 'integer' || type === 'number') {
    const { minimum, maximum } = schema;
    const name = type === 'integer' ? 'whole number' : 'number';
    if (maximum !== undefined) return `${name} from ${minimum} to ${maximum}`;
    return minimum === undefined ? name : `${name} from ${minimum}`;
  }
  return 'object with any members';
}

/** The schema that a reference leads to, and the one beside null. */
function meant(given: Schema): { schema: Schema; isNullable: boolean } {
  const some = given.anyOf?.filter(one => !isNull(one)) ?? [];
  const [only] = some;
  if (only === undefined || some.length > 1) return { schema: given, isNullable: false };
  const { description } = given;
  const inner = description === undefined ? only : { ...only, description };
  return { schema: inner, isNullable: given.anyOf?.some(isNull) === true };
}

const isExternalId = ({ description = '' }: Schema) => description.startsWith('Id of the message');
const { pattern: idPattern } = readSchema('common/id.json', schemas);

function wordsOf(given: Schema): string {
  const { schema } = meant(given);
  if (isExternalId(schema)) return '[external id](bridge.md#types)';
  if (schema.pattern === idPattern) return named.Id ?? '';
  if (schema.$ref !== undefined) {
    const referred = readSchema(schema.$ref);
    return named[String(referred.title)] ?? wordsOf(referred);
  }
  if (schema.properties !== undefined)
    return `object with ${Object.entries(schema.properties)
      .map(([name, inner]) => `\`${name}\` (${wordsOf(inner)}${meant(inner).isNullable ? ' or null' : ''})`)
      .join(', ')}`;
  return typeOf(schema);
}

function rowsOf(schema: Schema, before = ''): string[][] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, given]) => {
    const { schema: inner, isNullable } = meant(given);
    // The heading says it.
    if (inner.const !== undefined) return [];
    const member = `${before}${name}`;
    const isNamed = inner.$ref !== undefined;
    const isObject = !isNamed && inner.properties !== undefined;
    const row = [
      `\`${member}\``,
      `${required.includes(name) ? 'required' : 'optional'}${isNullable ? ', or null' : ''}`,
      isObject ? 'object' : wordsOf(inner),
      inner.description?.replace(/^Id of the message on the channel\.$/, '') ?? '',
    ];
    return isObject ? [row, ...rowsOf(inner, `${member}.`)] : [row];
  });
}

const head = ['member', '', 'type', 'meaning'];

/** The parts of a union by a member that is another constant in each. */
function partsOf(schema: Schema, by: string): [string, Schema][] {
  return (schema.anyOf ?? []).flatMap(part => {
    const { const: one, enum: several = [one] } = part.properties?.[by] ?? {};
    return several.map(value => [String(value), part] as [string, Schema]);
  });
}

/** What the members of an object are, in one cell. */
const cellOf = (schema: Schema = {}): string =>
  rowsOf(schema)
    .map(([member, needed, type, meaning]) => {
      const more = needed === 'required' ? '' : ` (${needed?.replace('required, ', '')})`;
      return `${member}: ${type}${more}${meaning === '' ? '' : `. ${meaning}`}`;
    })
    .join('<br>');

function commands(table: Table): string {
  const inputs = partsOf(byTitle.get('BridgeCommand') ?? {}, 'command');
  const results = new Map(partsOf(byTitle.get('BridgePerformed') ?? {}, 'command'));
  return table(
    ['command', 'input', 'result'],
    inputs.map(([command, { properties }]) => {
      const result = results.get(command)?.properties?.result ?? {};
      const referred = result.$ref === undefined ? result : readSchema(result.$ref);
      return [`\`${command}\``, cellOf(properties?.input), isNull(referred) ? '`null`' : cellOf(referred)];
    }),
  );
}

const types = (table: Table) =>
  table(
    ['type', 'what it is'],
    [
      ['address', 'messaging/channel-address.json'],
      ['time', 'common/timestamp.json'],
      ['URL', 'common/url.json'],
      ['id', 'common/id.json'],
    ]
      .map(([name = '', file = '']): [string, Schema] => [name, readSchema(file, schemas)])
      .concat([['external id', byTitle.get('BridgeEventMessage')?.properties?.external_id ?? {}]])
      .map(([name, schema]) => [name, typeOf(schema)]),
  );

/** All tables by the names of their markers. The members of unions are those of their parts. */
const allTables = (table: Table): Record<string, () => string> => ({
  types: () => types(table),
  commands: () => commands(table),
  ...Object.fromEntries(
    [...byTitle.values(), ...ofApi]
      .filter(({ anyOf, title }) => anyOf === undefined && title !== 'BridgeMadeGroup')
      .map(schema => [String(schema.title), () => table(head, rowsOf(schema))]),
  ),
});

const pages = ['bridge', 'bridge-requests', 'bridge-events'].map(name => `docs/messaging/${name}.md`);

/** The tables of each page, by the names of their markers in it. */
export function bridgeTables(table: Table): Record<string, Record<string, () => string>> {
  const tables = Object.entries(allTables(table));
  const found = pages.map((page): [string, [string, () => string][]] => {
    const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
    const own = `](${basename(page)}#`;
    return [
      page,
      tables
        .filter(([name]) => text.includes(`<!-- ${name} -->`))
        .map(([name, make]) => [name, () => make().replaceAll(own, '](#')]),
    ];
  });
  const shown = new Set(found.flatMap(([, some]) => some.map(([name]) => name)));
  const missing = tables.map(([name]) => name).filter(name => !shown.has(name));
  if (missing.length > 0) throw new Error(`No page on bridges has the tables ${missing.join(', ')}`);
  return Object.fromEntries(found.map(([page, some]) => [page, Object.fromEntries(some)]));
}
