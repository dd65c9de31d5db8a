/** Workspaces and keys that a rule names and nobody has. They may be created later: they are reported of, and not refused. */
import { shownName, suggestion } from '../../../src/common/text/unknown-name.ts';
import type { WholeRepository, WorkspacesRepository } from '../../../src/repository/index.ts';
import { digestOf } from '../../../src/secrets/key-format.ts';
import type { ActiveRule } from './registry.ts';
import type { Selection } from './selection.ts';

const pageSize = 100;

export interface OwnerNoteSettings {
  readonly repository: WholeRepository;
  readonly tell: (sentence: string) => void;
}

/** The notes of rules whose workspace or key nobody has. */
export function ownerNotes({ repository, tell }: OwnerNoteSettings) {
  const reported = new WeakSet<ActiveRule>();

  async function refresh(rules: readonly ActiveRule[]): Promise<void> {
    for (const rule of rules)
      rule.note = rule.seen > 0 ? null : await unknownOwner(rule.selection, repository);
  }

  async function tellOf(rule: ActiveRule): Promise<void> {
    reported.add(rule);
    await refresh([rule]);
    if (rule.note !== null) tell(`${rule.id} meets no request: ${rule.note}`);
  }

  return {
    refresh,
    /** Tells once of each rule. A storage that fails is the matter of the request. */
    tell(rules: readonly ActiveRule[]): void {
      for (const rule of rules) if (!reported.has(rule)) void tellOf(rule).catch(() => reported.delete(rule));
    },
  };
}

/**
 * What a selection names and nobody has, as a sentence without the secret of a key; `null` if there is all of it, or the
 * storage cannot say.
 */
async function unknownOwner(
  { workspace, key }: Pick<Selection, 'workspace' | 'key'>,
  repository: Pick<WholeRepository, 'workspaces' | 'keys'>,
): Promise<string | null> {
  const { workspaces, keys } = repository;
  if (workspace !== undefined && workspaces !== undefined && (await workspaces.find(workspace)) === null) {
    const { workspaces: some } = await workspaces.list({ limit: pageSize });
    const ids = some.map(({ id }) => id);
    return `no workspace has the id ${shownName(workspace)} yet${suggestion(workspace, ids)}`;
  }
  if (key === undefined) return null;
  if (key.startsWith('mk_'))
    return (await keys.findByDigest(digestOf(key))) === null ? 'no key has this secret yet' : null;
  if (workspaces === undefined) return null;
  for await (const id of workspace === undefined ? idsOf(workspaces) : [workspace])
    if ((await keys.find(id, key)) !== null) return null;
  return `no key has the id ${shownName(key)} yet`;
}

async function* idsOf(workspaces: WorkspacesRepository): AsyncGenerator<string> {
  let after: string | null | undefined;
  while (after !== null) {
    const page = await workspaces.list({ limit: pageSize, ...(after !== undefined && { after }) });
    for (const { id } of page.workspaces) yield id;
    after = page.next;
  }
}
