/** JSON that users write into forms, and that pages show. */
import { isDeeper } from '../common/json/depth.ts';
import { namesPrototype } from '../common/json/names-prototype.ts';
import { nonFiniteIn } from '../common/json/non-finite-numbers.ts';

/** `reason`: follows the name of a field. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): ReadJson => ({ ok: false, reason });

/** Deeper values are neither read nor shown: what walks through them might run out of stack. */
const deepest = 100;
/** Deeper values are shown on one line, because indentation would make them much longer. */
const deepestIndented = 20;
const maxShownLength = 50_000;

export function readJson(text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text);
    if (isDeeper(value, deepest) || nonFiniteIn(value) !== null) return refuse('must be JSON');
    if (namesPrototype(value)) return refuse('must have no member called __proto__');
    return { ok: true, value };
  } catch {
    return refuse('must be JSON');
  }
}

export function prettyJson(value: unknown): string {
  if (isDeeper(value, deepest)) return 'This value is nested too deeply to be shown.';
  const text = JSON.stringify(value, null, isDeeper(value, deepestIndented) ? 0 : 2);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
