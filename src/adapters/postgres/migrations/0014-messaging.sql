-- Instances, their messages, chats, contacts, groups, commands, media and events. Claims look for instances
-- of any workspace by `due_at`: since when nobody holds one that somebody has to hold. `due_at` of a chat:
-- when its next message can be taken, null while one is being sent or none waits. Deleted instances are
-- stored until their rows are pruned, which happens in batches. Events outlive their instance.

create table :schema.instances (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  name text not null,
  driver text not null,
  settings text not null,
  memory text,
  state text not null,
  reason text,
  wanted text not null,
  pairing_method text not null,
  pairing json,
  address text,
  rate bigint,
  generation bigint not null,
  lease_until timestamptz,
  heartbeat_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz,
  primary key (workspace_id, id)
) with (fillfactor = 70);
create index instances_due on :schema.instances (due_at, created_at) where due_at is not null;

create table :schema.instance_deletions (
  workspace_id text not null,
  instance_id text not null,
  deleted_at timestamptz not null,
  look_at timestamptz not null,
  primary key (workspace_id, instance_id)
);
create index instance_deletions_look on :schema.instance_deletions (look_at);

create table :schema.media (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  type text not null,
  size bigint not null,
  digest text not null,
  name text,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index media_sizes on :schema.media (workspace_id, size);
create index media_oldest on :schema.media (created_at, workspace_id, id);

create table :schema.messages (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  chat text not null,
  direction text not null,
  sender text,
  content json,
  reply_to text,
  external_id text,
  sequence bigint not null,
  state text not null,
  reason text,
  attempts bigint not null,
  sending bigint,
  retry_at timestamptz,
  send_at timestamptz,
  request_key text,
  request_fingerprint text,
  reactions json not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz,
  media_id text,
  primary key (workspace_id, id)
);
create unique index messages_of_chat on :schema.messages (workspace_id, instance_id, chat, sequence);
create unique index messages_external on :schema.messages (workspace_id, instance_id, external_id) where external_id is not null;
create unique index messages_request on :schema.messages (workspace_id, instance_id, request_key) where request_key is not null;
create index messages_newest on :schema.messages (workspace_id, instance_id, created_at, id);
create index messages_state on :schema.messages (workspace_id, instance_id, direction, state, created_at, id);
create index messages_state_of_chat on :schema.messages (workspace_id, instance_id, chat, direction, state, sequence);
create index messages_queued on :schema.messages (workspace_id, instance_id, chat, send_at, sequence) where state = 'queued';
create index messages_sending on :schema.messages (workspace_id, instance_id, chat, sending) where state = 'queued' and sending is not null;
create index messages_media on :schema.messages (workspace_id, media_id) where media_id is not null;

create table :schema.chats (
  workspace_id text not null references :schema.workspaces (id),
  instance_id text not null,
  address text not null,
  kind text not null,
  last_sequence bigint not null,
  unread bigint not null,
  active_at timestamptz not null,
  due_at timestamptz,
  primary key (workspace_id, instance_id, address)
) with (fillfactor = 70);
create index chats_newest on :schema.chats (workspace_id, instance_id, active_at desc, address);
create index chats_due on :schema.chats (workspace_id, instance_id, due_at) where due_at is not null;

create table :schema.contacts (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  address text not null,
  name text,
  blocked boolean not null,
  picture_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index contacts_address on :schema.contacts (workspace_id, instance_id, address);
create index contacts_of_instance on :schema.contacts (workspace_id, instance_id, id);
create index contacts_picture on :schema.contacts (workspace_id, picture_id) where picture_id is not null;

create table :schema.chat_groups (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  address text not null,
  name text not null,
  picture_id text,
  participants json not null,
  invite_link text,
  left_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index chat_groups_address on :schema.chat_groups (workspace_id, instance_id, address);
create index chat_groups_of_instance on :schema.chat_groups (workspace_id, instance_id, id);
create index chat_groups_picture on :schema.chat_groups (workspace_id, picture_id) where picture_id is not null;

create table :schema.channel_commands (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  name text not null,
  input text not null,
  taken bigint,
  state text not null,
  result text,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create index channel_commands_waiting on :schema.channel_commands (workspace_id, instance_id, created_at, id) where state = 'waiting';
create index channel_commands_of_instance on :schema.channel_commands (workspace_id, instance_id);
create index channel_commands_expired on :schema.channel_commands (expires_at);

create table :schema.channel_events (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  type text not null,
  payload text not null,
  created_at timestamptz not null,
  sequence bigint,
  primary key (workspace_id, id)
);
create unique index channel_events_feed on :schema.channel_events (workspace_id, sequence) where sequence is not null;
create index channel_events_feed_of_instance on :schema.channel_events (workspace_id, instance_id, sequence) where sequence is not null;
create index channel_events_feed_of_type on :schema.channel_events (workspace_id, type, sequence) where sequence is not null;
create index channel_events_unnumbered on :schema.channel_events (workspace_id, created_at, id) where sequence is null;
create index channel_events_oldest on :schema.channel_events (created_at);

create table :schema.messaging_numbers (
  workspace_id text not null references :schema.workspaces (id),
  name text not null,
  value bigint not null,
  primary key (workspace_id, name)
);
