-- The rate limit, the owner and the metadata of a key, and indexes for the keys of an owner and for keys that were valid for
-- an hour at most, which are forgotten. The previous release stores none of them.

--! moment
alter table :schema.keys add column if not exists rate_limit json;

--! moment
alter table :schema.keys add column if not exists owner text;

--! moment
alter table :schema.keys add column if not exists metadata json;

--! index
create index concurrently if not exists keys_of_owner on :schema.keys (workspace_id, owner, created_at desc, id) where owner is not null;

--! index
create index concurrently if not exists keys_short_lived on :schema.keys (workspace_id, expires_at) where rotated_to is null and expires_at >= created_at and expires_at - created_at <= interval '1 hour';
