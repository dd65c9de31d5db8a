// Generated from schemas/ by `npm run generate`. Do not edit.

/** The kind of column of each member of the stored records. */
export const recordColumns = {
  "accounts": {
    "name": "json",
    "username": "text",
    "email": "text",
    "balance": "money",
    "currency": "text",
    "profile": "json",
    "registered_at": "time"
  },
  "workspaces": {
    "id": "text",
    "name": "text",
    "account_id": "text",
    "mode": [
      "text",
      {
        "optional": true
      }
    ]
  },
  "keys": {
    "id": "text",
    "name": "text",
    "scopes": "texts",
    "expires_at": "time",
    "allowed_ips": [
      "texts",
      {
        "optional": true
      }
    ],
    "rate_limit": [
      "json",
      {
        "optional": true
      }
    ],
    "owner": [
      "text",
      {
        "optional": true
      }
    ],
    "metadata": [
      "json",
      {
        "optional": true
      }
    ],
    "prefix": "text",
    "last_four": "text",
    "created_at": "time",
    "created_by": "text",
    "last_used_at": "time",
    "revoked_at": "time",
    "rotated_to": "text",
    "digest": "text",
    "authority": [
      "json",
      {
        "optional": true
      }
    ],
    "limit_root": [
      "text",
      {
        "optional": true
      }
    ],
    "last_used_network": [
      "text",
      {
        "optional": true
      }
    ],
    "last_used_agent": [
      "text",
      {
        "optional": true
      }
    ]
  },
  "items": {
    "id": "integer",
    "name": "text",
    "description": "text",
    "category": "text",
    "sub_category": "text",
    "options": "texts",
    "version": "text",
    "demo_link": "text",
    "tags": "texts",
    "media": "json",
    "price": "json",
    "currency": "text",
    "published_at": "time"
  },
  "purchases": {
    "purchase_code": "text",
    "license_type": "text",
    "price": "money",
    "currency": "text",
    "item_id": "integer",
    "supported_until": [
      "time",
      {
        "optional": true
      }
    ],
    "downloaded": "boolean",
    "date": "time"
  },
  "models": {
    "id": "text",
    "object": "text",
    "created": "integer",
    "owned_by": "text"
  },
  "users": {
    "id": "text",
    "email": "text",
    "name": "text",
    "password": "json"
  },
  "memberships": {
    "workspace_id": "text",
    "user_id": "text",
    "role": "text"
  },
  "sessions": {
    "digest": "text",
    "user_id": "text",
    "created_at": "time",
    "seen_at": "time"
  },
  "webhook_endpoints": {
    "id": "text",
    "url": "text",
    "event_types": "texts",
    "description": "text",
    "headers": "json",
    "rate": "integer",
    "links": [
      "texts",
      {
        "optional": true
      }
    ],
    "tags": [
      "texts",
      {
        "optional": true
      }
    ],
    "instances": [
      "texts",
      {
        "optional": true
      }
    ],
    "sample": [
      "integer",
      {
        "optional": true
      }
    ],
    "format": [
      "text",
      {
        "optional": true
      }
    ],
    "ordered": [
      "boolean",
      {
        "optional": true
      }
    ],
    "filter": [
      "json",
      {
        "optional": true
      }
    ],
    "filter_match": [
      "text",
      {
        "optional": true
      }
    ],
    "state": "text",
    "paused_reason": "text",
    "paused_at": "time",
    "failing_since": "time",
    "created_at": "time",
    "secrets": "json",
    "recent_failures": "integer",
    "kind": [
      "text",
      {
        "optional": true
      }
    ],
    "config": [
      "json",
      {
        "optional": true
      }
    ],
    "sources": [
      "texts",
      {
        "optional": true
      }
    ],
    "types": [
      "texts",
      {
        "optional": true
      }
    ]
  },
  "webhook_events": {
    "id": "text",
    "type": "text",
    "created_at": "time",
    "payload": "text",
    "hops": [
      "integer",
      {
        "optional": true
      }
    ],
    "via": [
      "texts",
      {
        "optional": true
      }
    ],
    "traceparent": [
      "text",
      {
        "optional": true
      }
    ],
    "tracestate": [
      "text",
      {
        "optional": true
      }
    ]
  },
  "webhook_deliveries": {
    "id": "text",
    "endpoint_id": "text",
    "event_id": "text",
    "event_type": "text",
    "state": "text",
    "created_at": "time",
    "next_attempt_at": "time",
    "attempts": "json",
    "lease": "json"
  },
  "links": {
    "id": "text",
    "url": "text",
    "slug": "text",
    "domain": "text",
    "title": "text",
    "tags": "texts",
    "external_id": "text",
    "redirect_status": "integer",
    "expires_at": "time",
    "max_clicks": "integer",
    "expired_url": "text",
    "utm": "json",
    "forward_query": "boolean",
    "forward_path": "boolean",
    "ios_url": "text",
    "android_url": "text",
    "archived": "boolean",
    "clicks": "integer",
    "bots": "integer",
    "last_clicked_at": "time",
    "created_at": "time",
    "updated_at": "time",
    "slug_key": "text",
    "aliases": [
      "json",
      {
        "optional": true
      }
    ],
    "password": "json",
    "passes": "integer",
    "expired_at": "time"
  },
  "link_days": {
    "link_id": "text",
    "day": "text",
    "clicks": "integer",
    "unique_clicks": "integer",
    "bots": "integer",
    "referrers": "json",
    "countries": "json",
    "devices": "json",
    "hours": [
      "json",
      {
        "optional": true
      }
    ],
    "browsers": [
      "json",
      {
        "optional": true
      }
    ],
    "systems": [
      "json",
      {
        "optional": true
      }
    ],
    "cities": [
      "json",
      {
        "optional": true
      }
    ],
    "utm_sources": [
      "json",
      {
        "optional": true
      }
    ],
    "utm_mediums": [
      "json",
      {
        "optional": true
      }
    ],
    "utm_campaigns": [
      "json",
      {
        "optional": true
      }
    ],
    "utm_terms": [
      "json",
      {
        "optional": true
      }
    ],
    "utm_contents": [
      "json",
      {
        "optional": true
      }
    ]
  },
  "link_clicks": {
    "id": "text",
    "at": "time",
    "referrer": "text",
    "country": "text",
    "city": [
      "text",
      {
        "optional": true
      }
    ],
    "device": "text",
    "browser": [
      "text",
      {
        "optional": true
      }
    ],
    "system": [
      "text",
      {
        "optional": true
      }
    ],
    "utm": [
      "json",
      {
        "optional": true
      }
    ],
    "bot": "boolean",
    "link_id": "text"
  },
  "link_visitors": {
    "link_id": "text",
    "day": "text",
    "visitor": "text"
  },
  "link_salts": {
    "day": "text",
    "salt": "text"
  },
  "link_recorders": {
    "id": "text",
    "batch": "integer",
    "at": "time"
  },
  "link_quarantines": {
    "domain": "text",
    "slug_key": "text",
    "until": "time"
  },
  "idempotent_requests": {
    "digest": "text",
    "fingerprint": "text",
    "made": "json",
    "expires_at": "time"
  },
  "automation_endpoints": {
    "id": "text",
    "name": "text",
    "event_type": "text",
    "event_types": [
      "texts",
      {
        "optional": true
      }
    ],
    "event_type_from": [
      "text",
      {
        "optional": true
      }
    ],
    "repeat_id_from": [
      "text",
      {
        "optional": true
      }
    ],
    "keep_headers": [
      "texts",
      {
        "optional": true
      }
    ],
    "allow_get": "boolean",
    "verification": "json",
    "data_schema": "json",
    "rate": "integer",
    "tokens": "json",
    "response_json": [
      "text",
      {
        "optional": true
      }
    ],
    "state": "text",
    "created_at": "time"
  },
  "automation_events": {
    "id": "text",
    "type": "text",
    "source": "text",
    "source_id": "text",
    "subject": "text",
    "time": "time",
    "data": "json",
    "data_json": [
      "text",
      {
        "optional": true
      }
    ],
    "cloudevent": [
      "json",
      {
        "optional": true
      }
    ],
    "headers": [
      "json",
      {
        "optional": true
      }
    ],
    "request": [
      "json",
      {
        "optional": true
      }
    ],
    "endpoint_id": "text",
    "key_id": "text",
    "received_at": "time",
    "deliver_at": "time",
    "cancelled_at": "time",
    "sequence": "integer",
    "hops": "integer",
    "via": [
      "texts",
      {
        "optional": true
      }
    ]
  },
  "automation_requests": {
    "scope": "text",
    "key": "text",
    "fingerprint": "text",
    "event_ids": "texts",
    "expires_at": "time"
  },
  "automation_refusals": {
    "endpoint_id": "text",
    "counts": "json",
    "latest": "json",
    "updated_at": "time"
  },
  "automation_types": {
    "type": "text",
    "description": "text",
    "data_schema": "json",
    "data_example": "json",
    "created_at": "time",
    "updated_at": "time"
  },
  "automation_numbers": {
    "name": "text",
    "value": "integer"
  },
  "instances": {
    "id": "text",
    "name": "text",
    "settings": "json",
    "rate": "integer",
    "state": "text",
    "reason": "text",
    "address": "text",
    "heartbeat_at": "time",
    "opened_at": "time",
    "created_at": "time",
    "changed_at": "time",
    "driver": "text",
    "memory": "json",
    "wanted": "text",
    "pairing_method": "text",
    "pairing": "json",
    "generation": "integer",
    "lease_until": "time",
    "holder": [
      "text",
      {
        "optional": true
      }
    ],
    "health_stats": [
      "json",
      {
        "optional": true
      }
    ],
    "health": [
      "json",
      {
        "optional": true
      }
    ]
  },
  "messages": {
    "id": "text",
    "instance_id": "text",
    "chat": "text",
    "direction": "text",
    "from": "text",
    "content": "json",
    "file": [
      "json",
      {
        "optional": true
      }
    ],
    "reply_to": "text",
    "external_id": "text",
    "origin_id": [
      "text",
      {
        "optional": true
      }
    ],
    "sequence": "integer",
    "state": "text",
    "reason": "text",
    "attempts": "integer",
    "sending": "integer",
    "retry_at": "time",
    "send_at": "time",
    "request_key": "text",
    "request_fingerprint": "text",
    "reactions": "json",
    "created_at": "time",
    "sent_at": "time",
    "delivered_at": "time",
    "read_at": "time",
    "edited_at": "time",
    "deleted_at": "time"
  },
  "chats": {
    "instance_id": "text",
    "address": "text",
    "kind": "text",
    "last_sequence": "integer",
    "unread": "integer",
    "active_at": "time"
  },
  "contacts": {
    "id": "text",
    "instance_id": "text",
    "address": "text",
    "blocked": "boolean",
    "picture_id": "text",
    "created_at": "time",
    "changed_at": "time",
    "name": "text"
  },
  "chat_groups": {
    "id": "text",
    "instance_id": "text",
    "address": "text",
    "picture_id": "text",
    "participants": "json",
    "invite_link": "text",
    "left_at": "time",
    "created_at": "time",
    "changed_at": "time",
    "name": "text"
  },
  "media": {
    "id": "text",
    "type": "text",
    "size": "integer",
    "digest": "text",
    "name": "text",
    "created_at": "time"
  },
  "channel_commands": {
    "id": "text",
    "instance_id": "text",
    "name": "text",
    "input": "json",
    "taken": "integer",
    "state": "text",
    "result": "json",
    "reason": "text",
    "code": [
      "text",
      {
        "optional": true
      }
    ],
    "created_at": "time",
    "expires_at": "time"
  },
  "channel_events": {
    "id": "text",
    "instance_id": "text",
    "type": "text",
    "payload": "text",
    "created_at": "time",
    "sequence": "integer"
  },
  "messaging_numbers": {
    "name": "text",
    "value": "integer"
  },
  "request_log": {
    "id": "text",
    "at": "time",
    "key_id": "text",
    "operation": "text",
    "method": "text",
    "path": "text",
    "status": "integer",
    "error": "text",
    "duration_us": "integer",
    "request_id": "text",
    "network": "text",
    "parameters": "json"
  },
  "usage_counts": {
    "day": "text",
    "key_id": "text",
    "operation": "text",
    "succeeded": "integer",
    "client_errors": "integer",
    "server_errors": "integer",
    "duration_us": "integer"
  },
  "usage_hours": {
    "hour": "text",
    "key_id": "text",
    "operation": "text",
    "succeeded": "integer",
    "client_errors": "integer",
    "server_errors": "integer",
    "duration_us": "integer"
  },
  "delivery_hours": {
    "hour": "text",
    "kind": "text",
    "succeeded": "integer",
    "failed": "integer"
  },
  "audit_entries": {
    "id": "text",
    "at": "time",
    "actor_type": "text",
    "actor_id": "text",
    "actor_name": "text",
    "operation": "text",
    "record_id": "text",
    "record_type": [
      "text",
      {
        "optional": true
      }
    ],
    "record_name": [
      "text",
      {
        "optional": true
      }
    ],
    "changes": [
      "json",
      {
        "optional": true
      }
    ],
    "count": [
      "integer",
      {
        "optional": true
      }
    ],
    "first_at": [
      "time",
      {
        "optional": true
      }
    ],
    "is_partial": [
      "boolean",
      {
        "optional": true
      }
    ],
    "session": "text",
    "address": "text",
    "request_id": "text"
  },
  "invitations": {
    "id": "text",
    "email": "text",
    "role": "text",
    "digest": "text",
    "sent": "boolean",
    "invited_by": "text",
    "created_at": "time",
    "expires_at": "time"
  }
} as const;
