-- Clicks by hour, in the day of each link and workspace (null: counted by a previous release).

--! moment
alter table :schema.link_days add column if not exists hours json;
