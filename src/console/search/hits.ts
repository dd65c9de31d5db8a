/** What a search has found, as its page and its dialog show it. */
import type { IconName } from '../icons.ts';

export interface Hit {
  readonly title: string;
  /** What tells it from others, after the title. */
  readonly note?: string;
  /** What it is, at the end of the line. */
  readonly kind?: string;
  /** Whether the title is a name in code. */
  readonly isCode?: boolean;
  readonly icon: IconName;
  /** The page that it leads to, or the button of a form of the frame that it presses. */
  readonly target: { readonly href: string } | PressedButton;
}

interface PressedButton {
  /** Id of the form. */
  readonly form: string;
  readonly name?: string;
  readonly value?: string;
}

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

export interface SearchResults {
  /** What was searched for. */
  readonly text: string;
  /** What is marked in the hits. */
  readonly words: readonly string[];
  readonly groups: readonly HitGroup[];
}

/** Nothing if there are no hits. */
export const groupOf = (title: string, hits: readonly Hit[]): readonly HitGroup[] =>
  hits.length === 0 ? [] : [{ title, hits }];
