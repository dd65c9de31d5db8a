// Generated from schemas/ by `npm run generate`. Do not edit.

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Every shape that is sent or taken, by title, with references as an OpenAPI document has them. */
export const schemas: Readonly<Record<string, JsonSchema>> = {
  "AutomationFilterCondition": {
    "title": "AutomationFilterCondition",
    "description": "What one field of an event must be. Where there are several members, all of them must hold. A field that is not there fits `exists: false` and `not_equals`, and nothing else.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "field"
    ],
    "minProperties": 2,
    "properties": {
      "field": {
        "description": "Path to the field: names, and numbers for places in lists (from 0), with dots between them.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^.]+(\\.[^.]+)*$",
        "examples": [
          "data.items.0.price"
        ]
      },
      "equals": {
        "description": "It is this text, number, true, false or null. A number is not the text that is written alike.",
        "type": [
          "string",
          "number",
          "boolean",
          "null"
        ],
        "maxLength": 1000
      },
      "not_equals": {
        "description": "It is something else, or it is not there.",
        "type": [
          "string",
          "number",
          "boolean",
          "null"
        ],
        "maxLength": 1000
      },
      "one_of": {
        "description": "It is one of these.",
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
          "maxLength": 1000
        }
      },
      "prefix": {
        "description": "It is text that begins so. Capitals count.",
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "suffix": {
        "description": "It is text that ends so. Capitals count.",
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "contains": {
        "description": "It is text with this in it, or a list with this text as one of its members. Capitals count.",
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "exists": {
        "description": "Whether it is there. Null is there.",
        "type": "boolean"
      },
      "min": {
        "description": "It is this number or a greater one. Text that is a decimal number, as forms send it, counts as the number.",
        "type": "number"
      },
      "max": {
        "description": "It is this number or a smaller one. Text that is a decimal number, as forms send it, counts as the number.",
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
  "AutomationFilter": {
    "title": "AutomationFilter",
    "description": "Conditions on the fields of an event, all of which must hold. An empty list lets every event through.",
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
  "Currency": {
    "title": "Currency",
    "description": "Currency code of three capital letters (ISO 4217).",
    "type": "string",
    "pattern": "^[A-Z]{3}$",
    "examples": [
      "USD"
    ]
  },
  "ErrorBody": {
    "title": "ErrorBody",
    "description": "Body of every answer that is not a success.",
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
        "description": "One sentence for the caller.",
        "minLength": 1
      }
    },
    "examples": [
      {
        "status": "error",
        "msg": "Invalid request"
      }
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
  "Money": {
    "title": "Money",
    "description": "Decimal amount in the currency beside it, with at most two decimals.",
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
    "description": "The operation takes no parameter beside the key.",
    "type": "object",
    "properties": {}
  },
  "Price": {
    "title": "Price",
    "description": "Amount to pay, in the currency beside it, with at most two decimals.",
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
    "description": "What a key may do, as group:action.",
    "type": "string",
    "maxLength": 64,
    "pattern": "^[a-z][a-z0-9-]*:[a-z]+$",
    "examples": [
      "marketplace:read"
    ]
  },
  "Timestamp": {
    "title": "Timestamp",
    "description": "ISO 8601 instant in UTC, to the second or the millisecond.",
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
  "CreateKeyRequest": {
    "title": "CreateKeyRequest",
    "description": "The key to make.",
    "type": "object",
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
        "description": "What people call it. No control characters.",
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
        "description": "What it may do; nothing that the calling key may not.",
        "examples": [
          [
            "marketplace:read"
          ]
        ]
      },
      "expires_at": {
        "description": "From this instant on it is refused; null or left out: never. Not later than the calling key's own.",
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
  "KeyListReply": {
    "title": "KeyListReply",
    "description": "Keys of the workspace, the newest first, expired and revoked ones included.",
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
        "description": "Cursor of the next page, null on the last.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "KeyListRequest": {
    "title": "KeyListRequest",
    "description": "Which of the keys to list.",
    "type": "object",
    "properties": {
      "limit": {
        "description": "Keys on a page; 20 when left out.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the page before.",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "KeyRecord": {
    "title": "KeyRecord",
    "description": "An API key as it is stored: the secret itself is never kept.",
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
      "digest": {
        "type": "string",
        "description": "SHA-256 of the secret, in lower-case hexadecimal.",
        "pattern": "^[0-9a-f]{64}$"
      },
      "prefix": {
        "type": "string",
        "description": "Start of the secret, for people to recognise it by.",
        "maxLength": 16
      },
      "last_four": {
        "type": "string",
        "description": "End of the secret.",
        "maxLength": 4
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "description": "Id of the user or of the key that made it.",
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
        "description": "When it was last used, to about a minute.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "expires_at": {
        "description": "From this instant on the key is refused.",
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
        "description": "Id of the key that takes its place.",
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
  "Key": {
    "title": "Key",
    "description": "An API key as it is shown: without its secret.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "prefix",
      "last_four",
      "scopes",
      "state",
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
      "prefix": {
        "type": "string",
        "description": "Start of the secret, for people to recognise it by.",
        "maxLength": 16
      },
      "last_four": {
        "type": "string",
        "description": "End of the secret.",
        "maxLength": 4
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "state": {
        "description": "Whether it is taken now, and if not, why.",
        "type": "string",
        "enum": [
          "active",
          "expired",
          "revoked"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "description": "Id of the user or of the key that made it.",
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
        "description": "When it was last used, to about a minute.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "expires_at": {
        "description": "From this instant on the key is refused.",
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
        "description": "Id of the key that takes its place.",
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
  "NewKeyReply": {
    "title": "NewKeyReply",
    "description": "The key with its secret.",
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
        "$ref": "#/components/schemas/NewKey"
      }
    }
  },
  "NewKey": {
    "title": "NewKey",
    "description": "A key that was just made, with its secret: the only time that it is shown.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "secret",
      "prefix",
      "last_four",
      "scopes",
      "state",
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
      "secret": {
        "type": "string",
        "description": "Send it as `Authorization: Bearer`. It cannot be shown again.",
        "minLength": 1
      },
      "prefix": {
        "type": "string",
        "description": "Start of the secret, for people to recognise it by.",
        "maxLength": 16
      },
      "last_four": {
        "type": "string",
        "description": "End of the secret.",
        "maxLength": 4
      },
      "scopes": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Scope"
        }
      },
      "state": {
        "description": "Whether it is taken now, and if not, why.",
        "type": "string",
        "enum": [
          "active",
          "expired",
          "revoked"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "description": "Id of the user or of the key that made it.",
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
        "description": "When it was last used, to about a minute.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ]
      },
      "expires_at": {
        "description": "From this instant on the key is refused.",
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
        "description": "Id of the key that takes its place.",
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
  "RotateKeyRequest": {
    "title": "RotateKeyRequest",
    "description": "How to change over to the new key.",
    "type": "object",
    "properties": {
      "overlap_seconds": {
        "description": "How long the old key is still taken, in seconds: 0 refuses it at once, a day when left out, at most 30 days.",
        "type": "integer",
        "minimum": 0,
        "maximum": 2592000,
        "examples": [
          86400
        ]
      }
    }
  },
  "ChangeLinkRequest": {
    "title": "ChangeLinkRequest",
    "description": "What to change; what is left out stays.",
    "type": "object",
    "properties": {
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "domain": {
        "description": "Host name of the short URL; null: the default one.",
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
        "description": "Id of the link in a system of yours, once in the workspace; null: none.",
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
        "description": "From this instant on the link leads nowhere, or to expired_url; null: never.",
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
      },
      "max_clicks": {
        "description": "After so many clicks, those before included, the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.",
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
        "description": "Where the link leads when it has expired or is used up; null: an answer that says so.",
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
        "description": "Asked for before the redirect; null: none. Never answered.",
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
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether parameters of the short URL are added to the target, where it has none of the name."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether what follows the slug is added to the path of the target."
      },
      "ios_url": {
        "description": "Where the link leads on iPhone and iPad; null: to url.",
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
        "description": "Where the link leads on Android; null: to url.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ClickCount": {
    "title": "ClickCount",
    "description": "Clicks of people by a property of theirs.",
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
  "ClickDay": {
    "title": "ClickDay",
    "description": "The clicks of a day.",
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
        "description": "Clicks of people."
      },
      "unique_clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "People, as far as address and browser tell them apart; each once a day."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Clicks of bots and previews."
      }
    }
  },
  "CreateLinkRequest": {
    "title": "CreateLinkRequest",
    "description": "The link to make.",
    "type": "object",
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
        "description": "Host name of the short URL; null: the default one.",
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
        "description": "Id of the link in a system of yours, once in the workspace; null: none.",
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
        "description": "From this instant on the link leads nowhere, or to expired_url; null: never.",
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
      },
      "max_clicks": {
        "description": "After so many clicks, those before included, the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.",
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
        "description": "Where the link leads when it has expired or is used up; null: an answer that says so.",
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
        "description": "Asked for before the redirect; null: none. Never answered.",
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
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether parameters of the short URL are added to the target, where it has none of the name."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether what follows the slug is added to the path of the target."
      },
      "ios_url": {
        "description": "Where the link leads on iPhone and iPad; null: to url.",
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
        "description": "Where the link leads on Android; null: to url.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
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
    "description": "What became of each link, in the order in which they were given.",
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
    "description": "The links to make.",
    "type": "object",
    "required": [
      "links"
    ],
    "properties": {
      "links": {
        "type": "array",
        "description": "Each as for a single link. What is wrong with one is answered for that one.",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "description": "A link, as for one by itself."
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
  "LinkAnalyticsReply": {
    "title": "LinkAnalyticsReply",
    "description": "Clicks of some days.",
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
    "description": "The days to tell of.",
    "type": "object",
    "properties": {
      "from": {
        "$ref": "#/components/schemas/LinkDayName",
        "description": "The first day in UTC; 29 days before the last when left out."
      },
      "to": {
        "$ref": "#/components/schemas/LinkDayName",
        "description": "The last day in UTC; today when left out."
      }
    }
  },
  "LinkAnalytics": {
    "title": "LinkAnalytics",
    "description": "Clicks of some days.",
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
      "devices"
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
        "description": "Clicks of people."
      },
      "unique_clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "People, each once a day."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Clicks of bots and previews."
      },
      "days": {
        "type": "array",
        "description": "Every day, those without clicks too.",
        "items": {
          "$ref": "#/components/schemas/ClickDay"
        }
      },
      "referrers": {
        "type": "array",
        "description": "By the host that the click came from, the most first; `direct` where none was told, `other` for all beyond what is kept.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "countries": {
        "type": "array",
        "description": "By ISO 3166 code, the most first; `unknown` where no proxy told.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      },
      "devices": {
        "type": "array",
        "description": "By device: `desktop`, `phone`, `tablet`, `other`.",
        "items": {
          "$ref": "#/components/schemas/ClickCount"
        }
      }
    }
  },
  "LinkClickListReply": {
    "title": "LinkClickListReply",
    "description": "Clicks, the newest first.",
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
        "description": "Cursor of the next page, null on the last.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "LinkClickListRequest": {
    "title": "LinkClickListRequest",
    "description": "Which of the clicks to list.",
    "type": "object",
    "properties": {
      "limit": {
        "description": "Clicks on a page; 20 when left out.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the page before.",
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
      "link_id": {
        "$ref": "#/components/schemas/Id"
      },
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "referrer": {
        "description": "Host that the click came from; null: none was told.",
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
        "description": "ISO 3166 code; null: no proxy told.",
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
      "device": {
        "enum": [
          "desktop",
          "phone",
          "tablet",
          "other"
        ]
      },
      "bot": {
        "type": "boolean",
        "description": "Whether it was a bot or a preview."
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
        "description": "Host that the click came from; null: none was told.",
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
        "description": "ISO 3166 code; null: no proxy told.",
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
      "device": {
        "enum": [
          "desktop",
          "phone",
          "tablet",
          "other"
        ]
      },
      "bot": {
        "type": "boolean",
        "description": "Whether it was a bot or a preview."
      }
    }
  },
  "LinkClicked": {
    "title": "LinkClicked",
    "description": "Clicks on a link that were stored together.",
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
    "description": "What became of one of many links: made, or refused with the reason.",
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
            "description": "Why it was not made."
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
    "description": "The clicks of a day, on a link or on all of the workspace, as they are stored.",
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
        "description": "Empty: of all links of the workspace.",
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
        "description": "Host to clicks.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      },
      "countries": {
        "type": "object",
        "description": "ISO 3166 code to clicks.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      },
      "devices": {
        "type": "object",
        "description": "Device to clicks.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0
        }
      }
    }
  },
  "LinkDomain": {
    "title": "LinkDomain",
    "description": "Host name of the short URL; left out: the default one.",
    "type": "string",
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^[a-z0-9.-]+$"
  },
  "LinkExpired": {
    "title": "LinkExpired",
    "description": "A link that leads nowhere any more.",
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
        "description": "Its time has come, or its clicks are used up.",
        "enum": [
          "time",
          "clicks"
        ]
      }
    }
  },
  "LinkExternalId": {
    "title": "LinkExternalId",
    "description": "Id of the link in a system of yours, once in the workspace.",
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
    "description": "Links.",
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
        "description": "Cursor of the next page, null on the last.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "LinkListRequest": {
    "title": "LinkListRequest",
    "description": "Which of the links to list.",
    "type": "object",
    "properties": {
      "tag": {
        "$ref": "#/components/schemas/LinkTag",
        "description": "Only those with this tag."
      },
      "q": {
        "type": "string",
        "description": "Only those whose slug, title or target holds this text, whatever its case.",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "external_id": {
        "$ref": "#/components/schemas/LinkExternalId",
        "description": "Only the one with this id of yours."
      },
      "archived": {
        "description": "Whether to list those that are archived instead of the others.",
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
        "description": "The newest first, or those with most clicks first; created when left out.",
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
        "description": "Links on a page; 20 when left out.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the page before.",
        "minLength": 1,
        "maxLength": 400
      }
    }
  },
  "LinkListed": {
    "title": "LinkListed",
    "description": "Links that were listed.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "links",
      "key_id"
    ],
    "properties": {
      "links": {
        "type": "array",
        "description": "The ids that were answered.",
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "key_id": {
        "$ref": "#/components/schemas/Id",
        "description": "Key that asked."
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
      "domain": {
        "type": "string",
        "description": "Empty: the default one.",
        "maxLength": 253
      },
      "slug": {
        "$ref": "#/components/schemas/LinkSlug"
      },
      "slug_key": {
        "type": "string",
        "description": "The slug as it is looked up, once in the domain.",
        "minLength": 1,
        "maxLength": 400
      },
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "title": {
        "$ref": "#/components/schemas/LinkTitle"
      },
      "tags": {
        "$ref": "#/components/schemas/LinkTags"
      },
      "external_id": {
        "description": "Id of the link in a system of yours, once in the workspace; null: none.",
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
        "description": "From this instant on the link leads nowhere, or to expired_url; null: never.",
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
        "description": "After so many clicks the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.",
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
        "description": "Where the link leads when it has expired or is used up; null: an answer that says so.",
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
        "description": "Whether parameters of the short URL are added to the target, where it has none of the name."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether what follows the slug is added to the path of the target."
      },
      "ios_url": {
        "description": "Where the link leads on iPhone and iPad; null: to url.",
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
        "description": "Where the link leads on Android; null: to url.",
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
        "description": "Whether lists leave it out. It still leads to its target."
      },
      "clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Clicks of people."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Clicks of bots and previews."
      },
      "last_clicked_at": {
        "description": "The last click of a person; null: none yet.",
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
      "password": {
        "description": "The password as it is stored; null: none.",
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
        "description": "Clicks that were let through, where they are limited."
      },
      "expired_at": {
        "description": "When it was told that the link has expired; null: not yet.",
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
    "description": "How far a recorder of clicks has come, and when: no batch of it is stored twice.",
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
        "description": "The number of the last batch that was stored.",
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
    "description": "What the visitors of a day are hashed with.",
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
    "description": "The end of the short URL: letters, digits, marks, emoji, - _ . ~, in any script, but in one only where letters look like those of another.",
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
    "description": "A word that links are grouped by.",
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
    "description": "What links are grouped by.",
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
    "description": "Where a link leads to: an absolute http or https URL without user name and password.",
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
    "description": "What people call the link.",
    "type": "string",
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
    "examples": [
      "Spring sale"
    ]
  },
  "LinkTold": {
    "title": "LinkTold",
    "description": "A link that something has happened to.",
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
  "LinkUtm": {
    "title": "LinkUtm",
    "description": "UTM parameters that are added to the target; they take the place of its own.",
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
    "description": "Somebody who has clicked on a day: a hash with the salt of that day, which is forgotten after it.",
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
        "description": "Empty: of all links of the workspace.",
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
      "short_url",
      "domain",
      "slug",
      "url",
      "title",
      "tags",
      "external_id",
      "redirect_status",
      "state",
      "expires_at",
      "max_clicks",
      "expired_url",
      "has_password",
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
      "updated_at"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id",
        "description": "Id of the link."
      },
      "short_url": {
        "type": "string",
        "description": "What to hand out: an absolute URL, or a path where the service does not know its address."
      },
      "domain": {
        "description": "Host name of the short URL; null: the default one.",
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
      },
      "url": {
        "$ref": "#/components/schemas/LinkTarget"
      },
      "title": {
        "$ref": "#/components/schemas/LinkTitle"
      },
      "tags": {
        "$ref": "#/components/schemas/LinkTags"
      },
      "external_id": {
        "description": "Id of the link in a system of yours, once in the workspace; null: none.",
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
      "state": {
        "description": "Whether it leads to its target: expired by time, used up by clicks.",
        "enum": [
          "active",
          "expired",
          "used_up"
        ]
      },
      "expires_at": {
        "description": "From this instant on the link leads nowhere, or to expired_url; null: never.",
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
        "description": "After so many clicks the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.",
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
        "description": "Where the link leads when it has expired or is used up; null: an answer that says so.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "type": "null"
          }
        ]
      },
      "has_password": {
        "type": "boolean",
        "description": "Whether a password is asked for."
      },
      "utm": {
        "$ref": "#/components/schemas/LinkUtm"
      },
      "forward_query": {
        "type": "boolean",
        "description": "Whether parameters of the short URL are added to the target, where it has none of the name."
      },
      "forward_path": {
        "type": "boolean",
        "description": "Whether what follows the slug is added to the path of the target."
      },
      "ios_url": {
        "description": "Where the link leads on iPhone and iPad; null: to url.",
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
        "description": "Where the link leads on Android; null: to url.",
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
        "description": "Whether lists leave it out. It still leads to its target."
      },
      "clicks": {
        "type": "integer",
        "minimum": 0,
        "description": "Clicks of people."
      },
      "bots": {
        "type": "integer",
        "minimum": 0,
        "description": "Clicks of bots and previews."
      },
      "last_clicked_at": {
        "description": "The last click of a person; null: none yet.",
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
      }
    }
  },
  "QrRequest": {
    "title": "QrRequest",
    "description": "How the QR code looks.",
    "type": "object",
    "properties": {
      "format": {
        "type": "string",
        "description": "svg when left out.",
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
        "description": "Width and height in pixels; 512 when left out.",
        "minimum": 64,
        "maximum": 2048,
        "examples": [
          512
        ]
      },
      "margin": {
        "type": "integer",
        "description": "Width of the margin in modules; 4 when left out, as readers expect.",
        "minimum": 0,
        "maximum": 16,
        "examples": [
          4
        ]
      },
      "level": {
        "type": "string",
        "description": "How much of it may be damaged: 7, 15, 25 or 30 %; M when left out.",
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
        "description": "Colour of the modules; #000000 when left out.",
        "pattern": "^#[0-9a-f]{6}$",
        "examples": [
          "#000000"
        ]
      },
      "light": {
        "type": "string",
        "description": "Colour of the ground; #ffffff when left out.",
        "pattern": "^#[0-9a-f]{6}$",
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
    "description": "Whether a slug can be had.",
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
    "description": "The slug that is wanted.",
    "type": "object",
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
    "description": "Whether a slug can be had.",
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
        "description": "Why not (confusable: in letters that look like those of another script); null: it can be had.",
        "enum": [
          "taken",
          "reserved",
          "invalid",
          "confusable",
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
        "description": "The holder's name.",
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
        "description": "What the marketplace shows of the holder.",
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
            "description": "How buyers reach the holder.",
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
            "description": "Network name (facebook, x, ...) to link; the list of networks is open.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/Url"
            }
          },
          "media": {
            "title": "AccountMedia",
            "description": "The holder's pictures.",
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
    "description": "Media of an item that is neither video nor audio.",
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
        "minItems": 1,
        "items": {
          "$ref": "#/components/schemas/Item"
        }
      }
    }
  },
  "ItemListRequest": {
    "title": "ItemListRequest",
    "description": "Which of the items to list. Without any of these: all of them.",
    "type": "object",
    "properties": {
      "page": {
        "description": "Page to answer, from 1.",
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000,
        "examples": [
          1
        ]
      },
      "per_page": {
        "description": "Items on a page. 20 where only page is given.",
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
        "description": "Only items whose name, description or tags contain this text, whatever the case.",
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
    "required": [
      "item_id"
    ],
    "properties": {
      "item_id": {
        "$ref": "#/components/schemas/ItemId"
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
    "description": "Media of an item. preview_image is left out for audio items, preview_video is there only for video items, preview_audio only for audio items.",
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
    "description": "The purchase that a valid code stands for.",
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
    "required": [
      "purchase_code"
    ],
    "properties": {
      "purchase_code": {
        "type": "string",
        "description": "The code that the buyer received. Any text is taken; a code that is not valid answers `Invalid purchase code`.",
        "examples": [
          "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07"
        ]
      }
    }
  },
  "Purchase": {
    "title": "Purchase",
    "description": "A purchase, with the full item. supported_until is left out when support is off or was not bought.",
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
  "ModelListReply": {
    "title": "ModelListReply",
    "description": "The models, in the shape that OpenAI clients read.",
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
    "description": "A model that the workspace may use, in the shape of OpenAI's list.",
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
        "description": "Unix time in seconds.",
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
    "description": "A password as it is stored, with the parameters that it was hashed with.",
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
    "description": "What a user may do in a workspace: a viewer reads, a developer manages keys too, an owner everything.",
    "type": "string",
    "enum": [
      "owner",
      "developer",
      "viewer"
    ]
  },
  "Session": {
    "title": "Session",
    "description": "A log-in that lasts.",
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
        "description": "SHA-256 of the cookie, in lower-case hexadecimal.",
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
        "description": "Log-in name, in lower case.",
        "format": "email"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "password": {
        "description": "null: the user cannot log in with a password.",
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
    "description": "Owns keys, items and purchases; may belong to an account.",
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
      }
    }
  },
  "ChangeWebhookEndpointRequest": {
    "title": "ChangeWebhookEndpointRequest",
    "description": "What to change; what is left out stays.",
    "type": "object",
    "properties": {
      "url": {
        "type": "string",
        "description": "Where deliveries are posted to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "The events that are sent here.",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/EventPattern"
        },
        "examples": [
          [
            "key.*"
          ]
        ]
      },
      "description": {
        "type": "string",
        "description": "What people call it. No control characters.",
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
        "description": "Most deliveries a second; null: as many as come.",
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
        "description": "Ids of links: of events about links only those about these are sent. Left out and empty: about any.",
        "maxItems": 100,
        "uniqueItems": true,
        "examples": [
          [
            "lnk_demo_spring"
          ]
        ],
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "tags": {
        "type": "array",
        "description": "Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "sample": {
        "type": "integer",
        "description": "Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.",
        "minimum": 1,
        "maximum": 100
      }
    }
  },
  "CreateWebhookEndpointRequest": {
    "title": "CreateWebhookEndpointRequest",
    "description": "The receiver to make.",
    "type": "object",
    "required": [
      "url",
      "event_types"
    ],
    "properties": {
      "url": {
        "type": "string",
        "description": "Where deliveries are posted to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "The events that are sent here.",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/EventPattern"
        },
        "examples": [
          [
            "key.*"
          ]
        ]
      },
      "description": {
        "type": "string",
        "description": "What people call it. No control characters.",
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
        "description": "Most deliveries a second; null: as many as come.",
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
        "description": "Ids of links: of events about links only those about these are sent. Left out and empty: about any.",
        "maxItems": 100,
        "uniqueItems": true,
        "examples": [
          [
            "lnk_demo_spring"
          ]
        ],
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "tags": {
        "type": "array",
        "description": "Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "sample": {
        "type": "integer",
        "description": "Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.",
        "minimum": 1,
        "maximum": 100
      }
    }
  },
  "DeliveryListReply": {
    "title": "DeliveryListReply",
    "description": "Deliveries, the newest first.",
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
        "description": "Cursor of the next page, null on the last.",
        "type": [
          "string",
          "null"
        ]
      }
    }
  },
  "DeliveryListRequest": {
    "title": "DeliveryListRequest",
    "description": "Which of the deliveries to list.",
    "type": "object",
    "properties": {
      "endpoint_id": {
        "description": "Deliveries to this webhook only.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "examples": [
          "ep_demo"
        ]
      },
      "state": {
        "type": "string",
        "description": "Only those in this state.",
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
        "$ref": "#/components/schemas/EventType"
      },
      "limit": {
        "description": "Deliveries on a page; 20 when left out.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "examples": [
          20
        ]
      },
      "cursor": {
        "type": "string",
        "description": "The next_cursor of the page before.",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "EventPattern": {
    "title": "EventPattern",
    "description": "An event, all of a group (`key.*`), or all there are (`*`).",
    "type": "string",
    "maxLength": 100,
    "pattern": "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$",
    "examples": [
      "key.*"
    ]
  },
  "EventType": {
    "title": "EventType",
    "description": "Name of an event: its group, then what happened.",
    "type": "string",
    "maxLength": 100,
    "pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$",
    "examples": [
      "key.created"
    ]
  },
  "KeyRotated": {
    "title": "KeyRotated",
    "description": "A key and the one that takes its place.",
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
  "NewWebhookEndpointReply": {
    "title": "NewWebhookEndpointReply",
    "description": "The receiver, with its secret.",
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
        "$ref": "#/components/schemas/NewWebhookEndpoint"
      }
    }
  },
  "NewWebhookEndpoint": {
    "title": "NewWebhookEndpoint",
    "description": "A receiver that was just made, with its secret.",
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
        "description": "Verifies deliveries. Keep it where only the receiver finds it.",
        "pattern": "^whsec_"
      }
    }
  },
  "ReplayFailedRequest": {
    "title": "ReplayFailedRequest",
    "description": "Which failed deliveries to send again.",
    "type": "object",
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
    "description": "How many deliveries are sent again.",
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
  "Replayed": {
    "title": "Replayed",
    "description": "How many deliveries are sent again.",
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
    "description": "How to change over to the new secret.",
    "type": "object",
    "properties": {
      "overlap_seconds": {
        "description": "How long deliveries are signed with the old secret too, in seconds: a day when left out, at most 30 days.",
        "type": "integer",
        "minimum": 0,
        "maximum": 2592000,
        "examples": [
          86400
        ]
      }
    }
  },
  "WebhookAttempt": {
    "title": "WebhookAttempt",
    "description": "One try of a delivery.",
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
        "description": "How long it took, in milliseconds.",
        "minimum": 0
      },
      "status": {
        "description": "HTTP status of the answer, if there was one.",
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
        "description": "Why there was none.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 200
          },
          {
            "type": "null"
          }
        ]
      },
      "response": {
        "description": "The start of the answer's body.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 4096
          },
          {
            "type": "null"
          }
        ]
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
    "description": "A delivery with what is posted.",
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
        "description": "The body, to the byte."
      }
    }
  },
  "WebhookDeliveryExhausted": {
    "title": "WebhookDeliveryExhausted",
    "description": "A delivery that failed at every try.",
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
      "delivery_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_id": {
        "$ref": "#/components/schemas/Id"
      },
      "event_type": {
        "$ref": "#/components/schemas/EventType"
      },
      "attempts": {
        "type": "integer",
        "minimum": 1
      },
      "last_status": {
        "description": "HTTP status of the last answer, if there was one.",
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
        "description": "Why there was none.",
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
        "$ref": "#/components/schemas/EventType"
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
        "description": "When it is tried next.",
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
        "description": "Who is sending it, and until when nobody else may.",
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
    "description": "An event on its way to a receiver.",
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
        "$ref": "#/components/schemas/EventType"
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
        "description": "When it is tried next.",
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
    "description": "The receivers of the workspace.",
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
    "description": "A receiver that is sent nothing any more.",
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
      "reason": {
        "type": "string",
        "enum": [
          "gone",
          "failing"
        ]
      },
      "failing_since": {
        "description": "Since when every delivery had failed.",
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
    "description": "A receiver as it is stored.",
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
        "description": "Where deliveries are posted to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "The events that are sent here.",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/EventPattern"
        },
        "examples": [
          [
            "key.*"
          ]
        ]
      },
      "description": {
        "type": "string",
        "description": "What people call it. No control characters.",
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
        "description": "Most deliveries a second; null: as many as come.",
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
      "state": {
        "type": "string",
        "description": "Whether deliveries are sent.",
        "enum": [
          "active",
          "paused"
        ]
      },
      "paused_reason": {
        "description": "Why it is paused: somebody asked for it, the receiver answered 410, or nothing but failures for days.",
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
        "description": "Since when every delivery has failed.",
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
        "description": "The one in use first.",
        "items": {
          "$ref": "#/components/schemas/WebhookSecret"
        }
      },
      "recent_failures": {
        "type": "integer",
        "description": "Failures since the last success, to begin with.",
        "minimum": 0
      },
      "links": {
        "type": "array",
        "description": "Ids of links: of events about links only those about these are sent. Left out and empty: about any.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "tags": {
        "type": "array",
        "description": "Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "sample": {
        "type": "integer",
        "description": "Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.",
        "minimum": 1,
        "maximum": 100
      },
      "kind": {
        "type": "string",
        "description": "What it is, where it is no webhook of `/api/v1/webhooks`: whose group takes care of it, and how it is sent to.",
        "maxLength": 32,
        "pattern": "^[a-z][a-z0-9_]*$",
        "examples": [
          "hook"
        ]
      },
      "format": {
        "type": "string",
        "description": "What is posted: the body as it is, with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or the bare data. `standard` when left out.",
        "enum": [
          "standard",
          "cloudevents",
          "cloudevents_binary",
          "data"
        ]
      },
      "config": {
        "type": "object",
        "description": "What whoever takes its deliveries goes by."
      },
      "sources": {
        "type": "array",
        "description": "Of events about where they come from only those from these are sent. Left out and empty: from anywhere.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "types": {
        "type": "array",
        "description": "Of events that tell of others, only those that tell of these types are sent. Left out and empty: of any.",
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
    "description": "A receiver that takes deliveries again after failures.",
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
      "failing_since": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "WebhookEndpointReply": {
    "title": "WebhookEndpointReply",
    "description": "The receiver.",
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
    "description": "A receiver of events.",
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
        "description": "Where deliveries are posted to: http or https.",
        "maxLength": 2048,
        "minLength": 1,
        "examples": [
          "https://receiver.example/hooks"
        ],
        "pattern": "^[^\\u0000-\\u001f\\u007f]*$"
      },
      "event_types": {
        "type": "array",
        "description": "The events that are sent here.",
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/EventPattern"
        },
        "examples": [
          [
            "key.*"
          ]
        ]
      },
      "description": {
        "type": "string",
        "description": "What people call it. No control characters.",
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
        "description": "Most deliveries a second; null: as many as come.",
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
      "state": {
        "type": "string",
        "description": "Whether deliveries are sent.",
        "enum": [
          "active",
          "paused"
        ]
      },
      "paused_reason": {
        "description": "Why it is paused: somebody asked for it, the receiver answered 410, or nothing but failures for days.",
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
        "description": "Since when every delivery has failed.",
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
      "links": {
        "type": "array",
        "description": "Ids of links: of events about links only those about these are sent. Left out and empty: about any.",
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        }
      },
      "tags": {
        "type": "array",
        "description": "Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/LinkTag"
        }
      },
      "sample": {
        "type": "integer",
        "description": "Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.",
        "minimum": 1,
        "maximum": 100
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
        "description": "The body that is posted, to the byte."
      },
      "hops": {
        "type": "integer",
        "description": "How many webhooks led to it, one after the other; left out for none.",
        "minimum": 1,
        "maximum": 1000
      }
    }
  },
  "WebhookHeaders": {
    "title": "WebhookHeaders",
    "description": "Headers that are sent with every delivery, beside those of the signature. Answers to keys without the scope `webhooks:write` hold `***` in place of each value.",
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
    "description": "The secrets that deliveries are signed with, the one in use first.",
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
        "description": "As Standard Webhooks has it: whsec_ and base64.",
        "pattern": "^whsec_[A-Za-z0-9+/=]{32,88}$"
      },
      "expires_at": {
        "description": "Until when it is used beside its successor; null: the one in use.",
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
    "description": "A delivery that somebody asked for, to see it arrive.",
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
