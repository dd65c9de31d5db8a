/** The commands of the stateful test: one for each operation, and those of hosts, visitors and the clock. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Scope } from '../../src/generated/types.ts';
import type { Operation } from '../../src/group/operation.ts';
import { draftKey } from '../../src/keys/keys.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import type { OperationObject } from '../../src/openapi/types.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { operations, served } from '../built-in.ts';
import { assertFits } from '../contract/schemas.ts';
import type { RawAnswer, RawRequest } from '../helper.ts';
import { behaviours } from './behaviours.ts';
import type { KnownKey, Model, Thing, Workspace } from './model.ts';
import { allScopes, bodyOf, type Fields, fieldsOf, hostileSegments, queryOf } from './values.ts';

/** The service under test. */
export interface Service {
  readonly repository: WholeRepository;
  send(path: string, request: RawRequest): Promise<RawAnswer>;
  /** Moves its clock. */
  setTime(now: number): void;
  /** Restarts it with the stored data, if possible. */
  restart(): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, Service>;

const document = openApiDocument(served, { server: '/' });

/** The documented refusals of an operation: the messages for each status. */
const declared = new Map<string, ReadonlyMap<number, readonly string[]>>(
  Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .map(operation => [operation.operationId, refusalsOf(operation)]),
);

function refusalsOf({ responses }: OperationObject): Map<number, string[]> {
  return new Map(
    Object.entries(responses).map(([status, response]): [number, string[]] => {
      const found =
        '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
      const examples = Object.values(found?.content ?? {}).flatMap(({ examples = {} }) =>
        Object.values(examples),
      );
      return [Number(status), examples.map(({ value }) => (value as { msg: string } | null)?.msg ?? '')];
    }),
  );
}

/** The random choices of a call, made before the records to choose from are known. */
interface Choice {
  readonly who: number;
  /** Also invalid keys, and no key. */
  readonly anyKey: boolean;
  readonly which: number;
  /** Also records of others, deleted records, and ids that never existed. */
  readonly among: 'own' | 'all' | 'hostile';
  readonly fields: Fields;
}

const choiceOf = (operation: Operation): fc.Arbitrary<Choice> =>
  fc.record({
    who: fc.nat(1_000),
    anyKey: fc.nat(7).map(number => number === 0),
    which: fc.nat(1_000),
    among: fc.constantFrom('own', 'own', 'own', 'own', 'all', 'all', 'hostile'),
    fields: fieldsOf(operation),
  });

const pick = <One>(list: readonly One[], index: number): One | null =>
  list[index % Math.max(1, list.length)] ?? null;

class Call implements Command {
  readonly #operation: Operation;
  readonly #choice: Choice;

  constructor(operation: Operation, choice: Choice) {
    this.#operation = operation;
    this.#choice = choice;
  }

  check = (): boolean => true;

  toString(): string {
    const { fields, ...rest } = this.#choice;
    const shown = Object.entries(fields).map(([name, { json }]) => `${name}: ${json.slice(0, 60)}`);
    return `${this.#operation.id}(${JSON.stringify(rest)} ${shown})`;
  }

  async run(model: Model, service: Service): Promise<void> {
    const { id, method, path, scope, reply, onlyMessage } = this.#operation;
    const { who, anyKey, fields } = this.#choice;
    const behaviour = behaviours[id] ?? {};
    const key = anyKey ? pick([null, ...model.keys], who) : pick(model.keys.filter(model.isValid), who);
    const { segment, thing, namedKey, isKnown } = this.#target(model, key?.workspace ?? null);
    const hasBody = method !== 'GET' && Object.keys(fields).length > 0;
    const query = method === 'GET' ? queryOf(fields) : '';
    const address = `${path.replace(/:\w+/, () => segment)}${query === '' ? '' : `?${query}`}`;
    const headers = key === null ? {} : { authorization: `Bearer ${key.secret}` };
    const body = hasBody ? { body: bodyOf(fields) } : {};
    const type = hasBody ? { 'content-type': 'application/json' } : {};
    const answer = await service.send(address, { method, headers: { ...headers, ...type }, ...body });
    const { status, json } = answer;
    const words = `${id} answers ${status} ${answer.text.slice(0, 200)}`;

    // The response must be a declared one, and never an internal error.
    const isSuccess = status === (reply.status ?? 200);
    assert.ok(status < 500, words);
    if (!isSuccess) {
      assertFits('ErrorBody', json);
      const messages = declared.get(id)?.get(status);
      assert.ok(
        messages?.some(message => String(json.msg).startsWith(message)),
        `${words}, which it does not declare`,
      );
    } else if ('schema' in reply) assertFits(reply.schema, json);
    else assert.ok(reply.media.includes(answer.headers['content-type'] ?? ''));

    const isHostile = Object.values(fields).some(({ good }) => !good);
    const refusal = model.refusalOf(key, scope ?? '');
    // If the body may contain the key, it is read before the caller is authenticated.
    if (refusal !== null && !(isHostile && status === 400 && this.#operation.auth === 'parameter'))
      assert.equal(status, refusal, words);
    if (refusal === null)
      assert.ok(status !== 401 && !String(json.msg).startsWith('The API key lacks'), words);
    if (refusal !== null && onlyMessage !== undefined) assert.equal(json.msg, onlyMessage);
    model.assertKeepsSecrets(answer, key?.workspace ?? null, address);

    // A rotated key cannot manage keys.
    const mayManage = key?.isRotated !== true || scope !== 'keys:write';
    if (refusal === null && !mayManage) assert.ok(status === 403 || status === 400, words);
    if (behaviour.names !== undefined && behaviour.names !== 'external_id' && refusal === null && mayManage) {
      const isFound =
        namedKey === null ? thing?.workspace === key?.workspace : key !== null && model.finds(key, namedKey);
      const exists = isKnown && isFound && thing?.isGone !== true;
      // Invalid fields may be reported first.
      if (!exists) assert.ok(status === 404 || (status === 400 && (isHostile || method !== 'GET')), words);
      else assert.notEqual(status, 404, words);
      if (exists && method === 'GET' && Object.keys(fields).length === 0) assert.ok(isSuccess, words);
    }
    if (!isSuccess || key === null) return;
    const ask = (more: string) => service.send(more, { headers });
    await behaviour.succeeds?.({ model, key, fields, answer, thing, namedKey, ask });
  }

  /** The record in the path: one of the model, or an id that never existed. */
  #target(model: Model, workspace: Workspace | null) {
    const { which, among } = this.#choice;
    const { names } = behaviours[this.#operation.id] ?? {};
    const hostile = {
      segment: pick(hostileSegments, which) ?? '',
      thing: null,
      namedKey: null,
      isKnown: false,
    };
    if (names === undefined || among === 'hostile') return hostile;
    if (names === 'external_id')
      return { ...hostile, segment: pick(['e1', 'e2', 'e3%2F%C3%BC'], which) ?? '' };
    const isOwn = (one: KnownKey | Thing) => among === 'all' || one.workspace === workspace;
    const namedKey = names === 'key' ? pick(model.keys.filter(isOwn), which) : null;
    const things = model.things.filter(
      one => one.kind === names && isOwn(one) && (among === 'all' || !one.isGone),
    );
    const thing = names === 'key' ? null : pick(things, which);
    const found = namedKey ?? thing;
    return found === null ? hostile : { segment: found.id, thing, namedKey, isKnown: true };
  }
}

/** The host makes a key, as its console does. */
class GiveKey implements Command {
  readonly #workspace: Workspace;
  readonly #scopes: readonly Scope[];
  readonly #seconds: number | null;

  constructor(workspace: Workspace, scopes: readonly Scope[], seconds: number | null) {
    this.#workspace = workspace;
    this.#scopes = scopes;
    this.#seconds = seconds;
  }

  check = (): boolean => true;
  toString = (): string => `giveKey(${this.#workspace}, ${this.#scopes}, ${this.#seconds})`;

  run = (model: Model, service: Service): Promise<void> =>
    giveKey(model, service, this.#workspace, this.#scopes, this.#seconds);
}

let given = 0;

export async function giveKey(
  model: Model,
  { repository }: Service,
  workspace: Workspace,
  scopes: readonly Scope[] = allScopes,
  seconds: number | null = null,
): Promise<void> {
  // All have the same length, so that none is a prefix of another.
  given += 1;
  const expiresAt = seconds === null ? null : new Date(model.now + seconds * 1_000).toISOString();
  const draft = {
    id: `key_given_${String(given).padStart(6, '0')}`,
    name: 'Given',
    scopes,
    expiresAt,
    createdBy: null,
  };
  const { record, secret } = draftKey(draft, model.now);
  assert.ok('id' in (await repository.keys.create(workspace, record)));
  const expiry = expiresAt === null ? null : Date.parse(expiresAt);
  model.addKey({
    id: draft.id,
    workspace,
    secret,
    scopes,
    owner: null,
    createdAt: model.now,
    expiresAt: expiry,
    revokedAt: null,
    isRotated: false,
  });
}

/** A visitor follows a link. */
class Follow implements Command {
  readonly #which: number;

  constructor(which: number) {
    this.#which = which;
  }

  check = (model: Readonly<Model>): boolean => model.things.some(({ kind }) => kind === 'link');
  toString = (): string => `follow(${this.#which})`;

  async run(model: Model, service: Service): Promise<void> {
    const links = model.things.filter(({ kind }) => kind === 'link');
    const link = pick(links, this.#which);
    if (link === null) return;
    const { shown } = link;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', accept: 'text/html' };
    const answer = await service.send(`/l/${encodeURIComponent(String(shown.slug))}`, { headers });
    assert.ok(answer.status < 500, answer.text);
    const isAnother = model.alive('link').some(one => one !== link && one.shown.slug === shown.slug);
    if (isAnother) return;
    if (link.isGone) assert.equal(answer.status, 404);
    else if (shown.has_password || shown.max_clicks !== null || shown.expires_at !== null) return;
    else assert.equal(answer.status, shown.redirect_status);
  }
}

/** An event is published, for now or for later, some of them with an idempotency key. */
class Publish implements Command {
  readonly #who: number;
  readonly #later: boolean;
  readonly #idempotencyKey: string | null;

  constructor(who: number, later: boolean, idempotencyKey: string | null) {
    this.#who = who;
    this.#later = later;
    this.#idempotencyKey = idempotencyKey;
  }

  check = (): boolean => true;
  toString = (): string => `publish(${this.#who}, ${this.#later}, ${this.#idempotencyKey})`;

  async run(model: Model, service: Service): Promise<void> {
    const key = pick(
      model.keys.filter(one => model.refusalOf(one, 'automation:publish') === null),
      this.#who,
    );
    if (key === null) return;
    const name = JSON.stringify([key.workspace, key.owner, this.#idempotencyKey, this.#later]);
    const before = this.#idempotencyKey === null ? undefined : model.published.get(name);
    const isRepeated = before !== undefined && model.now < before.at + 86_400_000;
    // A repeated request must be the same to the letter.
    const deliverAt = new Date((isRepeated ? before.at : model.now) + 3_600_000).toISOString();
    const answer = await service.send('/api/v1/automation/publish', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key.secret}`,
        'content-type': 'application/json',
        ...(this.#idempotencyKey === null
          ? {}
          : { 'idempotency-key': `${this.#idempotencyKey} ${this.#later}` }),
      },
      body: JSON.stringify({ type: 'order.paid', ...(this.#later ? { deliver_at: deliverAt } : {}) }),
    });
    // No operation of this test registers this type. A repeated request gets its first response in any case.
    const isRefused = model.closed.has(key.workspace) && !isRepeated;
    assert.equal(answer.status, isRefused ? 422 : 202, answer.text);
    if (isRefused) return;
    const receipt = answer.json.data as Record<string, unknown>;
    if (isRepeated) assert.equal(receipt.id, before.id, 'the same request publishes one event');
    else {
      const isKnown = model.things.some(({ id }) => id === receipt.id);
      assert.ok(!isKnown, 'another request publishes another event');
      model.show('event', key.workspace, receipt);
      model.published.set(name, { id: String(receipt.id), at: model.now });
    }
  }
}

class Wait implements Command {
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  check = (): boolean => true;
  toString = (): string => `wait(${this.#seconds} s)`;

  async run(model: Model, service: Service): Promise<void> {
    model.now += this.#seconds * 1_000;
    service.setTime(model.now);
  }
}

class Restart implements Command {
  check = (): boolean => true;
  toString = (): string => 'restart()';
  run = (_model: Model, service: Service): Promise<void> => service.restart();
}

/** Those that bring a key, and whose bodies follow a schema: what is read otherwise has tests of its own. */
const keyed = operations.filter(({ scope, raw }) => scope !== null && raw === undefined);

const calls = (wanted: RegExp): fc.Arbitrary<Call> =>
  fc
    .constantFrom(...keyed.filter(({ id }) => wanted.test(id)))
    .chain(operation => choiceOf(operation).map(choice => new Call(operation, choice)));

/** Any sequence of commands. `restarts`: whether the service can be restarted. */
export const commands = (restarts: boolean): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      calls(/./),
      // Operations that create or read records come more often than others.
      calls(/^(create|upsert|test|rotateKey)/),
      calls(/^(list|get|delete|revoke)/),
      fc
        .tuple(
          fc.constantFrom<Workspace>('ws_studio', 'ws_sounds'),
          fc.oneof(fc.constant(allScopes), fc.uniqueArray(fc.constantFrom(...allScopes), { minLength: 1 })),
          fc.constantFrom(null, null, 60, 86_400),
        )
        .map(([workspace, scopes, seconds]) => new GiveKey(workspace, scopes, seconds)),
      fc.nat(1_000).map(which => new Follow(which)),
      fc
        .tuple(fc.nat(1_000), fc.boolean(), fc.constantFrom(null, null, 'once', 'twice'))
        .map(given => new Publish(...given)),
      fc.constantFrom(1, 61, 3_600, 90_000).map(seconds => new Wait(seconds)),
      ...(restarts ? [fc.constant(new Restart())] : []),
    ],
    { maxCommands: 60, size: 'max' },
  );
