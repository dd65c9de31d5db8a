/** URLs of pages. */
export interface Place {
  /** Path of the console's root as the client sees it. */
  readonly base: string;
  readonly current: { readonly workspace: { readonly id: string } } | null;
}

/** The reference belongs to no workspace, so its URLs contain the workspace that it was opened from. */
export function referenceHref({ base, current }: Place, path = ''): string {
  return `${base}/reference${path}${current === null ? '' : `?workspace=${encodeURIComponent(current.workspace.id)}`}`;
}

/** The URL of a page of the current workspace, or the root of the console. */
export function workspaceHref({ base, current }: Place, path = ''): string {
  if (current === null) return base || '/';
  return `${base}/workspaces/${encodeURIComponent(current.workspace.id)}${path}`;
}
