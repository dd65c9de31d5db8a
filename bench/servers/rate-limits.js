/** Limits that are counted and never met: what they cost is part of every measurement. */
const limit = { requests: 1e9, seconds: 60 };

export const boundless = { key: limit, workspace: limit, address: limit, redirects: limit, console: limit };
