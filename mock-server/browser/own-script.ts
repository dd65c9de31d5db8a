/** Which of the scripts this is: the build says it. */
import type { ScriptName } from './scripts.ts';

export const ownScript = process.env.BROWSER_SCRIPT as ScriptName;
