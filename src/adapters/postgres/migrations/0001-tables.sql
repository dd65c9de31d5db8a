-- The tables of a new schema, in SQL that PostgreSQL-compatible engines support too.
-- Groups that a host can do without have theirs in files of their own.
--
-- - Each key of a workspace's table begins with `workspace_id`, so that engines can distribute tables by it. Only tables
--   that find a workspace, for example by the digest of a key, have another one.
-- - `json` keeps its text as it was written. `jsonb` is for what statements look into or change.
-- - Texts have the collation of the database.
-- - The order of the indexes of a table counts: the planner chooses by it between two of the same cost.

-- Accounts and workspaces. Amounts are in the minor unit. `mode` null: the workspace is live.

create table :schema.accounts (
  id text primary key,
  username text not null,
  email text not null,
  firstname text not null,
  lastname text not null,
  full_name text not null,
  balance bigint not null,
  currency text not null,
  heading text not null,
  description text not null,
  contact_email text not null,
  social_links json not null,
  media json not null,
  registered_at timestamptz not null
);

create table :schema.workspaces (
  id text primary key,
  name text not null,
  account_id text references :schema.accounts (id),
  mode text
);

-- People: users, the workspaces that they are members of, their sessions, and invitations. `sessions_seen` finds stale
-- sessions of anybody.

create table :schema.users (
  id text primary key,
  email text not null unique,
  name text not null,
  password json
);

create table :schema.memberships (
  workspace_id text not null references :schema.workspaces (id),
  user_id text not null references :schema.users (id),
  role text not null,
  primary key (workspace_id, user_id)
);
create index memberships_of_user on :schema.memberships (user_id);

create table :schema.sessions (
  digest text primary key,
  user_id text not null references :schema.users (id),
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_of_user on :schema.sessions (user_id, seen_at);
create index sessions_seen on :schema.sessions (seen_at);

create table :schema.invitations (
  workspace_id text not null,
  id text not null,
  email text not null,
  role text not null,
  digest text not null,
  sent boolean not null,
  invited_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index invitations_email on :schema.invitations (workspace_id, email);

-- Keys. `authority` says for whom a key acts after others than its creator have changed it, and `limit_root` whose rate
-- limit it shares. Keys that were valid for an hour at most are forgotten: `keys_short_lived` finds them.
-- `key_digests` finds the workspace of a key.

create table :schema.keys (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  name text not null,
  digest text not null,
  prefix text not null,
  last_four text not null,
  scopes text not null,
  allowed_ips text,
  rate_limit json,
  owner text,
  metadata json,
  created_at timestamptz not null,
  created_by text,
  last_used_at timestamptz,
  last_used_network text,
  last_used_agent text,
  expires_at timestamptz,
  revoked_at timestamptz,
  rotated_to text,
  authority json,
  limit_root text,
  primary key (workspace_id, id)
);
create index keys_newest on :schema.keys (workspace_id, created_at desc, id);
create index keys_of_owner on :schema.keys (workspace_id, owner, created_at desc, id) where owner is not null;
create index keys_short_lived on :schema.keys (workspace_id, expires_at)
  where rotated_to is null and expires_at >= created_at and expires_at - created_at <= interval '1 hour';

create table :schema.key_digests (
  digest text primary key,
  workspace_id text not null,
  key_id text not null
);

-- Items, purchases and models. Amounts are in the minor unit. `position` is the place in the list.

create table :schema.items (
  workspace_id text not null references :schema.workspaces (id),
  id bigint not null,
  position bigint not null,
  name text not null,
  description text not null,
  category text not null,
  sub_category text not null,
  options json not null,
  version text not null,
  demo_link text not null,
  tags text[] not null,
  media json not null,
  regular_price bigint not null,
  extended_price bigint not null,
  currency text not null,
  published_at timestamptz not null,
  search_text text not null,
  primary key (workspace_id, id)
);
create index items_in_order on :schema.items (workspace_id, position, id);

create table :schema.purchases (
  workspace_id text not null,
  purchase_code text not null,
  license_type text not null,
  price bigint not null,
  currency text not null,
  item_id bigint not null,
  supported_until timestamptz,
  downloaded boolean not null,
  date timestamptz not null,
  primary key (workspace_id, purchase_code),
  foreign key (workspace_id, item_id) references :schema.items (workspace_id, id)
);

create table :schema.models (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  position bigint not null,
  created bigint not null,
  owned_by text not null,
  primary key (workspace_id, id)
);

-- Endpoints: webhooks (`kind` null), hooks and routes. What is null restricts nothing: an endpoint gets events about any
-- link, tag, source and instance, whatever they contain, and not in order.

create table :schema.webhook_endpoints (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  url text not null,
  event_types text[] not null,
  description text not null,
  headers json not null,
  rate bigint,
  state text not null,
  paused_reason text,
  paused_at timestamptz,
  failing_since timestamptz,
  recent_failures bigint not null,
  created_at timestamptz not null,
  secrets json not null,
  links text[],
  tags text[],
  sample bigint,
  kind text,
  format text,
  config json,
  sources text[],
  types text[],
  instances text[],
  ordered boolean,
  filter json,
  filter_match text,
  primary key (workspace_id, id)
);
create index webhook_endpoints_paused on :schema.webhook_endpoints (workspace_id, id) where state <> 'active';

-- Events and deliveries. `hops` and `via` are the chain of deliveries that led to an event, and `traceparent` and
-- `tracestate` the trace (W3C Trace Context). Each attempt updates a delivery, so its pages keep room. Deliveries have no
-- foreign key to their endpoint, so that publishers do not compete for a lock on its row. `place` is the place of a
-- delivery among all, in microseconds since 1970 by the clock of the storage: ordered endpoints get deliveries again in
-- this order. 0: before all that have one, as of rows that SQL inserts.

create table :schema.webhook_events (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  type text not null,
  created_at timestamptz not null,
  payload text not null,
  hops bigint,
  via text[],
  traceparent text,
  tracestate text,
  primary key (workspace_id, id)
);

create table :schema.webhook_deliveries (
  workspace_id text not null,
  id text not null,
  endpoint_id text not null,
  event_id text not null,
  event_type text not null,
  state text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts jsonb not null,
  lease_token text,
  lease_until timestamptz,
  place bigint not null default 0,
  primary key (workspace_id, id),
  foreign key (workspace_id, event_id) references :schema.webhook_events (workspace_id, id)
) with (fillfactor = 50);
create index webhook_deliveries_of_event on :schema.webhook_deliveries (workspace_id, event_id);
create index webhook_deliveries_lane on :schema.webhook_deliveries (workspace_id, endpoint_id, next_attempt_at, id) where state = 'pending';
create index webhook_deliveries_state on :schema.webhook_deliveries (workspace_id, endpoint_id, state, created_at desc, id desc);
create index webhook_deliveries_type on :schema.webhook_deliveries (workspace_id, endpoint_id, event_type, state, created_at desc, id desc);
-- What an ordered endpoint waits for: deliveries that were attempted before, among any number of others.
create index webhook_deliveries_tried_by_place on :schema.webhook_deliveries (workspace_id, endpoint_id, place, created_at, id) where state = 'pending' and attempts <> '[]'::jsonb;

-- A lane is the queue of an endpoint: its next delivery is due at `due_at`, none if that is null. A transaction that
-- makes deliveries due inserts a wake-up, for which no other transaction waits; workers update lanes from wake-ups. Deleted
-- endpoints are stored until their deliveries are pruned, which happens in batches. Counts by hour outlive both.

create table :schema.webhook_lanes (
  workspace_id text not null,
  endpoint_id text not null,
  due_at timestamptz,
  version bigint not null,
  primary key (workspace_id, endpoint_id)
);
create index webhook_lanes_due on :schema.webhook_lanes (due_at) where due_at is not null;

create table :schema.webhook_wake_ups (
  workspace_id text not null,
  endpoint_id text not null,
  id text not null,
  due_at timestamptz not null,
  primary key (workspace_id, endpoint_id, id)
);

create table :schema.webhook_deletions (
  workspace_id text not null,
  endpoint_id text not null,
  deleted_at timestamptz not null,
  look_at timestamptz not null,
  primary key (workspace_id, endpoint_id)
);
create index webhook_deletions_look on :schema.webhook_deletions (look_at);

create table :schema.delivery_hours (
  workspace_id text not null,
  hour text not null,
  kind text not null,
  succeeded bigint not null,
  failed bigint not null,
  primary key (workspace_id, hour, kind)
);

-- Events that SQL publishes (see 0002-publish-event.sql) wait here until a worker has made deliveries of them. What cannot
-- be sent stays, with the reason in `error`. `published_types` are the types that a running process declares, and until
-- when that is known without another sign of it (`known_for`: how long after such a sign). `unknown_at`: when it was
-- reported that no process declares the type.

create table :schema.published_events (
  workspace_id text not null,
  id text not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  due_at timestamptz not null,
  error text,
  primary key (workspace_id, id)
);
create index published_events_waiting on :schema.published_events (workspace_id, due_at, id) where error is null;
create index published_events_refused on :schema.published_events (due_at) where error is not null;
create index published_events_undeclared on :schema.published_events (type, workspace_id, due_at, id)
  where error = 'type: ' || type || ' is not declared in events';

create table :schema.published_types (
  type text primary key,
  known_until timestamptz not null,
  unknown_at timestamptz,
  known_for interval not null default '0'
);
create index published_types_seen on :schema.published_types (greatest(known_until, unknown_at));

-- Answered requests, and their counts by day and by hour. Refused and failed requests are pruned on their own, so there
-- is an index for each. `idempotent_requests`: what requests with an idempotency key have made.

create table :schema.request_log (
  workspace_id text not null,
  id text not null,
  at timestamptz not null,
  key_id text not null,
  operation text not null,
  method text not null,
  path text not null,
  status bigint not null,
  error text,
  duration_us bigint not null,
  request_id text,
  network text not null,
  parameters json not null,
  primary key (workspace_id, id)
);
create index request_log_newest on :schema.request_log (workspace_id, at, id);
create index request_log_ids on :schema.request_log (workspace_id, request_id);
create index request_log_failures on :schema.request_log (workspace_id, at, id) where status >= 400 or error is not null;
create index request_log_successes on :schema.request_log (workspace_id, at, id) where status < 400 and error is null;

create table :schema.usage_counts (
  workspace_id text not null,
  day text not null,
  key_id text not null,
  operation text not null,
  succeeded bigint not null,
  client_errors bigint not null,
  server_errors bigint not null,
  duration_us bigint not null,
  primary key (workspace_id, day, key_id, operation)
);
create index usage_counts_old on :schema.usage_counts (day);

create table :schema.usage_hours (
  workspace_id text not null,
  hour text not null,
  key_id text not null,
  operation text not null,
  succeeded bigint not null,
  client_errors bigint not null,
  server_errors bigint not null,
  duration_us bigint not null,
  primary key (workspace_id, hour, key_id, operation)
);

create table :schema.idempotent_requests (
  workspace_id text not null references :schema.workspaces (id),
  digest text not null,
  fingerprint text not null,
  made json not null,
  expires_at timestamptz not null,
  primary key (workspace_id, digest)
);
create index idempotent_requests_expired on :schema.idempotent_requests (workspace_id, expires_at);

-- The audit log: who has changed what in a workspace, with an index for each way to look for a change. An entry may stand
-- for several changes of a record (`count`, from `first_at` to `at`). `is_partial`: the transaction of the change
-- stored it, and the whole entry takes its place.

create table :schema.audit_entries (
  workspace_id text not null,
  id text not null,
  at timestamptz not null,
  actor_type text not null,
  actor_id text not null,
  actor_name text not null,
  operation text not null,
  record_id text,
  session text,
  address text not null,
  request_id text,
  record_type text,
  record_name text,
  changes json,
  count bigint,
  first_at timestamptz,
  is_partial boolean,
  primary key (workspace_id, id)
);
create index audit_entries_newest on :schema.audit_entries (workspace_id, at, id);
create index audit_entries_actor on :schema.audit_entries (workspace_id, actor_id, at, id);
create index audit_entries_operation on :schema.audit_entries (workspace_id, operation, at, id);
create index audit_entries_type on :schema.audit_entries (workspace_id, record_type, at, id);
create index audit_entries_record on :schema.audit_entries (workspace_id, record_id, at, id);

-- Counts of attempts, each until its window ends; numbers of records that have a limit, because to count the records each
-- time would read all of them (a missing row is counted with the next record); and the rows that processes lock during
-- work that only one process does at a time.

create table :schema.limits (
  name text primary key,
  hits bigint not null,
  ends_at timestamptz not null
);
create index limits_ended on :schema.limits (ends_at);

create table :schema.record_counts (
  workspace_id text not null,
  name text not null,
  count bigint not null,
  counted_at timestamptz not null,
  primary key (workspace_id, name)
);

create table :schema.exclusive_jobs (
  name text primary key
);
