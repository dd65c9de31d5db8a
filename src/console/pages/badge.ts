/** The status of a record: an icon and a word, in one of five colours. */
import type { Workspace } from '../../generated/types.ts';
import { type Html, html } from '../html.ts';
import type { IconName } from '../icons.ts';

/**
 * `good`: works, has arrived. `waiting`: goes on by itself. `bad`: somebody must act. `off`: was ended or paused on
 * purpose. `info`: none of these. `test`: what is only tried out.
 */
export const badgeIcons = {
  good: 'circle-check',
  waiting: 'clock',
  bad: 'circle-x',
  off: 'circle-minus',
  info: 'info',
  test: 'flask-conical',
} as const satisfies Record<string, IconName>;

export type BadgeKind = keyof typeof badgeIcons;

export const badge = (kind: BadgeKind, words: string): Html =>
  html`<span class="badge ${kind}">${words}</span>`;

/** Beside the name of a workspace. */
export const modeBadge = ({ mode }: Readonly<Workspace>): Html | false =>
  mode === 'test' && badge('test', 'Test');

/** A sentence with the icon of a status, over several lines if it is long. */
export const sentenceBadge = (kind: BadgeKind, words: string): Html =>
  html`<p class="badge ${kind} wraps">${words}</p>`;

/** A badge without an icon: a property instead of a status. */
export const plainBadge = (words: string): Html => html`<span class="badge">${words}</span>`;
