-- A workspace may have no account.
--! baseline

--! moment
alter table :schema.workspaces alter column account_id drop not null;
