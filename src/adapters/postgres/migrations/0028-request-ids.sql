-- Requests are found by their X-Request-Id.

--! index
create index concurrently if not exists request_log_ids on :schema.request_log (workspace_id, request_id);
