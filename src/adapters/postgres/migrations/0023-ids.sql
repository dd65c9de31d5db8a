-- Ids on the channel are unique in their chats, and a message may have another one by which others refer to
-- it. The previous release takes two messages of two chats with one id for one; it finds them with the new
-- index, too.

--! moment
alter table :schema.messages add column if not exists origin_id text;

--! index
create unique index concurrently if not exists messages_external_of_chat on :schema.messages (workspace_id, instance_id, external_id, chat) where external_id is not null;

--! index
create index concurrently if not exists messages_origin on :schema.messages (workspace_id, instance_id, origin_id, chat, sequence) where origin_id is not null;

--! statement
drop index concurrently if exists :schema.messages_external;
