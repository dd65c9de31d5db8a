/** The engines that groups of a host declare: what they create is checked, and started. */

import { withRemedy } from '../common/errors/remedy.ts';
import { isFunction } from '../common/options/check-options.ts';
import { misspeltMember } from '../common/text/misspelt-member.ts';
import type { Engine, EngineContext, EngineDeclaration } from './engine.ts';
import { madeBy } from './engines.ts';
import { groupPlace } from './fields.ts';

/** @throws TypeError that names the group */
export function createdEngine(group: string, declaration: EngineDeclaration, context: EngineContext): Engine {
  const engine: unknown = madeBy(context.factory, group, 'engine', () => declaration.create(context));
  const refuse = (why: string): never => {
    throw new TypeError(`${groupPlace(context.factory, group)}: engine ${why}`);
  };
  if (typeof engine !== 'object' || engine === null)
    return refuse('must return an object, such as { start, close }');
  const { start, isAlive, inHand, done, drain, close } = engine as Engine;
  const members = { start, isAlive, inHand, done, drain, close };
  for (const [name, member] of Object.entries(members))
    if (member !== undefined && isFunction(member) !== null)
      refuse(`returns ${name}, which ${isFunction(member)}`);
  // It may have more methods, for its service, but none that is one of these misspelt.
  const misspelt = misspeltMember(engine, Object.keys(members));
  if (misspelt !== null)
    refuse(`returns ${misspelt.name}, which is not a known field: did you mean ${misspelt.meant}?`);
  return engine;
}

/**
 * Starts all engines, although one of them cannot. `onError` is told of a promise that is rejected: it must not end the
 * process. @throws Error about the first one that has thrown an error
 */
export function startEngines(
  factory: string,
  engines: ReadonlyMap<string, Engine>,
  onError: ((error: unknown) => unknown) | undefined,
): void {
  const failed: Error[] = [];
  for (const [group, engine] of engines) {
    const failure = (cause: unknown) =>
      withRemedy(
        new Error(
          `${groupPlace(factory, group)}: engine cannot start: ${cause instanceof Error ? cause.message : String(cause)}`,
          { cause },
        ),
        'Correct the engine of this group, and start the process again: all others run',
      );
    try {
      Promise.resolve(engine.start?.()).catch(error => onError?.(failure(error)));
    } catch (error) {
      failed.push(failure(error));
    }
  }
  if (failed[0] !== undefined) throw failed[0];
}
