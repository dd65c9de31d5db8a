// Generated from the groups by `npm run generate`. Do not edit.

/** The scopes of the groups of this package. */
export const builtInScopes: readonly string[] = [
  "marketplace:read",
  "models:read",
  "keys:read",
  "keys:write",
  "keys:verify",
  "requests:read",
  "links:read",
  "links:write",
  "webhooks:read",
  "webhooks:write",
  "automation:read",
  "automation:write",
  "automation:publish",
  "messaging:read",
  "messaging:send",
  "messaging:write",
  "members:read",
  "members:write",
  "invitations:read",
  "invitations:write",
  "audit:read"
];
