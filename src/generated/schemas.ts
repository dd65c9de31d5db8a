// Generated from schemas/ by `npm run generate`. Do not edit.

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Every shape that is sent or taken, by title, with references as an OpenAPI document has them. */
export const schemas: Readonly<Record<string, JsonSchema>> = {
  "AuditChange": {
    "title": "AuditChange",
    "description": "A field of a record that changed, with its old and its new value.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "field",
      "from",
      "to",
      "redacted"
    ],
    "properties": {
      "field": {
        "description": "Name of the field, as the API has it. Fields of an object inside the record are joined by dots.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "url"
        ]
      },
      "from": {
        "description": "The old value; null if there was none. Long values are cut, and objects in lists are JSON as text.",
        "type": [
          "string",
          "number",
          "boolean",
          "array",
          "null"
        ],
        "maxLength": 300,
        "maxItems": 50,
        "items": {
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ],
          "maxLength": 300
        }
      },
      "to": {
        "description": "The new value; null if there is none any more.",
        "type": [
          "string",
          "number",
          "boolean",
          "array",
          "null"
        ],
        "maxLength": 300,
        "maxItems": 100,
        "items": {
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ],
          "maxLength": 300
        }
      },
      "redacted": {
        "description": "Whether the values are left out, because they are secret or personal: the field changed.",
        "type": "boolean"
      }
    }
  },
  "AuditEntry": {
    "title": "AuditEntry",
    "description": "A change in a workspace: who made it, when, and from where.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "at",
      "actor_type",
      "actor_id",
      "actor_name",
      "operation",
      "record_id",
      "session",
      "address",
      "request_id"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "actor_type": {
        "description": "Whether an API key or a user of the console made the change.",
        "enum": [
          "key",
          "user"
        ]
      },
      "actor_id": {
        "description": "Id of the key or the user.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "key_demo_studio"
        ]
      },
      "actor_name": {
        "description": "Name of the key or the user at that time.",
        "type": "string",
        "maxLength": 200,
        "examples": [
          "Storefront"
        ]
      },
      "operation": {
        "description": "Id of the operation of the API that makes this change.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "createLink"
        ]
      },
      "record_id": {
        "description": "Id of the record that was created or changed, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200,
        "examples": [
          "lnk_summer"
        ]
      },
      "record_type": {
        "description": "What kind of record it is, such as link; null or left out if that is not known.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100,
        "examples": [
          "link"
        ]
      },
      "record_name": {
        "description": "Name of the record at that time, also if it has been renamed or deleted since; null or left out if it has none.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200,
        "examples": [
          "Summer sale"
        ]
      },
      "changes": {
        "description": "What changed of the record: of a new one the fields that were set, of a deleted one those that it had. A field that was changed and changed back has the same value twice. Left out by storages that do not keep it.",
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/AuditChange"
        }
      },
      "count": {
        "description": "How many changes the entry stands for: the actor has made the same change to the record several times within ten minutes, the first one at `first_at` and the last one at `at`. `changes` has the values before the first and after the last of them. Left out if it is one change.",
        "type": "integer",
        "minimum": 2,
        "examples": [
          3
        ]
      },
      "first_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "is_partial": {
        "description": "Whether the service ended right after the change, before it could read what became of it: `changes` is what was asked for then. Left out otherwise.",
        "type": "boolean"
      },
      "session": {
        "description": "Tells the sessions of a user apart, or null if the change was made with a key or the login of the host. It is not the secret of the session.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64,
        "examples": [
          "5f2b9c01ad34"
        ]
      },
      "address": {
        "description": "IP address of the client.",
        "type": "string",
        "maxLength": 64,
        "examples": [
          "192.0.2.1"
        ]
      },
      "request_id": {
        "description": "The X-Request-Id of the response, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200,
        "examples": [
          "MLkE_WRzVxzl-2k"
        ]
      }
    }
  },
  "AuditLogReply": {
    "title": "AuditLogReply",
    "description": "Entries of the audit log, newest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AuditEntry"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "AuditLogRequest": {
    "title": "AuditLogRequest",
    "description": "Filters and pagination of the audit log.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "actor": {
        "description": "Only changes by the key or the user with this id.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "key_demo_studio"
        ]
      },
      "operation": {
        "description": "Only changes by this operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "createLink"
        ]
      },
      "record_type": {
        "description": "Only changes of records of this kind.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "link"
        ]
      },
      "record_id": {
        "description": "Only changes of the record with this id.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "since": {
        "description": "Only changes from this time on.",
        "$ref": "#/components/schemas/Timestamp"
      },
      "until": {
        "description": "Only changes up to this time.",
        "$ref": "#/components/schemas/Timestamp"
      },
      "limit": {
        "description": "Number of entries on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "description": "The next_cursor of the previous page.",
        "type": "string",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "AutomationCloudEventBatch": {
    "title": "AutomationCloudEventBatch",
    "description": "Up to 100 CloudEvents. Either all of them are stored, or none.",
    "type": "array",
    "maxItems": 100,
    "items": {
      "$ref": "#/components/schemas/AutomationCloudEvent"
    }
  },
  "AutomationCloudEventRest": {
    "title": "AutomationCloudEventRest",
    "description": "What a CloudEvent said of itself besides: receivers in the formats of CloudEvents get it back as it came.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "time": {
        "type": "string",
        "description": "The time as the sender wrote it.",
        "maxLength": 50,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "datacontenttype": {
        "type": "string",
        "description": "Media type of the data.",
        "minLength": 1,
        "maxLength": 8192,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "dataschema": {
        "type": "string",
        "description": "URI of the schema of the data.",
        "minLength": 1,
        "maxLength": 8192,
        "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$"
      },
      "extensions": {
        "type": "object",
        "description": "Further attributes by their names.",
        "propertyNames": {
          "type": "string",
          "pattern": "^[a-z0-9]+$"
        },
        "additionalProperties": {
          "type": [
            "string",
            "integer",
            "boolean"
          ],
          "maxLength": 8192,
          "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
        }
      },
      "data": {
        "type": "string",
        "description": "`base64`: the data is bytes in base64. `none`: there was none. Omitted otherwise.",
        "enum": [
          "base64",
          "none"
        ]
      }
    }
  },
  "AutomationCloudEvent": {
    "title": "AutomationCloudEvent",
    "description": "A CloudEvent (version 1.0) in the JSON format.",
    "type": "object",
    "required": [
      "specversion",
      "id",
      "source",
      "type"
    ],
    "properties": {
      "specversion": {
        "const": "1.0"
      },
      "id": {
        "type": "string",
        "description": "Id of the event. A second event with the same `source` and `id` is not stored.",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "order-42-paid"
        ]
      },
      "source": {
        "type": "string",
        "description": "Where the event comes from: a URI reference.",
        "minLength": 1,
        "maxLength": 2000,
        "examples": [
          "/shop/orders"
        ]
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "subject": {
        "type": "string",
        "description": "What the event is about.",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "order 42"
        ]
      },
      "time": {
        "type": "string",
        "format": "date-time",
        "description": "When the event occurred (RFC 3339)."
      },
      "deliverat": {
        "type": "string",
        "format": "date-time",
        "description": "When to publish the event (RFC 3339). Omitted: immediately."
      },
      "data": {
        "type": [
          "object",
          "array",
          "string",
          "number",
          "boolean",
          "null"
        ],
        "items": {},
        "additionalProperties": true,
        "description": "Any JSON value."
      }
    }
  },
  "AutomationData": {
    "title": "AutomationData",
    "description": "The data of an event: any JSON value.",
    "type": [
      "object",
      "array",
      "string",
      "number",
      "boolean",
      "null"
    ],
    "items": {},
    "additionalProperties": true,
    "examples": [
      {
        "order": 42,
        "amount": 99.5
      }
    ]
  },
  "AutomationEndpointListReply": {
    "title": "AutomationEndpointListReply",
    "description": "Inbound endpoints, oldest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationEndpoint"
        }
      }
    }
  },
  "AutomationEndpointRecord": {
    "title": "AutomationEndpointRecord",
    "description": "An inbound endpoint as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "event_type",
      "tokens",
      "allow_get",
      "verification",
      "data_schema",
      "state",
      "rate",
      "created_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Orders of the shop"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. Omitted: any type.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventType"
        }
      },
      "event_type_from": {
        "description": "Header or JSON pointer that the type of an event is taken from. Empty or omitted: none.",
        "type": "string",
        "maxLength": 200,
        "pattern": "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$"
      },
      "repeat_id_from": {
        "description": "Header or JSON pointer to what a repeated request has in common with the first one. Empty or omitted: none.",
        "type": "string",
        "maxLength": 200,
        "pattern": "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$"
      },
      "keep_headers": {
        "description": "Names of the headers that are stored with events. Omitted: those of its verification.",
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        }
      },
      "allow_get": {
        "type": "boolean",
        "description": "Whether GET publishes an event too, with the query parameters as its data."
      },
      "verification": {
        "description": "What is checked of each request; null: nothing but the address.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationVerification"
          },
          {
            "type": "null"
          }
        ]
      },
      "data_schema": {
        "description": "JSON Schema that the data of each event must match; null for any data.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ]
      },
      "rate": {
        "description": "Maximum number of events per minute; null for the limit of the service.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "examples": [
              600
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "tokens": {
        "type": "array",
        "description": "The one in use first, then those that it has replaced.",
        "items": {
          "$ref": "#/components/schemas/AutomationToken"
        }
      },
      "response_json": {
        "type": "string",
        "description": "What senders get for an event that is stored, as JSON text: its status, and its body if it has one. Empty or omitted: 202 with the id of the event.",
        "maxLength": 5000
      },
      "state": {
        "type": "string",
        "description": "Whether it takes events.",
        "enum": [
          "active",
          "paused"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationEndpointReply": {
    "title": "AutomationEndpointReply",
    "description": "An inbound endpoint.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationEndpoint"
      }
    }
  },
  "AutomationEndpoint": {
    "title": "AutomationEndpoint",
    "description": "An inbound endpoint: a URL that publishes events without an API key.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "event_type",
      "event_types",
      "event_type_from",
      "repeat_id_from",
      "keep_headers",
      "allow_get",
      "verification",
      "data_schema",
      "rate",
      "tokens",
      "response",
      "state",
      "created_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Orders of the shop"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventType"
        }
      },
      "event_type_from": {
        "description": "Header or JSON pointer that the type of an event is taken from, if the request has it; null for `event_type`.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationValuePlace"
          },
          {
            "type": "null"
          }
        ]
      },
      "repeat_id_from": {
        "description": "Header or JSON pointer to what a repeated request has in common with the first one; null for what the verification knows of it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationValuePlace"
          },
          {
            "type": "null"
          }
        ]
      },
      "keep_headers": {
        "description": "Names of the headers that are stored with events.",
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        }
      },
      "allow_get": {
        "type": "boolean",
        "description": "Whether GET publishes an event too, with the query parameters as its data."
      },
      "verification": {
        "description": "How requests are verified; null if only the URL is secret.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationVerificationShown"
          },
          {
            "type": "null"
          }
        ]
      },
      "data_schema": {
        "description": "JSON Schema that the data of each event must match; null for any data.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ]
      },
      "rate": {
        "description": "Maximum number of events per minute; null for the limit of the service.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "examples": [
              600
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "tokens": {
        "type": "array",
        "description": "The current token first, then replaced tokens that still work.",
        "items": {
          "$ref": "#/components/schemas/AutomationTokenShown"
        }
      },
      "response": {
        "description": "What senders get for an event that is stored; null for 202 with the id of the event.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationResponse"
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "type": "string",
        "description": "A paused endpoint refuses events.",
        "enum": [
          "active",
          "paused"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationEventDetailsReply": {
    "title": "AutomationEventDetailsReply",
    "description": "An event with its deliveries.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationEventDetails"
      }
    }
  },
  "AutomationEventDetails": {
    "title": "AutomationEventDetails",
    "description": "An event with its deliveries.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "event",
      "deliveries"
    ],
    "properties": {
      "event": {
        "$ref": "#/components/schemas/AutomationEvent"
      },
      "deliveries": {
        "type": "array",
        "description": "Deliveries to webhooks, hooks and routes, newest first. At most 500.",
        "items": {
          "$ref": "#/components/schemas/WebhookDelivery"
        }
      }
    }
  },
  "AutomationEventName": {
    "title": "AutomationEventName",
    "description": "A type that events are published with, an event of this service (`link.created`), all of a group (`link.*`), or all there are (`*`). An event of this service is meant where it has this name.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
    "examples": [
      "order.paid"
    ]
  },
  "AutomationEventRecord": {
    "title": "AutomationEventRecord",
    "description": "An event that was published, as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "source",
      "source_id",
      "subject",
      "time",
      "data",
      "endpoint_id",
      "key_id",
      "received_at",
      "deliver_at",
      "cancelled_at",
      "sequence",
      "hops"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "source": {
        "type": "string",
        "description": "Where it comes from: a URI reference, as CloudEvents has it.",
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "/automation/endpoints/ain_orders"
        ]
      },
      "source_id": {
        "description": "Id that the sender gave it, unique with its source; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "Id that the sender gave it.",
            "minLength": 1,
            "maxLength": 1000,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "subject": {
        "description": "What it is about within its source; null: not said.",
        "anyOf": [
          {
            "type": "string",
            "description": "What it is about.",
            "minLength": 1,
            "maxLength": 1000,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "time": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "data": {
        "type": [
          "object",
          "array",
          "string",
          "number",
          "boolean",
          "null"
        ],
        "items": {},
        "additionalProperties": true,
        "description": "Any JSON value."
      },
      "data_json": {
        "type": "string",
        "description": "The data as JSON text, if JavaScript cannot hold all of it, such as integers beyond 2^53. Omitted otherwise.",
        "minLength": 1,
        "maxLength": 262144
      },
      "cloudevent": {
        "$ref": "#/components/schemas/AutomationCloudEventRest"
      },
      "headers": {
        "type": "object",
        "description": "Headers of the request that the inbound endpoint keeps, by their names in lower case. Omitted for none.",
        "propertyNames": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        },
        "additionalProperties": {
          "type": "string",
          "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
        }
      },
      "request": {
        "type": "object",
        "description": "How the request came to the inbound endpoint. Omitted for events of keys and the host.",
        "additionalProperties": false,
        "required": [
          "method",
          "verification"
        ],
        "properties": {
          "method": {
            "type": "string",
            "enum": [
              "GET",
              "POST"
            ]
          },
          "verification": {
            "type": "string",
            "description": "How the sender was verified; empty: by nothing but the URL.",
            "pattern": "^[A-Za-z0-9_-]{0,64}$"
          }
        }
      },
      "endpoint_id": {
        "description": "The inbound endpoint that took it; null: a key published it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "key_id": {
        "description": "The key that published it; null: an inbound endpoint took it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "received_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "deliver_at": {
        "description": "From when on it is published; null: at once.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancelled_at": {
        "description": "When it was cancelled; null: it was not.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "sequence": {
        "description": "Its number in the feed of the workspace; null: it has none yet.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1
          },
          {
            "type": "null"
          }
        ]
      },
      "hops": {
        "type": "integer",
        "description": "How many routes and webhooks led to it, one after the other.",
        "minimum": 0,
        "maximum": 1000
      },
      "via": {
        "type": "array",
        "description": "The deliveries in the chain that led to this event, as their services name them in `CDN-Loop`, oldest first. Omitted for none.",
        "maxItems": 1000,
        "items": {
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]{1,300}$"
        }
      }
    }
  },
  "AutomationEventReply": {
    "title": "AutomationEventReply",
    "description": "An event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationEvent"
      }
    }
  },
  "AutomationEventType": {
    "title": "AutomationEventType",
    "description": "What happened, in the words of who publishes it. No control characters.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
    "examples": [
      "order.paid"
    ]
  },
  "AutomationEvent": {
    "title": "AutomationEvent",
    "description": "An event that was published or is scheduled.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "source",
      "source_id",
      "subject",
      "time",
      "data",
      "endpoint_id",
      "key_id",
      "received_at",
      "deliver_at",
      "cancelled_at",
      "state",
      "sequence"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "source": {
        "type": "string",
        "description": "Where the event comes from: a URI reference.",
        "examples": [
          "/shop/orders"
        ]
      },
      "source_id": {
        "type": [
          "string",
          "null"
        ],
        "description": "The id that the sender gave the event; null if it gave none."
      },
      "subject": {
        "type": [
          "string",
          "null"
        ],
        "description": "What the event is about; null if unknown."
      },
      "time": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "data": {
        "type": [
          "object",
          "array",
          "string",
          "number",
          "boolean",
          "null"
        ],
        "items": {},
        "additionalProperties": true,
        "description": "Any JSON value."
      },
      "data_json": {
        "type": "string",
        "description": "The data as JSON text, if its numbers are larger or have more digits than JavaScript can hold, or its members stand in an order that it cannot keep: receivers are sent this text. Omitted otherwise.",
        "minLength": 1,
        "maxLength": 262144
      },
      "cloudevent": {
        "$ref": "#/components/schemas/AutomationCloudEventRest"
      },
      "headers": {
        "type": "object",
        "description": "Headers of the request that the inbound endpoint keeps, by their names in lower case. Omitted for none.",
        "propertyNames": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        },
        "additionalProperties": {
          "type": "string",
          "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
        }
      },
      "endpoint_id": {
        "description": "The inbound endpoint that received the event; null for other events.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "key_id": {
        "description": "The API key that published the event; null for other events.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "received_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "deliver_at": {
        "description": "When the event is published; null: immediately.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancelled_at": {
        "description": "When the event was cancelled; null if it was not.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "type": "string",
        "enum": [
          "scheduled",
          "published",
          "cancelled"
        ]
      },
      "sequence": {
        "description": "Number of the event in the feed; null before the feed has returned it.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationFeedReply": {
    "title": "AutomationFeedReply",
    "description": "A page of the feed.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "last",
      "has_more"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationEvent"
        }
      },
      "last": {
        "description": "Pass it as `after` to continue.",
        "type": "integer",
        "minimum": 0
      },
      "has_more": {
        "description": "Whether more events are available now.",
        "type": "boolean"
      }
    }
  },
  "AutomationFeedRequest": {
    "title": "AutomationFeedRequest",
    "description": "The position in the feed.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "after": {
        "description": "Return events after this number: `last` of the previous page. Default: 0, from the beginning.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991,
        "examples": [
          0
        ]
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "limit": {
        "description": "Number of events on a page. Default: 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 1000,
        "examples": [
          100
        ]
      }
    }
  },
  "AutomationForm": {
    "title": "AutomationForm",
    "description": "The fields of a form. A repeated field becomes a list.",
    "type": "object",
    "additionalProperties": {
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      ]
    }
  },
  "AutomationHistoryReply": {
    "title": "AutomationHistoryReply",
    "description": "Events by the time at which they are published or were cancelled, latest first: scheduled events come before all others.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor",
      "stopped_at"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationEvent"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      },
      "stopped_at": {
        "description": "The search has read as much as one request may, back to this time: continue with next_cursor. Null if it has not stopped.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationHistoryRequest": {
    "title": "AutomationHistoryRequest",
    "description": "Filters and pagination of the history.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "endpoint_id": {
        "description": "Only events of this inbound endpoint.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "ain_demo"
        ]
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType",
        "description": "Only events of this type; `order.*` stands for all types that begin with `order.`."
      },
      "state": {
        "type": "string",
        "description": "Only events in this state.",
        "enum": [
          "scheduled",
          "published",
          "cancelled"
        ],
        "examples": [
          "published"
        ]
      },
      "text": {
        "type": "string",
        "description": "Only events whose data has this text in its names or values, whatever the case of letters. A request reads at most 2,000 events; if it stops there, `stopped_at` says so.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$",
        "examples": [
          "42"
        ]
      },
      "receiver_id": {
        "type": "string",
        "description": "Only events with a delivery to this webhook, hook or route, or of what a route made of them. `since` and `until` are then about the deliveries.",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "hook_demo"
        ]
      },
      "delivery_state": {
        "type": "string",
        "description": "Only events with a delivery in this state: `failed` has no more attempts. `since` and `until` are then about the deliveries.",
        "enum": [
          "pending",
          "succeeded",
          "failed"
        ],
        "examples": [
          "failed"
        ]
      },
      "since": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "until": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "limit": {
        "description": "Number of events on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "AutomationHmac": {
    "title": "AutomationHmac",
    "description": "How a sender signs with an HMAC.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "header",
      "algorithm",
      "encoding",
      "prefix",
      "signed"
    ],
    "properties": {
      "header": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$",
        "description": "Name of the header with the signature.",
        "examples": [
          "X-Signature"
        ]
      },
      "algorithm": {
        "type": "string",
        "description": "Hash function.",
        "enum": [
          "sha256",
          "sha512",
          "sha1"
        ],
        "examples": [
          "sha256"
        ]
      },
      "encoding": {
        "type": "string",
        "description": "How the signature is written.",
        "enum": [
          "hex",
          "base64"
        ],
        "examples": [
          "hex"
        ]
      },
      "prefix": {
        "type": "string",
        "description": "What stands before the signature in its header.",
        "maxLength": 50,
        "pattern": "^[\\x20-\\x7e]*$",
        "examples": [
          "sha256="
        ]
      },
      "timestamp_header": {
        "description": "Name of the header with the time of the signature, in seconds. Omitted or null: none, and captured requests never grow too old.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "X-Timestamp"
        ]
      },
      "signed": {
        "type": "string",
        "description": "What is signed: a text with `{body}` once, and `{timestamp}` where the time stands.",
        "minLength": 6,
        "maxLength": 200,
        "pattern": "^[\\x20-\\x7e]*$",
        "examples": [
          "{timestamp}.{body}"
        ]
      }
    }
  },
  "AutomationHookListReply": {
    "title": "AutomationHookListReply",
    "description": "The hooks of the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationHook"
        }
      }
    }
  },
  "AutomationHookReply": {
    "title": "AutomationHookReply",
    "description": "The hook.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationHook"
      }
    }
  },
  "AutomationHook": {
    "title": "AutomationHook",
    "description": "The subscription of a tool to events.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "target_url",
      "event_type",
      "format",
      "description",
      "state",
      "paused_reason",
      "paused_at",
      "failing_since",
      "created_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "target_url": {
        "type": "string",
        "description": "The URL that events are posted to: http or https.",
        "minLength": 1,
        "maxLength": 2048,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "https://receiver.example/hooks"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventName"
      },
      "format": {
        "type": "string",
        "description": "What is posted. `standard`: the body of Standard Webhooks. `cloudevents`: a CloudEvent in the body. `cloudevents_binary`: the data, with the attributes of the CloudEvent in headers. `data`: the data alone.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ],
        "examples": [
          "cloudevents"
        ]
      },
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Zap 4711"
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "state": {
        "type": "string",
        "description": "Whether events are sent.",
        "enum": [
          "active",
          "paused"
        ]
      },
      "paused_reason": {
        "description": "Why it is paused: on request, because the receiver answered 410, or because all deliveries failed for days.",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "requested",
              "gone",
              "failing"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "paused_at": {
        "description": "When it was paused.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "failing_since": {
        "description": "When the current series of failures began; null if there is none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationNumberRecord": {
    "title": "AutomationNumberRecord",
    "description": "A number that is kept for a workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "value"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "`sequence`: the last number given in the feed. `pruned`: the highest number of an event that is no longer kept. `retention_days`: for how many days events are kept. `registered_types_only`: 1 if other types are refused.",
        "enum": [
          "sequence",
          "pruned",
          "retention_days",
          "registered_types_only"
        ]
      },
      "value": {
        "type": "integer",
        "minimum": 0
      }
    }
  },
  "AutomationReceiptReply": {
    "title": "AutomationReceiptReply",
    "description": "The accepted event, or the list of the events of a batch.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "description": "A list if the request was a batch.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationReceipt"
          },
          {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AutomationReceipt"
            }
          }
        ]
      }
    }
  },
  "AutomationReceipt": {
    "title": "AutomationReceipt",
    "description": "An accepted event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "received_at",
      "deliver_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "received_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "deliver_at": {
        "description": "When the event is published; null: immediately.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationRefusalCount": {
    "title": "AutomationRefusalCount",
    "description": "How many requests an inbound endpoint has refused on a day for one reason.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "day",
      "reason",
      "count"
    ],
    "properties": {
      "day": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "reason": {
        "$ref": "#/components/schemas/AutomationRefusalReason"
      },
      "count": {
        "type": "integer",
        "description": "Number of requests.",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    }
  },
  "AutomationRefusalReason": {
    "title": "AutomationRefusalReason",
    "description": "The code of the error that the sender got.",
    "type": "string",
    "maxLength": 64,
    "pattern": "^[a-z][a-z0-9_]*$",
    "examples": [
      "automation_unverified"
    ]
  },
  "AutomationRefusal": {
    "title": "AutomationRefusal",
    "description": "A request that an inbound endpoint has refused, without its body, its headers and its signature.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "at",
      "reason",
      "detail",
      "type",
      "bytes",
      "user_agent"
    ],
    "properties": {
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "reason": {
        "$ref": "#/components/schemas/AutomationRefusalReason"
      },
      "detail": {
        "type": "string",
        "description": "What the sender was told.",
        "maxLength": 300
      },
      "type": {
        "description": "The type of its event; null: it was refused before its type was known, or contains several events.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationEventType"
          },
          {
            "type": "null"
          }
        ]
      },
      "bytes": {
        "description": "The size of its body; null: not known.",
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "user_agent": {
        "description": "The start of its User-Agent header, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      }
    }
  },
  "AutomationRefusalsRecord": {
    "title": "AutomationRefusalsRecord",
    "description": "What an inbound endpoint has refused.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint_id",
      "counts",
      "latest",
      "updated_at"
    ],
    "properties": {
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "counts": {
        "type": "array",
        "description": "By day and reason, the oldest day first.",
        "items": {
          "$ref": "#/components/schemas/AutomationRefusalCount"
        }
      },
      "latest": {
        "type": "array",
        "description": "The latest refusals, the latest first.",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/AutomationRefusal"
        }
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationReplayReply": {
    "title": "AutomationReplayReply",
    "description": "What is sent again.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationReplayed"
      }
    }
  },
  "AutomationReplayed": {
    "title": "AutomationReplayed",
    "description": "What is sent again.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "events",
      "deliveries",
      "made",
      "without_deliveries",
      "next_cursor"
    ],
    "properties": {
      "events": {
        "type": "integer",
        "description": "Number of events of this call.",
        "minimum": 0
      },
      "deliveries": {
        "type": "integer",
        "description": "Number of their deliveries that are sent again.",
        "minimum": 0
      },
      "made": {
        "type": "integer",
        "description": "Number of new deliveries: to a receiver that had none of an event.",
        "minimum": 0
      },
      "without_deliveries": {
        "type": "integer",
        "description": "Number of events that had no deliveries: nothing asked for them, or their deliveries have been removed.",
        "minimum": 0
      },
      "next_cursor": {
        "description": "Cursor of the next call; null if no event is left.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "AutomationRequestRecord": {
    "title": "AutomationRequestRecord",
    "description": "A request that came with an idempotency key, as it is remembered.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "scope",
      "key",
      "fingerprint",
      "event_ids",
      "expires_at"
    ],
    "properties": {
      "scope": {
        "type": "string",
        "description": "Id of the inbound endpoint, or `key`.",
        "minLength": 1,
        "maxLength": 70,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "key": {
        "type": "string",
        "description": "The idempotency key.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "fingerprint": {
        "type": "string",
        "description": "SHA-256 of the request, in lower-case hexadecimal.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "event_ids": {
        "type": "array",
        "description": "The events that it led to.",
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationResponse": {
    "title": "AutomationResponse",
    "description": "What senders of an inbound endpoint get for an event that is stored, instead of 202 with its id.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status"
    ],
    "properties": {
      "status": {
        "type": "integer",
        "minimum": 200,
        "maximum": 299,
        "description": "HTTP status.",
        "examples": [
          200
        ]
      },
      "body": {
        "type": [
          "object",
          "array",
          "string",
          "number",
          "boolean",
          "null"
        ],
        "items": {},
        "additionalProperties": true,
        "description": "JSON of at most 4,096 characters. Omitted: no body, which the statuses 204 and 205 require.",
        "examples": [
          {
            "received": true
          }
        ]
      }
    }
  },
  "AutomationRouteConfig": {
    "title": "AutomationRouteConfig",
    "description": "What a route does with an event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "filter",
      "mapping",
      "type",
      "hooks"
    ],
    "properties": {
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "mapping": {
        "description": "A JSONata expression that makes the new data from the event, such as `{\"order\": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.",
        "examples": [
          "{\"order\": data.id}"
        ],
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 10000,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "type": {
        "description": "Type of the events that the route sends; null keeps the type of the event.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationEventType"
          },
          {
            "type": "null"
          }
        ]
      },
      "hooks": {
        "type": "array",
        "description": "Ids of the hooks that the route sends events to.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "hook_demo"
          ]
        ]
      }
    }
  },
  "AutomationRouteListReply": {
    "title": "AutomationRouteListReply",
    "description": "The routes of the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationRoute"
        }
      }
    }
  },
  "AutomationRouteReply": {
    "title": "AutomationRouteReply",
    "description": "The route.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationRoute"
      }
    }
  },
  "AutomationRouteTryReply": {
    "title": "AutomationRouteTryReply",
    "description": "What a route would do with the event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationRouteTry"
      }
    }
  },
  "AutomationRouteTry": {
    "title": "AutomationRouteTry",
    "description": "What a route would do with the event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "outcome",
      "value",
      "error",
      "reason"
    ],
    "properties": {
      "outcome": {
        "type": "string",
        "description": "`made`: the route would send `value`. `skipped`: the type, the source or the filter does not fit, or the mapping returns null. `failed`: the mapping fails, or the registered type refuses what it makes.",
        "enum": [
          "made",
          "skipped",
          "failed"
        ]
      },
      "value": {
        "description": "The data that would be sent; null unless the outcome is `made`."
      },
      "value_json": {
        "type": "string",
        "description": "The data as JSON text, if its numbers are larger or have more digits than JavaScript can hold: this text would be sent. Omitted otherwise.",
        "minLength": 1,
        "maxLength": 262144
      },
      "error": {
        "description": "Why it failed; null unless the outcome is `failed`.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "reason": {
        "description": "Why it was skipped, with the value of the event; null unless the outcome is `skipped`.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationRoute": {
    "title": "AutomationRoute",
    "description": "Takes events, makes new ones from them, and sends these to hooks.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "sources",
      "event_types",
      "filter",
      "filter_match",
      "mapping",
      "event_type",
      "hooks",
      "state",
      "paused_reason",
      "paused_at",
      "failing_since",
      "created_at",
      "recent_failures"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Large orders"
        ],
        "minLength": 1
      },
      "sources": {
        "type": "array",
        "description": "Ids of the inbound endpoints whose events the route takes.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "event_types": {
        "type": "array",
        "description": "Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventName"
        },
        "examples": [
          [
            "order.paid"
          ]
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "mapping": {
        "description": "A JSONata expression that makes the new data from the event, such as `{\"order\": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.",
        "examples": [
          "{\"order\": data.id}"
        ],
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 10000,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "event_type": {
        "description": "Type of the events that the route sends; null keeps the type of the event.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationEventType"
          },
          {
            "type": "null"
          }
        ]
      },
      "hooks": {
        "type": "array",
        "description": "Ids of the hooks that the route sends events to.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "hook_demo"
          ]
        ]
      },
      "state": {
        "type": "string",
        "description": "Whether events are sent.",
        "enum": [
          "active",
          "paused"
        ]
      },
      "paused_reason": {
        "description": "Why it is paused: on request, because the receiver answered 410, or because all deliveries failed for days.",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "requested",
              "gone",
              "failing"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "paused_at": {
        "description": "When it was paused.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "failing_since": {
        "description": "When the current series of failures began; null if there is none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "recent_failures": {
        "type": "integer",
        "description": "Number of failures since the last success.",
        "minimum": 0
      }
    }
  },
  "AutomationSampleListReply": {
    "title": "AutomationSampleListReply",
    "description": "Samples of an event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationSample"
        }
      }
    }
  },
  "AutomationSampleListRequest": {
    "title": "AutomationSampleListRequest",
    "description": "Which samples to list.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "event_type"
    ],
    "properties": {
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventName"
      }
    }
  },
  "AutomationSample": {
    "title": "AutomationSample",
    "description": "An event as a hook is sent it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "timestamp",
      "data"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Stands for the id of an event.",
        "minLength": 1,
        "maxLength": 200
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "timestamp": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "data": {
        "description": "What the event tells."
      },
      "source": {
        "type": "string",
        "description": "Where it comes from.",
        "minLength": 1,
        "maxLength": 2000
      },
      "subject": {
        "type": "string",
        "description": "What it is about, if its sender said it.",
        "minLength": 1,
        "maxLength": 1000
      },
      "source_id": {
        "type": "string",
        "description": "The id that its sender gave it.",
        "minLength": 1,
        "maxLength": 1000
      },
      "cloudevent": {
        "$ref": "#/components/schemas/AutomationCloudEventRest"
      },
      "headers": {
        "type": "object",
        "description": "Headers of the request that the inbound endpoint keeps, by their names in lower case. Omitted for none.",
        "propertyNames": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        },
        "additionalProperties": {
          "type": "string",
          "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
        }
      }
    }
  },
  "AutomationSettingsReply": {
    "title": "AutomationSettingsReply",
    "description": "Settings of a workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationWorkspaceSettings"
      }
    }
  },
  "AutomationText": {
    "title": "AutomationText",
    "description": "Plain text in UTF-8.",
    "type": "string"
  },
  "AutomationTokenShown": {
    "title": "AutomationTokenShown",
    "description": "A token of an inbound endpoint, which its URL ends with.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "last_four",
      "expires_at"
    ],
    "properties": {
      "last_four": {
        "type": "string",
        "description": "End of the token.",
        "maxLength": 4
      },
      "expires_at": {
        "description": "When the token stops working; null for the current token.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationToken": {
    "title": "AutomationToken",
    "description": "A token of the address of an inbound endpoint: the token itself is never kept.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "digest",
      "last_four",
      "expires_at"
    ],
    "properties": {
      "digest": {
        "type": "string",
        "description": "SHA-256 of the token, in lower-case hexadecimal.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "last_four": {
        "type": "string",
        "description": "End of the token.",
        "maxLength": 4
      },
      "expires_at": {
        "description": "Until when it is taken beside its successor; null: the one in use.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationTraceDelivery": {
    "title": "AutomationTraceDelivery",
    "description": "A delivery of a trace, and how it ended.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "receiver",
      "outcome",
      "reason",
      "delivery"
    ],
    "properties": {
      "receiver": {
        "$ref": "#/components/schemas/AutomationTraceReceiver"
      },
      "outcome": {
        "type": "string",
        "description": "`made`: the route made an event; `filtered`: its filter does not match; `dropped`: its mapping gave null; `waiting`: the first attempt is still to come; `retrying`: the next one is.",
        "enum": [
          "waiting",
          "retrying",
          "delivered",
          "made",
          "filtered",
          "dropped",
          "failed"
        ]
      },
      "reason": {
        "description": "Why, in words; null if there is nothing to say.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "delivery": {
        "$ref": "#/components/schemas/WebhookDelivery"
      }
    }
  },
  "AutomationTraceEvent": {
    "title": "AutomationTraceEvent",
    "description": "An event of a trace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "time",
      "state",
      "depth",
      "made_by"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "description": "Its type; null if it is no longer stored.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "time": {
        "description": "When it was or will be published; null if that is no longer stored.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "description": "Null for events that were made by a route or by this service.",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "scheduled",
              "published",
              "cancelled"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "depth": {
        "type": "integer",
        "description": "How many routes led to it.",
        "minimum": 0
      },
      "made_by": {
        "description": "The delivery to the route that made it; null: no route of this trace did.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AutomationTraceGap": {
    "title": "AutomationTraceGap",
    "description": "What is missing in a trace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "what",
      "id",
      "reason"
    ],
    "properties": {
      "what": {
        "title": "AutomationTraceGapKind",
        "type": "string",
        "enum": [
          "event",
          "deliveries",
          "attempts"
        ]
      },
      "id": {
        "description": "The event that is missing or whose deliveries are, or the delivery whose earlier attempts are; null: not known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "reason": {
        "type": "string",
        "description": "A sentence."
      }
    }
  },
  "AutomationTraceOrigin": {
    "title": "AutomationTraceOrigin",
    "description": "Where an event came from.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "origin",
      "endpoint_id",
      "endpoint_name",
      "key_id",
      "method",
      "verification",
      "headers",
      "received_at"
    ],
    "properties": {
      "origin": {
        "type": "string",
        "description": "`endpoint`: a request to an inbound endpoint; `key`: a request with an API key; `host`: the application.",
        "enum": [
          "endpoint",
          "key",
          "host"
        ]
      },
      "endpoint_id": {
        "description": "The inbound endpoint.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "endpoint_name": {
        "description": "Its name; null if it was deleted.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "key_id": {
        "description": "The API key.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "method": {
        "description": "Method of the request to an inbound endpoint; null if it is not stored.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "verification": {
        "description": "How the sender was verified, such as `github`; `none`: by nothing but the URL; null if it is not stored.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "headers": {
        "type": "object",
        "description": "Headers that the inbound endpoint keeps, by their names in lower case.",
        "propertyNames": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        },
        "additionalProperties": {
          "type": "string",
          "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
        }
      },
      "received_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationTraceReceiver": {
    "title": "AutomationTraceReceiver",
    "description": "Where the delivery goes.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "kind": {
        "title": "AutomationReceiverKind",
        "type": "string",
        "description": "A destination is a webhook without a URL.",
        "enum": [
          "webhook",
          "hook",
          "route",
          "destination"
        ]
      },
      "name": {
        "type": "string",
        "description": "Its name, or its URL if it has none."
      }
    }
  },
  "AutomationTraceReply": {
    "title": "AutomationTraceReply",
    "description": "The trace of an event.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationTrace"
      }
    }
  },
  "AutomationTrace": {
    "title": "AutomationTrace",
    "description": "The way of an event, from the request that published it to each attempt to deliver it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "event_id",
      "request",
      "events",
      "deliveries",
      "complete",
      "missing"
    ],
    "properties": {
      "event_id": {
        "$ref": "#/components/schemas/Id"
      },
      "request": {
        "description": "Where the event came from; null if this service made it, or if that is no longer stored.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationTraceOrigin"
          },
          {
            "type": "null"
          }
        ]
      },
      "events": {
        "type": "array",
        "description": "The event, and what routes made of it, each after the one it was made of. At most 50.",
        "items": {
          "$ref": "#/components/schemas/AutomationTraceEvent"
        }
      },
      "deliveries": {
        "type": "array",
        "description": "Their deliveries, in the order of the events. At most 100 of an event, 300 together, and the newest 20 attempts of each, with the first 200 characters of each response.",
        "items": {
          "$ref": "#/components/schemas/AutomationTraceDelivery"
        }
      },
      "complete": {
        "type": "boolean",
        "description": "Whether this is the whole way."
      },
      "missing": {
        "type": "array",
        "description": "What is missing, if it is not complete.",
        "items": {
          "$ref": "#/components/schemas/AutomationTraceGap"
        }
      }
    }
  },
  "AutomationTypeDocument": {
    "title": "AutomationTypeDocument",
    "description": "The registered event types as an OpenAPI 3.1 document: what receivers get of each.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "openapi",
      "info",
      "webhooks"
    ],
    "properties": {
      "openapi": {
        "const": "3.1.0"
      },
      "info": {
        "description": "Title and version of the document.",
        "type": "object",
        "additionalProperties": true
      },
      "webhooks": {
        "description": "The request that receivers get, by event type.",
        "type": "object",
        "propertyNames": {
          "type": "string"
        },
        "additionalProperties": true
      }
    }
  },
  "AutomationTypeListReply": {
    "title": "AutomationTypeListReply",
    "description": "The registered event types.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AutomationTypeRecord"
        }
      }
    }
  },
  "AutomationTypeRecord": {
    "title": "AutomationTypeRecord",
    "description": "A registered event type: what events of this type contain.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "description",
      "data_schema",
      "data_example",
      "created_at",
      "updated_at"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "description": {
        "type": "string",
        "description": "What the event tells, and when it happens.",
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "An order was paid in full."
        ]
      },
      "data_schema": {
        "description": "JSON Schema (2020-12 or draft-07) that the data of each event must match; null: any data.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          {
            "type": "object",
            "required": [
              "order"
            ],
            "properties": {
              "order": {
                "type": "integer"
              }
            }
          }
        ]
      },
      "data_example": {
        "$ref": "#/components/schemas/AutomationData"
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AutomationTypeReply": {
    "title": "AutomationTypeReply",
    "description": "A registered event type.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/AutomationTypeRecord"
      }
    }
  },
  "AutomationValuePlace": {
    "title": "AutomationValuePlace",
    "description": "Where a value stands in a request: the name of a header, or a JSON pointer into the data, which begins with a slash.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$",
    "examples": [
      "X-GitHub-Event"
    ]
  },
  "AutomationVerificationInput": {
    "title": "AutomationVerificationInput",
    "description": "How requests to an inbound endpoint are verified.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "scheme",
      "secret"
    ],
    "properties": {
      "scheme": {
        "type": "string",
        "description": "`standard_webhooks`, `github`, `stripe`, `shopify`, `slack`, `meta` and `twilio` check the signature of the request, and so does `hmac` as you describe it. `header` compares a header with the secret, `basic` the user name and the password.",
        "enum": [
          "standard_webhooks",
          "github",
          "stripe",
          "shopify",
          "slack",
          "meta",
          "twilio",
          "hmac",
          "basic",
          "header"
        ],
        "examples": [
          "github"
        ]
      },
      "secret": {
        "type": "string",
        "description": "The secret that the sender signs with, or sends. No response contains it.",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "a secret of the sender"
        ]
      },
      "header": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[A-Za-z0-9-]*$",
        "examples": [
          "X-Secret"
        ],
        "description": "Name of the header that contains the secret. Only for the scheme `header`, which requires it."
      },
      "hmac": {
        "$ref": "#/components/schemas/AutomationHmac"
      }
    },
    "examples": [
      {
        "scheme": "github",
        "secret": "a secret of the sender"
      }
    ]
  },
  "AutomationVerificationShown": {
    "title": "AutomationVerificationShown",
    "description": "How requests to an inbound endpoint are verified, without the secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "scheme",
      "header"
    ],
    "properties": {
      "scheme": {
        "type": "string",
        "description": "`standard_webhooks`, `github`, `stripe`, `shopify`, `slack`, `meta` and `twilio` check the signature of the request, and so does `hmac` as you describe it. `header` compares a header with the secret, `basic` the user name and the password.",
        "enum": [
          "standard_webhooks",
          "github",
          "stripe",
          "shopify",
          "slack",
          "meta",
          "twilio",
          "hmac",
          "basic",
          "header"
        ],
        "examples": [
          "github"
        ]
      },
      "header": {
        "description": "Name of the header that contains the secret; null for signatures.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^[A-Za-z0-9-]*$",
            "examples": [
              "X-Secret"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "hmac": {
        "$ref": "#/components/schemas/AutomationHmac"
      }
    }
  },
  "AutomationVerification": {
    "title": "AutomationVerification",
    "description": "How an inbound endpoint knows who sends to it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "scheme",
      "secret",
      "header"
    ],
    "properties": {
      "scheme": {
        "type": "string",
        "description": "Whose signatures are checked; `header`: a header that must hold the secret.",
        "enum": [
          "standard_webhooks",
          "github",
          "stripe",
          "shopify",
          "slack",
          "meta",
          "twilio",
          "hmac",
          "basic",
          "header"
        ]
      },
      "secret": {
        "description": "What the sender signs with, or sends; it may be encrypted.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "string",
            "maxLength": 2400,
            "pattern": "^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$"
          }
        ]
      },
      "header": {
        "description": "Name of the header that holds the secret; null for signatures.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^[A-Za-z0-9-]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "hmac": {
        "$ref": "#/components/schemas/AutomationHmac"
      }
    }
  },
  "AutomationWorkspaceSettings": {
    "title": "AutomationWorkspaceSettings",
    "description": "Settings of a workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "retention_days",
      "registered_types_only"
    ],
    "properties": {
      "retention_days": {
        "description": "Number of days that events are kept; null for the default of the service.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 36500,
            "examples": [
              90
            ]
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          90
        ]
      },
      "registered_types_only": {
        "type": "boolean",
        "description": "Whether events of types that are not registered are refused."
      }
    }
  },
  "ChangeAutomationEndpointRequest": {
    "title": "ChangeAutomationEndpointRequest",
    "description": "The fields to change. Omitted fields keep their values.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Orders of the shop"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. An empty list allows only `event_type`.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventType"
        },
        "examples": [
          [
            "order.paid",
            "order.sent"
          ]
        ]
      },
      "event_type_from": {
        "description": "Header or JSON pointer that the type of an event is taken from, if the request has it; null for `event_type`.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationValuePlace"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "X-GitHub-Event"
        ]
      },
      "repeat_id_from": {
        "description": "Header or JSON pointer to what a repeated request has in common with the first one; null for what the verification knows of it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationValuePlace"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "/delivery/id"
        ]
      },
      "keep_headers": {
        "description": "Names of the headers to store with events.",
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        },
        "examples": [
          [
            "X-GitHub-Event"
          ]
        ]
      },
      "allow_get": {
        "type": "boolean",
        "description": "Whether GET publishes an event too, with the query parameters as its data.",
        "examples": [
          false
        ]
      },
      "verification": {
        "description": "How requests are verified.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationVerificationInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "data_schema": {
        "description": "JSON Schema (2020-12 or draft-07) that the data of each event must match.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          {
            "type": "object",
            "required": [
              "amount"
            ]
          }
        ]
      },
      "rate": {
        "description": "Maximum number of events per minute.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "examples": [
              600
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "response": {
        "description": "What senders get for an event that is stored; null for 202 with the id of the event.",
        "examples": [
          {
            "status": 200,
            "body": {
              "received": true
            }
          }
        ],
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationResponse"
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "type": "string",
        "description": "A paused endpoint refuses events.",
        "enum": [
          "active",
          "paused"
        ],
        "examples": [
          "paused"
        ]
      }
    }
  },
  "ChangeAutomationHookRequest": {
    "title": "ChangeAutomationHookRequest",
    "description": "The fields of the hook to change.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Zap 4711"
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "state": {
        "type": "string",
        "description": "`paused`: the hook receives no events. `active`: it receives events from now on, also after it was paused because its receiver failed.",
        "enum": [
          "active",
          "paused"
        ],
        "examples": [
          "active"
        ]
      }
    }
  },
  "ChangeAutomationRouteRequest": {
    "title": "ChangeAutomationRouteRequest",
    "description": "The fields of the route to change.",
    "type": "object",
    "examples": [
      {
        "name": "Large orders"
      }
    ],
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Large orders"
        ],
        "minLength": 1
      },
      "sources": {
        "type": "array",
        "description": "Ids of the inbound endpoints whose events the route takes.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "ain_demo"
          ]
        ]
      },
      "event_types": {
        "type": "array",
        "description": "Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventName"
        },
        "examples": [
          [
            "order.paid"
          ]
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "mapping": {
        "description": "A JSONata expression that makes the new data from the event, such as `{\"order\": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.",
        "examples": [
          "{\"order\": data.id}"
        ],
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 10000,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "event_type": {
        "description": "Type of the events that the route sends; null keeps the type of the event.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationEventType"
          },
          {
            "type": "null"
          }
        ]
      },
      "hooks": {
        "type": "array",
        "description": "Ids of the hooks that the route sends events to.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "hook_demo"
          ]
        ],
        "minItems": 1
      },
      "state": {
        "type": "string",
        "description": "`paused`: what happens meanwhile is not taken. `active`: taken again.",
        "enum": [
          "active",
          "paused"
        ]
      }
    }
  },
  "ChangeAutomationSettingsRequest": {
    "title": "ChangeAutomationSettingsRequest",
    "description": "The settings to change. Omitted settings keep their value.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "retention_days": {
        "description": "Number of days that events are kept; null for the default of the service.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 36500,
            "examples": [
              90
            ]
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          90
        ]
      },
      "registered_types_only": {
        "type": "boolean",
        "description": "Whether events of types that are not registered are refused."
      }
    }
  },
  "CreateAutomationEndpointRequest": {
    "title": "CreateAutomationEndpointRequest",
    "description": "The inbound endpoint to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "event_type"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Orders of the shop"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. Default: `[\"*\"]`. An empty list allows only `event_type`.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventType"
        },
        "examples": [
          [
            "order.paid",
            "order.sent"
          ]
        ]
      },
      "event_type_from": {
        "description": "Header or JSON pointer that the type of an event is taken from, instead of `event_type`, if the request has it. Default: null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationValuePlace"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "X-GitHub-Event"
        ]
      },
      "repeat_id_from": {
        "description": "Header or JSON pointer to what a repeated request has in common with the first one. Default: null, what the verification knows of it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationValuePlace"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "/delivery/id"
        ]
      },
      "keep_headers": {
        "description": "Names of headers to store with events. Default: those that tell the event of the verification's service, such as `X-GitHub-Event`.",
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
        },
        "examples": [
          [
            "X-GitHub-Event"
          ]
        ]
      },
      "allow_get": {
        "type": "boolean",
        "description": "Whether GET publishes an event too, with the query parameters as its data. Default: false.",
        "examples": [
          false
        ]
      },
      "verification": {
        "description": "How requests are verified. Default: null, only the URL is secret.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationVerificationInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "data_schema": {
        "description": "JSON Schema (2020-12 or draft-07) that the data of each event must match. Default: null, any data.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          {
            "type": "object",
            "required": [
              "amount"
            ]
          }
        ]
      },
      "rate": {
        "description": "Maximum number of events per minute. Default: null, the limit of the service.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "examples": [
              600
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "response": {
        "description": "What senders get for an event that is stored. Default: null, 202 with the id of the event.",
        "examples": [
          {
            "status": 200,
            "body": {
              "received": true
            }
          }
        ],
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationResponse"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "CreateAutomationHookRequest": {
    "title": "CreateAutomationHookRequest",
    "description": "The hook to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "target_url",
      "event_type"
    ],
    "properties": {
      "target_url": {
        "type": "string",
        "description": "The URL that events are posted to: http or https.",
        "minLength": 1,
        "maxLength": 2048,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "https://receiver.example/hooks"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/AutomationEventName"
      },
      "format": {
        "type": "string",
        "description": "What is posted. `standard`: the body of Standard Webhooks. `cloudevents`: a CloudEvent in the body. `cloudevents_binary`: the data, with the attributes of the CloudEvent in headers. `data`: the data alone. Default: `standard`.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ],
        "examples": [
          "cloudevents"
        ]
      },
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Zap 4711"
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      }
    }
  },
  "CreateAutomationRouteRequest": {
    "title": "CreateAutomationRouteRequest",
    "description": "The route to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "hooks"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Large orders"
        ],
        "minLength": 1
      },
      "sources": {
        "type": "array",
        "description": "Ids of the inbound endpoints whose events the route takes.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "ain_demo"
          ]
        ]
      },
      "event_types": {
        "type": "array",
        "description": "Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventName"
        },
        "examples": [
          [
            "order.paid"
          ]
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "mapping": {
        "description": "A JSONata expression that makes the new data from the event, such as `{\"order\": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.",
        "examples": [
          "{\"order\": data.id}"
        ],
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 10000,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "event_type": {
        "description": "Type of the events that the route sends; null keeps the type of the event.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationEventType"
          },
          {
            "type": "null"
          }
        ]
      },
      "hooks": {
        "type": "array",
        "description": "Ids of the hooks that the route sends events to.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "hook_demo"
          ]
        ],
        "minItems": 1
      }
    }
  },
  "CreatedAutomationEndpointReply": {
    "title": "CreatedAutomationEndpointReply",
    "description": "An inbound endpoint with its new URL.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/CreatedAutomationEndpoint"
      }
    }
  },
  "CreatedAutomationEndpoint": {
    "title": "CreatedAutomationEndpoint",
    "description": "An inbound endpoint with its new URL.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint",
      "token",
      "url"
    ],
    "properties": {
      "endpoint": {
        "$ref": "#/components/schemas/AutomationEndpoint"
      },
      "token": {
        "type": "string",
        "description": "The token at the end of the URL. Only this response contains it."
      },
      "url": {
        "type": "string",
        "description": "The URL that publishes events. Keep it secret: only this response contains it."
      }
    }
  },
  "CreatedAutomationHookReply": {
    "title": "CreatedAutomationHookReply",
    "description": "The hook, with its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/CreatedAutomationHook"
      }
    }
  },
  "CreatedAutomationHook": {
    "title": "CreatedAutomationHook",
    "description": "A new hook with its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "hook",
      "secret"
    ],
    "properties": {
      "hook": {
        "$ref": "#/components/schemas/AutomationHook"
      },
      "secret": {
        "type": "string",
        "description": "Verifies requests, as Standard Webhooks describe. No other response contains it.",
        "pattern": "^whsec_"
      }
    }
  },
  "PublishEventRequest": {
    "title": "PublishEventRequest",
    "description": "The event to publish.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "data": {
        "type": [
          "object",
          "array",
          "string",
          "number",
          "boolean",
          "null"
        ],
        "items": {},
        "additionalProperties": true,
        "description": "Any JSON value. Default: null.",
        "examples": [
          {
            "order": 42,
            "amount": 99.5
          }
        ]
      },
      "id": {
        "type": "string",
        "description": "Your id of the event. A second event with the same `source` and `id` is not stored.",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "order-42-paid"
        ]
      },
      "source": {
        "type": "string",
        "description": "Where the event comes from: a URI reference. Default: a path that names the API key.",
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$",
        "examples": [
          "/shop/orders"
        ]
      },
      "subject": {
        "type": "string",
        "description": "What the event is about.",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "order 42"
        ]
      },
      "time": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "deliver_at": {
        "description": "When to publish the event, at most ten years ahead. Default: null, immediately.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "RegisterAutomationTypeRequest": {
    "title": "RegisterAutomationTypeRequest",
    "description": "What the registry says of an event type. Omitted fields have their default.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "description": {
        "type": "string",
        "description": "What the event tells, and when it happens. Default: empty.",
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "An order was paid in full."
        ]
      },
      "data_schema": {
        "description": "JSON Schema (2020-12 or draft-07) that the data of each event must match. Default: null, any data.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          {
            "type": "object",
            "required": [
              "order"
            ],
            "properties": {
              "order": {
                "type": "integer"
              }
            }
          }
        ]
      },
      "data_example": {
        "description": "Data of an event of this type, which matches the schema. Default: null, no example.",
        "type": [
          "object",
          "array",
          "string",
          "number",
          "boolean",
          "null"
        ],
        "items": {},
        "additionalProperties": true,
        "examples": [
          {
            "order": 42,
            "amount": 99.5
          }
        ]
      }
    }
  },
  "ReplayAutomationEventRequest": {
    "title": "ReplayAutomationEventRequest",
    "description": "Where to replay the event to. Without a receiver: to all that were sent it.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "receiver_id": {
        "description": "Only to this webhook, hook or route, also if it has no delivery of the event yet, or does not ask for it.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "hook_demo"
        ]
      }
    },
    "examples": [
      {}
    ]
  },
  "ReplayAutomationEventsRequest": {
    "title": "ReplayAutomationEventsRequest",
    "description": "The published events to replay.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "since"
    ],
    "properties": {
      "since": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "until": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "endpoint_id": {
        "description": "Only events of this inbound endpoint.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "ain_demo"
        ]
      },
      "type": {
        "$ref": "#/components/schemas/AutomationEventType"
      },
      "receiver_id": {
        "description": "Only to this webhook, hook or route. It is also sent the events that it asks for and has no delivery of, for example those from before it was created.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "hook_demo"
        ]
      },
      "limit": {
        "description": "Maximum number of events per call. Default: 100. A call ends earlier after 1,000 deliveries.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          100
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "RotateAutomationEndpointRequest": {
    "title": "RotateAutomationEndpointRequest",
    "description": "Options of the rotation.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "overlap_seconds": {
        "description": "How long the old URL still works, in seconds. Default: one day. Maximum: 30 days.",
        "type": "integer",
        "minimum": 0,
        "maximum": 2592000,
        "examples": [
          86400
        ]
      }
    }
  },
  "TryAutomationRouteRequest": {
    "title": "TryAutomationRouteRequest",
    "description": "An event, and the settings of a route to try on it.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "event": {
        "type": "object",
        "additionalProperties": true,
        "description": "An event as a route sees it. Required unless `event_id` is given.",
        "examples": [
          {
            "type": "order.paid",
            "data": {
              "id": 7
            }
          }
        ]
      },
      "event_id": {
        "description": "Id of a stored event to try instead of `event`.",
        "$ref": "#/components/schemas/Id",
        "examples": [
          "evt_demo_paid"
        ]
      },
      "sources": {
        "type": "array",
        "description": "Ids of the inbound endpoints whose events the route takes.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "ain_demo"
          ]
        ]
      },
      "event_types": {
        "type": "array",
        "description": "Types of the events that the route takes. Without `sources` and `event_types`, it takes all published events.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AutomationEventName"
        },
        "examples": [
          [
            "order.paid"
          ]
        ]
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "mapping": {
        "description": "A JSONata expression that makes the new data from the event, such as `{\"order\": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.",
        "examples": [
          "{\"order\": data.id}"
        ],
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 10000,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "event_type": {
        "description": "Type of the events that the route sends; null keeps the type of the event.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/AutomationEventType"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "examples": [
      {
        "event": {
          "type": "order.paid",
          "data": {
            "id": 7
          }
        },
        "mapping": "{\"order\": data.id}"
      }
    ]
  },
  "Currency": {
    "title": "Currency",
    "description": "Currency code: three capital letters (ISO 4217).",
    "type": "string",
    "pattern": "^[A-Z]{3}$",
    "examples": [
      "USD"
    ]
  },
  "ErrorBody": {
    "title": "ErrorBody",
    "description": "Body of every error response.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "msg"
    ],
    "properties": {
      "status": {
        "const": "error"
      },
      "msg": {
        "type": "string",
        "description": "Error message for the caller.",
        "minLength": 1
      }
    }
  },
  "AutomationFilterComparison": {
    "title": "AutomationFilterComparison",
    "description": "Comparisons of one field of an event. If there are several, all of them must hold. A missing field matches only `exists: false` and `not_equals`.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "field"
    ],
    "minProperties": 2,
    "properties": {
      "field": {
        "description": "Path to the field: names with a dot between them, numbers (from 0) for the entries of lists, and `*` for any entry of a list: all comparisons must hold for one entry. A list without entries is as a missing field. At most 20 parts, three of them `*`.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$",
        "examples": [
          "data.items.0.price"
        ]
      },
      "equals": {
        "description": "The field is this text, number, true, false or null. The number 1 is not the text `\"1\"`.",
        "type": [
          "string",
          "number",
          "boolean",
          "null"
        ],
        "maxLength": 1000,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "not_equals": {
        "description": "The field is something else, or missing.",
        "type": [
          "string",
          "number",
          "boolean",
          "null"
        ],
        "maxLength": 1000,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "one_of": {
        "description": "The field is one of these.",
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ],
          "maxLength": 1000,
          "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
        }
      },
      "prefix": {
        "description": "The field is text that starts like this. Case-sensitive.",
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "suffix": {
        "description": "The field is text that ends like this. Case-sensitive.",
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "contains": {
        "description": "The field is text that contains this, or a list with this text. Case-sensitive.",
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "exists": {
        "description": "Whether the field exists. A field that is null exists.",
        "type": "boolean"
      },
      "min": {
        "description": "The field is at least this number. Text that is a decimal number, as forms send it, counts as the number.",
        "type": "number"
      },
      "max": {
        "description": "The field is at most this number. Text that is a decimal number, as forms send it, counts as the number.",
        "type": "number"
      }
    },
    "examples": [
      {
        "field": "data.amount",
        "min": 100,
        "max": 500
      }
    ]
  },
  "AutomationFilterCondition": {
    "title": "AutomationFilterCondition",
    "description": "Comparisons of a field, or a group of conditions with one of `all`, `any` and `not`, at most 5 groups inside each other.",
    "anyOf": [
      {
        "$ref": "#/components/schemas/AutomationFilterComparison"
      },
      {
        "$ref": "#/components/schemas/AutomationFilterGroup"
      }
    ],
    "examples": [
      {
        "field": "data.amount",
        "min": 100,
        "max": 500
      }
    ]
  },
  "AutomationFilterGroup": {
    "title": "AutomationFilterGroup",
    "description": "Conditions together, or the opposite of one. It has one of `all` (all hold), `any` (one of them holds) and `not` (it does not hold).",
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
      "all": {
        "description": "All of these hold.",
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/AutomationFilterCondition"
        }
      },
      "any": {
        "description": "One of these holds.",
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/AutomationFilterCondition"
        }
      },
      "not": {
        "$ref": "#/components/schemas/AutomationFilterCondition"
      }
    },
    "examples": [
      {
        "any": [
          {
            "field": "data.amount",
            "min": 100
          },
          {
            "not": {
              "field": "data.tags.*",
              "equals": "test"
            }
          }
        ]
      }
    ]
  },
  "AutomationFilterMatch": {
    "title": "AutomationFilterMatch",
    "description": "`all`, the default of new routes: all conditions of the filter must hold. `any`: one of them must. A filter without conditions matches every event.",
    "type": "string",
    "enum": [
      "all",
      "any"
    ],
    "examples": [
      "all"
    ]
  },
  "AutomationFilter": {
    "title": "AutomationFilter",
    "description": "Conditions on the fields of an event, at most 50 with those in groups. All of them must hold, or one of them if `filter_match` is `any`. An empty list matches every event. A filter that visits more than 20,000 values of an event does not match it.",
    "type": "array",
    "maxItems": 20,
    "items": {
      "$ref": "#/components/schemas/AutomationFilterCondition"
    },
    "examples": [
      [
        {
          "field": "type",
          "prefix": "order."
        },
        {
          "field": "data.amount",
          "min": 100
        }
      ]
    ]
  },
  "HourName": {
    "title": "HourName",
    "description": "An hour in UTC.",
    "type": "string",
    "pattern": "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$",
    "examples": [
      "2026-11-20T14"
    ]
  },
  "Id": {
    "title": "Id",
    "description": "Identifier of a record: letters, digits, _ and -.",
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{1,64}$",
    "examples": [
      "ws_studio"
    ]
  },
  "Mode": {
    "title": "Mode",
    "description": "`test`: of a workspace in which things are tried out; otherwise `live`.",
    "type": "string",
    "enum": [
      "live",
      "test"
    ]
  },
  "Money": {
    "title": "Money",
    "description": "Decimal amount with at most two decimal places, in the currency given next to it.",
    "type": "number",
    "format": "decimal",
    "minimum": -90071992547409.9,
    "maximum": 90071992547409.9,
    "examples": [
      29.5
    ]
  },
  "NoInput": {
    "title": "NoInput",
    "description": "The operation has no parameters except the API key.",
    "type": "object",
    "additionalProperties": false,
    "properties": {}
  },
  "Price": {
    "title": "Price",
    "description": "Price with at most two decimal places, in the currency given next to it.",
    "type": "number",
    "format": "decimal",
    "minimum": 0,
    "maximum": 90071992547409.9,
    "examples": [
      29
    ]
  },
  "Scope": {
    "title": "Scope",
    "description": "A permission of a key, written as group:action.",
    "type": "string",
    "maxLength": 64,
    "pattern": "^[a-z][a-z0-9-]*:[a-z]+$",
    "examples": [
      "marketplace:read"
    ]
  },
  "Timestamp": {
    "title": "Timestamp",
    "description": "ISO 8601 timestamp in UTC, with seconds or milliseconds.",
    "type": "string",
    "format": "date-time",
    "pattern": "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$",
    "examples": [
      "2026-03-14T09:26:53Z"
    ]
  },
  "Url": {
    "title": "Url",
    "description": "Absolute URL.",
    "type": "string",
    "format": "uri",
    "maxLength": 2048,
    "examples": [
      "https://example.com/preview/1001"
    ]
  },
  "CreateInvitationRequest": {
    "title": "CreateInvitationRequest",
    "description": "Whom to invite.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "role"
    ],
    "properties": {
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254,
        "description": "E-mail address of the invited person.",
        "examples": [
          "sam@example.com"
        ]
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      }
    }
  },
  "CreatedInvitationReply": {
    "title": "CreatedInvitationReply",
    "description": "The invitation with its link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/CreatedInvitation"
      }
    }
  },
  "CreatedInvitation": {
    "title": "CreatedInvitation",
    "description": "An invitation with its link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "email",
      "role",
      "sent",
      "invited_by",
      "created_at",
      "expires_at",
      "url"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254,
        "description": "E-mail address of the invited person.",
        "examples": [
          "sam@example.com"
        ]
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      },
      "sent": {
        "type": "boolean",
        "description": "Whether the application has sent the link to the address. Otherwise the person who invites passes it on, and the invited person needs an account."
      },
      "invited_by": {
        "description": "Id of the user or key that invited, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "When the link stops working."
      },
      "url": {
        "description": "The link, only in this response. If null, the application has sent it to the address. The link works once, and only for the account of the address.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      }
    }
  },
  "InvitationListReply": {
    "title": "InvitationListReply",
    "description": "The invitations that were not accepted yet, newest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Invitation"
        }
      }
    }
  },
  "InvitationRecord": {
    "title": "InvitationRecord",
    "description": "An invitation as it is stored, without its link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "email",
      "role",
      "digest",
      "sent",
      "invited_by",
      "created_at",
      "expires_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254,
        "description": "E-mail address in lowercase.",
        "examples": [
          "sam@example.com"
        ]
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      },
      "digest": {
        "type": "string",
        "description": "SHA-256 of the token in the link, in lowercase hexadecimal.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "sent": {
        "type": "boolean",
        "description": "Whether the application has sent the link to the address. Otherwise the person who invites passes it on, and the invited person needs an account."
      },
      "invited_by": {
        "description": "Id of the user or key that invited, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "InvitationReply": {
    "title": "InvitationReply",
    "description": "An invitation.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Invitation"
      }
    }
  },
  "Invitation": {
    "title": "Invitation",
    "description": "An invitation to a workspace that was not accepted yet.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "email",
      "role",
      "sent",
      "invited_by",
      "created_at",
      "expires_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254,
        "description": "E-mail address of the invited person.",
        "examples": [
          "sam@example.com"
        ]
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      },
      "sent": {
        "type": "boolean",
        "description": "Whether the application has sent the link to the address. Otherwise the person who invites passes it on, and the invited person needs an account."
      },
      "invited_by": {
        "description": "Id of the user or key that invited, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "When the link stops working."
      }
    }
  },
  "AllowedIps": {
    "title": "AllowedIps",
    "description": "The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.",
    "type": "array",
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
      "type": "string",
      "minLength": 2,
      "maxLength": 64
    },
    "examples": [
      [
        "203.0.113.0/24",
        "2001:db8::/48"
      ]
    ]
  },
  "ChangeKeyRequest": {
    "title": "ChangeKeyRequest",
    "description": "The fields to change. Omitted fields keep their value.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "description": "Display name. No control characters.",
        "examples": [
          "Front end"
        ]
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        },
        "minItems": 1,
        "description": "All scopes of the key from now on. The calling key cannot give a scope that it lacks, also not to itself.",
        "examples": [
          [
            "marketplace:read"
          ]
        ]
      },
      "expires_at": {
        "description": "When the key expires. If null, it never expires. A key that expires cannot give another one a later expiry or none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "2099-12-31T23:59:59Z"
        ]
      },
      "allowed_ips": {
        "$ref": "#/components/schemas/AllowedIps",
        "description": "Only requests from these IPv4 or IPv6 addresses and ranges (CIDR) may use the key; if empty, from every address. A restricted key cannot let more addresses use a key."
      },
      "rate_limit": {
        "description": "The rate limit of the key, besides those of the service, which it cannot exceed; null: only those. A key with a rate limit cannot give a greater one or none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/KeyRateLimit"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          {
            "requests": 600,
            "seconds": 60
          }
        ]
      },
      "owner": {
        "description": "Whose key it is; null: nobody's.",
        "maxLength": 200,
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "cus_42"
        ]
      },
      "metadata": {
        "$ref": "#/components/schemas/KeyMetadata"
      }
    }
  },
  "CreateKeyRequest": {
    "title": "CreateKeyRequest",
    "description": "The key to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "scopes"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "description": "Display name. No control characters.",
        "examples": [
          "Front end"
        ]
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        },
        "minItems": 1,
        "description": "Scopes of the new key. It cannot have a scope that the calling key lacks.",
        "examples": [
          [
            "marketplace:read"
          ]
        ]
      },
      "expires_at": {
        "description": "When the key expires. If null, it never expires. If omitted, it expires with the calling key. A key that expires cannot create one that expires later or never.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "2099-12-31T23:59:59Z"
        ]
      },
      "allowed_ips": {
        "$ref": "#/components/schemas/AllowedIps",
        "description": "Only requests from these IPv4 or IPv6 addresses and ranges (CIDR) may use the key; if empty, from every address. If omitted, those of the calling key. A restricted key cannot create one that more addresses may use."
      },
      "rate_limit": {
        "description": "A rate limit of the key, besides those of the service, which it cannot exceed. If omitted, that of the calling key. A key with a rate limit cannot create one with a greater one or none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/KeyRateLimit"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          {
            "requests": 600,
            "seconds": 60
          }
        ]
      },
      "owner": {
        "description": "Whose key it is, such as the id of your customer. Keys are listed by it.",
        "maxLength": 200,
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "cus_42"
        ]
      },
      "metadata": {
        "$ref": "#/components/schemas/KeyMetadata"
      }
    }
  },
  "CreatedKeyReply": {
    "title": "CreatedKeyReply",
    "description": "The new key with its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/CreatedKey"
      }
    }
  },
  "CreatedKey": {
    "title": "CreatedKey",
    "description": "A new key with its secret. The secret is shown only in this response.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "scopes",
      "expires_at",
      "allowed_ips",
      "rate_limit",
      "owner",
      "metadata",
      "prefix",
      "last_four",
      "created_at",
      "created_by",
      "last_used_at",
      "revoked_at",
      "rotated_to",
      "mode",
      "state",
      "last_used_network",
      "last_used_agent",
      "secret"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "expires_at": {
        "description": "When the key expires. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "allowed_ips": {
        "$ref": "#/components/schemas/AllowedIps"
      },
      "rate_limit": {
        "description": "The rate limit of the key, besides those of the service; null: only those.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/KeyRateLimit"
          },
          {
            "type": "null"
          }
        ]
      },
      "owner": {
        "description": "Whose key it is, as you name them.",
        "maxLength": 200,
        "type": [
          "string",
          "null"
        ]
      },
      "metadata": {
        "$ref": "#/components/schemas/KeyMetadata"
      },
      "prefix": {
        "type": "string",
        "description": "First characters of the secret, to recognise the key.",
        "maxLength": 16
      },
      "last_four": {
        "type": "string",
        "description": "Last characters of the secret.",
        "maxLength": 4
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "description": "Id of the user or key that created the key.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_used_at": {
        "description": "When the key was last used, accurate to about one minute.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "revoked_at": {
        "description": "When the key was revoked.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "rotated_to": {
        "description": "Id of the key that replaces this one.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "mode": {
        "$ref": "#/components/schemas/Mode"
      },
      "state": {
        "description": "Status of the key: only an active key is accepted.",
        "type": "string",
        "enum": [
          "active",
          "expired",
          "revoked"
        ]
      },
      "last_used_network": {
        "description": "Address of the client of the last use: IPv4, or the first 64 bits of IPv6.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "last_used_agent": {
        "description": "User-Agent of the last use, shortened.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "secret": {
        "type": "string",
        "description": "The secret. Send it as `Authorization: Bearer <secret>`. It is never shown again.",
        "minLength": 1
      }
    }
  },
  "KeyAuthority": {
    "title": "KeyAuthority",
    "description": "For whom a key acts, if `created_by` does not say it: another member has changed the key, or a key has created it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "creators",
      "scopes_set_by",
      "is_bounded"
    ],
    "properties": {
      "creators": {
        "description": "Ids of the users for whom the key was created. Empty: the application created it.",
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "scopes_set_by": {
        "description": "Ids of the users for whom its scopes were last set. Empty: the application set them.",
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "is_bounded": {
        "description": "Whether an owner or the application has last set its expiry, addresses and rate limit, which only an owner may widen then.",
        "type": "boolean"
      }
    }
  },
  "KeyListReply": {
    "title": "KeyListReply",
    "description": "Keys of the workspace, newest first, including expired and revoked keys.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Key"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "KeyListRequest": {
    "title": "KeyListRequest",
    "description": "Filters and pagination of the key list.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "state": {
        "description": "Only keys with this status.",
        "type": "string",
        "enum": [
          "active",
          "expired",
          "revoked"
        ],
        "examples": [
          "active"
        ]
      },
      "scope": {
        "$ref": "#/components/schemas/Scope",
        "description": "Only keys with this scope."
      },
      "owner": {
        "description": "Only keys of this owner.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "q": {
        "type": "string",
        "description": "Only keys whose name, or whose beginning and end as in `mk_4fT9…x7Qa`, contains this text (case-insensitive).",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "limit": {
        "description": "Number of keys on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "KeyMetadata": {
    "title": "KeyMetadata",
    "description": "Up to 20 texts of yours by name, such as the plan of a customer. A change replaces all of them.",
    "type": "object",
    "maxProperties": 20,
    "propertyNames": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_.-]{1,40}$"
    },
    "additionalProperties": {
      "type": "string",
      "maxLength": 500,
      "pattern": "^[^\\u0000]*$"
    },
    "examples": [
      {
        "plan": "starter"
      }
    ]
  },
  "KeyRateLimit": {
    "title": "KeyRateLimit",
    "description": "How many requests the key may make in a window that starts with the first of them.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "requests",
      "seconds"
    ],
    "properties": {
      "requests": {
        "description": "Requests in a window.",
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000000,
        "examples": [
          600
        ]
      },
      "seconds": {
        "description": "Length of the window, in seconds: one day at most.",
        "type": "integer",
        "minimum": 1,
        "maximum": 86400,
        "examples": [
          60
        ]
      }
    }
  },
  "KeyRecord": {
    "title": "KeyRecord",
    "description": "An API key as it is stored, without the secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "digest",
      "prefix",
      "last_four",
      "scopes",
      "created_at",
      "created_by",
      "last_used_at",
      "expires_at",
      "revoked_at",
      "rotated_to"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "expires_at": {
        "description": "When the key expires. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "allowed_ips": {
        "$ref": "#/components/schemas/AllowedIps"
      },
      "rate_limit": {
        "$ref": "#/components/schemas/KeyRateLimit"
      },
      "owner": {
        "description": "Whose key it is, as you name them.",
        "maxLength": 200,
        "type": "string",
        "minLength": 1
      },
      "metadata": {
        "$ref": "#/components/schemas/KeyMetadata"
      },
      "prefix": {
        "type": "string",
        "description": "First characters of the secret, to recognise the key.",
        "maxLength": 16
      },
      "last_four": {
        "type": "string",
        "description": "Last characters of the secret.",
        "maxLength": 4
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "description": "Id of the user or key that created the key.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_used_at": {
        "description": "When the key was last used, accurate to about one minute.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "revoked_at": {
        "description": "When the key was revoked.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "rotated_to": {
        "description": "Id of the key that replaces this one.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "digest": {
        "type": "string",
        "description": "SHA-256 of the secret, in lowercase hexadecimal.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "authority": {
        "$ref": "#/components/schemas/KeyAuthority"
      },
      "limit_root": {
        "description": "Id of the key whose rate limit it shares, because it was created by that key or replaces it.",
        "$ref": "#/components/schemas/Id"
      },
      "last_used_network": {
        "description": "Address of the client of the last use: IPv4, or the first 64 bits of IPv6.",
        "type": "string",
        "maxLength": 64
      },
      "last_used_agent": {
        "description": "User-Agent of the last use, shortened.",
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "KeyReply": {
    "title": "KeyReply",
    "description": "The key.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Key"
      }
    }
  },
  "KeyVerificationReply": {
    "title": "KeyVerificationReply",
    "description": "What is known of the key.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/KeyVerification"
      }
    }
  },
  "KeyVerification": {
    "title": "KeyVerification",
    "description": "Whether a request with this key may be answered, and whose key it is.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "valid",
      "code",
      "workspace_id",
      "key_id",
      "name",
      "mode",
      "scopes",
      "owner",
      "metadata",
      "expires_at",
      "remaining"
    ],
    "properties": {
      "valid": {
        "description": "Whether the request may be answered.",
        "type": "boolean"
      },
      "code": {
        "description": "Why it may not be answered, as the code of an error of this API; null if it may.",
        "anyOf": [
          {
            "enum": [
              "unknown_key",
              "revoked_key",
              "expired_key",
              "ip_not_allowed",
              "too_many_requests",
              "missing_scope"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "workspace_id": {
        "description": "Id of the workspace of the key; null if the key is unknown.",
        "type": [
          "string",
          "null"
        ]
      },
      "key_id": {
        "description": "Id of the key; null if it is unknown.",
        "type": [
          "string",
          "null"
        ]
      },
      "name": {
        "description": "Name of the key; null if it is unknown.",
        "type": [
          "string",
          "null"
        ]
      },
      "mode": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Mode"
          },
          {
            "type": "null"
          }
        ]
      },
      "scopes": {
        "description": "The scopes of the key.",
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "owner": {
        "description": "Whose key it is, as it was said when the key was created; null if that is not known.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "metadata": {
        "$ref": "#/components/schemas/KeyMetadata"
      },
      "expires_at": {
        "description": "When the key expires; null if it never does, or is unknown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "remaining": {
        "description": "Requests that the tightest of the rate limits of the key and its workspace leaves in this process until its window ends; null without limits, and where the key was refused before it was counted.",
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0
      }
    }
  },
  "Key": {
    "title": "Key",
    "description": "An API key, without its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "scopes",
      "expires_at",
      "allowed_ips",
      "rate_limit",
      "owner",
      "metadata",
      "prefix",
      "last_four",
      "created_at",
      "created_by",
      "last_used_at",
      "revoked_at",
      "rotated_to",
      "mode",
      "state",
      "last_used_network",
      "last_used_agent"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "expires_at": {
        "description": "When the key expires. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "allowed_ips": {
        "$ref": "#/components/schemas/AllowedIps"
      },
      "rate_limit": {
        "description": "The rate limit of the key, besides those of the service; null: only those.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/KeyRateLimit"
          },
          {
            "type": "null"
          }
        ]
      },
      "owner": {
        "description": "Whose key it is, as you name them.",
        "maxLength": 200,
        "type": [
          "string",
          "null"
        ]
      },
      "metadata": {
        "$ref": "#/components/schemas/KeyMetadata"
      },
      "prefix": {
        "type": "string",
        "description": "First characters of the secret, to recognise the key.",
        "maxLength": 16
      },
      "last_four": {
        "type": "string",
        "description": "Last characters of the secret.",
        "maxLength": 4
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "description": "Id of the user or key that created the key.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_used_at": {
        "description": "When the key was last used, accurate to about one minute.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "revoked_at": {
        "description": "When the key was revoked.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "rotated_to": {
        "description": "Id of the key that replaces this one.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "mode": {
        "$ref": "#/components/schemas/Mode"
      },
      "state": {
        "description": "Status of the key: only an active key is accepted.",
        "type": "string",
        "enum": [
          "active",
          "expired",
          "revoked"
        ]
      },
      "last_used_network": {
        "description": "Address of the client of the last use: IPv4, or the first 64 bits of IPv6.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "last_used_agent": {
        "description": "User-Agent of the last use, shortened.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      }
    }
  },
  "RotateKeyRequest": {
    "title": "RotateKeyRequest",
    "description": "Options of the rotation.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "overlap_seconds": {
        "description": "How long the old key stays valid, in seconds. 0 ends it immediately. Default: one day. Maximum: 30 days.",
        "type": "integer",
        "minimum": 0,
        "maximum": 2592000,
        "examples": [
          86400
        ]
      },
      "expires_at": {
        "description": "When the new key expires. If null, it never expires. If omitted, it expires when the old key would have. A key that expires cannot give another one a later expiry or none.",
        "examples": [
          "2099-12-31T23:59:59Z"
        ],
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "VerifyKeyRequest": {
    "title": "VerifyKeyRequest",
    "description": "The key that came with a request to a service of yours.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "secret"
    ],
    "properties": {
      "secret": {
        "description": "The secret of the key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 256,
        "examples": [
          "mk_DemoStudio00000000000000000000003xSUQw"
        ]
      },
      "scope": {
        "$ref": "#/components/schemas/Scope",
        "description": "The scope that the request needs. If you leave it out, the key needs none.",
        "examples": [
          "models:read"
        ]
      },
      "address": {
        "description": "The IPv4 or IPv6 address that the request came from. Without it, a key with `allowed_ips` is not valid.",
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "examples": [
          "203.0.113.7"
        ]
      }
    }
  },
  "ChangeLinkRequest": {
    "title": "ChangeLinkRequest",
    "description": "The fields to change. Omitted fields keep their value.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "domain": {
        "description": "Host name of the short URL. If null, the default domain is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkDomain"
          },
          {
            "type": "null"
          }
        ]
      },
      "title": {
        "$ref": "#/components/schemas/LinkTitle"
      },
      "tags": {
        "$ref": "#/components/schemas/LinkTags"
      },
      "external_id": {
        "description": "Id of the link in your own system, unique in the workspace, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkExternalId"
          },
          {
            "type": "null"
          }
        ]
      },
      "redirect_status": {
        "$ref": "#/components/schemas/RedirectStatus"
      },
      "expires_at": {
        "description": "Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "2099-12-31T23:59:59Z"
        ]
      },
      "max_clicks": {
        "description": "Click limit, counting earlier clicks too. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000000
          },
          {
            "type": "null"
          }
        ]
      },
      "expired_url": {
        "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether the path after the slug is appended to the path of the target."
      },
      "ios_url": {
        "description": "Target on iPhone and iPad. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "android_url": {
        "description": "Target on Android. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "password": {
        "description": "Password that visitors must enter before the redirect, or null. No response contains it.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
            "examples": [
              "open sesame"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "keep_old_slug": {
        "type": "boolean",
        "description": "Whether the old short URL stays as an alias of the link, together with a new slug or domain. Otherwise it answers 404, and no other workspace gets its slug while it is in quarantine. Default: false. At most 20 aliases.",
        "examples": [
          false
        ]
      },
      "remove_aliases": {
        "type": "array",
        "description": "Slugs of the aliases to remove. They are put into quarantine.",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/LinkSlug"
        },
        "examples": [
          []
        ]
      }
    }
  },
  "ClickCount": {
    "title": "ClickCount",
    "description": "Human clicks grouped by one property.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "clicks"
    ],
    "properties": {
      "name": {
        "type": "string"
      },
      "clicks": {
        "type": "integer",
        "minimum": 0
      }
    }
  },
  "ClickCounts": {
    "title": "ClickCounts",
    "description": "Clicks by the values of a property, such as browsers. Missing if all clicks were counted before the property was.",
    "type": "object",
    "additionalProperties": {
      "type": "integer",
      "minimum": 0
    }
  },
  "ClickDay": {
    "title": "ClickDay",
    "description": "The clicks of one day.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "day",
      "clicks",
      "unique_clicks",
      "bots"
    ],
    "properties": {
      "day": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of human clicks."
      },
      "unique_clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of unique visitors. A visitor is identified by IP address and user agent and counted once a day."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of clicks by bots and link previews."
      }
    }
  },
  "ClickUtm": {
    "title": "ClickUtm",
    "description": "UTM parameters with which a visitor came: those of the target, and otherwise those after the short URL. Each value has at most 100 characters.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "source": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "medium": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "campaign": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "term": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      }
    }
  },
  "CreateLinkRequest": {
    "title": "CreateLinkRequest",
    "description": "The link to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "url"
    ],
    "properties": {
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "domain": {
        "description": "Host name of the short URL. If null, the default domain is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkDomain"
          },
          {
            "type": "null"
          }
        ]
      },
      "title": {
        "$ref": "#/components/schemas/LinkTitle"
      },
      "tags": {
        "$ref": "#/components/schemas/LinkTags"
      },
      "external_id": {
        "description": "Id of the link in your own system, unique in the workspace, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkExternalId"
          },
          {
            "type": "null"
          }
        ]
      },
      "redirect_status": {
        "$ref": "#/components/schemas/RedirectStatus"
      },
      "expires_at": {
        "description": "Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "2099-12-31T23:59:59Z"
        ]
      },
      "max_clicks": {
        "description": "Click limit, counting earlier clicks too. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000000
          },
          {
            "type": "null"
          }
        ]
      },
      "expired_url": {
        "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether the path after the slug is appended to the path of the target."
      },
      "ios_url": {
        "description": "Target on iPhone and iPad. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "android_url": {
        "description": "Target on Android. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "password": {
        "description": "Password that visitors must enter before the redirect, or null. No response contains it.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
            "examples": [
              "open sesame"
            ]
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "CreateManyLinksReply": {
    "title": "CreateManyLinksReply",
    "description": "The result for each link, in the order of the request.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LinkCreated"
        }
      }
    }
  },
  "CreateManyLinksRequest": {
    "title": "CreateManyLinksRequest",
    "description": "The links to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "links"
    ],
    "properties": {
      "links": {
        "type": "array",
        "description": "Each link as in a request that creates a single link. An invalid link fails alone; the others are created.",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "description": "A link, as in a request that creates a single link."
        },
        "examples": [
          [
            {
              "url": "https://shop.example/one"
            },
            {
              "url": "https://shop.example/two",
              "slug": "two"
            }
          ]
        ]
      }
    }
  },
  "LinkAliasRecord": {
    "title": "LinkAliasRecord",
    "description": "An earlier short URL of a link, which redirects as the link does.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "domain",
      "slug",
      "slug_key"
    ],
    "properties": {
      "domain": {
        "type": "string",
        "description": "Host name of the short URL. Empty for the default domain.",
        "maxLength": 253
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "slug_key": {
        "type": "string",
        "description": "The normalised slug that look-ups use, unique in the domain.",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "LinkAlias": {
    "title": "LinkAlias",
    "description": "An earlier short URL of a link, which redirects as the link does and counts its clicks for the link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "short_url",
      "domain",
      "slug"
    ],
    "properties": {
      "short_url": {
        "type": "string",
        "description": "The short URL: absolute, or a path if the service does not know its public address."
      },
      "domain": {
        "description": "Host name of the short URL. If null, the default domain is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkDomain"
          },
          {
            "type": "null"
          }
        ]
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      }
    }
  },
  "LinkAnalyticsReply": {
    "title": "LinkAnalyticsReply",
    "description": "Clicks of a range of days.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/LinkAnalytics"
      }
    }
  },
  "LinkAnalyticsRequest": {
    "title": "LinkAnalyticsRequest",
    "description": "The range of days.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "from": {
        "$ref": "#/components/schemas/LinkDayName",
        "description": "The first day, in UTC. Default: 29 days before the last day."
      },
      "to": {
        "$ref": "#/components/schemas/LinkDayName",
        "description": "The last day, in UTC. Default: today."
      }
    }
  },
  "LinkAnalytics": {
    "title": "LinkAnalytics",
    "description": "Clicks of a range of days.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "from",
      "to",
      "clicks",
      "unique_clicks",
      "bots",
      "days",
      "referrers",
      "countries",
      "devices",
      "browsers",
      "systems",
      "cities",
      "utm_sources",
      "utm_mediums",
      "utm_campaigns",
      "utm_terms",
      "utm_contents",
      "hours"
    ],
    "properties": {
      "from": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "to": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of human clicks."
      },
      "unique_clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of unique visitors, each counted once a day."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of clicks by bots and link previews."
      },
      "days": {
        "type": "array",
        "description": "Every day of the range, including days without clicks.",
        "items": {
          "$ref": "#/components/schemas/ClickDay"
        }
      },
      "referrers": {
        "type": "array",
        "description": "Clicks by referring host, most clicks first. `direct`: the request had no referrer. `other`: the hosts beyond the number that is stored.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "countries": {
        "type": "array",
        "description": "Clicks by ISO 3166 country code, most clicks first. `unknown`: no proxy sent the country.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "devices": {
        "type": "array",
        "description": "Clicks by device: `desktop`, `phone`, `tablet` or `other`.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "browsers": {
        "type": "array",
        "description": "Clicks by browser, or by the app that shows the page, such as `Instagram`. `other`: another one. `unknown`: clicks that were counted before browsers were.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "systems": {
        "type": "array",
        "description": "Clicks by operating system. `other`: another one. `unknown`: clicks that were counted before systems were.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "cities": {
        "type": "array",
        "description": "Clicks by city with its ISO 3166 country code, such as `Berlin, DE`, most clicks first. `other`: the cities beyond the number that is stored. `unknown`: no proxy sent the city.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "utm_sources": {
        "type": "array",
        "description": "Clicks by the UTM parameter `source`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "utm_mediums": {
        "type": "array",
        "description": "Clicks by the UTM parameter `medium`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "utm_campaigns": {
        "type": "array",
        "description": "Clicks by the UTM parameter `campaign`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "utm_terms": {
        "type": "array",
        "description": "Clicks by the UTM parameter `term`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "utm_contents": {
        "type": "array",
        "description": "Clicks by the UTM parameter `content`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "hours": {
        "type": "array",
        "description": "Clicks by weekday and hour in UTC: a list for each weekday, Monday first, of 24 numbers each. Clicks that were counted before hours were are missing.",
        "items": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 0
          }
        }
      }
    }
  },
  "LinkClickListReply": {
    "title": "LinkClickListReply",
    "description": "Clicks, newest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LinkClick"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "LinkClickListRequest": {
    "title": "LinkClickListRequest",
    "description": "Pagination of the click list.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "limit": {
        "description": "Number of clicks on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "LinkClickRecord": {
    "title": "LinkClickRecord",
    "description": "A click as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "link_id",
      "id",
      "at",
      "referrer",
      "country",
      "device",
      "bot"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "referrer": {
        "description": "Referring host, or null if the request had no referrer.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 253
          },
          {
            "type": "null"
          }
        ]
      },
      "country": {
        "description": "ISO 3166 country code, or null if no proxy sent it.",
        "anyOf": [
          {
            "type": "string",
            "pattern": "^[A-Z]{2}$"
          },
          {
            "type": "null"
          }
        ]
      },
      "city": {
        "description": "City, or null if no proxy sent it.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 100
          },
          {
            "type": "null"
          }
        ]
      },
      "device": {
        "enum": [
          "desktop",
          "phone",
          "tablet",
          "other"
        ]
      },
      "browser": {
        "description": "Name of the browser or of the app that shows the page, such as `Chrome`, `Safari` or `Instagram`; `other`: another one. Null if it was not stored yet when the click was made.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          {
            "type": "null"
          }
        ]
      },
      "system": {
        "description": "Name of the operating system, such as `iOS`, `Android` or `Windows`; `other`: another one. Null if it was not stored yet when the click was made.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          {
            "type": "null"
          }
        ]
      },
      "utm": {
        "$ref": "#/components/schemas/ClickUtm"
      },
      "bot": {
        "type": "boolean",
        "description": "Whether a bot or a link preview made the click."
      },
      "link_id": {
        "$ref": "#/components/schemas/Id"
      }
    }
  },
  "LinkClick": {
    "title": "LinkClick",
    "description": "A click.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "at",
      "referrer",
      "country",
      "city",
      "device",
      "browser",
      "system",
      "utm",
      "bot"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "referrer": {
        "description": "Referring host, or null if the request had no referrer.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 253
          },
          {
            "type": "null"
          }
        ]
      },
      "country": {
        "description": "ISO 3166 country code, or null if no proxy sent it.",
        "anyOf": [
          {
            "type": "string",
            "pattern": "^[A-Z]{2}$"
          },
          {
            "type": "null"
          }
        ]
      },
      "city": {
        "description": "City, or null if no proxy sent it.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 100
          },
          {
            "type": "null"
          }
        ]
      },
      "device": {
        "enum": [
          "desktop",
          "phone",
          "tablet",
          "other"
        ]
      },
      "browser": {
        "description": "Name of the browser or of the app that shows the page, such as `Chrome`, `Safari` or `Instagram`; `other`: another one. Null if it was not stored yet when the click was made.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          {
            "type": "null"
          }
        ]
      },
      "system": {
        "description": "Name of the operating system, such as `iOS`, `Android` or `Windows`; `other`: another one. Null if it was not stored yet when the click was made.",
        "anyOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          {
            "type": "null"
          }
        ]
      },
      "utm": {
        "$ref": "#/components/schemas/ClickUtm"
      },
      "bot": {
        "type": "boolean",
        "description": "Whether a bot or a link preview made the click."
      }
    }
  },
  "LinkClicked": {
    "title": "LinkClicked",
    "description": "Clicks on one link that were stored in one batch.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "link",
      "clicks"
    ],
    "properties": {
      "link": {
        "$ref": "#/components/schemas/Link"
      },
      "clicks": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LinkClick"
        }
      }
    }
  },
  "LinkCreated": {
    "title": "LinkCreated",
    "description": "The result for one link of a batch: the link that was created, or the error.",
    "oneOf": [
      {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "status",
          "data"
        ],
        "properties": {
          "status": {
            "const": "success"
          },
          "data": {
            "$ref": "#/components/schemas/Link"
          }
        }
      },
      {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "status",
          "msg"
        ],
        "properties": {
          "status": {
            "const": "error"
          },
          "msg": {
            "type": "string",
            "description": "Why the link was not created."
          }
        }
      }
    ]
  },
  "LinkDayName": {
    "title": "LinkDayName",
    "description": "A day in UTC.",
    "type": "string",
    "format": "date",
    "pattern": "^(?!0000)\\d{4}-\\d{2}-\\d{2}$",
    "examples": [
      "2026-11-20"
    ]
  },
  "LinkDayRecord": {
    "title": "LinkDayRecord",
    "description": "The stored clicks of one day, on one link or on all links of the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "link_id",
      "day",
      "clicks",
      "unique_clicks",
      "bots",
      "referrers",
      "countries",
      "devices"
    ],
    "properties": {
      "link_id": {
        "type": "string",
        "description": "Id of the link. Empty for all links of the workspace.",
        "pattern": "^[A-Za-z0-9_-]{0,64}$"
      },
      "day": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "clicks": {
        "type": "integer",
        "minimum": 0
      },
      "unique_clicks": {
        "type": "integer",
        "minimum": 0
      },
      "bots": {
        "type": "integer",
        "minimum": 0
      },
      "referrers": {
        "type": "object",
        "description": "Clicks by referring host.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      },
      "countries": {
        "type": "object",
        "description": "Clicks by ISO 3166 country code.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      },
      "devices": {
        "type": "object",
        "description": "Clicks by device.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      },
      "hours": {
        "type": "object",
        "description": "Clicks by hour in UTC, from `00` to `23`. Missing if all clicks were counted before hours were.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      },
      "browsers": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "systems": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "cities": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "utm_sources": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "utm_mediums": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "utm_campaigns": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "utm_terms": {
        "$ref": "#/components/schemas/ClickCounts"
      },
      "utm_contents": {
        "$ref": "#/components/schemas/ClickCounts"
      }
    }
  },
  "LinkDomain": {
    "title": "LinkDomain",
    "description": "Host name of the short URL. Default: the default domain, which its own host name means too.",
    "type": "string",
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^[a-z0-9.-]+$"
  },
  "LinkEventData": {
    "title": "LinkEventData",
    "description": "The link that an event is about.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "link"
    ],
    "properties": {
      "link": {
        "$ref": "#/components/schemas/Link"
      }
    }
  },
  "LinkExpired": {
    "title": "LinkExpired",
    "description": "A link that has expired.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "link",
      "reason"
    ],
    "properties": {
      "link": {
        "$ref": "#/components/schemas/Link"
      },
      "reason": {
        "description": "Why the link expired: its expiry time passed (time) or its click limit was reached (clicks).",
        "enum": [
          "time",
          "clicks"
        ]
      }
    }
  },
  "LinkExternalId": {
    "title": "LinkExternalId",
    "description": "Id of the link in your own system, unique in the workspace.",
    "type": "string",
    "minLength": 1,
    "maxLength": 190,
    "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
    "examples": [
      "order-1042"
    ]
  },
  "LinkListReply": {
    "title": "LinkListReply",
    "description": "A page of links.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Link"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "LinkListRequest": {
    "title": "LinkListRequest",
    "description": "Filters, order and pagination of the link list.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "tag": {
        "$ref": "#/components/schemas/LinkTag",
        "description": "Only links with this tag."
      },
      "q": {
        "type": "string",
        "description": "Only links whose slug, title or target contains this text (case-insensitive).",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "external_id": {
        "$ref": "#/components/schemas/LinkExternalId",
        "description": "Only the link with this external id."
      },
      "archived": {
        "description": "Whether to list archived links instead of active ones.",
        "type": "string",
        "enum": [
          "true",
          "false"
        ],
        "examples": [
          "false"
        ]
      },
      "sort": {
        "description": "Order of the list: newest first (created) or most clicks first (clicks). Default: created.",
        "type": "string",
        "enum": [
          "created",
          "clicks"
        ],
        "examples": [
          "created"
        ]
      },
      "limit": {
        "description": "Number of links on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "LinkListed": {
    "title": "LinkListed",
    "description": "Links that a request listed.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "links",
      "key_id"
    ],
    "properties": {
      "links": {
        "type": "array",
        "description": "Ids of the links in the response.",
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "key_id": {
        "$ref": "#/components/schemas/Id",
        "description": "Id of the key that made the request."
      }
    }
  },
  "LinkQuarantineRecord": {
    "title": "LinkQuarantineRecord",
    "description": "A slug that a workspace gave up. Until the end of the quarantine, no other workspace gets it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "domain",
      "slug_key",
      "until"
    ],
    "properties": {
      "domain": {
        "type": "string",
        "description": "Host name of the short URL. Empty for the default domain.",
        "maxLength": 253
      },
      "slug_key": {
        "type": "string",
        "description": "The normalised slug that look-ups use.",
        "minLength": 1,
        "maxLength": 400
      },
      "until": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "LinkRecord": {
    "title": "LinkRecord",
    "description": "A short link as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "domain",
      "slug",
      "slug_key",
      "url",
      "title",
      "tags",
      "external_id",
      "redirect_status",
      "expires_at",
      "max_clicks",
      "expired_url",
      "utm",
      "forward_query",
      "forward_path",
      "ios_url",
      "android_url",
      "archived",
      "clicks",
      "bots",
      "last_clicked_at",
      "created_at",
      "updated_at",
      "password",
      "passes",
      "expired_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "domain": {
        "description": "Host name of the short URL. Empty for the default domain.",
        "type": "string",
        "maxLength": 253
      },
      "title": {
        "$ref": "#/components/schemas/LinkTitle"
      },
      "tags": {
        "$ref": "#/components/schemas/LinkTags"
      },
      "external_id": {
        "description": "Id of the link in your own system, unique in the workspace, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkExternalId"
          },
          {
            "type": "null"
          }
        ]
      },
      "redirect_status": {
        "$ref": "#/components/schemas/RedirectStatus"
      },
      "expires_at": {
        "description": "Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "max_clicks": {
        "description": "Click limit. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000000
          },
          {
            "type": "null"
          }
        ]
      },
      "expired_url": {
        "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether the path after the slug is appended to the path of the target."
      },
      "ios_url": {
        "description": "Target on iPhone and iPad. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "android_url": {
        "description": "Target on Android. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "archived": {
        "type": "boolean",
        "description": "Whether the link is archived. Lists omit archived links, but they still redirect."
      },
      "clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of human clicks."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of clicks by bots and link previews."
      },
      "last_clicked_at": {
        "description": "Time of the last human click, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "slug_key": {
        "type": "string",
        "description": "The normalised slug that look-ups use, unique in the domain.",
        "minLength": 1,
        "maxLength": 400
      },
      "aliases": {
        "description": "Earlier short URLs. Omitted if there never was one.",
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/LinkAliasRecord"
        }
      },
      "password": {
        "description": "The hashed password, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/PasswordHash"
          },
          {
            "type": "null"
          }
        ]
      },
      "passes": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of redirects so far, if the link has a click limit."
      },
      "expired_at": {
        "description": "When the link.expired event was emitted, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "LinkRecorderRecord": {
    "title": "LinkRecorderRecord",
    "description": "The last batch of clicks that a recorder stored. It prevents that a batch is stored twice.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "batch",
      "at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "batch": {
        "description": "Number of the last stored batch.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "LinkReply": {
    "title": "LinkReply",
    "description": "A link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Link"
      }
    }
  },
  "LinkSaltRecord": {
    "title": "LinkSaltRecord",
    "description": "The salt that visitors of one day are hashed with.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "day",
      "salt"
    ],
    "properties": {
      "day": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "salt": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{43}$"
      }
    }
  },
  "LinkSlug": {
    "title": "LinkSlug",
    "description": "Last part of the short URL: letters, digits, marks and emoji of any script, and - _ . ~. Letters that look like those of another script cannot be mixed with that script.",
    "type": "string",
    "minLength": 1,
    "maxLength": 190,
    "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
    "examples": [
      "spring-sale"
    ]
  },
  "LinkTag": {
    "title": "LinkTag",
    "description": "A label that groups links.",
    "type": "string",
    "minLength": 1,
    "maxLength": 50,
    "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
    "examples": [
      "newsletter"
    ]
  },
  "LinkTags": {
    "title": "LinkTags",
    "description": "Labels that group links.",
    "type": "array",
    "maxItems": 30,
    "uniqueItems": true,
    "items": {
      "$ref": "#/components/schemas/LinkTag"
    },
    "examples": [
      [
        "newsletter"
      ]
    ]
  },
  "LinkTarget": {
    "title": "LinkTarget",
    "description": "Target of the link: an absolute http or https URL without user name and password.",
    "type": "string",
    "minLength": 1,
    "maxLength": 8192,
    "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
    "examples": [
      "https://shop.example/spring-sale"
    ]
  },
  "LinkTitle": {
    "title": "LinkTitle",
    "description": "Display name of the link.",
    "type": "string",
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
    "examples": [
      "Spring sale"
    ]
  },
  "LinkUtm": {
    "title": "LinkUtm",
    "description": "UTM parameters that are added to the target. They replace UTM parameters that the target already has.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "source": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "medium": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "campaign": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "term": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      }
    },
    "examples": [
      {
        "source": "newsletter",
        "medium": "email"
      }
    ]
  },
  "LinkVisitorRecord": {
    "title": "LinkVisitorRecord",
    "description": "A unique visitor of one day: a hash with the salt of that day. The salt is deleted after the day.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "link_id",
      "day",
      "visitor"
    ],
    "properties": {
      "link_id": {
        "type": "string",
        "description": "Id of the link. Empty for all links of the workspace.",
        "pattern": "^[A-Za-z0-9_-]{0,64}$"
      },
      "day": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "visitor": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{22}$"
      }
    }
  },
  "Link": {
    "title": "Link",
    "description": "A short link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "url",
      "slug",
      "domain",
      "title",
      "tags",
      "external_id",
      "redirect_status",
      "expires_at",
      "max_clicks",
      "expired_url",
      "utm",
      "forward_query",
      "forward_path",
      "ios_url",
      "android_url",
      "archived",
      "clicks",
      "bots",
      "last_clicked_at",
      "created_at",
      "updated_at",
      "short_url",
      "aliases",
      "state",
      "has_password"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id",
        "description": "Id of the link."
      },
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "domain": {
        "description": "Host name of the short URL. If null, the default domain is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkDomain"
          },
          {
            "type": "null"
          }
        ]
      },
      "title": {
        "$ref": "#/components/schemas/LinkTitle"
      },
      "tags": {
        "$ref": "#/components/schemas/LinkTags"
      },
      "external_id": {
        "description": "Id of the link in your own system, unique in the workspace, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkExternalId"
          },
          {
            "type": "null"
          }
        ]
      },
      "redirect_status": {
        "$ref": "#/components/schemas/RedirectStatus"
      },
      "expires_at": {
        "description": "Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "max_clicks": {
        "description": "Click limit. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000000
          },
          {
            "type": "null"
          }
        ]
      },
      "expired_url": {
        "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether the path after the slug is appended to the path of the target."
      },
      "ios_url": {
        "description": "Target on iPhone and iPad. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "android_url": {
        "description": "Target on Android. If null, url is used.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "archived": {
        "type": "boolean",
        "description": "Whether the link is archived. Lists omit archived links, but they still redirect."
      },
      "clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of human clicks."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of clicks by bots and link previews."
      },
      "last_clicked_at": {
        "description": "Time of the last human click, or null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "short_url": {
        "type": "string",
        "description": "The short URL: absolute, or a path if the service does not know its public address."
      },
      "aliases": {
        "description": "Earlier short URLs that still lead to the link.",
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/LinkAlias"
        }
      },
      "state": {
        "description": "Status of the link: active, expired (its expiry time passed) or used_up (its click limit was reached).",
        "enum": [
          "active",
          "expired",
          "used_up"
        ]
      },
      "has_password": {
        "type": "boolean",
        "description": "Whether visitors must enter a password."
      }
    }
  },
  "QrRequest": {
    "title": "QrRequest",
    "description": "Format and appearance of the QR code.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "format": {
        "type": "string",
        "description": "Image format. Default: svg.",
        "enum": [
          "svg",
          "png"
        ],
        "examples": [
          "svg"
        ]
      },
      "size": {
        "type": "integer",
        "description": "Width and height in pixels. Default: 512.",
        "minimum": 64,
        "maximum": 2048,
        "examples": [
          512
        ]
      },
      "margin": {
        "type": "integer",
        "description": "Width of the margin in modules. Default: 4, which QR readers expect.",
        "minimum": 0,
        "maximum": 16,
        "examples": [
          4
        ]
      },
      "level": {
        "type": "string",
        "description": "Error correction level: L, M, Q or H restores 7, 15, 25 or 30 % of a damaged code. Default: M.",
        "enum": [
          "L",
          "M",
          "Q",
          "H"
        ],
        "examples": [
          "M"
        ]
      },
      "dark": {
        "type": "string",
        "description": "Colour of the modules. Default: #000000. Three or six hexadecimal digits, with or without #. Its contrast with light must be at least 3 to 1.",
        "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$",
        "examples": [
          "#000000"
        ]
      },
      "light": {
        "type": "string",
        "description": "Background colour. Default: #ffffff. Three or six hexadecimal digits, with or without #.",
        "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$",
        "examples": [
          "#ffffff"
        ]
      }
    }
  },
  "RedirectStatus": {
    "title": "RedirectStatus",
    "description": "HTTP status of the redirect.",
    "type": "integer",
    "enum": [
      301,
      302,
      307,
      308
    ],
    "examples": [
      302
    ]
  },
  "SlugAvailabilityReply": {
    "title": "SlugAvailabilityReply",
    "description": "Whether a slug is available.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/SlugAvailability"
      }
    }
  },
  "SlugAvailabilityRequest": {
    "title": "SlugAvailabilityRequest",
    "description": "The slug to check.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "slug"
    ],
    "properties": {
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "domain": {
        "$ref": "#/components/schemas/LinkDomain"
      }
    }
  },
  "SlugAvailability": {
    "title": "SlugAvailability",
    "description": "Whether a slug is available.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "slug",
      "available",
      "reason"
    ],
    "properties": {
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "available": {
        "type": "boolean"
      },
      "reason": {
        "description": "Why the slug is not available, or null if it is. confusable: its letters look like those of another script. quarantined: it was given up recently, and becomes available later.",
        "enum": [
          "taken",
          "reserved",
          "invalid",
          "confusable",
          "quarantined",
          null
        ]
      }
    }
  },
  "AccountDetailsReply": {
    "title": "AccountDetailsReply",
    "description": "The account tied to the key.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Account"
      }
    }
  },
  "Account": {
    "title": "Account",
    "description": "The account that the workspace of a key belongs to.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "username",
      "email",
      "balance",
      "currency",
      "profile",
      "registered_at"
    ],
    "properties": {
      "name": {
        "title": "AccountName",
        "description": "Name of the account holder.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "firstname",
          "lastname",
          "full_name"
        ],
        "properties": {
          "firstname": {
            "type": "string"
          },
          "lastname": {
            "type": "string"
          },
          "full_name": {
            "type": "string"
          }
        }
      },
      "username": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "email": {
        "type": "string",
        "description": "Account e-mail.",
        "format": "email"
      },
      "balance": {
        "$ref": "#/components/schemas/Money"
      },
      "currency": {
        "$ref": "#/components/schemas/Currency"
      },
      "profile": {
        "title": "AccountProfile",
        "description": "Public profile of the account holder.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "heading",
          "description",
          "contact",
          "social_links",
          "media"
        ],
        "properties": {
          "heading": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "contact": {
            "title": "AccountContact",
            "description": "Contact details for buyers.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "email"
            ],
            "properties": {
              "email": {
                "type": "string",
                "description": "Contact e-mail.",
                "format": "email"
              }
            }
          },
          "social_links": {
            "title": "SocialLinks",
            "description": "Social links by network name (facebook, x, ...). Any network is allowed.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/Url"
            }
          },
          "media": {
            "title": "AccountMedia",
            "description": "Pictures of the account holder.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "avatar",
              "cover"
            ],
            "properties": {
              "avatar": {
                "$ref": "#/components/schemas/Url"
              },
              "cover": {
                "$ref": "#/components/schemas/Url"
              }
            }
          }
        }
      },
      "registered_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AudioMedia": {
    "title": "AudioMedia",
    "description": "Media of an audio item, which has no preview image.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "thumbnail",
      "preview_audio"
    ],
    "properties": {
      "thumbnail": {
        "$ref": "#/components/schemas/Url"
      },
      "preview_audio": {
        "$ref": "#/components/schemas/Url"
      },
      "screenshots": {
        "description": "Present only if the item has screenshots.",
        "type": "array",
        "minItems": 1,
        "items": {
          "$ref": "#/components/schemas/Url"
        }
      }
    }
  },
  "ImageMedia": {
    "title": "ImageMedia",
    "description": "Media of an image item: any item that is neither video nor audio.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "thumbnail",
      "preview_image"
    ],
    "properties": {
      "thumbnail": {
        "$ref": "#/components/schemas/Url"
      },
      "preview_image": {
        "$ref": "#/components/schemas/Url"
      },
      "screenshots": {
        "description": "Present only if the item has screenshots.",
        "type": "array",
        "minItems": 1,
        "items": {
          "$ref": "#/components/schemas/Url"
        }
      }
    }
  },
  "ItemId": {
    "title": "ItemId",
    "description": "Number of an item.",
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991,
    "examples": [
      1001
    ]
  },
  "ItemListReply": {
    "title": "ItemListReply",
    "description": "The items tied to the key.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "items"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Item"
        }
      }
    }
  },
  "ItemListRequest": {
    "title": "ItemListRequest",
    "description": "Filters and pagination of the item list. Without parameters, all items are listed.",
    "type": "object",
    "additionalProperties": true,
    "properties": {
      "page": {
        "description": "Page number, starting at 1.",
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000,
        "examples": [
          1
        ]
      },
      "per_page": {
        "description": "Number of items on a page. Default: 20 if page is given.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "category": {
        "type": "string",
        "description": "Only items of this category.",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "Scripts"
        ]
      },
      "tag": {
        "type": "string",
        "description": "Only items with this tag.",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "wordpress"
        ]
      },
      "q": {
        "type": "string",
        "description": "Only items whose name, description or tags contain this text (case-insensitive).",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "invoice"
        ]
      }
    }
  },
  "ItemReply": {
    "title": "ItemReply",
    "description": "One item.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "item"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "item": {
        "$ref": "#/components/schemas/Item"
      }
    }
  },
  "ItemRequest": {
    "title": "ItemRequest",
    "description": "The item to read.",
    "type": "object",
    "additionalProperties": true,
    "required": [
      "item_id"
    ],
    "properties": {
      "item_id": {
        "type": "integer",
        "description": "Number of the item. An integer that no item has, such as 0, is answered with `Item Not Found`.",
        "examples": [
          1001
        ]
      }
    }
  },
  "Item": {
    "title": "Item",
    "description": "An item that a workspace sells.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "description",
      "category",
      "sub_category",
      "options",
      "version",
      "demo_link",
      "tags",
      "media",
      "price",
      "currency",
      "published_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/ItemId"
      },
      "name": {
        "type": "string",
        "minLength": 1
      },
      "description": {
        "type": "string"
      },
      "category": {
        "type": "string",
        "minLength": 1
      },
      "sub_category": {
        "type": "string"
      },
      "options": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "version": {
        "type": "string",
        "description": "The item's own version: major.minor.patch.",
        "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$",
        "examples": [
          "2.4.1"
        ]
      },
      "demo_link": {
        "$ref": "#/components/schemas/Url"
      },
      "tags": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1
        }
      },
      "media": {
        "$ref": "#/components/schemas/ItemMedia"
      },
      "price": {
        "title": "ItemPrice",
        "description": "Price of each licence.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "regular",
          "extended"
        ],
        "properties": {
          "regular": {
            "$ref": "#/components/schemas/Price"
          },
          "extended": {
            "$ref": "#/components/schemas/Price"
          }
        }
      },
      "currency": {
        "$ref": "#/components/schemas/Currency"
      },
      "published_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "LicenseType": {
    "title": "LicenseType",
    "description": "The licence that was bought.",
    "type": "string",
    "enum": [
      "Regular",
      "Extended"
    ]
  },
  "ItemMedia": {
    "title": "ItemMedia",
    "description": "Media of an item. With `preview_audio` it is an audio item, which has no `preview_image`; with `preview_video` it is a video item; all others are image items.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/ImageMedia"
      },
      {
        "$ref": "#/components/schemas/VideoMedia"
      },
      {
        "$ref": "#/components/schemas/AudioMedia"
      }
    ]
  },
  "PurchaseCode": {
    "title": "PurchaseCode",
    "description": "The code that the buyer received.",
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[!-~]+$",
    "examples": [
      "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07"
    ]
  },
  "PurchaseValidationReply": {
    "title": "PurchaseValidationReply",
    "description": "The purchase that the code belongs to.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "title": "PurchaseValidationData",
        "description": "The purchase.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "purchase"
        ],
        "properties": {
          "purchase": {
            "$ref": "#/components/schemas/Purchase"
          }
        }
      }
    }
  },
  "PurchaseValidationRequest": {
    "title": "PurchaseValidationRequest",
    "description": "The purchase code to validate.",
    "type": "object",
    "additionalProperties": true,
    "required": [
      "purchase_code"
    ],
    "properties": {
      "purchase_code": {
        "type": "string",
        "description": "The code that the buyer received. Spaces around it are ignored; the case of its letters counts, unless the storage of the service says otherwise. Any text is accepted; an invalid code is answered with `Invalid purchase code`.",
        "examples": [
          "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07"
        ]
      }
    }
  },
  "Purchase": {
    "title": "Purchase",
    "description": "A purchase with its full item. supported_until is omitted if support is disabled or was not bought.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "purchase_code",
      "license_type",
      "price",
      "currency",
      "item",
      "downloaded",
      "date"
    ],
    "properties": {
      "purchase_code": {
        "$ref": "#/components/schemas/PurchaseCode"
      },
      "license_type": {
        "$ref": "#/components/schemas/LicenseType"
      },
      "price": {
        "$ref": "#/components/schemas/Price"
      },
      "currency": {
        "$ref": "#/components/schemas/Currency"
      },
      "item": {
        "$ref": "#/components/schemas/Item"
      },
      "supported_until": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "downloaded": {
        "type": "boolean"
      },
      "date": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "VideoMedia": {
    "title": "VideoMedia",
    "description": "Media of a video item.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "thumbnail",
      "preview_image",
      "preview_video"
    ],
    "properties": {
      "thumbnail": {
        "$ref": "#/components/schemas/Url"
      },
      "preview_image": {
        "$ref": "#/components/schemas/Url"
      },
      "preview_video": {
        "$ref": "#/components/schemas/Url"
      },
      "screenshots": {
        "description": "Present only if the item has screenshots.",
        "type": "array",
        "minItems": 1,
        "items": {
          "$ref": "#/components/schemas/Url"
        }
      }
    }
  },
  "ChangeMemberRequest": {
    "title": "ChangeMemberRequest",
    "description": "The new role of a member.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "role"
    ],
    "properties": {
      "role": {
        "$ref": "#/components/schemas/Role"
      }
    }
  },
  "MemberListReply": {
    "title": "MemberListReply",
    "description": "The members of the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Member"
        }
      }
    }
  },
  "MemberReply": {
    "title": "MemberReply",
    "description": "A member.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Member"
      }
    }
  },
  "Member": {
    "title": "Member",
    "description": "A user with a role in the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "user_id",
      "name",
      "email",
      "role"
    ],
    "properties": {
      "user_id": {
        "description": "Id of the user.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "user_ingrid"
        ]
      },
      "name": {
        "description": "Name of the user.",
        "type": "string",
        "examples": [
          "Ingrid Solberg"
        ]
      },
      "email": {
        "description": "E-mail address of the user.",
        "type": "string",
        "examples": [
          "ingrid@example.com"
        ]
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      }
    }
  },
  "ChangeContactRequest": {
    "title": "ChangeContactRequest",
    "description": "The new name.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "description": "Name of the contact; null removes it.",
        "anyOf": [
          {
            "type": "string",
            "description": "Name of the contact.",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "Mara Lindt"
        ]
      }
    }
  },
  "ChangeInstanceRequest": {
    "title": "ChangeInstanceRequest",
    "description": "The fields to change. Omitted fields keep their values.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Support"
        ]
      },
      "settings": {
        "type": "object",
        "description": "Settings of the channel. They replace the previous ones, except masked secrets (`***`), which keep their value. They apply from the next connection.",
        "additionalProperties": true,
        "maxProperties": 50,
        "examples": [
          {}
        ]
      },
      "rate": {
        "description": "Maximum number of messages sent per minute; null means no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 6000
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          60
        ]
      }
    }
  },
  "ChangeParticipantsRequest": {
    "title": "ChangeParticipantsRequest",
    "description": "Who joins, leaves or gets another role.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "action",
      "participants"
    ],
    "properties": {
      "action": {
        "type": "string",
        "description": "What happens to the participants.",
        "enum": [
          "add",
          "remove",
          "promote",
          "demote"
        ],
        "examples": [
          "add"
        ]
      },
      "participants": {
        "type": "array",
        "description": "Addresses of the participants.",
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/ChannelAddress"
        },
        "examples": [
          [
            "+4915112345601"
          ]
        ]
      }
    }
  },
  "ChannelAddress": {
    "title": "ChannelAddress",
    "description": "Address on the channel: a phone number, a user name, a JID or the address of a group, as the driver writes it.",
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$",
    "examples": [
      "+4915112345678"
    ]
  },
  "ChannelCommandRecord": {
    "title": "ChannelCommandRecord",
    "description": "A command to the driver of an instance, other than sending a message, as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "name",
      "input",
      "taken",
      "state",
      "result",
      "reason",
      "created_at",
      "expires_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "description": "Name of the command.",
        "pattern": "^[a-z]+(\\.[a-z_]+)*$",
        "maxLength": 40,
        "examples": [
          "group.create"
        ]
      },
      "input": {
        "type": "object",
        "additionalProperties": true
      },
      "taken": {
        "description": "The generation of the instance that carries it out; null: none does yet.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "enum": [
          "waiting",
          "done",
          "failed"
        ]
      },
      "result": {
        "description": "What the driver returned; null: nothing.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ]
      },
      "reason": {
        "description": "Why it failed; null: it did not.",
        "anyOf": [
          {
            "type": "string",
            "description": "Why it failed.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "code": {
        "$ref": "#/components/schemas/ChannelRefusalCode"
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "ChannelEventRecord": {
    "title": "ChannelEventRecord",
    "description": "An event of an instance, as it is stored for the feed.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "type",
      "payload",
      "created_at",
      "sequence"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "type": "string",
        "maxLength": 100,
        "pattern": "^[a-z0-9_]+(\\.[a-z0-9_]+)*$"
      },
      "payload": {
        "type": "string",
        "description": "The exact text that webhooks receive."
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "sequence": {
        "description": "Its number in the feed of the workspace; null: it has none yet.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ChannelEvent": {
    "title": "ChannelEvent",
    "description": "An event of an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "sequence",
      "instance_id",
      "type",
      "timestamp",
      "data"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "sequence": {
        "type": "integer",
        "minimum": 1,
        "description": "Its number in the feed of the workspace."
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "type": "string",
        "examples": [
          "message.received"
        ],
        "description": "One of the types of messaging that webhooks receive, such as `message.received`: the name tells what `data` has."
      },
      "timestamp": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "data": {
        "type": "object",
        "description": "The same data that webhooks receive.",
        "additionalProperties": true
      }
    }
  },
  "ChannelFeedReply": {
    "title": "ChannelFeedReply",
    "description": "A page of the feed.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "last",
      "has_more"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChannelEvent"
        }
      },
      "last": {
        "type": "integer",
        "minimum": 0,
        "description": "Pass it as `after` to continue."
      },
      "has_more": {
        "type": "boolean",
        "description": "Whether more events are available now."
      }
    }
  },
  "ChannelFeedRequest": {
    "title": "ChannelFeedRequest",
    "description": "The position in the feed.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "after": {
        "description": "Return events after this number: `last` of the previous page. Default: 0, from the beginning.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991,
        "examples": [
          0
        ]
      },
      "instance_id": {
        "type": "string",
        "description": "Only events of this instance.",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "ins_demo"
        ]
      },
      "type": {
        "type": "string",
        "description": "Only events of this type.",
        "maxLength": 100,
        "pattern": "^[a-z0-9_.]+$",
        "examples": [
          "message.received"
        ]
      },
      "limit": {
        "description": "Number of events on a page. Default: 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 1000,
        "examples": [
          100
        ]
      }
    }
  },
  "ChannelLimits": {
    "title": "ChannelLimits",
    "description": "How long what is sent may be, in characters.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text",
      "caption"
    ],
    "properties": {
      "text": {
        "type": "integer",
        "minimum": 1,
        "description": "Of a text."
      },
      "caption": {
        "type": "integer",
        "minimum": 1,
        "description": "Of a caption."
      }
    }
  },
  "ChannelListReply": {
    "title": "ChannelListReply",
    "description": "The kinds of channels.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Channel"
        }
      }
    }
  },
  "ChannelRefusalCode": {
    "title": "ChannelRefusalCode",
    "description": "Why a channel refuses something that its caller could have done otherwise: the code of the error that the caller gets.",
    "enum": [
      "group_left",
      "group_not_admin",
      "channel_address_unknown",
      "message_ended",
      "not_supported",
      "channel_not_allowed",
      "channel_content_too_large"
    ]
  },
  "Channel": {
    "title": "Channel",
    "description": "A kind of channel that instances can use.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "driver",
      "description",
      "contents",
      "limits",
      "commands",
      "settings"
    ],
    "properties": {
      "driver": {
        "type": "string",
        "description": "Name for `driver` of a new instance.",
        "examples": [
          "simulated"
        ]
      },
      "description": {
        "type": "string"
      },
      "contents": {
        "type": "array",
        "description": "What messages can contain.",
        "items": {
          "enum": [
            "text",
            "media",
            "location",
            "contact",
            "poll"
          ]
        }
      },
      "limits": {
        "$ref": "#/components/schemas/ChannelLimits"
      },
      "commands": {
        "type": "array",
        "description": "What the channel can do besides sending.",
        "items": {
          "type": "string"
        }
      },
      "settings": {
        "type": "object",
        "description": "JSON Schema of the settings of an instance.",
        "additionalProperties": true
      }
    }
  },
  "ChatGroupEventData": {
    "title": "ChatGroupEventData",
    "description": "A group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "group"
    ],
    "properties": {
      "group": {
        "$ref": "#/components/schemas/ChatGroup"
      }
    }
  },
  "ChatGroupListReply": {
    "title": "ChatGroupListReply",
    "description": "Groups.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChatGroup"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "ChatGroupPictureRequest": {
    "title": "ChatGroupPictureRequest",
    "description": "The new picture.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "media_id"
    ],
    "properties": {
      "media_id": {
        "description": "Id of an uploaded picture; null removes the picture.",
        "anyOf": [
          {
            "type": "string",
            "description": "Id of an uploaded picture.",
            "pattern": "^[A-Za-z0-9_-]{1,64}$",
            "examples": [
              "med_demo_receipt"
            ]
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "med_demo_photo"
        ]
      }
    }
  },
  "ChatGroupRecord": {
    "title": "ChatGroupRecord",
    "description": "A group on a channel as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "address",
      "name",
      "picture_id",
      "participants",
      "invite_link",
      "left_at",
      "created_at",
      "changed_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "picture_id": {
        "description": "The media of the picture.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "participants": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Participant"
        },
        "maxItems": 1024
      },
      "invite_link": {
        "description": "The invite link; null if unknown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Url"
          },
          {
            "type": "null"
          }
        ]
      },
      "left_at": {
        "description": "When this instance left the group; null while it is a member.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "name": {
        "type": "string",
        "description": "Name of the group.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      }
    }
  },
  "ChatGroupReply": {
    "title": "ChatGroupReply",
    "description": "A group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/ChatGroup"
      }
    }
  },
  "ChatGroup": {
    "title": "ChatGroup",
    "description": "A group on a channel.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "address",
      "picture_id",
      "participants",
      "invite_link",
      "left_at",
      "created_at",
      "changed_at",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "picture_id": {
        "description": "The media of the picture.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "participants": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Participant"
        }
      },
      "invite_link": {
        "description": "The invite link; null if unknown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Url"
          },
          {
            "type": "null"
          }
        ]
      },
      "left_at": {
        "description": "When this instance left the group; null while it is a member.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "name": {
        "type": "string",
        "description": "Name of the group.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      }
    }
  },
  "ChatListReply": {
    "title": "ChatListReply",
    "description": "Chats, latest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Chat"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "ChatListRequest": {
    "title": "ChatListRequest",
    "description": "Pagination of chats.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "limit": {
        "description": "Number of chats on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "ChatRecord": {
    "title": "ChatRecord",
    "description": "A chat as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "instance_id",
      "address",
      "kind",
      "last_sequence",
      "unread",
      "active_at"
    ],
    "properties": {
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "kind": {
        "enum": [
          "direct",
          "group"
        ]
      },
      "last_sequence": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of its newest message; 0: it never had one."
      },
      "unread": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of received messages that are not read."
      },
      "active_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "ChatReply": {
    "title": "ChatReply",
    "description": "A chat.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Chat"
      }
    }
  },
  "Chat": {
    "title": "Chat",
    "description": "A chat with a person or group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "instance_id",
      "address",
      "kind",
      "name",
      "unread",
      "last_message",
      "active_at"
    ],
    "properties": {
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "kind": {
        "enum": [
          "direct",
          "group"
        ]
      },
      "name": {
        "description": "Name of the contact or group; null if unknown.",
        "anyOf": [
          {
            "type": "string",
            "description": "Name.",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "unread": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of received messages that are not read."
      },
      "last_message": {
        "description": "Its newest message.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Message"
          },
          {
            "type": "null"
          }
        ]
      },
      "active_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "CheckAddressesRequest": {
    "title": "CheckAddressesRequest",
    "description": "The addresses to check.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "addresses"
    ],
    "properties": {
      "addresses": {
        "type": "array",
        "description": "The addresses to check.",
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/ChannelAddress"
        },
        "examples": [
          [
            "+4915112345601"
          ]
        ]
      }
    }
  },
  "CheckedAddress": {
    "title": "CheckedAddress",
    "description": "Whether an address exists on the channel.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "address",
      "exists",
      "canonical"
    ],
    "properties": {
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "exists": {
        "type": "boolean"
      },
      "canonical": {
        "description": "The address as the channel writes it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ChannelAddress"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "CheckedAddressesReply": {
    "title": "CheckedAddressesReply",
    "description": "The checked addresses.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CheckedAddress"
        }
      }
    }
  },
  "ConnectInstanceRequest": {
    "title": "ConnectInstanceRequest",
    "description": "How to pair.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "method": {
        "type": "string",
        "description": "Pair by scanning a QR code or by typing a code. Default: `qr`.",
        "enum": [
          "qr",
          "code"
        ],
        "examples": [
          "qr"
        ]
      }
    }
  },
  "ContactCardInput": {
    "title": "ContactCardInput",
    "description": "A contact card.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "addresses"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "Name on the card.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "addresses": {
        "type": "array",
        "description": "Addresses on the card.",
        "minItems": 1,
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/ChannelAddress"
        }
      }
    },
    "examples": [
      {
        "name": "Mara Lindt",
        "addresses": [
          "+4915112345601"
        ]
      }
    ]
  },
  "ContactContent": {
    "title": "ContactContent",
    "description": "A contact card.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "name",
      "addresses"
    ],
    "properties": {
      "kind": {
        "const": "contact"
      },
      "name": {
        "type": "string",
        "description": "Name on the card.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "addresses": {
        "type": "array",
        "description": "Addresses on the card.",
        "minItems": 1,
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/ChannelAddress"
        }
      }
    }
  },
  "ContactEventData": {
    "title": "ContactEventData",
    "description": "A contact.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "contact"
    ],
    "properties": {
      "contact": {
        "$ref": "#/components/schemas/Contact"
      }
    }
  },
  "ContactListReply": {
    "title": "ContactListReply",
    "description": "Contacts.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Contact"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "ContactRecord": {
    "title": "ContactRecord",
    "description": "A contact as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "address",
      "name",
      "blocked",
      "picture_id",
      "created_at",
      "changed_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "blocked": {
        "type": "boolean",
        "description": "Whether the channel blocks the contact."
      },
      "picture_id": {
        "description": "The media of the picture.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "name": {
        "description": "Name; null if unknown.",
        "anyOf": [
          {
            "type": "string",
            "description": "Name of the contact.",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ContactReply": {
    "title": "ContactReply",
    "description": "A contact.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Contact"
      }
    }
  },
  "Contact": {
    "title": "Contact",
    "description": "A contact of an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "address",
      "blocked",
      "picture_id",
      "created_at",
      "changed_at",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "blocked": {
        "type": "boolean",
        "description": "Whether the channel blocks the contact."
      },
      "picture_id": {
        "description": "The media of the picture.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "name": {
        "description": "Name; null if unknown.",
        "anyOf": [
          {
            "type": "string",
            "description": "Name of the contact.",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "CreateChatGroupRequest": {
    "title": "CreateChatGroupRequest",
    "description": "The new group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "participants"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "Name of the group.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Beta testers"
        ]
      },
      "participants": {
        "type": "array",
        "description": "Addresses of the participants.",
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/ChannelAddress"
        },
        "examples": [
          [
            "+4915112345601"
          ]
        ]
      }
    }
  },
  "CreateContactRequest": {
    "title": "CreateContactRequest",
    "description": "The new contact.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "address"
    ],
    "properties": {
      "name": {
        "description": "Name of the contact; null removes it.",
        "anyOf": [
          {
            "type": "string",
            "description": "Name of the contact.",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          "Mara Lindt"
        ]
      },
      "address": {
        "type": "string",
        "description": "Address on the channel.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$",
        "examples": [
          "+4915112345699"
        ]
      }
    }
  },
  "CreateInstanceRequest": {
    "title": "CreateInstanceRequest",
    "description": "The new instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "driver"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "Display name. No control characters.",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Support"
        ]
      },
      "settings": {
        "type": "object",
        "description": "Settings of the channel: see `GET /api/v1/channels`.",
        "additionalProperties": true,
        "maxProperties": 50,
        "examples": [
          {}
        ]
      },
      "rate": {
        "description": "Maximum number of messages sent per minute; null means no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 6000
          },
          {
            "type": "null"
          }
        ],
        "examples": [
          60
        ]
      },
      "driver": {
        "type": "string",
        "description": "The kind of channel: see `GET /api/v1/channels`.",
        "pattern": "^[a-z][a-z0-9_-]{0,31}$",
        "examples": [
          "simulated"
        ]
      }
    }
  },
  "CursorListRequest": {
    "title": "CursorListRequest",
    "description": "Pagination.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "limit": {
        "description": "Number of entries on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "EditMessageRequest": {
    "title": "EditMessageRequest",
    "description": "The new text, or the new caption of media.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "description": "The text, as long as the channel takes (`limits` of `GET /api/v1/channels`).",
        "minLength": 1,
        "maxLength": 65536,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$",
        "examples": [
          "Your order has been shipped today."
        ]
      }
    }
  },
  "FileCounts": {
    "title": "FileCounts",
    "description": "Files of received messages that are not stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "waiting",
      "failed"
    ],
    "properties": {
      "waiting": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of files that will be fetched."
      },
      "failed": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of files that are not tried again by themselves."
      }
    }
  },
  "HealthCode": {
    "title": "HealthCode",
    "description": "`not_connected`: it is not open, although its user wants it to be. `not_sending`: a message waits that could be sent, and none is sent. `files_no_room`: received files are not stored, because the workspace has reached its limit. `files_failed`: a received file was given up in the last 24 hours. `unstable`: the connection is lost again and again.",
    "enum": [
      "not_connected",
      "not_sending",
      "files_no_room",
      "files_failed",
      "unstable"
    ]
  },
  "HealthReason": {
    "title": "HealthReason",
    "description": "Something that is wrong with an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "code",
      "message",
      "since",
      "ended_at"
    ],
    "properties": {
      "code": {
        "$ref": "#/components/schemas/HealthCode"
      },
      "message": {
        "type": "string",
        "description": "A sentence for people.",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "since": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "ended_at": {
        "description": "Since when it is not so any more; null while it is so. It is told for a while longer, so that it does not come and go.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "HealthStatus": {
    "title": "HealthStatus",
    "description": "`good`: nothing is wrong. `degraded`: messages are sent and received, but something is wrong. `bad`: messages are not sent or not received.",
    "enum": [
      "good",
      "degraded",
      "bad"
    ]
  },
  "InstanceError": {
    "title": "InstanceError",
    "description": "The last failure of an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "message",
      "at"
    ],
    "properties": {
      "message": {
        "type": "string",
        "description": "Reason.",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "InstanceEventData": {
    "title": "InstanceEventData",
    "description": "An instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "instance"
    ],
    "properties": {
      "instance": {
        "$ref": "#/components/schemas/InstanceStatus"
      }
    }
  },
  "InstanceHealthEventData": {
    "title": "InstanceHealthEventData",
    "description": "The health of an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "instance_id",
      "health"
    ],
    "properties": {
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "health": {
        "$ref": "#/components/schemas/InstanceHealth"
      }
    }
  },
  "InstanceHealthRecord": {
    "title": "InstanceHealthRecord",
    "description": "The health of an instance that was told last.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "since",
      "reasons"
    ],
    "properties": {
      "status": {
        "$ref": "#/components/schemas/HealthStatus"
      },
      "since": {
        "description": "Since when it has this status; null if it has never had another one.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "reasons": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/components/schemas/HealthReason"
        }
      }
    }
  },
  "InstanceHealthStats": {
    "title": "InstanceHealthStats",
    "description": "What the holder of an instance notices, and stores every few seconds.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "down_since",
      "last_received_at",
      "last_sent_at",
      "last_error",
      "no_room_at",
      "file_failed_at",
      "lost"
    ],
    "properties": {
      "down_since": {
        "description": "Since when it is not open; null: it is open, or nobody wants it to be.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_received_at": {
        "description": "When the last message was received; null: none was.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_sent_at": {
        "description": "When the channel took the last message; null if it has taken none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_error": {
        "description": "The last failure of the connection, of sending or of a file; null if none is known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/InstanceError"
          },
          {
            "type": "null"
          }
        ]
      },
      "no_room_at": {
        "description": "When the workspace last had no room for a file; null: there is room.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "file_failed_at": {
        "description": "When a file was last given up; null: none was.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "lost": {
        "type": "array",
        "description": "How many open connections were lost in each of the last hours that has any, the oldest first.",
        "maxItems": 25,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "hour",
            "count"
          ],
          "properties": {
            "hour": {
              "$ref": "#/components/schemas/Timestamp"
            },
            "count": {
              "type": "integer",
              "minimum": 1
            }
          }
        }
      }
    }
  },
  "InstanceHealth": {
    "title": "InstanceHealth",
    "description": "Whether an instance does its work.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "since",
      "reasons",
      "queued",
      "oldest_queued_at",
      "last_received_at",
      "last_sent_at",
      "last_error",
      "reconnects"
    ],
    "properties": {
      "status": {
        "$ref": "#/components/schemas/HealthStatus"
      },
      "since": {
        "description": "Since when it has this status; null if it has never had another one.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "reasons": {
        "type": "array",
        "description": "What is wrong, the oldest first; empty if the status is `good`.",
        "maxItems": 5,
        "items": {
          "$ref": "#/components/schemas/HealthReason"
        }
      },
      "queued": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of queued messages, those for later included."
      },
      "oldest_queued_at": {
        "description": "Since when the oldest message waits that could be sent: when it was queued or, of one for later, its `send_at`; null if none waits.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_received_at": {
        "description": "When the last message was received; null if none was. Stored after a few seconds, like the figures below.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_sent_at": {
        "description": "When the channel took the last message; null if it has taken none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_error": {
        "description": "The last failure of the connection, of sending or of a file; null if none is known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/InstanceError"
          },
          {
            "type": "null"
          }
        ]
      },
      "reconnects": {
        "type": "integer",
        "minimum": 0,
        "description": "How often an open connection was lost and made again in the last 24 hours."
      }
    }
  },
  "InstanceListReply": {
    "title": "InstanceListReply",
    "description": "Instances.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Instance"
        }
      }
    }
  },
  "InstanceQr": {
    "title": "InstanceQr",
    "description": "A new pairing code or QR code.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "instance_id",
      "pairing"
    ],
    "properties": {
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "pairing": {
        "$ref": "#/components/schemas/Pairing"
      }
    }
  },
  "InstanceRecord": {
    "title": "InstanceRecord",
    "description": "An instance as it is stored: one account on a messaging channel.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "driver",
      "settings",
      "memory",
      "state",
      "reason",
      "wanted",
      "pairing_method",
      "pairing",
      "address",
      "rate",
      "generation",
      "lease_until",
      "heartbeat_at",
      "opened_at",
      "created_at",
      "changed_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "description": "Display name.",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Support"
        ]
      },
      "settings": {
        "type": "object",
        "description": "Settings of the driver. They may contain passwords.",
        "additionalProperties": true
      },
      "rate": {
        "description": "Maximum number of messages sent per minute; null: no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 6000
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "$ref": "#/components/schemas/InstanceState"
      },
      "reason": {
        "description": "Why it is connecting again, closed or failed; null if no reason is known.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "address": {
        "description": "Its own address on the channel; null until it is known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ChannelAddress"
          },
          {
            "type": "null"
          }
        ]
      },
      "heartbeat_at": {
        "description": "When the channel last answered.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "opened_at": {
        "description": "When the connection was last opened.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "driver": {
        "type": "string",
        "description": "Name of the channel driver.",
        "pattern": "^[a-z][a-z0-9_-]{0,31}$",
        "examples": [
          "simulated"
        ]
      },
      "memory": {
        "description": "What the driver keeps between connections, such as its pairing; null: nothing.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": true
          },
          {
            "type": "null"
          }
        ]
      },
      "wanted": {
        "enum": [
          "open",
          "closed",
          "logged_out"
        ],
        "description": "The state that the user wants. `logged_out`: closed, and the pairing is removed at the channel."
      },
      "pairing_method": {
        "enum": [
          "qr",
          "code"
        ],
        "description": "How the user wants to pair."
      },
      "pairing": {
        "description": "The current pairing; null: none is needed or possible now.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Pairing"
          },
          {
            "type": "null"
          }
        ]
      },
      "generation": {
        "type": "integer",
        "minimum": 0,
        "description": "Grows with each claim, connect, restart and log-out: writes of an earlier generation are refused."
      },
      "lease_until": {
        "description": "Until when a process holds the instance; null: none does.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "holder": {
        "type": "string",
        "description": "The process that holds it, or held it last. Missing: it has no name.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "health_stats": {
        "$ref": "#/components/schemas/InstanceHealthStats"
      },
      "health": {
        "$ref": "#/components/schemas/InstanceHealthRecord"
      }
    }
  },
  "InstanceReply": {
    "title": "InstanceReply",
    "description": "An instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Instance"
      }
    }
  },
  "InstanceState": {
    "title": "InstanceState",
    "description": "State of an instance.",
    "enum": [
      "created",
      "connecting",
      "open",
      "closed",
      "failed"
    ]
  },
  "InstanceStatusReply": {
    "title": "InstanceStatusReply",
    "description": "The state of an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/InstanceStatus"
      }
    }
  },
  "InstanceStatus": {
    "title": "InstanceStatus",
    "description": "The state of an instance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "state",
      "reason",
      "address",
      "heartbeat_at",
      "opened_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "state": {
        "$ref": "#/components/schemas/InstanceState"
      },
      "reason": {
        "description": "Why it is connecting again, closed or failed.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "address": {
        "description": "Its own address on the channel.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ChannelAddress"
          },
          {
            "type": "null"
          }
        ]
      },
      "heartbeat_at": {
        "description": "When the channel last answered.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "opened_at": {
        "description": "When the connection was last opened.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "Instance": {
    "title": "Instance",
    "description": "An account on a messaging channel.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "settings",
      "rate",
      "state",
      "reason",
      "address",
      "heartbeat_at",
      "opened_at",
      "created_at",
      "changed_at",
      "driver",
      "pairing",
      "files",
      "health"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "description": "Display name.",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Support"
        ]
      },
      "settings": {
        "type": "object",
        "description": "Settings of the channel; secrets are masked.",
        "additionalProperties": true
      },
      "rate": {
        "description": "Maximum number of messages sent per minute; null means no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 6000
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "$ref": "#/components/schemas/InstanceState"
      },
      "reason": {
        "description": "Why it is connecting again, closed or failed; null if no reason is known.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "address": {
        "description": "Its own address on the channel; null until it is known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ChannelAddress"
          },
          {
            "type": "null"
          }
        ]
      },
      "heartbeat_at": {
        "description": "When the channel last answered.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "opened_at": {
        "description": "When the connection was last opened.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "driver": {
        "type": "string",
        "description": "The kind of channel.",
        "examples": [
          "simulated"
        ]
      },
      "pairing": {
        "description": "The pairing that is under way; null if none is.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/PairingShown"
          },
          {
            "type": "null"
          }
        ]
      },
      "files": {
        "$ref": "#/components/schemas/FileCounts"
      },
      "health": {
        "$ref": "#/components/schemas/InstanceHealth"
      }
    }
  },
  "InviteLinkReply": {
    "title": "InviteLinkReply",
    "description": "The invite link.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/InviteLink"
      }
    }
  },
  "InviteLinkRequest": {
    "title": "InviteLinkRequest",
    "description": "Whether to replace the link.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "renew": {
        "type": "boolean",
        "description": "Whether to revoke the old link and create a new one. Default: false.",
        "examples": [
          false
        ]
      }
    }
  },
  "InviteLink": {
    "title": "InviteLink",
    "description": "The invite link of a group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "invite_link"
    ],
    "properties": {
      "invite_link": {
        "$ref": "#/components/schemas/Url"
      }
    }
  },
  "LocationContent": {
    "title": "LocationContent",
    "description": "A place.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "latitude",
      "longitude",
      "name"
    ],
    "properties": {
      "kind": {
        "const": "location"
      },
      "latitude": {
        "type": "number",
        "minimum": -90,
        "maximum": 90
      },
      "longitude": {
        "type": "number",
        "minimum": -180,
        "maximum": 180
      },
      "name": {
        "description": "Name of the place; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "Name of the place.",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "LocationInput": {
    "title": "LocationInput",
    "description": "A place.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "latitude",
      "longitude"
    ],
    "properties": {
      "latitude": {
        "type": "number",
        "minimum": -90,
        "maximum": 90
      },
      "longitude": {
        "type": "number",
        "minimum": -180,
        "maximum": 180
      },
      "name": {
        "type": "string",
        "description": "Name of the place.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      }
    },
    "examples": [
      {
        "latitude": 52.5163,
        "longitude": 13.3777,
        "name": "Brandenburg Gate"
      }
    ]
  },
  "MediaContent": {
    "title": "MediaContent",
    "description": "A picture, video, sound or document. `truncated`: the caption was longer.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "media_id",
      "caption",
      "media"
    ],
    "properties": {
      "kind": {
        "const": "media"
      },
      "media_id": {
        "$ref": "#/components/schemas/Id"
      },
      "caption": {
        "description": "Caption; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "Caption.",
            "minLength": 1,
            "maxLength": 65536,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "media": {
        "$ref": "#/components/schemas/MediaStatus"
      },
      "truncated": {
        "const": true
      }
    }
  },
  "MediaInput": {
    "title": "MediaInput",
    "description": "A file to send: uploaded before, or downloaded from a URL.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "media_id": {
        "type": "string",
        "description": "Id of an uploaded file.",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "med_demo_receipt"
        ]
      },
      "url": {
        "type": "string",
        "description": "Public http or https URL that the file is downloaded from.",
        "minLength": 1,
        "maxLength": 2048,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "caption": {
        "type": "string",
        "description": "Caption.",
        "minLength": 1,
        "maxLength": 65536,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "name": {
        "type": "string",
        "description": "File name for a download.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      }
    },
    "examples": [
      {
        "media_id": "med_demo_receipt",
        "caption": "Your receipt"
      }
    ]
  },
  "MediaRecord": {
    "title": "MediaRecord",
    "description": "A file that was sent, received or uploaded, as it is stored; its bytes are in the media store.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "size",
      "digest",
      "name",
      "created_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "type": "string",
        "description": "Media type, as found in the bytes.",
        "maxLength": 100,
        "pattern": "^[a-z]+/[a-z0-9.+-]+$",
        "examples": [
          "image/png"
        ]
      },
      "size": {
        "type": "integer",
        "minimum": 0,
        "description": "In bytes."
      },
      "digest": {
        "type": "string",
        "description": "SHA-256 of the bytes.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "name": {
        "description": "File name; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "File name.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "MediaReply": {
    "title": "MediaReply",
    "description": "A file.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Media"
      }
    }
  },
  "MediaStatus": {
    "title": "MediaStatus",
    "description": "Whether the file of a message is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "state",
      "reason",
      "retry_at"
    ],
    "properties": {
      "state": {
        "description": "`stored`: it can be downloaded. `pending`: it is being fetched from the channel. `too_large`: it is larger than files may be. `no_room`: the workspace has reached its limit. `failed`: it could not be fetched.",
        "enum": [
          "pending",
          "stored",
          "too_large",
          "no_room",
          "failed"
        ]
      },
      "reason": {
        "description": "Why the last attempt to fetch it failed; null if none has.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "retry_at": {
        "description": "When the next attempt is due; null if it is not tried again by itself.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "MediaUpload": {
    "title": "MediaUpload",
    "description": "The bytes of the file.",
    "type": "string",
    "contentMediaType": "application/octet-stream"
  },
  "Media": {
    "title": "Media",
    "description": "A file.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "size",
      "name",
      "created_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "type": "string",
        "description": "Media type, detected from the content."
      },
      "size": {
        "type": "integer",
        "minimum": 0,
        "description": "In bytes."
      },
      "name": {
        "description": "File name; null if unknown.",
        "anyOf": [
          {
            "type": "string",
            "description": "File name.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "MessageContent": {
    "title": "MessageContent",
    "description": "The content of a message.",
    "anyOf": [
      {
        "$ref": "#/components/schemas/TextContent"
      },
      {
        "$ref": "#/components/schemas/MediaContent"
      },
      {
        "$ref": "#/components/schemas/LocationContent"
      },
      {
        "$ref": "#/components/schemas/ContactContent"
      },
      {
        "$ref": "#/components/schemas/PollContent"
      },
      {
        "$ref": "#/components/schemas/UnsupportedContent"
      }
    ]
  },
  "MessageEventData": {
    "title": "MessageEventData",
    "description": "A message.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "$ref": "#/components/schemas/Message"
      }
    }
  },
  "MessageFile": {
    "title": "MessageFile",
    "description": "The file of a received message, as long as it is not stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "ref",
      "name",
      "state",
      "reason",
      "attempts",
      "taken",
      "retry_at"
    ],
    "properties": {
      "ref": {
        "type": "string",
        "description": "What the channel driver fetches it by.",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "name": {
        "description": "File name; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "File name.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "enum": [
          "pending",
          "too_large",
          "no_room",
          "failed"
        ]
      },
      "reason": {
        "description": "Why the last attempt failed; null: there was none.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempts": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of attempts to fetch it."
      },
      "taken": {
        "description": "The generation that is fetching it; null: nobody is.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0
          },
          {
            "type": "null"
          }
        ]
      },
      "retry_at": {
        "description": "When the next attempt is due; null: only when somebody asks for it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "MessageListReply": {
    "title": "MessageListReply",
    "description": "Messages, newest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Message"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "MessageListRequest": {
    "title": "MessageListRequest",
    "description": "Filters and pagination of messages.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "chat": {
        "type": "string",
        "description": "Only messages of this chat: the address of the person or group.",
        "minLength": 1,
        "maxLength": 255,
        "examples": [
          "+4915112345601"
        ]
      },
      "direction": {
        "type": "string",
        "description": "Only received (`in`) or sent (`out`) messages.",
        "enum": [
          "in",
          "out"
        ],
        "examples": [
          "in"
        ]
      },
      "state": {
        "type": "string",
        "description": "Only messages in this state.",
        "enum": [
          "queued",
          "sent",
          "delivered",
          "read",
          "failed"
        ],
        "examples": [
          "read"
        ]
      },
      "limit": {
        "description": "Number of messages on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "MessageProgressEventData": {
    "title": "MessageProgressEventData",
    "description": "The state of a message.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "message_id",
      "instance_id",
      "chat",
      "sequence",
      "external_id",
      "state",
      "reason"
    ],
    "properties": {
      "message_id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "chat": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "sequence": {
        "type": "integer",
        "minimum": 1,
        "description": "Its number in its chat."
      },
      "external_id": {
        "description": "Its id on the channel.",
        "anyOf": [
          {
            "type": "string",
            "description": "Id.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "state": {
        "$ref": "#/components/schemas/MessageState"
      },
      "reason": {
        "description": "Why it failed.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "MessageReactionEventData": {
    "title": "MessageReactionEventData",
    "description": "A reaction to a message.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "message_id",
      "instance_id",
      "chat",
      "sequence",
      "from",
      "emoji"
    ],
    "properties": {
      "message_id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "chat": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "sequence": {
        "type": "integer",
        "minimum": 1,
        "description": "Number of the message in its chat."
      },
      "from": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "emoji": {
        "description": "The emoji; null: the reaction was removed.",
        "anyOf": [
          {
            "type": "string",
            "description": "The emoji.",
            "minLength": 1,
            "maxLength": 32,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "MessageRecord": {
    "title": "MessageRecord",
    "description": "A message as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "chat",
      "direction",
      "from",
      "content",
      "reply_to",
      "external_id",
      "sequence",
      "state",
      "reason",
      "attempts",
      "sending",
      "retry_at",
      "send_at",
      "request_key",
      "request_fingerprint",
      "reactions",
      "created_at",
      "sent_at",
      "delivered_at",
      "read_at",
      "edited_at",
      "deleted_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "chat": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "direction": {
        "enum": [
          "in",
          "out"
        ]
      },
      "from": {
        "description": "Who wrote it; null: this instance, before its own address was known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ChannelAddress"
          },
          {
            "type": "null"
          }
        ]
      },
      "content": {
        "description": "Its content; null: it was deleted.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/StoredContent"
          },
          {
            "type": "null"
          }
        ]
      },
      "file": {
        "$ref": "#/components/schemas/MessageFile"
      },
      "reply_to": {
        "description": "The message that it replies to; null: none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "external_id": {
        "description": "Id on the channel, unique in its chat; null: not known yet.",
        "anyOf": [
          {
            "type": "string",
            "description": "Id on the channel.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "origin_id": {
        "type": "string",
        "description": "Another id by which others refer to it, such as the one that its writer gave it. Messages of a chat may share it: the newest is meant.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "sequence": {
        "type": "integer",
        "minimum": 1,
        "description": "Its number in its chat."
      },
      "state": {
        "$ref": "#/components/schemas/MessageState"
      },
      "reason": {
        "description": "Why it failed, or why its last attempt did; null: it did not.",
        "anyOf": [
          {
            "type": "string",
            "description": "Why it failed.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempts": {
        "type": "integer",
        "minimum": 0,
        "description": "How many times it was handed to the driver."
      },
      "sending": {
        "description": "The generation of the instance that is sending it; null: it is not being sent.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0
          },
          {
            "type": "null"
          }
        ]
      },
      "retry_at": {
        "description": "Not sent before this time, because an attempt failed; null: at once.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "send_at": {
        "description": "Not sent before this time, as the user wants; null: at once.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "request_key": {
        "description": "The idempotency key of its request; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "The idempotency key.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "request_fingerprint": {
        "description": "SHA-256 of the request that came with the idempotency key; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "SHA-256 of the request.",
            "pattern": "^[0-9a-f]{64}$"
          },
          {
            "type": "null"
          }
        ]
      },
      "reactions": {
        "type": "array",
        "maxItems": 1024,
        "description": "The reactions, at most one per address.",
        "items": {
          "$ref": "#/components/schemas/Reaction"
        }
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "sent_at": {
        "description": "When the channel took it; null: not yet.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "delivered_at": {
        "description": "When it arrived; null: not yet, or unknown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "read_at": {
        "description": "When it was read; null: not yet, or unknown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "edited_at": {
        "description": "When it was last edited; null: never.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "deleted_at": {
        "description": "When it was deleted for everyone; null: it was not. Its content is then null.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "MessageReply": {
    "title": "MessageReply",
    "description": "A message.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Message"
      }
    }
  },
  "MessageState": {
    "title": "MessageState",
    "description": "State of a message. Received messages begin as `delivered`.",
    "enum": [
      "queued",
      "sent",
      "delivered",
      "read",
      "failed"
    ]
  },
  "Message": {
    "title": "Message",
    "description": "A message that was sent or received.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "instance_id",
      "chat",
      "direction",
      "from",
      "content",
      "reply_to",
      "external_id",
      "sequence",
      "state",
      "reason",
      "attempts",
      "send_at",
      "reactions",
      "created_at",
      "sent_at",
      "delivered_at",
      "read_at",
      "edited_at",
      "deleted_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "chat": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "direction": {
        "enum": [
          "in",
          "out"
        ]
      },
      "from": {
        "description": "Who wrote it; null: this instance, before its own address was known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ChannelAddress"
          },
          {
            "type": "null"
          }
        ]
      },
      "content": {
        "description": "Its content; null if it was deleted.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/MessageContent"
          },
          {
            "type": "null"
          }
        ]
      },
      "reply_to": {
        "description": "The message that it replies to.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "external_id": {
        "description": "Its id on the channel; null until it is known.",
        "anyOf": [
          {
            "type": "string",
            "description": "Id.",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "sequence": {
        "type": "integer",
        "minimum": 1,
        "description": "Its number in its chat."
      },
      "state": {
        "$ref": "#/components/schemas/MessageState"
      },
      "reason": {
        "description": "Why it failed, or why its last attempt failed.",
        "anyOf": [
          {
            "type": "string",
            "description": "Reason.",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempts": {
        "type": "integer",
        "minimum": 0,
        "description": "Number of attempts to send it."
      },
      "send_at": {
        "description": "Not sent before this time.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "reactions": {
        "type": "array",
        "description": "At most one per address.",
        "items": {
          "$ref": "#/components/schemas/Reaction"
        }
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "sent_at": {
        "description": "When the channel accepted it.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "delivered_at": {
        "description": "When it arrived, if known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "read_at": {
        "description": "When it was read, if known.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "edited_at": {
        "description": "When it was last edited.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "deleted_at": {
        "description": "When it was deleted for everyone.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "MessagingNumberRecord": {
    "title": "MessagingNumberRecord",
    "description": "A counter of a workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "value"
    ],
    "properties": {
      "name": {
        "enum": [
          "sequence"
        ]
      },
      "value": {
        "type": "integer",
        "minimum": 0
      }
    }
  },
  "PairingQrRequest": {
    "title": "PairingQrRequest",
    "description": "How the QR code should look.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "format": {
        "type": "string",
        "description": "Default: `svg`.",
        "enum": [
          "svg",
          "png"
        ],
        "examples": [
          "svg"
        ]
      },
      "size": {
        "type": "integer",
        "description": "Width and height in pixels. Default: 512.",
        "minimum": 64,
        "maximum": 2048,
        "examples": [
          512
        ]
      }
    }
  },
  "PairingReply": {
    "title": "PairingReply",
    "description": "How the pairing proceeds.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/PairingStatus"
      }
    }
  },
  "PairingShown": {
    "title": "PairingShown",
    "description": "The pairing that is under way, without its secret text.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "method",
      "expires_at"
    ],
    "properties": {
      "method": {
        "enum": [
          "qr",
          "code"
        ]
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "PairingStatus": {
    "title": "PairingStatus",
    "description": "How the pairing of an instance proceeds.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "state",
      "pairing"
    ],
    "properties": {
      "state": {
        "$ref": "#/components/schemas/InstanceState"
      },
      "pairing": {
        "description": "What to scan or type; null: nothing now.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Pairing"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "Pairing": {
    "title": "Pairing",
    "description": "How an account is paired with an instance right now.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "method",
      "text",
      "expires_at"
    ],
    "properties": {
      "method": {
        "enum": [
          "qr",
          "code"
        ],
        "description": "`qr`: the text is the content of a QR code to scan. `code`: the text is a code to type in."
      },
      "text": {
        "type": "string",
        "description": "The content of the QR code, or the code.",
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "expires_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "Participant": {
    "title": "Participant",
    "description": "A member of a group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "address",
      "role"
    ],
    "properties": {
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "role": {
        "enum": [
          "member",
          "admin",
          "owner"
        ]
      }
    }
  },
  "ParticipantsEventData": {
    "title": "ParticipantsEventData",
    "description": "A change of the participants of a group.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "group_id",
      "instance_id",
      "address",
      "action",
      "participants"
    ],
    "properties": {
      "group_id": {
        "$ref": "#/components/schemas/Id"
      },
      "instance_id": {
        "$ref": "#/components/schemas/Id"
      },
      "address": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "action": {
        "enum": [
          "added",
          "removed",
          "promoted",
          "demoted"
        ]
      },
      "participants": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChannelAddress"
        }
      }
    }
  },
  "PollContent": {
    "title": "PollContent",
    "description": "A poll.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "question",
      "options",
      "multiple"
    ],
    "properties": {
      "kind": {
        "const": "poll"
      },
      "question": {
        "type": "string",
        "description": "The question.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "options": {
        "type": "array",
        "description": "The options to choose from.",
        "minItems": 2,
        "maxItems": 12,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "description": "An option.",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
        }
      },
      "multiple": {
        "type": "boolean",
        "description": "Whether several options may be chosen."
      }
    }
  },
  "PollInput": {
    "title": "PollInput",
    "description": "A poll.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "question",
      "options"
    ],
    "properties": {
      "question": {
        "type": "string",
        "description": "The question.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "options": {
        "type": "array",
        "description": "The options, all different.",
        "minItems": 2,
        "maxItems": 12,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "description": "An option.",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
        }
      },
      "multiple": {
        "type": "boolean",
        "description": "Whether several options may be chosen. Default: false."
      }
    },
    "examples": [
      {
        "question": "When shall we meet?",
        "options": [
          "Monday",
          "Tuesday"
        ],
        "multiple": false
      }
    ]
  },
  "ReactRequest": {
    "title": "ReactRequest",
    "description": "The reaction.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "emoji"
    ],
    "properties": {
      "emoji": {
        "type": "string",
        "description": "The emoji.",
        "minLength": 1,
        "maxLength": 32,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "❤️"
        ]
      }
    }
  },
  "Reaction": {
    "title": "Reaction",
    "description": "A reaction to a message.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "from",
      "emoji",
      "at"
    ],
    "properties": {
      "from": {
        "$ref": "#/components/schemas/ChannelAddress"
      },
      "emoji": {
        "type": "string",
        "description": "The emoji.",
        "minLength": 1,
        "maxLength": 32,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "ReadChatRequest": {
    "title": "ReadChatRequest",
    "description": "What to mark as read.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "up_to": {
        "type": "string",
        "description": "Id of the last message that was read. Default: the newest message.",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "msg_demo_1"
        ]
      }
    }
  },
  "RenameChatGroupRequest": {
    "title": "RenameChatGroupRequest",
    "description": "The new name.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "description": "Name of the group.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
        "examples": [
          "Beta testers 2027"
        ]
      }
    }
  },
  "SendMessageRequest": {
    "title": "SendMessageRequest",
    "description": "The message: exactly one of `text`, `media`, `location`, `contact` and `poll`.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "to"
    ],
    "properties": {
      "to": {
        "type": "string",
        "description": "Address of the recipient or group.",
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$",
        "examples": [
          "+4915112345601"
        ]
      },
      "text": {
        "type": "string",
        "description": "The text, as long as the channel takes (`limits` of `GET /api/v1/channels`).",
        "minLength": 1,
        "maxLength": 65536,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$",
        "examples": [
          "Your order has been shipped."
        ]
      },
      "media": {
        "$ref": "#/components/schemas/MediaInput"
      },
      "location": {
        "$ref": "#/components/schemas/LocationInput"
      },
      "contact": {
        "$ref": "#/components/schemas/ContactCardInput"
      },
      "poll": {
        "$ref": "#/components/schemas/PollInput"
      },
      "reply_to": {
        "type": "string",
        "description": "Id of a message in the same chat.",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "msg_demo_1"
        ]
      },
      "send_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    },
    "examples": [
      {
        "to": "+4915112345601",
        "text": "Your order has been shipped."
      }
    ]
  },
  "StoredContent": {
    "title": "StoredContent",
    "description": "The content of a message, as it is stored and as drivers know it.",
    "anyOf": [
      {
        "$ref": "#/components/schemas/TextContent"
      },
      {
        "$ref": "#/components/schemas/StoredMediaContent"
      },
      {
        "$ref": "#/components/schemas/LocationContent"
      },
      {
        "$ref": "#/components/schemas/ContactContent"
      },
      {
        "$ref": "#/components/schemas/PollContent"
      },
      {
        "$ref": "#/components/schemas/UnsupportedContent"
      }
    ]
  },
  "StoredMediaContent": {
    "title": "StoredMediaContent",
    "description": "A picture, video, sound or document. `truncated`: the caption was longer.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "media_id",
      "caption"
    ],
    "properties": {
      "kind": {
        "const": "media"
      },
      "media_id": {
        "$ref": "#/components/schemas/Id"
      },
      "caption": {
        "description": "Caption; null: none.",
        "anyOf": [
          {
            "type": "string",
            "description": "Caption.",
            "minLength": 1,
            "maxLength": 65536,
            "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "truncated": {
        "const": true
      }
    }
  },
  "TextContent": {
    "title": "TextContent",
    "description": "A text message. `truncated`: the text was longer, and the file `media_id` has all of it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "text"
    ],
    "properties": {
      "kind": {
        "const": "text"
      },
      "text": {
        "type": "string",
        "description": "The text.",
        "minLength": 1,
        "maxLength": 65536,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "truncated": {
        "const": true
      },
      "media_id": {
        "$ref": "#/components/schemas/Id"
      }
    }
  },
  "TypingRequest": {
    "title": "TypingRequest",
    "description": "Whether you are typing.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "typing": {
        "type": "boolean",
        "description": "Default: true.",
        "examples": [
          true
        ]
      }
    }
  },
  "UnsupportedContent": {
    "title": "UnsupportedContent",
    "description": "What the channel has, and the API has no kind for. `truncated`: `raw` was longer, and the file `media_id` has all of it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "type",
      "raw"
    ],
    "properties": {
      "kind": {
        "const": "unsupported"
      },
      "type": {
        "description": "What the channel calls it; null: nothing.",
        "anyOf": [
          {
            "type": "string",
            "description": "Kind.",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
          },
          {
            "type": "null"
          }
        ]
      },
      "raw": {
        "type": "string",
        "description": "It as it came, such as JSON or XML.",
        "maxLength": 65536,
        "pattern": "^[^\\u0000\\ud800-\\udfff]*$"
      },
      "truncated": {
        "const": true
      },
      "media_id": {
        "$ref": "#/components/schemas/Id"
      }
    }
  },
  "ModelListReply": {
    "title": "ModelListReply",
    "description": "The models, in the format of OpenAI's list of models.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "object",
      "data"
    ],
    "properties": {
      "object": {
        "const": "list"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Model"
        }
      }
    }
  },
  "Model": {
    "title": "Model",
    "description": "A model that the workspace may use, in the format of OpenAI's list of models.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "object",
      "created",
      "owned_by"
    ],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "examples": [
          "market-search-1"
        ]
      },
      "object": {
        "const": "model"
      },
      "created": {
        "description": "Unix timestamp in seconds.",
        "type": "integer",
        "minimum": 0
      },
      "owned_by": {
        "type": "string"
      }
    }
  },
  "Membership": {
    "title": "Membership",
    "description": "A user's role in a workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "workspace_id",
      "user_id",
      "role"
    ],
    "properties": {
      "workspace_id": {
        "$ref": "#/components/schemas/Id"
      },
      "user_id": {
        "$ref": "#/components/schemas/Id"
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      }
    }
  },
  "PasswordHash": {
    "title": "PasswordHash",
    "description": "A hashed password with its scrypt parameters.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "scheme",
      "cost",
      "block_size",
      "parallelization",
      "salt",
      "hash"
    ],
    "properties": {
      "scheme": {
        "const": "scrypt"
      },
      "cost": {
        "description": "scrypt's N.",
        "type": "integer",
        "format": "power-of-two",
        "minimum": 2,
        "maximum": 1048576
      },
      "block_size": {
        "description": "scrypt's r.",
        "type": "integer",
        "minimum": 1,
        "maximum": 32
      },
      "parallelization": {
        "description": "scrypt's p.",
        "type": "integer",
        "minimum": 1,
        "maximum": 32
      },
      "salt": {
        "type": "string",
        "description": "Base64url.",
        "minLength": 16
      },
      "hash": {
        "type": "string",
        "description": "Base64url.",
        "minLength": 16
      }
    }
  },
  "Role": {
    "title": "Role",
    "description": "Role of a user in a workspace: a viewer can read, a developer can also manage keys, an owner can do everything.",
    "type": "string",
    "enum": [
      "owner",
      "developer",
      "viewer"
    ],
    "examples": [
      "viewer"
    ]
  },
  "Session": {
    "title": "Session",
    "description": "A session of a user in the console.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "digest",
      "user_id",
      "created_at",
      "seen_at"
    ],
    "properties": {
      "digest": {
        "type": "string",
        "description": "SHA-256 of the session cookie, in lowercase hexadecimal.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "user_id": {
        "$ref": "#/components/schemas/Id"
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "seen_at": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "User": {
    "title": "User",
    "description": "A person who logs in to the console.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "email",
      "name",
      "password"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "email": {
        "type": "string",
        "description": "E-mail address in lowercase; the user logs in with it.",
        "format": "email"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "password": {
        "description": "The hashed password. If null, the user cannot log in with a password.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/PasswordHash"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "Workspace": {
    "title": "Workspace",
    "description": "A workspace. It owns keys, items and purchases, and may belong to an account.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "account_id"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "account_id": {
        "description": "null: the workspace belongs to no account.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "mode": {
        "$ref": "#/components/schemas/Mode"
      }
    }
  },
  "RequestListReply": {
    "title": "RequestListReply",
    "description": "Requests, newest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/RequestLogEntry"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "RequestListRequest": {
    "title": "RequestListRequest",
    "description": "Filters and pagination of the request log.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "key_id": {
        "description": "Only requests with this key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "operation": {
        "description": "Only requests of this operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "listItems"
        ]
      },
      "status": {
        "description": "Only responses with a status of this class. `errors`: 4xx and 5xx.",
        "enum": [
          "2xx",
          "3xx",
          "4xx",
          "5xx",
          "errors"
        ]
      },
      "status_code": {
        "description": "Only responses with this status.",
        "type": "integer",
        "minimum": 100,
        "maximum": 599,
        "examples": [
          409
        ]
      },
      "error_code": {
        "description": "Only responses with this error code.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "missing_scope"
        ]
      },
      "request_id": {
        "description": "Only requests with this X-Request-Id. Several can have the same.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "since": {
        "description": "Only requests from this time on.",
        "$ref": "#/components/schemas/Timestamp"
      },
      "until": {
        "description": "Only requests up to this time.",
        "$ref": "#/components/schemas/Timestamp"
      },
      "limit": {
        "description": "Number of requests on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "description": "The next_cursor of the previous page.",
        "type": "string",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "RequestLogEntry": {
    "title": "RequestLogEntry",
    "description": "An answered request with a key of the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "at",
      "key_id",
      "operation",
      "method",
      "path",
      "status",
      "error",
      "duration_ms",
      "request_id",
      "network",
      "parameters"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "key_id": {
        "description": "Id of the key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "operation": {
        "description": "Id of the operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "method": {
        "enum": [
          "GET",
          "HEAD",
          "POST",
          "PUT",
          "PATCH",
          "DELETE"
        ]
      },
      "path": {
        "description": "Path of the operation, with the names of its parameters.",
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      },
      "status": {
        "description": "HTTP status of the response.",
        "type": "integer",
        "minimum": 100,
        "maximum": 599
      },
      "error": {
        "description": "Code of the error, or null if the request was not refused.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "duration_ms": {
        "description": "Time until the response was ready, in milliseconds.",
        "type": "number",
        "minimum": 0
      },
      "request_id": {
        "description": "The X-Request-Id of the response, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "network": {
        "description": "Address of the client: IPv4, or the first 64 bits of IPv6.",
        "type": "string",
        "maxLength": 64
      },
      "parameters": {
        "description": "Parameters of the query by name: the value of those that hold a number, a boolean or one of a few words, and null for the others. Values of others, and bodies, are never stored.",
        "type": "object",
        "propertyNames": {
          "type": "string",
          "maxLength": 64
        },
        "additionalProperties": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 64
        }
      }
    }
  },
  "RequestLogRecord": {
    "title": "RequestLogRecord",
    "description": "An answered request with a key, as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "at",
      "key_id",
      "operation",
      "method",
      "path",
      "status",
      "error",
      "duration_us",
      "request_id",
      "network",
      "parameters"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "key_id": {
        "description": "Id of the key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "operation": {
        "description": "Id of the operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "method": {
        "enum": [
          "GET",
          "HEAD",
          "POST",
          "PUT",
          "PATCH",
          "DELETE"
        ]
      },
      "path": {
        "description": "Path of the operation, with the names of its parameters.",
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      },
      "status": {
        "description": "HTTP status of the response.",
        "type": "integer",
        "minimum": 100,
        "maximum": 599
      },
      "error": {
        "description": "Code of the error, or null if the request was not refused.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "duration_us": {
        "description": "Time until the response was ready, in microseconds.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "request_id": {
        "description": "The X-Request-Id of the response, or null.",
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "network": {
        "description": "Address of the client: IPv4, or the first 64 bits of IPv6.",
        "type": "string",
        "maxLength": 64
      },
      "parameters": {
        "description": "Parameters of the query by name: the value of those that hold a number, a boolean or one of a few words, and null for the others. Values of others, and bodies, are never stored.",
        "type": "object",
        "propertyNames": {
          "type": "string",
          "maxLength": 64
        },
        "additionalProperties": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 64
        }
      }
    }
  },
  "RequestReply": {
    "title": "RequestReply",
    "description": "A request.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/RequestLogEntry"
      }
    }
  },
  "UsageCountRecord": {
    "title": "UsageCountRecord",
    "description": "The requests of one day with one key and operation.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "day",
      "key_id",
      "operation",
      "succeeded",
      "client_errors",
      "server_errors",
      "duration_us"
    ],
    "properties": {
      "day": {
        "$ref": "#/components/schemas/LinkDayName"
      },
      "key_id": {
        "description": "Id of the key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "operation": {
        "description": "Id of the operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "succeeded": {
        "description": "Responses with a status below 400.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "client_errors": {
        "description": "Responses with a status from 400 to 499.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "server_errors": {
        "description": "Responses with a status from 500 on.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "duration_us": {
        "description": "Sum of the times until the responses were ready, in microseconds.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      }
    }
  },
  "UsageHourRecord": {
    "title": "UsageHourRecord",
    "description": "The requests of one hour with one key and operation.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "hour",
      "key_id",
      "operation",
      "succeeded",
      "client_errors",
      "server_errors",
      "duration_us"
    ],
    "properties": {
      "hour": {
        "$ref": "#/components/schemas/HourName"
      },
      "key_id": {
        "description": "Id of the key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "operation": {
        "description": "Id of the operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "succeeded": {
        "description": "Responses with a status below 400.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "client_errors": {
        "description": "Responses with a status from 400 to 499.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "server_errors": {
        "description": "Responses with a status from 500 on.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "duration_us": {
        "description": "Sum of the times until the responses were ready, in microseconds.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      }
    }
  },
  "UsageReply": {
    "title": "UsageReply",
    "description": "Counts of requests: by day in order, or the keys or operations with the most requests, at most 100.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UsageRow"
        }
      }
    }
  },
  "UsageRequest": {
    "title": "UsageRequest",
    "description": "Days and filters of the usage.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "by": {
        "description": "What is counted together. `hour`: the last 48 hours, without `from` and `to`. Default: day.",
        "enum": [
          "day",
          "hour",
          "key",
          "operation"
        ]
      },
      "from": {
        "description": "The first day, at most 366 days before the last. Default: 29 days before the last.",
        "$ref": "#/components/schemas/LinkDayName"
      },
      "to": {
        "description": "The last day. Default: today.",
        "$ref": "#/components/schemas/LinkDayName"
      },
      "key_id": {
        "description": "Only requests with this key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "operation": {
        "description": "Only requests of this operation.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "listItems"
        ]
      }
    }
  },
  "UsageRow": {
    "title": "UsageRow",
    "description": "The requests of a day, hour, key or operation.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "requests",
      "succeeded",
      "client_errors",
      "server_errors",
      "mean_duration_ms"
    ],
    "properties": {
      "name": {
        "description": "The day in UTC, the start of the hour, the id of the key or the id of the operation.",
        "type": "string"
      },
      "requests": {
        "description": "All requests.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "succeeded": {
        "description": "Responses with a status below 400.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "client_errors": {
        "description": "Responses with a status from 400 to 499.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "server_errors": {
        "description": "Responses with a status from 500 on.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "mean_duration_ms": {
        "description": "Mean time until the response was ready, in milliseconds.",
        "type": "number",
        "minimum": 0
      }
    }
  },
  "ChangeWebhookEndpointRequest": {
    "title": "ChangeWebhookEndpointRequest",
    "description": "The fields to change. Omitted fields keep their value.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "url": {
        "type": "string",
        "description": "URL that deliveries are sent to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that the webhook subscribes to.",
        "uniqueItems": true,
        "examples": [
          [
            "key.*"
          ]
        ],
        "minItems": 1,
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/SubscribedEventType"
        }
      },
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "Stock keeping"
        ]
      },
      "headers": {
        "$ref": "#/components/schemas/WebhookHeaders"
      },
      "rate": {
        "description": "Maximum number of deliveries per second. If null, there is no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
          },
          {
            "type": "null"
          }
        ]
      },
      "links": {
        "type": "array",
        "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "lnk_demo_spring"
          ]
        ]
      },
      "tags": {
        "type": "array",
        "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "instances": {
        "type": "array",
        "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "ins_demo"
          ]
        ]
      },
      "sample": {
        "type": "integer",
        "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.",
        "minimum": 1,
        "maximum": 100
      },
      "format": {
        "type": "string",
        "description": "The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ]
      },
      "ordered": {
        "type": "boolean",
        "description": "Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false."
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      }
    }
  },
  "CreateWebhookEndpointRequest": {
    "title": "CreateWebhookEndpointRequest",
    "description": "The webhook to create.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "url",
      "event_types"
    ],
    "properties": {
      "url": {
        "type": "string",
        "description": "URL that deliveries are sent to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that the webhook subscribes to.",
        "uniqueItems": true,
        "examples": [
          [
            "key.*"
          ]
        ],
        "minItems": 1,
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/SubscribedEventType"
        }
      },
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "Stock keeping"
        ]
      },
      "headers": {
        "$ref": "#/components/schemas/WebhookHeaders"
      },
      "rate": {
        "description": "Maximum number of deliveries per second. If null, there is no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
          },
          {
            "type": "null"
          }
        ]
      },
      "links": {
        "type": "array",
        "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "lnk_demo_spring"
          ]
        ]
      },
      "tags": {
        "type": "array",
        "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "instances": {
        "type": "array",
        "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "examples": [
          [
            "ins_demo"
          ]
        ]
      },
      "sample": {
        "type": "integer",
        "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.",
        "minimum": 1,
        "maximum": 100
      },
      "format": {
        "type": "string",
        "description": "The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ]
      },
      "ordered": {
        "type": "boolean",
        "description": "Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false."
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      }
    }
  },
  "CreatedWebhookEndpointReply": {
    "title": "CreatedWebhookEndpointReply",
    "description": "The new webhook with its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/CreatedWebhookEndpoint"
      }
    }
  },
  "CreatedWebhookEndpoint": {
    "title": "CreatedWebhookEndpoint",
    "description": "A new webhook with its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint",
      "secret"
    ],
    "properties": {
      "endpoint": {
        "$ref": "#/components/schemas/WebhookEndpoint"
      },
      "secret": {
        "type": "string",
        "description": "Secret that verifies the signature of deliveries. Store it on the receiving server only.",
        "pattern": "^whsec_"
      }
    }
  },
  "DeliveryHourRecord": {
    "title": "DeliveryHourRecord",
    "description": "The deliveries to endpoints of one kind that were completed in one hour.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "hour",
      "kind",
      "succeeded",
      "failed"
    ],
    "properties": {
      "hour": {
        "$ref": "#/components/schemas/HourName"
      },
      "kind": {
        "description": "The kind of the endpoints; empty for webhooks.",
        "type": "string",
        "maxLength": 100
      },
      "succeeded": {
        "description": "Deliveries that arrived.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "failed": {
        "description": "Deliveries that are not tried again.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      }
    }
  },
  "DeliveryListReply": {
    "title": "DeliveryListReply",
    "description": "Deliveries, newest first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data",
      "next_cursor"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookDelivery"
        }
      },
      "next_cursor": {
        "description": "Cursor of the next page; null on the last page.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "DeliveryListRequest": {
    "title": "DeliveryListRequest",
    "description": "Filters and pagination of the delivery list.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "endpoint_id": {
        "description": "Only deliveries to this webhook.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "ep_demo"
        ]
      },
      "state": {
        "type": "string",
        "description": "Only deliveries in this state.",
        "enum": [
          "pending",
          "succeeded",
          "failed"
        ],
        "examples": [
          "failed"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/SubscribedEventType",
        "description": "Only deliveries of events of this type; `key.*` stands for all types that begin with `key.`."
      },
      "event_id": {
        "description": "Only deliveries of this event.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "msg_demo_failed"
        ]
      },
      "since": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "Only deliveries that were created at this time or later."
      },
      "until": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "Only deliveries that were created at this time or earlier."
      },
      "limit": {
        "description": "Number of deliveries on a page. Default: 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the previous page.",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "EventPattern": {
    "title": "EventPattern",
    "description": "An event type, all event types of a group (`key.*`) or all event types (`*`).",
    "type": "string",
    "maxLength": 100,
    "pattern": "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$",
    "examples": [
      "key.*"
    ]
  },
  "EventType": {
    "title": "EventType",
    "description": "Event type: the group, then what happened.",
    "type": "string",
    "maxLength": 100,
    "pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$",
    "examples": [
      "key.created"
    ]
  },
  "KeyRotated": {
    "title": "KeyRotated",
    "description": "A rotated key and its replacement.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "key",
      "replacement"
    ],
    "properties": {
      "key": {
        "$ref": "#/components/schemas/Key"
      },
      "replacement": {
        "$ref": "#/components/schemas/Key"
      }
    }
  },
  "ReplayDeliveriesRequest": {
    "title": "ReplayDeliveriesRequest",
    "description": "The deliveries to send again: either some by their ids, or those that failed since a time.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "delivery_ids": {
        "description": "Ids of deliveries. Without `since` and filters.",
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]{1,64}$"
        },
        "examples": [
          [
            "msg_demo_failed_ep_demo"
          ]
        ]
      },
      "since": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "All deliveries that failed and were created at this time or later."
      },
      "until": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "Only those that were created at this time or earlier."
      },
      "endpoint_id": {
        "description": "Only those to this webhook.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "ep_demo"
        ]
      },
      "event_type": {
        "$ref": "#/components/schemas/SubscribedEventType",
        "description": "Only those of events of this type; `key.*` stands for all types that begin with `key.`."
      },
      "event_id": {
        "description": "Only those of this event.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "msg_demo_failed"
        ]
      }
    },
    "examples": [
      {
        "delivery_ids": [
          "msg_demo_failed_ep_demo"
        ]
      }
    ]
  },
  "ReplayFailedRequest": {
    "title": "ReplayFailedRequest",
    "description": "Which failed deliveries to send again.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "since"
    ],
    "properties": {
      "since": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "ReplayReply": {
    "title": "ReplayReply",
    "description": "Number of deliveries that are sent again.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/Replayed"
      }
    }
  },
  "ReplayedDeliveriesReply": {
    "title": "ReplayedDeliveriesReply",
    "description": "What became of the deliveries.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/ReplayedDeliveries"
      }
    }
  },
  "ReplayedDeliveries": {
    "title": "ReplayedDeliveries",
    "description": "What became of the deliveries.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "count",
      "skipped",
      "not_found",
      "has_more"
    ],
    "properties": {
      "count": {
        "description": "Number of deliveries that are sent again.",
        "type": "integer",
        "minimum": 0
      },
      "skipped": {
        "description": "Number of deliveries that were pending already, or were sent again by another request meanwhile.",
        "type": "integer",
        "minimum": 0
      },
      "not_found": {
        "description": "Number of ids without a delivery.",
        "type": "integer",
        "minimum": 0
      },
      "has_more": {
        "description": "Whether more deliveries have failed since that time: the same request sends those.",
        "type": "boolean"
      }
    }
  },
  "Replayed": {
    "title": "Replayed",
    "description": "Number of deliveries that are sent again.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "count"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0
      }
    }
  },
  "RotateWebhookSecretRequest": {
    "title": "RotateWebhookSecretRequest",
    "description": "Options of the rotation.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "overlap_seconds": {
        "description": "How long deliveries are also signed with the old secret, in seconds. Default: one day. Maximum: 30 days.",
        "type": "integer",
        "minimum": 0,
        "maximum": 2592000,
        "examples": [
          86400
        ]
      }
    }
  },
  "SentEventType": {
    "title": "SentEventType",
    "description": "Event type: that of an event of this service, or the one that an event was published with.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
    "examples": [
      "key.created"
    ]
  },
  "StoredWebhookHeaders": {
    "title": "StoredWebhookHeaders",
    "description": "Headers that are sent with every delivery, as they are stored: their values may be encrypted.",
    "type": "object",
    "maxProperties": 10,
    "propertyNames": {
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
    },
    "additionalProperties": {
      "anyOf": [
        {
          "type": "string",
          "maxLength": 500,
          "pattern": "^[\\x20-\\x7e]*$"
        },
        {
          "type": "string",
          "maxLength": 2400,
          "pattern": "^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$"
        }
      ]
    }
  },
  "StoredWebhookSecret": {
    "title": "StoredWebhookSecret",
    "description": "A secret that deliveries are signed with, as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "secret",
      "expires_at"
    ],
    "properties": {
      "secret": {
        "description": "The secret in the format of Standard Webhooks, or its encrypted text.",
        "anyOf": [
          {
            "type": "string",
            "pattern": "^whsec_[A-Za-z0-9+/=]{32,88}$"
          },
          {
            "type": "string",
            "maxLength": 2400,
            "pattern": "^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$"
          }
        ]
      },
      "expires_at": {
        "description": "When the old secret stops being used. If null, it is the current secret.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "SubscribedEventType": {
    "title": "SubscribedEventType",
    "description": "An event type of this service (`key.created`) or one that you publish (`order.paid`), all of a group (`order.*`), or all events of this service (`*`). All events that you publish: `automation.published`.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$",
    "examples": [
      "key.*"
    ]
  },
  "WebhookAttempt": {
    "title": "WebhookAttempt",
    "description": "One attempt to send a delivery.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "at",
      "duration_ms",
      "status",
      "error",
      "response"
    ],
    "properties": {
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "duration_ms": {
        "type": "integer",
        "description": "Duration in milliseconds.",
        "minimum": 0
      },
      "status": {
        "description": "HTTP status of the response, or null if there was none.",
        "anyOf": [
          {
            "type": "integer"
          },
          {
            "type": "null"
          }
        ]
      },
      "error": {
        "description": "Why there was no response, or null.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 4096
          },
          {
            "type": "null"
          }
        ]
      },
      "response": {
        "description": "First part of the response body.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 4096
          },
          {
            "type": "null"
          }
        ]
      },
      "made_events": {
        "type": "array",
        "description": "Ids of the events that the receiver made from the event, if it is a route of this service. Omitted for none.",
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      }
    }
  },
  "WebhookDeliveryDetailsReply": {
    "title": "WebhookDeliveryDetailsReply",
    "description": "The delivery with its payload.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/WebhookDeliveryDetails"
      }
    }
  },
  "WebhookDeliveryDetails": {
    "title": "WebhookDeliveryDetails",
    "description": "A delivery with its payload.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "delivery",
      "payload"
    ],
    "properties": {
      "delivery": {
        "$ref": "#/components/schemas/WebhookDelivery"
      },
      "payload": {
        "type": "string",
        "description": "The exact request body."
      }
    }
  },
  "WebhookDeliveryExhausted": {
    "title": "WebhookDeliveryExhausted",
    "description": "A delivery whose attempts all failed.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint_id",
      "delivery_id",
      "event_id",
      "event_type",
      "attempts",
      "last_status",
      "last_error"
    ],
    "properties": {
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "kind": {
        "description": "What the endpoint is, such as `hook` or `route`. Omitted for a webhook.",
        "type": "string",
        "examples": [
          "hook"
        ]
      },
      "delivery_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_type": {
        "$ref": "#/components/schemas/SentEventType"
      },
      "attempts": {
        "type": "integer",
        "minimum": 1
      },
      "last_status": {
        "description": "HTTP status of the last response, or null if there was none.",
        "anyOf": [
          {
            "type": "integer"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_error": {
        "description": "Why there was no response, or null.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "WebhookDeliveryRecord": {
    "title": "WebhookDeliveryRecord",
    "description": "A delivery as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "endpoint_id",
      "event_id",
      "event_type",
      "state",
      "created_at",
      "next_attempt_at",
      "attempts",
      "lease"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_type": {
        "$ref": "#/components/schemas/SentEventType"
      },
      "state": {
        "type": "string",
        "enum": [
          "pending",
          "succeeded",
          "failed"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "next_attempt_at": {
        "description": "When the next attempt is due.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookAttempt"
        }
      },
      "lease": {
        "description": "The worker that is sending the delivery, and when its lease ends.",
        "anyOf": [
          {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "token",
              "until"
            ],
            "properties": {
              "token": {
                "$ref": "#/components/schemas/Id"
              },
              "until": {
                "$ref": "#/components/schemas/Timestamp"
              }
            }
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "WebhookDeliveryReply": {
    "title": "WebhookDeliveryReply",
    "description": "The delivery.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/WebhookDelivery"
      }
    }
  },
  "WebhookDelivery": {
    "title": "WebhookDelivery",
    "description": "A delivery: one event sent to one webhook.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "endpoint_id",
      "event_id",
      "event_type",
      "state",
      "created_at",
      "next_attempt_at",
      "attempts"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_type": {
        "$ref": "#/components/schemas/SentEventType"
      },
      "state": {
        "type": "string",
        "enum": [
          "pending",
          "succeeded",
          "failed"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "next_attempt_at": {
        "description": "When the next attempt is due.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookAttempt"
        }
      }
    }
  },
  "WebhookEndpointListReply": {
    "title": "WebhookEndpointListReply",
    "description": "The webhooks of the workspace.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookEndpoint"
        }
      }
    }
  },
  "WebhookEndpointPaused": {
    "title": "WebhookEndpointPaused",
    "description": "A webhook that was paused automatically.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint_id",
      "url",
      "reason",
      "failing_since"
    ],
    "properties": {
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "url": {
        "type": "string"
      },
      "kind": {
        "description": "What it is, such as `hook` or `route`. Omitted for a webhook.",
        "type": "string",
        "examples": [
          "hook"
        ]
      },
      "reason": {
        "title": "WebhookPauseCause",
        "type": "string",
        "description": "Why it was paused: the receiver answered 410, or all deliveries failed for days.",
        "enum": [
          "gone",
          "failing"
        ]
      },
      "failing_since": {
        "description": "Since when all deliveries had failed.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "WebhookEndpointRecord": {
    "title": "WebhookEndpointRecord",
    "description": "A webhook endpoint as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "url",
      "event_types",
      "description",
      "headers",
      "rate",
      "state",
      "paused_reason",
      "paused_at",
      "failing_since",
      "created_at",
      "secrets",
      "recent_failures"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "url": {
        "type": "string",
        "description": "URL that deliveries are sent to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that the webhook subscribes to.",
        "uniqueItems": true,
        "examples": [
          [
            "key.*"
          ]
        ],
        "items": {
          "$ref": "#/components/schemas/EventPattern"
        }
      },
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "Stock keeping"
        ]
      },
      "headers": {
        "$ref": "#/components/schemas/StoredWebhookHeaders"
      },
      "rate": {
        "description": "Maximum number of deliveries per second. If null, there is no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
          },
          {
            "type": "null"
          }
        ]
      },
      "links": {
        "type": "array",
        "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "tags": {
        "type": "array",
        "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "instances": {
        "type": "array",
        "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "sample": {
        "type": "integer",
        "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.",
        "minimum": 1,
        "maximum": 100
      },
      "format": {
        "type": "string",
        "description": "The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ]
      },
      "ordered": {
        "type": "boolean",
        "description": "Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false."
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "state": {
        "type": "string",
        "description": "Whether deliveries are sent (active) or not (paused).",
        "enum": [
          "active",
          "paused"
        ]
      },
      "paused_reason": {
        "description": "Why the webhook is paused: a user paused it, the receiver answered 410, or all deliveries failed for days.",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "requested",
              "gone",
              "failing"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "paused_at": {
        "description": "When the webhook was paused.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "failing_since": {
        "description": "Since when all deliveries have failed.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "secrets": {
        "type": "array",
        "description": "Signing secrets; the current one is first.",
        "items": {
          "$ref": "#/components/schemas/StoredWebhookSecret"
        }
      },
      "recent_failures": {
        "type": "integer",
        "description": "Failure count since the last success.",
        "minimum": 0
      },
      "kind": {
        "type": "string",
        "description": "The kind of the endpoint, if it is not a webhook of `/api/v1/webhooks`: the group that manages it, and how deliveries are sent.",
        "maxLength": 32,
        "pattern": "^[a-z][a-z0-9_]*$",
        "examples": [
          "hook"
        ]
      },
      "config": {
        "type": "object",
        "description": "Settings for the group that sends the deliveries."
      },
      "sources": {
        "type": "array",
        "description": "Filter for events with sources: only events from these sources are sent. If omitted or empty, no filter by source applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "types": {
        "type": "array",
        "description": "Filter for events that carry other events: only those with these types are sent. If omitted or empty, no filter by type applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"
        }
      }
    }
  },
  "WebhookEndpointRecovered": {
    "title": "WebhookEndpointRecovered",
    "description": "A webhook that accepts deliveries again after failures.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint_id",
      "url",
      "failing_since"
    ],
    "properties": {
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "url": {
        "type": "string"
      },
      "kind": {
        "description": "What it is, such as `hook` or `route`. Omitted for a webhook.",
        "type": "string",
        "examples": [
          "hook"
        ]
      },
      "failing_since": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "WebhookEndpointReply": {
    "title": "WebhookEndpointReply",
    "description": "The webhook.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "$ref": "#/components/schemas/WebhookEndpoint"
      }
    }
  },
  "WebhookEndpoint": {
    "title": "WebhookEndpoint",
    "description": "A webhook: a URL that receives events.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "url",
      "event_types",
      "description",
      "headers",
      "rate",
      "state",
      "paused_reason",
      "paused_at",
      "failing_since",
      "created_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "url": {
        "type": "string",
        "description": "URL that deliveries are sent to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "Event types that the webhook subscribes to.",
        "uniqueItems": true,
        "examples": [
          [
            "key.*"
          ]
        ],
        "items": {
          "$ref": "#/components/schemas/SubscribedEventType"
        }
      },
      "description": {
        "type": "string",
        "description": "Display name. No control characters.",
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
        "examples": [
          "Stock keeping"
        ]
      },
      "headers": {
        "$ref": "#/components/schemas/WebhookHeaders"
      },
      "rate": {
        "description": "Maximum number of deliveries per second. If null, there is no limit.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
          },
          {
            "type": "null"
          }
        ]
      },
      "links": {
        "type": "array",
        "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "tags": {
        "type": "array",
        "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "instances": {
        "type": "array",
        "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "sample": {
        "type": "integer",
        "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.",
        "minimum": 1,
        "maximum": 100
      },
      "format": {
        "type": "string",
        "description": "The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ]
      },
      "ordered": {
        "type": "boolean",
        "description": "Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false."
      },
      "filter": {
        "$ref": "#/components/schemas/AutomationFilter"
      },
      "filter_match": {
        "$ref": "#/components/schemas/AutomationFilterMatch"
      },
      "state": {
        "type": "string",
        "description": "Whether deliveries are sent (active) or not (paused).",
        "enum": [
          "active",
          "paused"
        ]
      },
      "paused_reason": {
        "description": "Why the webhook is paused: a user paused it, the receiver answered 410, or all deliveries failed for days.",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "requested",
              "gone",
              "failing"
            ]
          },
          {
            "type": "null"
          }
        ]
      },
      "paused_at": {
        "description": "When the webhook was paused.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "failing_since": {
        "description": "Since when all deliveries have failed.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "kind": {
        "type": "string",
        "description": "`hook`: a tool has subscribed it over `/api/v1/automation/hooks`. Omitted for other webhooks.",
        "enum": [
          "hook"
        ]
      }
    }
  },
  "WebhookEventRecord": {
    "title": "WebhookEventRecord",
    "description": "An event as it is stored.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "type",
      "created_at",
      "payload"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EventType"
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "payload": {
        "type": "string",
        "description": "The exact request body."
      },
      "hops": {
        "type": "integer",
        "description": "Number of webhook deliveries in the chain that led to this event. Omitted for none.",
        "minimum": 1,
        "maximum": 1000
      },
      "via": {
        "type": "array",
        "description": "The deliveries in the chain that led to this event, as their services name them in `CDN-Loop`, oldest first. Omitted for none.",
        "maxItems": 1000,
        "items": {
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]{1,300}$"
        }
      },
      "traceparent": {
        "type": "string",
        "description": "The trace that led to this event (W3C Trace Context). Omitted for none.",
        "pattern": "^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$"
      },
      "tracestate": {
        "type": "string",
        "description": "What tracing systems have added to the trace. Omitted for nothing.",
        "pattern": "^[\\x20-\\x7e]{1,512}$"
      }
    }
  },
  "WebhookHeaders": {
    "title": "WebhookHeaders",
    "description": "Headers that are sent with every delivery, in addition to the signature headers. Keys without the scope `webhooks:write` see `***` instead of each value.",
    "type": "object",
    "maxProperties": 10,
    "propertyNames": {
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$"
    },
    "additionalProperties": {
      "type": "string",
      "maxLength": 500,
      "pattern": "^[\\x20-\\x7e]*$"
    },
    "examples": [
      {
        "X-Shop": "north"
      }
    ]
  },
  "WebhookSecretListReply": {
    "title": "WebhookSecretListReply",
    "description": "The secrets that deliveries are signed with; the current one is first.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "status",
      "data"
    ],
    "properties": {
      "status": {
        "const": "success"
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookSecret"
        }
      }
    }
  },
  "WebhookSecret": {
    "title": "WebhookSecret",
    "description": "A secret that deliveries are signed with.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "secret",
      "expires_at"
    ],
    "properties": {
      "secret": {
        "type": "string",
        "description": "The secret in the format of Standard Webhooks: whsec_ and base64.",
        "pattern": "^whsec_[A-Za-z0-9+/=]{32,88}$"
      },
      "expires_at": {
        "description": "When the old secret stops being used. If null, it is the current secret.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "WebhookTested": {
    "title": "WebhookTested",
    "description": "A test delivery.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "endpoint_id",
      "message"
    ],
    "properties": {
      "endpoint_id": {
        "$ref": "#/components/schemas/Id"
      },
      "message": {
        "type": "string"
      }
    }
  }
};
