/** The status of a record, as a coloured word. */
import { type Html, html } from '../html.ts';

/** The kinds of badges: the style sheet has a rule for each. */
export const badgeKinds = ['active', 'rotating', 'rotated', 'expired', 'revoked'] as const;

export type BadgeKind = (typeof badgeKinds)[number];

export const badge = (kind: BadgeKind, words: string): Html =>
  html`<span class="badge ${kind}">${words}</span>`;

/** A badge without a colour: a property instead of a status. */
export const plainBadge = (words: string): Html => html`<span class="badge">${words}</span>`;
