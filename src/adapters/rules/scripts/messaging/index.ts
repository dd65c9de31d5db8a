import type { ScriptRunner } from '../script.ts';
import { addressBookScripts } from './address-book.ts';
import { commandScripts } from './commands.ts';
import { instanceScripts } from './instances.ts';
import { messageScripts } from './messages.ts';

export const messagingScripts = (runner: ScriptRunner) => ({
  ...instanceScripts(runner),
  ...messageScripts(runner),
  ...addressBookScripts(runner),
  ...commandScripts(runner),
});
