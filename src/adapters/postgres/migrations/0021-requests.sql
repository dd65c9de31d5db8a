-- Requests with idempotency keys, and what they made.

create table :schema.idempotent_requests (
  workspace_id text not null references :schema.workspaces (id),
  digest text not null,
  fingerprint text not null,
  made json not null,
  expires_at timestamptz not null,
  primary key (workspace_id, digest)
);
create index idempotent_requests_expired on :schema.idempotent_requests (workspace_id, expires_at);
