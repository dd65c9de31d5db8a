/** The scripts for browsers: the groups of each, and those that none has. */

const small = ['marketplace', 'models', 'keys'] as const;

/** Part of the package as it is: what a page loads that asks for no other groups. */
export const smallScript = 'browser-worker';

/** Compressed in the package: the command `browser` writes it. */
export const fullScript = 'browser-full-worker';

export const scripts = {
  [smallScript]: small,
  [fullScript]: [...small, 'requests', 'links', 'webhooks', 'messaging', 'members', 'audit'],
} as const;

export type ScriptName = keyof typeof scripts;

/** A group that a browser can have. */
export type BrowserGroup = (typeof scripts)[ScriptName][number];

/** Groups of the mock server in Node.js, and why no browser has them. */
export const missingGroups = {
  automation: 'it evaluates expressions and schemas in a process of their own',
  invitations: 'their links lead to the console',
} as const;
