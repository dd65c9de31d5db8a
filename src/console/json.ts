/** JSON that users write into forms, and that pages show. */
import { isDeeper } from '../common/json/depth.ts';
import { nonFiniteIn } from '../common/json/non-finite-numbers.ts';

export type ReadJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Deeper values are neither read nor shown: what walks through them might run out of stack. */
const deepest = 100;
/** Deeper values are shown on one line, because indentation would make them much longer. */
const deepestIndented = 20;
const maxShownLength = 50_000;

export function readJson(text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, deepest) || nonFiniteIn(value) !== null ? { ok: false } : { ok: true, value };
  } catch {
    return { ok: false };
  }
}

export function prettyJson(value: unknown): string {
  if (isDeeper(value, deepest)) return 'This value is nested too deeply to be shown.';
  const text = JSON.stringify(value, null, isDeeper(value, deepestIndented) ? 0 : 2);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
