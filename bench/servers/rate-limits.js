/** Limits that are counted and never met, with numbers as long as those of real ones: what they cost is measured. */
const limit = { requests: 200_000, seconds: 1 };

export const boundless = { key: limit, workspace: limit, address: limit, redirects: limit, console: limit };
