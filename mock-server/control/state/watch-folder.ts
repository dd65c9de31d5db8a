/** Watches files by their folder: editors replace a file by renaming another one, which ends a watch of the file. */
import { type FSWatcher, watch } from 'node:fs';
// Test runners replace the global timers.
import { clearTimeout, setTimeout } from 'node:timers';

/** Milliseconds without another change until it is looked at: an editor makes several at once. */
const pause = 100;

export interface WatchOptions {
  readonly isOurs: (name: string) => boolean;
  /** One call at a time. Never rejects. */
  readonly changed: () => Promise<void>;
  /** Called if the folder cannot be watched, or not any longer. */
  readonly failed: (error: Error) => void;
}

/** Returns how to end it. It does not keep the process alive. */
export function watchFolder(folder: string, { isOurs, changed, failed }: WatchOptions): () => void {
  let watcher: FSWatcher | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let running: Promise<void> | null = null;
  const look = () => {
    // A change during a look is looked at after it.
    if (running !== null) return later();
    running = changed().finally(() => {
      running = null;
    });
  };
  const later = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(look, pause).unref();
  };
  try {
    watcher = watch(folder, { persistent: false }, (_, name) => {
      if (name === null || isOurs(name)) later();
    }).on('error', failed);
  } catch (error) {
    failed(error as Error);
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
    watcher?.close();
  };
}
