/** What messaging offers to its own operations and pages. */
import { invalidParameters } from '../common/errors.ts';
import { explain, type Validator } from '../common/schema-error.ts';
import { realTime } from '../common/worker-time.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import { closed } from '../group/closed-schema.ts';
import type { Messaging } from '../group/engines.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { loadCompiler } from '../group/schema-compiler.ts';
import { unknownMember } from '../http/unknown-member.ts';
import { accessOf } from './feed/access.ts';
import { LiveFeed } from './feed/live.ts';

export interface MessagingService {
  readonly engine: Messaging;
  /** The driver of an instance; undefined if this process does not have it. */
  driver(name: string): Messaging['drivers'][number] | undefined;
  /** The JSON Schema of the settings of a driver, which refuses settings that it does not describe. */
  settingsSchema(driver: Messaging['drivers'][number]): JsonSchema;
  /** @throws MarketplaceError 400 if the settings of an instance do not match the schema of its driver */
  checkSettings(driver: string, settings: Readonly<Record<string, unknown>>): void;
  /** The clients that listen to events. */
  readonly live: LiveFeed;
}

export function messagingService({ messaging, repository, now }: ResolvedOptions): MessagingService {
  // The group is served only with an engine, and a repository with its part.
  if (messaging === null || repository.messaging == null)
    throw new TypeError('the group messaging needs the option messaging');
  const { keys, messaging: instances } = repository;
  const driver = (name: string) => messaging.drivers.find(one => one.name === name);
  const validators = new Map<string, Validator>();
  const schemas = new Map<string, JsonSchema>();
  const settingsSchema: MessagingService['settingsSchema'] = ({ name, settings }) => {
    const schema = schemas.get(name) ?? closed(settings);
    schemas.set(name, schema);
    return schema;
  };
  return {
    engine: messaging,
    driver,
    settingsSchema,
    checkSettings(name, settings) {
      const found = driver(name);
      if (found === undefined)
        throw invalidParameters({
          pointer: '/driver',
          reason: `must be ${messaging.drivers.map(one => one.name).join(' or ')}`,
        });
      const schema = settingsSchema(found);
      let fits = validators.get(name);
      if (fits === undefined) {
        fits = loadCompiler().values(schema);
        validators.set(name, fits);
      }
      if (fits(settings)) return;
      const { pointer, reason } = unknownMember(schema, settings) ?? explain(fits.errors);
      throw invalidParameters({ pointer: `/settings${pointer}`, reason });
    },
    live: new LiveFeed({
      repository: repository.messaging,
      engine: messaging,
      time: messaging.time ?? realTime,
      access: (workspaceId, asked) => accessOf({ keys, messaging: instances, now }, workspaceId, asked),
    }),
  };
}
