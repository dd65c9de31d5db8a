import { jsonTextOf } from './exact-json.ts';

/** The JSON of what code of others has returned, `null` for nothing. Never throws. */
export function jsonOfAnything(value: unknown): string | null {
  try {
    return jsonTextOf(value) ?? null;
  } catch {
    return 'not JSON';
  }
}
