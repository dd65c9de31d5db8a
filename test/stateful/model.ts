/** A small model of the data that the service must have after any requests. */
import assert from 'node:assert/strict';
import type { Scope } from '../../src/generated/types.ts';
import type { RawAnswer } from '../helper.ts';

export type Workspace = 'ws_studio' | 'ws_sounds';

export interface KnownKey {
  readonly id: string;
  readonly workspace: Workspace;
  readonly secret: string;
  scopes: readonly Scope[];
  /** Keys of one owner share their idempotency keys. */
  owner: string | null;
  readonly createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Its replacement manages keys in its place. */
  isRotated: boolean;
}

export type Kind = 'link' | 'webhook' | 'delivery' | 'inbound' | 'hook' | 'route' | 'event' | 'instance';

/** A record as it was last shown. */
export interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly workspace: Workspace;
  shown: Record<string, unknown>;
  isGone: boolean;
}

export class Model {
  now: number;
  readonly keys: KnownKey[] = [];
  readonly things: Thing[] = [];
  /** The idempotency keys of a workspace and of an owner in it: the events they have published, and when they were first used. */
  readonly published = new Map<string, { readonly id: string; readonly at: number }>();
  /** For how many days a workspace keeps its events. */
  readonly retention = new Map<Workspace, unknown>();
  /** Workspaces that refuse event types that are not registered. */
  readonly closed = new Set<Workspace>();

  constructor(now: number) {
    this.now = now;
  }

  /** The status of a refusal because of the key, or `null` if the key permits the call. */
  refusalOf(key: KnownKey | null, scope: Scope): 401 | 403 | null {
    const past = (instant: number | null) => instant !== null && instant <= this.now;
    if (key === null || past(key.revokedAt) || past(key.expiresAt)) return 401;
    return key.scopes.includes(scope) ? null : 403;
  }

  /** A key was made: the step that stores it forgets keys that were short-lived and ended a day ago. */
  addKey(key: KnownKey): void {
    const day = 86_400_000;
    const isForgotten = ({ workspace, createdAt, expiresAt, isRotated }: KnownKey) =>
      workspace === key.workspace &&
      !isRotated &&
      expiresAt !== null &&
      expiresAt <= key.createdAt - day &&
      expiresAt >= createdAt &&
      expiresAt - createdAt <= day / 24;
    this.keys.splice(0, Number.POSITIVE_INFINITY, ...this.keys.filter(one => !isForgotten(one)), key);
  }

  /** Whether a key finds another one: a key with an owner finds the keys of that owner only. */
  finds = (key: KnownKey, other: KnownKey): boolean =>
    other.workspace === key.workspace && (key.owner === null || other.owner === key.owner);

  isValid = (key: KnownKey): boolean => key.scopes.every(scope => this.refusalOf(key, scope) === null);

  alive(kind: Kind, workspace?: Workspace): Thing[] {
    return this.things.filter(
      one => one.kind === kind && !one.isGone && (workspace === undefined || one.workspace === workspace),
    );
  }

  /** A record was made, or changed. */
  show(kind: Kind, workspace: Workspace, shown: Record<string, unknown>): void {
    const id = String(shown.id);
    const known = this.things.find(one => one.kind === kind && one.id === id);
    assert.ok(known === undefined || (known.workspace === workspace && !known.isGone), `${id} is back`);
    if (known === undefined) this.things.push({ kind, id, workspace, shown, isGone: false });
    else known.shown = shown;
  }

  /** No response contains the secret of an existing key, or data of the other workspace. */
  assertKeepsSecrets(answer: RawAnswer, workspace: Workspace | null, asked: string): void {
    for (const { id, secret, workspace: owner } of this.keys) {
      assert.ok(!answer.text.includes(secret), `the secret of ${id} is told again`);
      assert.ok(owner === workspace || asked.includes(id) || !answer.text.includes(id), `${id} is told`);
    }
    for (const { id, workspace: owner } of this.things)
      assert.ok(owner === workspace || asked.includes(id) || !answer.text.includes(id), `${id} is told`);
  }
}
