-- Whose fault the refusal of a command is. Commands of the previous release have no code: the channel's.

--! moment
alter table :schema.channel_commands add column if not exists code text;
