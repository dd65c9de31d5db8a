/** Unreachable limits with numbers as long as real ones, to measure their cost. */
const limit = { requests: 200_000, seconds: 1 };

export const boundless = { key: limit, workspace: limit, address: limit, redirects: limit, console: limit };
