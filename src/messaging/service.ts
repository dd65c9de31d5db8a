/** What messaging offers to its own operations and pages. */
import { invalidParameters } from '../common/errors/errors.ts';
import { explain, type Validator } from '../common/errors/schema-error.ts';
import { realTime } from '../common/time/worker-time.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import { closed } from '../group/closed-schema.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { loadCompiler } from '../group/schema-compiler.ts';
import { unknownMember } from '../http/unknown-member.ts';
import type { Parts } from '../repository/index.ts';
import { accessOf } from './feed/access.ts';
import { LiveFeed } from './feed/live.ts';
import type { Messaging } from './types.ts';

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

export function messagingService({ engine, repository, now }: ResolvedOptions<Messaging>): MessagingService {
  // The group is served only by a repository with its part.
  const { keys, messaging: instances } = repository as Pick<Parts, 'keys' | 'messaging'>;
  const driver = (name: string) => engine.drivers.find(one => one.name === name);
  const validators = new Map<string, Validator>();
  const schemas = new Map<string, JsonSchema>();
  const settingsSchema: MessagingService['settingsSchema'] = ({ name, settings }) => {
    const schema = schemas.get(name) ?? closed(settings);
    schemas.set(name, schema);
    return schema;
  };
  return {
    engine,
    driver,
    settingsSchema,
    checkSettings(name, settings) {
      const found = driver(name);
      if (found === undefined)
        throw invalidParameters({
          pointer: '/driver',
          reason: `must be ${engine.drivers.map(one => one.name).join(' or ')}`,
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
      repository: instances,
      engine,
      time: engine.time ?? realTime,
      access: (workspaceId, asked) => accessOf({ keys, messaging: instances, now }, workspaceId, asked),
    }),
  };
}
