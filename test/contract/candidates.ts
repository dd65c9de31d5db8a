/** Values that fields may have, by their schemas. */
import type { JsonSchema } from '../../src/generated/schemas.ts';
import { resolved } from './parameters.ts';

/** Values for fields whose schemas have no example. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  tags: [['newsletter'], ['one tag']],
  url: ['http://127.0.0.1:4002/'],
  redirect_status: [301],
  utm: [{ source: 'letter' }],
};

/** Values that a field may have. */
export function candidates(name: string, schema: JsonSchema): readonly unknown[] {
  const { examples = [], enum: members = [], type, minimum = 0 } = resolved(schema);
  const first = Number(minimum) + 1;
  const byType = {
    boolean: [true, false],
    integer: [first, first + 1],
    string: ['Something else'],
    array: [[]],
  };
  const typed = byType[type as keyof typeof byType] ?? [];
  return [...(values[name] ?? []), ...(examples as unknown[]), ...(members as unknown[]), ...typed];
}
