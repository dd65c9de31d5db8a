-- Requests that were refused or failed are kept on their own.

--! index
create index concurrently if not exists request_log_failures on :schema.request_log (workspace_id, at, id) where status >= 400 or error is not null;

--! index
create index concurrently if not exists request_log_successes on :schema.request_log (workspace_id, at, id) where status < 400 and error is null;
