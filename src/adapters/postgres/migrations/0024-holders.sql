-- Which process holds an instance. Claims of the previous release leave the name of an earlier one.

--! moment
alter table :schema.instances add column if not exists holder text;
