/** The view models of the link pages. */
import type { Link, LinkAnalytics, LinkUtm } from '../../../generated/types.ts';
import type { FormState } from '../../forms/row.ts';
import type { Period } from '../../pages/report.ts';
import type { OpenPage } from '../../views.ts';

/** The values of the parts of the link form. */
export interface LinkParts {
  readonly slug: string;
  /** Whether the old slug stays as an alias if the slug or the domain changes. */
  readonly keepsSlug: boolean;
  /** The slugs of the aliases to remove. */
  readonly removedAliases: readonly string[];
}

export type LinkForm = FormState & LinkParts;

/** The UTM parameters that links have. */
export type UtmName = keyof LinkUtm;

export interface LinkEditorView {
  /** The link to change; `null`: a new one. */
  readonly link: Link | null;
  /** The host names that short URLs can have; the first one is the default domain, if the service knows it. */
  readonly domains: readonly string[];
  /** The UTM parameters of earlier links, the latest first. */
  readonly earlier: readonly LinkUtm[];
  readonly preview: LinkPreview;
}

/** What a link would be with the values of its form. */
export interface LinkPreview {
  /** What the check of the slug says; `null`: there is none yet. */
  readonly slug: { readonly isFree: boolean; readonly sentence: string } | null;
  /** The short URL; `null`: the slug is random, or not valid. */
  readonly shortUrl: string | null;
  /** The QR code of the short URL as SVG, or `null`. */
  readonly qr: string | null;
  /** Where visitors go, or why the target is not valid; `null`: there is none yet. */
  readonly target: { readonly isValid: boolean; readonly text: string } | null;
}

/** The clicks of a period, and of as many days before it. */
export interface ClickAnalytics {
  readonly period: Period;
  readonly now: LinkAnalytics;
  readonly before: LinkAnalytics;
  /** The days that the page chooses, or `null`. */
  readonly chosen: LinkAnalytics | null;
  /** The query of the page. */
  readonly query: URLSearchParams;
}

export interface LinkListView extends OpenPage {
  readonly links: readonly Link[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  /** What was chosen for a change of several links that was refused. */
  readonly bulk: { readonly ids: readonly string[]; readonly tags: string };
}

export interface LinkView extends OpenPage {
  readonly link: Link;
  readonly clicks: ClickAnalytics;
  /** The QR code as SVG, or `null` if the service does not know its public URL. */
  readonly qr: string | null;
}
