-- Requests are found by their X-Request-Id.

create index request_log_ids on :schema.request_log (workspace_id, request_id);
