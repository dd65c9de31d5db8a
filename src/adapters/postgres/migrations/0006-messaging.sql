-- The tables of messaging, which earlier releases have in 0001-tables.sql.

--! group messaging

-- Instances of messaging. Claims look for instances of any workspace by `due_at`: since when nobody holds one that
-- somebody has to hold. `holder` is the process that has it, or had it last. `health_stats` are what holders notice of it, and
-- `health` is what was told of that. Its pages keep room for the updates of heartbeats. Deleted instances are stored until
-- their rows are pruned, which happens in batches.

create table if not exists :schema.instances (
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
  holder text,
  health_stats json,
  health json,
  primary key (workspace_id, id)
) with (fillfactor = 70);
create index if not exists instances_due on :schema.instances (due_at, created_at) where due_at is not null;
create index if not exists instances_state on :schema.instances (state, workspace_id, id);

create table if not exists :schema.instance_deletions (
  workspace_id text not null,
  instance_id text not null,
  deleted_at timestamptz not null,
  look_at timestamptz not null,
  primary key (workspace_id, instance_id)
);
create index if not exists instance_deletions_look on :schema.instance_deletions (look_at);

-- Messages, their chats, and files. Ids on the channel (`external_id`) are unique in their chats; `origin_id` is another
-- one by which others refer to the message. `file` of a received message is fetched after the message is stored, from
-- `file_due_at` on. `due_at` of a chat: when its next message can be taken, null while one is being sent or none waits.

create table if not exists :schema.messages (
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
  file json,
  file_due_at timestamptz,
  origin_id text,
  primary key (workspace_id, id)
);
create unique index if not exists messages_of_chat on :schema.messages (workspace_id, instance_id, chat, sequence);
create unique index if not exists messages_request on :schema.messages (workspace_id, instance_id, request_key) where request_key is not null;
create index if not exists messages_newest on :schema.messages (workspace_id, instance_id, created_at, id);
create index if not exists messages_state on :schema.messages (workspace_id, instance_id, direction, state, created_at, id);
create index if not exists messages_state_of_chat on :schema.messages (workspace_id, instance_id, chat, direction, state, sequence);
create index if not exists messages_queued on :schema.messages (workspace_id, instance_id, chat, send_at, sequence) where state = 'queued';
create index if not exists messages_sending on :schema.messages (workspace_id, instance_id, chat, sending) where state = 'queued' and sending is not null;
create index if not exists messages_media on :schema.messages (workspace_id, media_id) where media_id is not null;
create index if not exists messages_files on :schema.messages (workspace_id, instance_id, file_due_at, id) where file is not null;
create unique index if not exists messages_external_of_chat on :schema.messages (workspace_id, instance_id, external_id, chat) where external_id is not null;
create index if not exists messages_origin on :schema.messages (workspace_id, instance_id, origin_id, chat, sequence) where origin_id is not null;
create index if not exists messages_waiting on :schema.messages (workspace_id, instance_id, (coalesce(send_at, created_at))) where state = 'queued';

create table if not exists :schema.chats (
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
create index if not exists chats_newest on :schema.chats (workspace_id, instance_id, active_at desc, address);
create index if not exists chats_due on :schema.chats (workspace_id, instance_id, due_at) where due_at is not null;
create index if not exists chats_inbox on :schema.chats (workspace_id, active_at desc, instance_id, address);
create index if not exists chats_unread on :schema.chats (workspace_id, active_at desc, instance_id, address) where unread > 0;

create table if not exists :schema.media (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  type text not null,
  size bigint not null,
  digest text not null,
  name text,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index if not exists media_sizes on :schema.media (workspace_id, size);
create index if not exists media_oldest on :schema.media (created_at, workspace_id, id);

-- Contacts and groups. `search_text` has name and address in lowercase: they are listed in its order. Rows that SQL
-- inserts without it come first.

create table if not exists :schema.contacts (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  address text not null,
  name text,
  blocked boolean not null,
  picture_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  search_text text not null default '',
  primary key (workspace_id, id)
);
create unique index if not exists contacts_address on :schema.contacts (workspace_id, instance_id, address);
create index if not exists contacts_of_instance on :schema.contacts (workspace_id, instance_id, id);
create index if not exists contacts_picture on :schema.contacts (workspace_id, picture_id) where picture_id is not null;
create index if not exists contacts_by_name on :schema.contacts (workspace_id, search_text, id);

create table if not exists :schema.chat_groups (
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
  search_text text not null default '',
  primary key (workspace_id, id)
);
create unique index if not exists chat_groups_address on :schema.chat_groups (workspace_id, instance_id, address);
create index if not exists chat_groups_of_instance on :schema.chat_groups (workspace_id, instance_id, id);
create index if not exists chat_groups_picture on :schema.chat_groups (workspace_id, picture_id) where picture_id is not null;
create index if not exists chat_groups_by_name on :schema.chat_groups (workspace_id, search_text, id);

-- Commands to channels, the feed of messaging, and its numbers and settings. `code` says whose fault the refusal of a
-- command is; null: the channel's. Events outlive their instance.

create table if not exists :schema.channel_commands (
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
  code text,
  place bigint not null default 0,
  primary key (workspace_id, id)
);
create index if not exists channel_commands_waiting on :schema.channel_commands (workspace_id, instance_id, created_at, place, id) where state = 'waiting';
create index if not exists channel_commands_of_instance on :schema.channel_commands (workspace_id, instance_id);
create index if not exists channel_commands_expired on :schema.channel_commands (expires_at);

create table if not exists :schema.channel_events (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  instance_id text not null,
  type text not null,
  payload text not null,
  created_at timestamptz not null,
  sequence bigint,
  place bigint not null default 0,
  primary key (workspace_id, id)
);
create unique index if not exists channel_events_feed on :schema.channel_events (workspace_id, sequence) where sequence is not null;
create index if not exists channel_events_feed_of_instance on :schema.channel_events (workspace_id, instance_id, sequence) where sequence is not null;
create index if not exists channel_events_feed_of_type on :schema.channel_events (workspace_id, type, sequence) where sequence is not null;
create index if not exists channel_events_unnumbered on :schema.channel_events (workspace_id, created_at, place, id) where sequence is null;
create index if not exists channel_events_oldest on :schema.channel_events (created_at);

create table if not exists :schema.messaging_numbers (
  workspace_id text not null references :schema.workspaces (id),
  name text not null,
  value bigint not null,
  primary key (workspace_id, name)
);
