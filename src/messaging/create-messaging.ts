import { Readable } from 'node:stream';
import { MediaError } from '../channel/errors.ts';
import { defined } from '../common/defined.ts';
import { publicUrlsOf } from '../common/network/public-url.ts';
import { type Checks, checkOptions } from '../common/options/check-options.ts';
import { DownloadError, Downloads } from '../outbound/download.ts';
import { type TargetOptions, targetChecks } from '../outbound/options.ts';
import { TargetGuard } from '../outbound/target.ts';
import { simulated } from './drivers/simulated/driver.ts';
import { type EngineParts, type MessagingEngine, messagingEngine } from './engine/engine.ts';
import { type MessagingEngineOptions as EngineOptions, messagingChecks } from './engine/options.ts';

/** The target options decide from where media are downloaded, as for webhooks. */
export interface MessagingOptions extends EngineOptions, TargetOptions {}

/** The checks of the options of `createMessaging`. */
export const checksOfMessaging: Checks<MessagingOptions> = {
  ...messagingChecks,
  ...targetChecks,
};

/**
 * Creates the engine that holds the instances of messaging channels. Pass it to {@link createRouter}, call `start()` in
 * as many processes as you like, and `close()` it before the webhook engine and the storage.
 * @throws TypeError that names the unknown or invalid option
 * @example
 * const messaging = createMessaging({ repository, webhooks });
 * app.use(createRouter({ repository, webhooks, messaging }).routes());
 * messaging.start();
 */
export function createMessaging(given: MessagingOptions): MessagingEngine {
  const { allowPrivateTargets, resolve, publicUrl, ...options } = checkOptions(
    'createMessaging',
    given,
    checksOfMessaging,
  );
  const downloads = new Downloads(
    new TargetGuard({
      ...defined({ allowed: allowPrivateTargets, resolve }),
      own: publicUrlsOf(publicUrl),
    }),
  );
  const engine = messagingEngine(options, {
    drivers: [simulated()],
    download: downloadBy(downloads),
  });
  return {
    ...engine,
    async close() {
      await engine.close();
      await downloads.close();
    },
  };
}

/** Downloads whose refusals are refusals of media. */
export const downloadBy =
  (downloads: Downloads): EngineParts['download'] =>
  async (url, workspaceId) => {
    try {
      return Readable.from(whole(await downloads.open(url, workspaceId)), { objectMode: false });
    } catch (error) {
      if (error instanceof DownloadError) throw new MediaError(error.message);
      throw error;
    }
  };

/** A server that breaks off or stalls is nothing that we have done wrong. */
async function* whole(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new MediaError('cannot be downloaded completely', { cause });
  } finally {
    body.destroy();
  }
}
