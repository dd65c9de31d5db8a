/** Finds what a schema of settings calls secret, but nothing would treat as a secret: only whole settings are. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { pointerStep } from './json-pointer.ts';
import { subschemas } from './subschemas.ts';

/**
 * The JSON pointer to a schema with `writeOnly: true` that is in no secret setting, or `null`. `isSecret`: whether a setting
 * is a secret.
 */
export function innerSecret(
  settings: JsonSchema,
  isSecret: (name: string, setting: JsonSchema) => boolean,
): string | null {
  const secret = new Set(
    Object.entries((settings.properties ?? {}) as Readonly<Record<string, JsonSchema>>)
      .filter(([name, setting]) => isSecret(name, setting))
      .map(([name]) => `/properties/${pointerStep(name)}`),
  );
  // A schema may contain itself, and is looked at once.
  const known = new Set<JsonSchema>();
  let level = subschemas(settings).filter(([pointer]) => !secret.has(pointer));
  while (level.length > 0) {
    const below: typeof level = [];
    for (const [pointer, schema] of level) {
      if (known.has(schema)) continue;
      known.add(schema);
      if (schema.writeOnly === true) return pointer;
      for (const [step, inner] of subschemas(schema)) below.push([pointer + step, inner]);
    }
    level = below;
  }
  return null;
}
