// Generated from the fixtures by `npm run generate`. Do not edit.

/** What each operation answers to its example call, by operation id. */
export const replyExamples: Readonly<Record<string, unknown>> = {
  "getAccountDetails": {
    "status": "success",
    "data": {
      "name": {
        "firstname": "Ingrid",
        "lastname": "Solberg",
        "full_name": "Ingrid Solberg"
      },
      "username": "northwind",
      "email": "ingrid@northwind.example.com",
      "balance": 2846.75,
      "currency": "USD",
      "profile": {
        "heading": "Northwind Studio - scripts, themes and graphics that keep working",
        "description": "We are four people above a boat shed in Ålesund. We make scripts, themes and graphics for people who run their own sites, and we answer our own e-mail. Everything we sell is used in our own work first.",
        "contact": {
          "email": "hello@northwind.example.com"
        },
        "social_links": {
          "facebook": "https://facebook.com/northwind.example",
          "x": "https://x.com/northwind_example",
          "github": "https://github.com/northwind-example",
          "dribbble": "https://dribbble.com/northwind-example"
        },
        "media": {
          "avatar": "https://shop.example/media/avatar/northwind.svg",
          "cover": "https://shop.example/media/cover/northwind.svg"
        }
      },
      "registered_at": "2019-01-28T10:15:00Z"
    }
  },
  "listItems": {
    "status": "success",
    "items": [
      {
        "id": 1001,
        "name": "Ledgerly - Invoicing and Expenses",
        "description": "Send invoices, chase the late ones and see what is left at the end of the month. Ledgerly runs on any PHP 8 host with MySQL or SQLite, and imports bank statements as CSV. Clients pay through a link, without an account.",
        "category": "Scripts",
        "sub_category": "PHP Scripts",
        "options": [
          "Documentation included",
          "Free updates"
        ],
        "version": "4.2.0",
        "demo_link": "https://shop.example/demo/1001",
        "tags": [
          "invoicing",
          "accounting"
        ],
        "media": {
          "thumbnail": "https://shop.example/media/thumbnail/1001.svg",
          "preview_image": "https://shop.example/media/preview/1001.svg",
          "screenshots": [
            "https://shop.example/media/screenshot/1001-1.svg",
            "https://shop.example/media/screenshot/1001-2.svg"
          ]
        },
        "price": {
          "regular": 49,
          "extended": 245
        },
        "currency": "USD",
        "published_at": "2019-03-11T08:30:00Z"
      },
      {
        "id": 1002,
        "name": "Harbour - Magazine Theme",
        "description": "A quiet magazine theme for people who write long articles. Four front pages, a reading mode and footnotes that open beside the text. Works with the block editor and needs no page builder.",
        "category": "Themes",
        "sub_category": "WordPress",
        "options": [
          "Documentation included",
          "Free updates"
        ],
        "version": "6.0.3",
        "demo_link": "https://shop.example/demo/1002",
        "tags": [
          "wordpress",
          "magazine"
        ],
        "media": {
          "thumbnail": "https://shop.example/media/thumbnail/1002.svg",
          "preview_image": "https://shop.example/media/preview/1002.svg",
          "screenshots": [
            "https://shop.example/media/screenshot/1002-1.svg",
            "https://shop.example/media/screenshot/1002-2.svg"
          ]
        },
        "price": {
          "regular": 59,
          "extended": 295
        },
        "currency": "USD",
        "published_at": "2019-06-24T14:05:12Z"
      }
    ]
  },
  "listModels": {
    "object": "list",
    "data": [
      {
        "id": "market-search-1",
        "object": "model",
        "created": 1715677200,
        "owned_by": "koa-marketplace"
      },
      {
        "id": "market-search-1-mini",
        "object": "model",
        "created": 1722950400,
        "owned_by": "koa-marketplace"
      }
    ]
  },
  "listKeys": {
    "status": "success",
    "data": [
      {
        "id": "key_demo_studio",
        "name": "Demo key",
        "prefix": "mk_Demo",
        "last_four": "SUQw",
        "mode": "live",
        "scopes": [
          "marketplace:read",
          "models:read"
        ],
        "state": "active",
        "created_at": "2025-11-03T09:00:00Z",
        "created_by": "user_ingrid",
        "last_used_at": "2026-11-21T12:00:00.000Z",
        "expires_at": null,
        "revoked_at": null,
        "rotated_to": null,
        "last_used_network": "127.0.0.1",
        "last_used_agent": "node",
        "allowed_ips": [],
        "rate_limit": null,
        "owner": null,
        "metadata": {}
      },
      {
        "id": "key_demo_expired",
        "name": "Summer campaign",
        "prefix": "mk_Demo",
        "last_four": "LBDi",
        "mode": "live",
        "scopes": [
          "marketplace:read"
        ],
        "state": "expired",
        "created_at": "2025-06-02T07:30:00Z",
        "created_by": "user_ingrid",
        "last_used_at": "2025-08-31T21:14:09Z",
        "expires_at": "2025-09-01T00:00:00Z",
        "revoked_at": null,
        "rotated_to": null,
        "allowed_ips": [],
        "rate_limit": null,
        "owner": null,
        "metadata": {},
        "last_used_network": null,
        "last_used_agent": null
      }
    ],
    "next_cursor": null
  },
  "createKey": {
    "status": "success",
    "data": {
      "id": "key_4fQ8s2mXw0aLr7Tz",
      "name": "Front end",
      "secret": "mk_DemoStudio00000000000000000000003xSUQw",
      "prefix": "mk_Demo",
      "last_four": "SUQw",
      "mode": "live",
      "scopes": [
        "marketplace:read"
      ],
      "state": "active",
      "created_at": "2026-11-21T12:00:00.000Z",
      "created_by": "key_demo_studio",
      "last_used_at": null,
      "expires_at": null,
      "revoked_at": null,
      "rotated_to": null,
      "allowed_ips": [],
      "rate_limit": null,
      "owner": null,
      "metadata": {},
      "last_used_network": null,
      "last_used_agent": null
    }
  },
  "verifyKey": {
    "status": "success",
    "data": {
      "valid": true,
      "code": null,
      "workspace_id": "ws_studio",
      "key_id": "key_demo_studio",
      "name": "Demo key",
      "mode": "live",
      "scopes": [
        "marketplace:read",
        "models:read"
      ],
      "owner": null,
      "metadata": {},
      "expires_at": null,
      "remaining": null
    }
  },
  "getKey": {
    "status": "success",
    "data": {
      "id": "key_demo_studio",
      "name": "Demo key",
      "prefix": "mk_Demo",
      "last_four": "SUQw",
      "mode": "live",
      "scopes": [
        "marketplace:read",
        "models:read"
      ],
      "state": "active",
      "created_at": "2025-11-03T09:00:00Z",
      "created_by": "user_ingrid",
      "last_used_at": "2026-11-20T13:20:18Z",
      "expires_at": null,
      "revoked_at": null,
      "rotated_to": null,
      "allowed_ips": [],
      "rate_limit": null,
      "owner": null,
      "metadata": {},
      "last_used_network": null,
      "last_used_agent": null
    }
  },
  "changeKey": {
    "status": "success",
    "data": {
      "id": "key_demo_studio",
      "name": "Demo key",
      "prefix": "mk_Demo",
      "last_four": "SUQw",
      "mode": "live",
      "scopes": [
        "marketplace:read",
        "models:read"
      ],
      "state": "active",
      "created_at": "2025-11-03T09:00:00Z",
      "created_by": "user_ingrid",
      "last_used_at": "2026-11-21T12:00:00.000Z",
      "expires_at": null,
      "revoked_at": null,
      "rotated_to": null,
      "last_used_network": "127.0.0.1",
      "last_used_agent": "node",
      "allowed_ips": [],
      "rate_limit": null,
      "owner": null,
      "metadata": {}
    }
  },
  "revokeKey": {
    "status": "success",
    "data": {
      "id": "key_demo_expired",
      "name": "Summer campaign",
      "prefix": "mk_Demo",
      "last_four": "LBDi",
      "mode": "live",
      "scopes": [
        "marketplace:read"
      ],
      "state": "revoked",
      "created_at": "2025-06-02T07:30:00Z",
      "created_by": "user_ingrid",
      "last_used_at": "2025-08-31T21:14:09Z",
      "expires_at": "2025-09-01T00:00:00Z",
      "revoked_at": "2026-11-21T12:00:00.000Z",
      "rotated_to": null,
      "allowed_ips": [],
      "rate_limit": null,
      "owner": null,
      "metadata": {},
      "last_used_network": null,
      "last_used_agent": null
    }
  },
  "rotateKey": {
    "status": "success",
    "data": {
      "id": "key_4fQ8s2mXw0aLr7Tz",
      "name": "Demo key",
      "secret": "mk_DemoStudio00000000000000000000003xSUQw",
      "prefix": "mk_Demo",
      "last_four": "SUQw",
      "mode": "live",
      "scopes": [
        "marketplace:read",
        "models:read"
      ],
      "state": "active",
      "created_at": "2026-11-21T12:00:00.000Z",
      "created_by": "key_demo_studio",
      "last_used_at": null,
      "expires_at": null,
      "revoked_at": null,
      "rotated_to": null,
      "allowed_ips": [],
      "rate_limit": null,
      "owner": null,
      "metadata": {},
      "last_used_network": null,
      "last_used_agent": null
    }
  },
  "listRequests": {
    "status": "success",
    "data": [
      {
        "id": "req_demo_10",
        "at": "2026-11-20T13:20:18Z",
        "key_id": "key_demo_studio",
        "operation": "publishAutomationEvent",
        "method": "POST",
        "path": "/api/v1/automation/publish",
        "status": 202,
        "error": null,
        "request_id": "demo-demo-10",
        "network": "198.51.100.24",
        "parameters": {},
        "duration_ms": 3.01
      },
      {
        "id": "req_demo_9",
        "at": "2026-11-20T12:00:00Z",
        "key_id": "key_demo_expired",
        "operation": "listItems",
        "method": "GET",
        "path": "/api/items/all",
        "status": 401,
        "error": "expired_key",
        "request_id": "demo-demo-9",
        "network": "2001:db8:0:1::/64",
        "parameters": {
          "page": "1",
          "q": null
        },
        "duration_ms": 0.42
      }
    ],
    "next_cursor": null
  },
  "getRequest": {
    "status": "success",
    "data": {
      "id": "req_demo_1",
      "at": "2026-11-20T08:01:12Z",
      "key_id": "key_demo_studio",
      "operation": "listItems",
      "method": "GET",
      "path": "/api/items/all",
      "status": 200,
      "error": null,
      "request_id": "demo-demo-1",
      "network": "198.51.100.24",
      "parameters": {
        "page": "1",
        "per_page": "20"
      },
      "duration_ms": 1.84
    }
  },
  "getUsage": {
    "status": "success",
    "data": [
      {
        "name": "2026-10-23",
        "requests": 150,
        "succeeded": 143,
        "client_errors": 7,
        "server_errors": 0,
        "mean_duration_ms": 1.927
      },
      {
        "name": "2026-10-24",
        "requests": 162,
        "succeeded": 159,
        "client_errors": 3,
        "server_errors": 0,
        "mean_duration_ms": 2.263
      }
    ]
  },
  "listLinks": {
    "status": "success",
    "data": [
      {
        "id": "lnk_demo_chance",
        "short_url": "https://shop.example/l/k7Qm2Xw",
        "domain": null,
        "slug": "k7Qm2Xw",
        "aliases": [],
        "url": "https://shop.example/items/1004",
        "title": "",
        "tags": [],
        "external_id": null,
        "redirect_status": 302,
        "expires_at": null,
        "max_clicks": null,
        "expired_url": null,
        "utm": {},
        "forward_query": false,
        "forward_path": false,
        "ios_url": null,
        "android_url": null,
        "archived": false,
        "clicks": 41,
        "bots": 0,
        "last_clicked_at": "2026-11-20T11:02:00Z",
        "created_at": "2026-10-05T10:00:00Z",
        "updated_at": "2026-10-05T10:00:00Z",
        "state": "active",
        "has_password": false
      },
      {
        "id": "lnk_demo_invite",
        "short_url": "https://shop.example/l/invite",
        "domain": null,
        "slug": "invite",
        "aliases": [],
        "url": "https://shop.example/invite/a7",
        "title": "Invitation for a hundred",
        "tags": [
          "events"
        ],
        "external_id": null,
        "redirect_status": 302,
        "expires_at": null,
        "max_clicks": 100,
        "expired_url": null,
        "utm": {},
        "forward_query": false,
        "forward_path": false,
        "ios_url": null,
        "android_url": null,
        "archived": false,
        "clicks": 40,
        "bots": 0,
        "last_clicked_at": "2026-11-20T11:02:00Z",
        "created_at": "2026-10-01T00:00:00Z",
        "updated_at": "2026-10-01T00:00:00Z",
        "state": "active",
        "has_password": false
      }
    ],
    "next_cursor": "WyIyMDI2LTAxLTIwVDA4OjA1OjAwWiIsImxua19kZW1vX3N1cHBvcnQiXQ"
  },
  "createLink": {
    "status": "success",
    "data": {
      "id": "lnk_zY7m2KfQ0tVb5cXw",
      "short_url": "https://shop.example/l/k7Qm2Xw",
      "domain": null,
      "slug": "k7Qm2Xw",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "",
      "tags": [],
      "external_id": null,
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {},
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": false,
      "clicks": 0,
      "bots": 0,
      "last_clicked_at": null,
      "created_at": "2026-11-21T12:00:00.000Z",
      "updated_at": "2026-11-21T12:00:00.000Z",
      "state": "active",
      "has_password": false
    }
  },
  "createManyLinks": {
    "status": "success",
    "data": [
      {
        "status": "success",
        "data": {
          "id": "lnk_zY7m2KfQ0tVb5cXw",
          "short_url": "https://shop.example/l/k7Qm2Xw",
          "domain": null,
          "slug": "k7Qm2Xw",
          "aliases": [],
          "url": "https://shop.example/one",
          "title": "",
          "tags": [],
          "external_id": null,
          "redirect_status": 302,
          "expires_at": null,
          "max_clicks": null,
          "expired_url": null,
          "utm": {},
          "forward_query": false,
          "forward_path": false,
          "ios_url": null,
          "android_url": null,
          "archived": false,
          "clicks": 0,
          "bots": 0,
          "last_clicked_at": null,
          "created_at": "2026-11-21T12:00:00.000Z",
          "updated_at": "2026-11-21T12:00:00.000Z",
          "state": "active",
          "has_password": false
        }
      },
      {
        "status": "success",
        "data": {
          "id": "lnk_zY7m2KfQ0tVb5cXw",
          "short_url": "https://shop.example/l/k7Qm2Xw",
          "domain": null,
          "slug": "k7Qm2Xw",
          "aliases": [],
          "url": "https://shop.example/two",
          "title": "",
          "tags": [],
          "external_id": null,
          "redirect_status": 302,
          "expires_at": null,
          "max_clicks": null,
          "expired_url": null,
          "utm": {},
          "forward_query": false,
          "forward_path": false,
          "ios_url": null,
          "android_url": null,
          "archived": false,
          "clicks": 0,
          "bots": 0,
          "last_clicked_at": null,
          "created_at": "2026-11-21T12:00:00.000Z",
          "updated_at": "2026-11-21T12:00:00.000Z",
          "state": "active",
          "has_password": false
        }
      }
    ]
  },
  "upsertLink": {
    "status": "success",
    "data": {
      "id": "lnk_zY7m2KfQ0tVb5cXw",
      "short_url": "https://shop.example/l/k7Qm2Xw",
      "domain": null,
      "slug": "k7Qm2Xw",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "",
      "tags": [],
      "external_id": "order-1042",
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {},
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": false,
      "clicks": 0,
      "bots": 0,
      "last_clicked_at": null,
      "created_at": "2026-11-21T12:00:00.000Z",
      "updated_at": "2026-11-21T12:00:00.000Z",
      "state": "active",
      "has_password": false
    }
  },
  "checkSlug": {
    "status": "success",
    "data": {
      "slug": "spring-sale",
      "available": true,
      "reason": null
    }
  },
  "getAnalytics": {
    "status": "success",
    "data": {
      "from": "2026-10-23",
      "to": "2026-11-21",
      "clicks": 4314,
      "unique_clicks": 3314,
      "bots": 522,
      "days": [
        {
          "day": "2026-10-23",
          "clicks": 149,
          "unique_clicks": 117,
          "bots": 21
        },
        {
          "day": "2026-10-24",
          "clicks": 146,
          "unique_clicks": 107,
          "bots": 19
        }
      ],
      "referrers": [
        {
          "name": "direct",
          "clicks": 1743
        },
        {
          "name": "search.example",
          "clicks": 958
        }
      ],
      "countries": [
        {
          "name": "DE",
          "clicks": 1364
        },
        {
          "name": "US",
          "clicks": 1077
        }
      ],
      "cities": [
        {
          "name": "unknown",
          "clicks": 4314
        }
      ],
      "devices": [
        {
          "name": "phone",
          "clicks": 2324
        },
        {
          "name": "desktop",
          "clicks": 1671
        }
      ],
      "browsers": [
        {
          "name": "unknown",
          "clicks": 4314
        }
      ],
      "systems": [
        {
          "name": "unknown",
          "clicks": 4314
        }
      ],
      "utm_sources": [],
      "utm_mediums": [],
      "utm_campaigns": [],
      "utm_terms": [],
      "utm_contents": [],
      "hours": [
        [
          4,
          4
        ],
        [
          7,
          4
        ]
      ]
    }
  },
  "getLink": {
    "status": "success",
    "data": {
      "id": "lnk_demo_spring",
      "short_url": "https://shop.example/l/spring",
      "domain": null,
      "slug": "spring",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "Spring sale",
      "tags": [
        "newsletter",
        "sale"
      ],
      "external_id": null,
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {
        "source": "newsletter",
        "medium": "email",
        "campaign": "spring"
      },
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": false,
      "clicks": 715,
      "bots": 99,
      "last_clicked_at": "2026-11-20T10:28:00Z",
      "created_at": "2026-03-01T09:00:00Z",
      "updated_at": "2026-03-01T09:00:00Z",
      "state": "active",
      "has_password": false
    }
  },
  "changeLink": {
    "status": "success",
    "data": {
      "id": "lnk_demo_spring",
      "short_url": "https://shop.example/l/spring",
      "domain": null,
      "slug": "spring",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "Spring sale",
      "tags": [
        "newsletter",
        "sale"
      ],
      "external_id": null,
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {
        "source": "newsletter",
        "medium": "email",
        "campaign": "spring"
      },
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": false,
      "clicks": 715,
      "bots": 99,
      "last_clicked_at": "2026-11-20T10:28:00Z",
      "created_at": "2026-03-01T09:00:00Z",
      "updated_at": "2026-03-01T09:00:00Z",
      "state": "active",
      "has_password": false
    }
  },
  "deleteLink": {
    "status": "success",
    "data": {
      "id": "lnk_demo_spring",
      "short_url": "https://shop.example/l/spring",
      "domain": null,
      "slug": "spring",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "Spring sale",
      "tags": [
        "newsletter",
        "sale"
      ],
      "external_id": null,
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {
        "source": "newsletter",
        "medium": "email",
        "campaign": "spring"
      },
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": false,
      "clicks": 715,
      "bots": 99,
      "last_clicked_at": "2026-11-20T10:28:00Z",
      "created_at": "2026-03-01T09:00:00Z",
      "updated_at": "2026-03-01T09:00:00Z",
      "state": "active",
      "has_password": false
    }
  },
  "archiveLink": {
    "status": "success",
    "data": {
      "id": "lnk_demo_spring",
      "short_url": "https://shop.example/l/spring",
      "domain": null,
      "slug": "spring",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "Spring sale",
      "tags": [
        "newsletter",
        "sale"
      ],
      "external_id": null,
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {
        "source": "newsletter",
        "medium": "email",
        "campaign": "spring"
      },
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": true,
      "clicks": 715,
      "bots": 99,
      "last_clicked_at": "2026-11-20T10:28:00Z",
      "created_at": "2026-03-01T09:00:00Z",
      "updated_at": "2026-11-21T12:00:00.000Z",
      "state": "active",
      "has_password": false
    }
  },
  "unarchiveLink": {
    "status": "success",
    "data": {
      "id": "lnk_demo_spring",
      "short_url": "https://shop.example/l/spring",
      "domain": null,
      "slug": "spring",
      "aliases": [],
      "url": "https://shop.example/spring-sale",
      "title": "Spring sale",
      "tags": [
        "newsletter",
        "sale"
      ],
      "external_id": null,
      "redirect_status": 302,
      "expires_at": null,
      "max_clicks": null,
      "expired_url": null,
      "utm": {
        "source": "newsletter",
        "medium": "email",
        "campaign": "spring"
      },
      "forward_query": false,
      "forward_path": false,
      "ios_url": null,
      "android_url": null,
      "archived": false,
      "clicks": 715,
      "bots": 99,
      "last_clicked_at": "2026-11-20T10:28:00Z",
      "created_at": "2026-03-01T09:00:00Z",
      "updated_at": "2026-03-01T09:00:00Z",
      "state": "active",
      "has_password": false
    }
  },
  "getLinkAnalytics": {
    "status": "success",
    "data": {
      "from": "2026-10-23",
      "to": "2026-11-21",
      "clicks": 715,
      "unique_clicks": 569,
      "bots": 99,
      "days": [
        {
          "day": "2026-10-23",
          "clicks": 40,
          "unique_clicks": 33,
          "bots": 9
        },
        {
          "day": "2026-10-24",
          "clicks": 32,
          "unique_clicks": 24,
          "bots": 2
        }
      ],
      "referrers": [
        {
          "name": "direct",
          "clicks": 276
        },
        {
          "name": "search.example",
          "clicks": 156
        }
      ],
      "countries": [
        {
          "name": "DE",
          "clicks": 221
        },
        {
          "name": "US",
          "clicks": 172
        }
      ],
      "cities": [
        {
          "name": "unknown",
          "clicks": 715
        }
      ],
      "devices": [
        {
          "name": "phone",
          "clicks": 385
        },
        {
          "name": "desktop",
          "clicks": 282
        }
      ],
      "browsers": [
        {
          "name": "unknown",
          "clicks": 715
        }
      ],
      "systems": [
        {
          "name": "unknown",
          "clicks": 715
        }
      ],
      "utm_sources": [],
      "utm_mediums": [],
      "utm_campaigns": [],
      "utm_terms": [],
      "utm_contents": [],
      "hours": [
        [
          0,
          0
        ],
        [
          1,
          0
        ]
      ]
    }
  },
  "listClicks": {
    "status": "success",
    "data": [
      {
        "id": "clk_demo_spring_9",
        "at": "2026-11-20T08:16:00Z",
        "referrer": null,
        "country": "DE",
        "device": "phone",
        "bot": false,
        "city": "Köln",
        "browser": "Instagram",
        "system": "iOS",
        "utm": {
          "source": "newsletter",
          "medium": "email",
          "campaign": "spring"
        }
      },
      {
        "id": "clk_demo_spring_8",
        "at": "2026-11-20T07:59:00Z",
        "referrer": "social.example",
        "country": "FR",
        "device": "desktop",
        "bot": false,
        "city": "Paris",
        "browser": "Chrome",
        "system": "Windows",
        "utm": {
          "source": "newsletter",
          "medium": "email",
          "campaign": "spring"
        }
      }
    ],
    "next_cursor": null
  },
  "listWebhooks": {
    "status": "success",
    "data": [
      {
        "id": "ep_demo",
        "url": "https://receiver.example/hooks",
        "event_types": [
          "*"
        ],
        "description": "Stock keeping",
        "headers": {},
        "rate": null,
        "state": "paused",
        "paused_reason": "requested",
        "paused_at": "2026-03-01T12:00:00Z",
        "failing_since": null,
        "created_at": "2026-01-12T10:00:00Z"
      },
      {
        "id": "hook_demo",
        "url": "https://receiver.example/tool",
        "event_types": [
          "order.paid"
        ],
        "description": "Accounting",
        "headers": {},
        "rate": null,
        "state": "paused",
        "paused_reason": "requested",
        "paused_at": "2026-03-01T12:00:00Z",
        "failing_since": null,
        "created_at": "2026-01-16T10:00:00Z",
        "format": "standard",
        "kind": "hook"
      }
    ]
  },
  "createWebhook": {
    "status": "success",
    "data": {
      "endpoint": {
        "id": "ep_zY7m2KfQ0tVb5cXw",
        "url": "https://receiver.example/hooks",
        "event_types": [
          "key.*"
        ],
        "description": "",
        "headers": {},
        "rate": null,
        "state": "active",
        "paused_reason": null,
        "paused_at": null,
        "failing_since": null,
        "created_at": "2026-11-21T12:00:00.000Z"
      },
      "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    }
  },
  "getWebhook": {
    "status": "success",
    "data": {
      "id": "ep_demo",
      "url": "https://receiver.example/hooks",
      "event_types": [
        "*"
      ],
      "description": "Stock keeping",
      "headers": {},
      "rate": null,
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-12T10:00:00Z"
    }
  },
  "changeWebhook": {
    "status": "success",
    "data": {
      "id": "ep_demo",
      "url": "https://receiver.example/hooks",
      "event_types": [
        "*"
      ],
      "description": "Stock keeping",
      "headers": {},
      "rate": null,
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-12T10:00:00Z"
    }
  },
  "deleteWebhook": {
    "status": "success",
    "data": {
      "id": "ep_demo",
      "url": "https://receiver.example/hooks",
      "event_types": [
        "*"
      ],
      "description": "Stock keeping",
      "headers": {},
      "rate": null,
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-12T10:00:00Z"
    }
  },
  "pauseWebhook": {
    "status": "success",
    "data": {
      "id": "ep_demo",
      "url": "https://receiver.example/hooks",
      "event_types": [
        "*"
      ],
      "description": "Stock keeping",
      "headers": {},
      "rate": null,
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-12T10:00:00Z"
    }
  },
  "resumeWebhook": {
    "status": "success",
    "data": {
      "id": "ep_demo",
      "url": "https://receiver.example/hooks",
      "event_types": [
        "*"
      ],
      "description": "Stock keeping",
      "headers": {},
      "rate": null,
      "state": "active",
      "paused_reason": null,
      "paused_at": null,
      "failing_since": null,
      "created_at": "2026-01-12T10:00:00Z"
    }
  },
  "revealWebhookSecret": {
    "status": "success",
    "data": [
      {
        "secret": "whsec_RGVtb1N0dWRpb1NlY3JldEtlZXBGb3JUZXN0cw==",
        "expires_at": null
      }
    ]
  },
  "rotateWebhookSecret": {
    "status": "success",
    "data": [
      {
        "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "expires_at": null
      },
      {
        "secret": "whsec_RGVtb1N0dWRpb1NlY3JldEtlZXBGb3JUZXN0cw==",
        "expires_at": "2026-11-22T12:00:00.000Z"
      }
    ]
  },
  "testWebhook": {
    "status": "success",
    "data": {
      "id": "msg_2f1cJ8qk0aXw3b7RmZpQ_ep_local",
      "endpoint_id": "ep_local",
      "event_id": "msg_2f1cJ8qk0aXw3b7RmZpQ",
      "event_type": "webhook.test",
      "state": "pending",
      "created_at": "2026-11-21T12:00:00.000Z",
      "next_attempt_at": "2026-11-21T12:00:00.000Z",
      "attempts": []
    }
  },
  "replayFailedDeliveries": {
    "status": "success",
    "data": {
      "count": 0
    }
  },
  "listWebhookDeliveries": {
    "status": "success",
    "data": [
      {
        "id": "msg_demo_failed_ep_demo",
        "endpoint_id": "ep_demo",
        "event_id": "msg_demo_failed",
        "event_type": "key.created",
        "state": "failed",
        "created_at": "2026-02-20T08:00:00Z",
        "next_attempt_at": null,
        "attempts": [
          {
            "at": "2026-02-20T08:00:01Z",
            "duration_ms": 231,
            "status": 500,
            "error": null,
            "response": "Internal Server Error"
          },
          {
            "at": "2026-02-20T08:00:06Z",
            "duration_ms": 3,
            "status": null,
            "error": "the connection was refused",
            "response": null
          }
        ]
      },
      {
        "id": "msg_demo_sent_ep_demo",
        "endpoint_id": "ep_demo",
        "event_id": "msg_demo_sent",
        "event_type": "key.created",
        "state": "succeeded",
        "created_at": "2026-02-10T08:00:00Z",
        "next_attempt_at": null,
        "attempts": [
          {
            "at": "2026-02-10T08:00:01Z",
            "duration_ms": 143,
            "status": 204,
            "error": null,
            "response": ""
          }
        ]
      }
    ],
    "next_cursor": null
  },
  "replayWebhookDeliveries": {
    "status": "success",
    "data": {
      "count": 1,
      "skipped": 0,
      "not_found": 0,
      "has_more": false
    }
  },
  "getWebhookDelivery": {
    "status": "success",
    "data": {
      "delivery": {
        "id": "msg_demo_failed_ep_demo",
        "endpoint_id": "ep_demo",
        "event_id": "msg_demo_failed",
        "event_type": "key.created",
        "state": "failed",
        "created_at": "2026-02-20T08:00:00Z",
        "next_attempt_at": null,
        "attempts": [
          {
            "at": "2026-02-20T08:00:01Z",
            "duration_ms": 231,
            "status": 500,
            "error": null,
            "response": "Internal Server Error"
          },
          {
            "at": "2026-02-20T08:00:06Z",
            "duration_ms": 3,
            "status": null,
            "error": "the connection was refused",
            "response": null
          }
        ]
      },
      "payload": "{\"type\":\"key.created\",\"timestamp\":\"2026-02-20T08:00:00Z\",\"data\":{\"id\":\"key_demo_expired\",\"name\":\"Summer campaign\",\"prefix\":\"mk_Demo\",\"last_four\":\"LBDi\",\"scopes\":[\"marketplace:read\"],\"state\":\"active\",\"created_at\":\"2025-06-02T07:30:00Z\",\"created_by\":\"user_ingrid\",\"last_used_at\":null,\"expires_at\":\"2025-09-01T00:00:00Z\",\"revoked_at\":null,\"rotated_to\":null}}"
    }
  },
  "replayWebhookDelivery": {
    "status": "success",
    "data": {
      "id": "msg_demo_failed_ep_demo",
      "endpoint_id": "ep_demo",
      "event_id": "msg_demo_failed",
      "event_type": "key.created",
      "state": "pending",
      "created_at": "2026-02-20T08:00:00Z",
      "next_attempt_at": "2026-11-21T12:00:00.000Z",
      "attempts": [
        {
          "at": "2026-02-20T08:00:01Z",
          "duration_ms": 231,
          "status": 500,
          "error": null,
          "response": "Internal Server Error"
        },
        {
          "at": "2026-02-20T08:00:06Z",
          "duration_ms": 3,
          "status": null,
          "error": "the connection was refused",
          "response": null
        }
      ]
    }
  },
  "skipWebhookDelivery": {
    "status": "success",
    "data": {
      "id": "msg_demo_failed_ep_demo",
      "endpoint_id": "ep_demo",
      "event_id": "msg_demo_failed",
      "event_type": "key.created",
      "state": "failed",
      "created_at": "2026-02-20T08:00:00Z",
      "next_attempt_at": null,
      "attempts": [
        {
          "at": "2026-02-20T08:00:01Z",
          "duration_ms": 231,
          "status": 500,
          "error": null,
          "response": "Internal Server Error"
        },
        {
          "at": "2026-02-20T08:00:06Z",
          "duration_ms": 3,
          "status": null,
          "error": "the connection was refused",
          "response": null
        }
      ]
    }
  },
  "listAutomationEndpoints": {
    "status": "success",
    "data": [
      {
        "id": "ain_demo",
        "name": "Orders of the shop",
        "event_type": "order.paid",
        "allow_get": true,
        "data_schema": null,
        "state": "active",
        "rate": null,
        "created_at": "2026-01-15T10:00:00Z",
        "event_types": [
          "*"
        ],
        "event_type_from": null,
        "repeat_id_from": null,
        "keep_headers": [],
        "response": null,
        "tokens": [
          {
            "last_four": "3xSU",
            "expires_at": null
          }
        ],
        "verification": null
      },
      {
        "id": "ain_github",
        "name": "Repository",
        "event_type": "github.push",
        "allow_get": false,
        "data_schema": null,
        "state": "active",
        "rate": null,
        "created_at": "2026-02-10T08:00:00Z",
        "event_types": [
          "*"
        ],
        "event_type_from": null,
        "repeat_id_from": null,
        "keep_headers": [
          "X-GitHub-Event",
          "X-GitHub-Delivery"
        ],
        "response": null,
        "tokens": [
          {
            "last_four": "3xSU",
            "expires_at": null
          }
        ],
        "verification": {
          "scheme": "github",
          "header": null
        }
      }
    ]
  },
  "createAutomationEndpoint": {
    "status": "success",
    "data": {
      "endpoint": {
        "id": "ain_zY7m2KfQ0tVb5cXw",
        "name": "Orders of the shop",
        "event_type": "order.paid",
        "allow_get": false,
        "data_schema": null,
        "rate": null,
        "state": "active",
        "created_at": "2026-11-21T12:00:00.000Z",
        "event_types": [
          "*"
        ],
        "event_type_from": null,
        "repeat_id_from": null,
        "keep_headers": [],
        "response": null,
        "tokens": [
          {
            "last_four": "3xSU",
            "expires_at": null
          }
        ],
        "verification": null
      },
      "token": "mi_0000000000000000000000000000000000EXAMPLE",
      "url": "https://shop.example/api/v1/automation/in/mi_0000000000000000000000000000000000EXAMPLE"
    }
  },
  "getAutomationEndpoint": {
    "status": "success",
    "data": {
      "id": "ain_demo",
      "name": "Orders of the shop",
      "event_type": "order.paid",
      "allow_get": true,
      "data_schema": null,
      "state": "active",
      "rate": null,
      "created_at": "2026-01-15T10:00:00Z",
      "event_types": [
        "*"
      ],
      "event_type_from": null,
      "repeat_id_from": null,
      "keep_headers": [],
      "response": null,
      "tokens": [
        {
          "last_four": "3xSU",
          "expires_at": null
        }
      ],
      "verification": null
    }
  },
  "changeAutomationEndpoint": {
    "status": "success",
    "data": {
      "id": "ain_demo",
      "name": "Orders of the shop",
      "event_type": "order.paid",
      "allow_get": true,
      "data_schema": null,
      "state": "active",
      "rate": null,
      "created_at": "2026-01-15T10:00:00Z",
      "event_types": [
        "*"
      ],
      "event_type_from": null,
      "repeat_id_from": null,
      "keep_headers": [],
      "response": null,
      "tokens": [
        {
          "last_four": "3xSU",
          "expires_at": null
        }
      ],
      "verification": null
    }
  },
  "deleteAutomationEndpoint": {
    "status": "success",
    "data": {
      "id": "ain_demo",
      "name": "Orders of the shop",
      "event_type": "order.paid",
      "allow_get": true,
      "data_schema": null,
      "state": "active",
      "rate": null,
      "created_at": "2026-01-15T10:00:00Z",
      "event_types": [
        "*"
      ],
      "event_type_from": null,
      "repeat_id_from": null,
      "keep_headers": [],
      "response": null,
      "tokens": [
        {
          "last_four": "3xSU",
          "expires_at": null
        }
      ],
      "verification": null
    }
  },
  "rotateAutomationEndpoint": {
    "status": "success",
    "data": {
      "endpoint": {
        "id": "ain_demo",
        "name": "Orders of the shop",
        "event_type": "order.paid",
        "allow_get": true,
        "data_schema": null,
        "state": "active",
        "rate": null,
        "created_at": "2026-01-15T10:00:00Z",
        "event_types": [
          "*"
        ],
        "event_type_from": null,
        "repeat_id_from": null,
        "keep_headers": [],
        "response": null,
        "tokens": [
          {
            "last_four": "3xSU",
            "expires_at": null
          },
          {
            "last_four": "3xSU",
            "expires_at": "2026-11-22T12:00:00.000Z"
          }
        ],
        "verification": null
      },
      "token": "mi_0000000000000000000000000000000000EXAMPLE",
      "url": "https://shop.example/api/v1/automation/in/mi_0000000000000000000000000000000000EXAMPLE"
    }
  },
  "publishAutomationEvent": {
    "status": "success",
    "data": {
      "id": "evt_2f1cJ8qk0aXw3b7RmZpQ",
      "type": "order.paid",
      "received_at": "2026-11-21T12:00:00.000Z",
      "deliver_at": null
    }
  },
  "receiveAutomationEvent": {
    "status": "success",
    "data": {
      "id": "evt_2f1cJ8qk0aXw3b7RmZpQ",
      "type": "order.paid",
      "received_at": "2026-11-21T12:00:00.000Z",
      "deliver_at": null
    }
  },
  "receiveAutomationQuery": {
    "status": "success",
    "data": {
      "id": "evt_2f1cJ8qk0aXw3b7RmZpQ",
      "type": "order.paid",
      "received_at": "2026-11-21T12:00:00.000Z",
      "deliver_at": null
    }
  },
  "listAutomationTypes": {
    "status": "success",
    "data": [
      {
        "type": "subscription.renewed",
        "description": "A subscription was renewed for another year.",
        "data_schema": {
          "type": "object",
          "required": [
            "subscription"
          ],
          "properties": {
            "subscription": {
              "type": "integer"
            }
          }
        },
        "data_example": {
          "subscription": 7,
          "until": "2027-03-01"
        },
        "created_at": "2026-02-01T09:00:00Z",
        "updated_at": "2026-02-01T09:00:00Z"
      }
    ]
  },
  "describeAutomationTypes": {
    "openapi": "3.1.0",
    "info": {
      "title": "Events",
      "version": "1.0.0",
      "description": "What receivers of webhooks and hooks get."
    },
    "webhooks": {
      "subscription.renewed": {
        "post": {
          "summary": "subscription.renewed",
          "description": "A subscription was renewed for another year.",
          "requestBody": {
            "required": true,
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "type",
                    "timestamp"
                  ],
                  "properties": {
                    "type": {
                      "const": "subscription.renewed"
                    },
                    "timestamp": {
                      "type": "string",
                      "format": "date-time"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "subscription"
                      ],
                      "properties": {
                        "subscription": {
                          "type": "integer"
                        }
                      }
                    },
                    "id": {
                      "type": "string"
                    },
                    "source": {
                      "type": "string"
                    }
                  }
                },
                "example": {
                  "type": "subscription.renewed",
                  "timestamp": "2026-02-01T09:00:00Z",
                  "data": {
                    "subscription": 7,
                    "until": "2027-03-01"
                  },
                  "id": "evt_example",
                  "source": "/example"
                }
              }
            }
          },
          "responses": {
            "2XX": {
              "description": "Delivered. Any other response is retried."
            }
          }
        }
      }
    }
  },
  "registerAutomationType": {
    "status": "success",
    "data": {
      "type": "subscription.renewed",
      "description": "",
      "data_schema": null,
      "data_example": null,
      "created_at": "2026-02-01T09:00:00Z",
      "updated_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "deleteAutomationType": {
    "status": "success",
    "data": {
      "type": "subscription.renewed",
      "description": "A subscription was renewed for another year.",
      "data_schema": {
        "type": "object",
        "required": [
          "subscription"
        ],
        "properties": {
          "subscription": {
            "type": "integer"
          }
        }
      },
      "data_example": {
        "subscription": 7,
        "until": "2027-03-01"
      },
      "created_at": "2026-02-01T09:00:00Z",
      "updated_at": "2026-02-01T09:00:00Z"
    }
  },
  "readAutomationFeed": {
    "status": "success",
    "data": [
      {
        "id": "evt_demo_paid",
        "type": "order.paid",
        "source": "/automation/endpoints/ain_demo",
        "source_id": null,
        "subject": null,
        "time": "2026-03-01T12:00:00Z",
        "data": {
          "order": 41,
          "amount": 19.99
        },
        "endpoint_id": "ain_demo",
        "key_id": null,
        "received_at": "2026-03-01T12:00:00Z",
        "deliver_at": null,
        "cancelled_at": null,
        "sequence": 1,
        "state": "published"
      },
      {
        "id": "evt_demo_push",
        "type": "github.push",
        "source": "/automation/endpoints/ain_github",
        "source_id": null,
        "subject": null,
        "time": "2026-03-02T08:30:00Z",
        "data": {
          "ref": "refs/heads/main"
        },
        "endpoint_id": "ain_github",
        "key_id": null,
        "received_at": "2026-03-02T08:30:00Z",
        "deliver_at": null,
        "cancelled_at": null,
        "sequence": 2,
        "state": "published"
      }
    ],
    "last": 2,
    "has_more": false
  },
  "replayAutomationEvents": {
    "status": "success",
    "data": {
      "events": 0,
      "deliveries": 0,
      "made": 0,
      "without_deliveries": 0,
      "next_cursor": null
    }
  },
  "getAutomationEvent": {
    "status": "success",
    "data": {
      "event": {
        "id": "evt_demo_paid",
        "type": "order.paid",
        "source": "/automation/endpoints/ain_demo",
        "source_id": null,
        "subject": null,
        "time": "2026-03-01T12:00:00Z",
        "data": {
          "order": 41,
          "amount": 19.99
        },
        "endpoint_id": "ain_demo",
        "key_id": null,
        "received_at": "2026-03-01T12:00:00Z",
        "deliver_at": null,
        "cancelled_at": null,
        "sequence": null,
        "state": "published"
      },
      "deliveries": []
    }
  },
  "cancelAutomationEvent": {
    "status": "success",
    "data": {
      "id": "evt_demo_reminder",
      "type": "order.paid",
      "source": "/automation/endpoints/ain_demo",
      "source_id": null,
      "subject": null,
      "time": "2026-03-02T09:00:00Z",
      "data": {
        "order": 41,
        "reminder": true
      },
      "endpoint_id": "ain_demo",
      "key_id": null,
      "received_at": "2026-03-02T09:00:00Z",
      "deliver_at": "2026-12-21T09:00:00Z",
      "cancelled_at": "2026-11-21T12:00:00.000Z",
      "sequence": null,
      "state": "cancelled"
    }
  },
  "replayAutomationEvent": {
    "status": "success",
    "data": {
      "events": 1,
      "deliveries": 0,
      "made": 0,
      "without_deliveries": 1,
      "next_cursor": null
    }
  },
  "listAutomationHistory": {
    "status": "success",
    "data": [
      {
        "id": "evt_demo_reminder",
        "type": "order.paid",
        "source": "/automation/endpoints/ain_demo",
        "source_id": null,
        "subject": null,
        "time": "2026-03-02T09:00:00Z",
        "data": {
          "order": 41,
          "reminder": true
        },
        "endpoint_id": "ain_demo",
        "key_id": null,
        "received_at": "2026-03-02T09:00:00Z",
        "deliver_at": "2026-12-21T09:00:00Z",
        "cancelled_at": null,
        "sequence": null,
        "state": "scheduled"
      },
      {
        "id": "evt_demo_push",
        "type": "github.push",
        "source": "/automation/endpoints/ain_github",
        "source_id": null,
        "subject": null,
        "time": "2026-03-02T08:30:00Z",
        "data": {
          "ref": "refs/heads/main"
        },
        "endpoint_id": "ain_github",
        "key_id": null,
        "received_at": "2026-03-02T08:30:00Z",
        "deliver_at": null,
        "cancelled_at": null,
        "sequence": null,
        "state": "published"
      }
    ],
    "next_cursor": null,
    "stopped_at": null
  },
  "getAutomationSettings": {
    "status": "success",
    "data": {
      "retention_days": null,
      "registered_types_only": false
    }
  },
  "changeAutomationSettings": {
    "status": "success",
    "data": {
      "retention_days": null,
      "registered_types_only": false
    }
  },
  "traceEvent": {
    "status": "success",
    "data": {
      "event_id": "evt_demo_paid",
      "request": {
        "origin": "endpoint",
        "endpoint_id": "ain_demo",
        "endpoint_name": "Orders of the shop",
        "key_id": null,
        "method": null,
        "verification": null,
        "headers": {},
        "received_at": "2026-03-01T12:00:00Z"
      },
      "events": [
        {
          "id": "evt_demo_paid",
          "depth": 0,
          "made_by": null,
          "type": "order.paid",
          "time": "2026-03-01T12:00:00Z",
          "state": "published"
        }
      ],
      "deliveries": [],
      "complete": true,
      "missing": []
    }
  },
  "listAutomationHooks": {
    "status": "success",
    "data": [
      {
        "id": "hook_demo",
        "target_url": "https://receiver.example/tool",
        "event_type": "order.paid",
        "format": "standard",
        "description": "Accounting",
        "state": "paused",
        "paused_reason": "requested",
        "paused_at": "2026-03-01T12:00:00Z",
        "failing_since": null,
        "created_at": "2026-01-16T10:00:00Z"
      }
    ]
  },
  "createAutomationHook": {
    "status": "success",
    "data": {
      "hook": {
        "id": "hook_zY7m2KfQ0tVb5cXw",
        "target_url": "https://receiver.example/hooks",
        "event_type": "order.paid",
        "format": "standard",
        "description": "",
        "state": "active",
        "paused_reason": null,
        "paused_at": null,
        "failing_since": null,
        "created_at": "2026-11-21T12:00:00.000Z"
      },
      "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    }
  },
  "getAutomationHook": {
    "status": "success",
    "data": {
      "id": "hook_demo",
      "target_url": "https://receiver.example/tool",
      "event_type": "order.paid",
      "format": "standard",
      "description": "Accounting",
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-16T10:00:00Z"
    }
  },
  "changeAutomationHook": {
    "status": "success",
    "data": {
      "id": "hook_demo",
      "target_url": "https://receiver.example/tool",
      "event_type": "order.paid",
      "format": "standard",
      "description": "Accounting",
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-16T10:00:00Z"
    }
  },
  "deleteAutomationHook": {
    "status": "success",
    "data": {
      "id": "hook_demo",
      "target_url": "https://receiver.example/tool",
      "event_type": "order.paid",
      "format": "standard",
      "description": "Accounting",
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "created_at": "2026-01-16T10:00:00Z"
    }
  },
  "listAutomationSamples": {
    "status": "success",
    "data": [
      {
        "type": "order.paid",
        "timestamp": "2026-03-01T12:00:00Z",
        "data": {
          "order": 41,
          "amount": 19.99
        },
        "id": "evt_demo_paid",
        "source": "/automation/endpoints/ain_demo"
      }
    ]
  },
  "listAutomationRoutes": {
    "status": "success",
    "data": [
      {
        "id": "route_demo",
        "name": "Large orders",
        "sources": [
          "ain_demo"
        ],
        "event_types": [],
        "filter": [
          {
            "field": "data.amount",
            "min": 100
          }
        ],
        "filter_match": "all",
        "mapping": "{\"order\": data.order}",
        "event_type": null,
        "hooks": [
          "hook_demo"
        ],
        "state": "paused",
        "paused_reason": "requested",
        "paused_at": "2026-03-01T12:00:00Z",
        "failing_since": null,
        "recent_failures": 0,
        "created_at": "2026-01-17T10:00:00Z"
      }
    ]
  },
  "createAutomationRoute": {
    "status": "success",
    "data": {
      "id": "route_zY7m2KfQ0tVb5cXw",
      "name": "Large orders",
      "sources": [],
      "event_types": [],
      "filter": [],
      "filter_match": "all",
      "mapping": null,
      "event_type": null,
      "hooks": [
        "hook_demo"
      ],
      "state": "active",
      "paused_reason": null,
      "paused_at": null,
      "failing_since": null,
      "recent_failures": 0,
      "created_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "tryAutomationRoute": {
    "status": "success",
    "data": {
      "outcome": "made",
      "value": {
        "order": 7
      },
      "error": null,
      "reason": null
    }
  },
  "getAutomationRoute": {
    "status": "success",
    "data": {
      "id": "route_demo",
      "name": "Large orders",
      "sources": [
        "ain_demo"
      ],
      "event_types": [],
      "filter": [
        {
          "field": "data.amount",
          "min": 100
        }
      ],
      "filter_match": "all",
      "mapping": "{\"order\": data.order}",
      "event_type": null,
      "hooks": [
        "hook_demo"
      ],
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "recent_failures": 0,
      "created_at": "2026-01-17T10:00:00Z"
    }
  },
  "changeAutomationRoute": {
    "status": "success",
    "data": {
      "id": "route_demo",
      "name": "Large orders",
      "sources": [
        "ain_demo"
      ],
      "event_types": [],
      "filter": [
        {
          "field": "data.amount",
          "min": 100
        }
      ],
      "filter_match": "all",
      "mapping": "{\"order\": data.order}",
      "event_type": null,
      "hooks": [
        "hook_demo"
      ],
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "recent_failures": 0,
      "created_at": "2026-01-17T10:00:00Z"
    }
  },
  "deleteAutomationRoute": {
    "status": "success",
    "data": {
      "id": "route_demo",
      "name": "Large orders",
      "sources": [
        "ain_demo"
      ],
      "event_types": [],
      "filter": [
        {
          "field": "data.amount",
          "min": 100
        }
      ],
      "filter_match": "all",
      "mapping": "{\"order\": data.order}",
      "event_type": null,
      "hooks": [
        "hook_demo"
      ],
      "state": "paused",
      "paused_reason": "requested",
      "paused_at": "2026-03-01T12:00:00Z",
      "failing_since": null,
      "recent_failures": 0,
      "created_at": "2026-01-17T10:00:00Z"
    }
  },
  "listChannels": {
    "status": "success",
    "data": [
      {
        "driver": "simulated",
        "description": "A channel without a network, with people who answer: for development and tests.",
        "contents": [
          "text",
          "media"
        ],
        "limits": {
          "text": 4096,
          "caption": 1024
        },
        "commands": [
          "message.edit",
          "message.delete"
        ],
        "settings": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "address": {
              "type": "string",
              "description": "Its own address. Without it, one is made up.",
              "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$",
              "minLength": 1,
              "maxLength": 255,
              "examples": [
                "+4930901820"
              ]
            },
            "pair_after": {
              "description": "After how many seconds somebody pairs the instance. If it is null, nobody does.",
              "anyOf": [
                {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 3600
                },
                {
                  "type": "null"
                }
              ],
              "default": 3,
              "examples": [
                3
              ]
            },
            "answers": {
              "type": "boolean",
              "description": "Whether people answer what the instance sends.",
              "default": true,
              "examples": [
                true
              ]
            }
          }
        }
      }
    ]
  },
  "listInstances": {
    "status": "success",
    "data": [
      {
        "id": "ins_demo",
        "name": "Support",
        "driver": "simulated",
        "state": "open",
        "reason": null,
        "address": "+4930901820",
        "rate": 60,
        "heartbeat_at": "2026-11-21T12:00:00.000Z",
        "opened_at": "2026-11-21T12:00:00.000Z",
        "created_at": "2026-03-01T09:00:00Z",
        "changed_at": "2026-11-21T12:00:00.000Z",
        "files": {
          "waiting": 0,
          "failed": 0
        },
        "health": {
          "status": "good",
          "since": null,
          "reasons": [],
          "queued": 0,
          "oldest_queued_at": null,
          "last_received_at": null,
          "last_sent_at": null,
          "last_error": null,
          "reconnects": 0
        },
        "settings": {
          "address": "+4930901820"
        },
        "pairing": null
      },
      {
        "id": "ins_demo_events",
        "name": "Events",
        "driver": "simulated",
        "state": "closed",
        "reason": "Logged out by the user.",
        "address": null,
        "rate": 60,
        "heartbeat_at": "2026-03-01T10:05:00Z",
        "opened_at": "2026-03-01T10:05:00Z",
        "created_at": "2026-03-01T10:00:00Z",
        "changed_at": "2026-03-01T10:05:00Z",
        "files": {
          "waiting": 0,
          "failed": 0
        },
        "health": {
          "status": "good",
          "since": null,
          "reasons": [],
          "queued": 2,
          "oldest_queued_at": "2026-03-05T12:20:00Z",
          "last_received_at": null,
          "last_sent_at": null,
          "last_error": null,
          "reconnects": 0
        },
        "settings": {
          "address": "+4930901855"
        },
        "pairing": null
      }
    ]
  },
  "createInstance": {
    "status": "success",
    "data": {
      "id": "ins_zY7m2KfQ0tVb5cXw",
      "name": "Support",
      "driver": "simulated",
      "state": "created",
      "reason": null,
      "address": null,
      "rate": null,
      "heartbeat_at": null,
      "opened_at": null,
      "created_at": "2026-11-21T12:00:00.000Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {},
      "pairing": null
    }
  },
  "getInstance": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "name": "Support",
      "driver": "simulated",
      "state": "open",
      "reason": null,
      "address": "+4930901820",
      "rate": 60,
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-01T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {
        "address": "+4930901820"
      },
      "pairing": null
    }
  },
  "changeInstance": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "name": "Support",
      "driver": "simulated",
      "state": "open",
      "reason": null,
      "address": "+4930901820",
      "rate": 60,
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-01T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {
        "address": "+4930901820"
      },
      "pairing": null
    }
  },
  "deleteInstance": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "name": "Support",
      "driver": "simulated",
      "state": "open",
      "reason": null,
      "address": "+4930901820",
      "rate": 60,
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-01T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {
        "address": "+4930901820"
      },
      "pairing": null
    }
  },
  "connectInstance": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "name": "Support",
      "driver": "simulated",
      "state": "open",
      "reason": null,
      "address": "+4930901820",
      "rate": 60,
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-01T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {
        "address": "+4930901820"
      },
      "pairing": null
    }
  },
  "getInstanceState": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "state": "open",
      "reason": null,
      "address": "+4930901820",
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "getPairing": {
    "status": "success",
    "data": {
      "state": "connecting",
      "pairing": {
        "method": "qr",
        "text": "2@demo:not-a-real-account:c2hvcCBwaG9uZQ==",
        "expires_at": "2027-11-21T23:59:59Z"
      }
    }
  },
  "restartInstance": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "name": "Support",
      "driver": "simulated",
      "state": "connecting",
      "reason": "Restarted by the user.",
      "address": "+4930901820",
      "rate": 60,
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-01T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {
        "address": "+4930901820"
      },
      "pairing": null
    }
  },
  "logOutInstance": {
    "status": "success",
    "data": {
      "id": "ins_demo",
      "name": "Support",
      "driver": "simulated",
      "state": "closed",
      "reason": "Logged out by the user.",
      "address": null,
      "rate": 60,
      "heartbeat_at": "2026-11-21T12:00:00.000Z",
      "opened_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-01T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z",
      "files": {
        "waiting": 0,
        "failed": 0
      },
      "health": {
        "status": "good",
        "since": null,
        "reasons": [],
        "queued": 0,
        "oldest_queued_at": null,
        "last_received_at": null,
        "last_sent_at": null,
        "last_error": null,
        "reconnects": 0
      },
      "settings": {
        "address": "+4930901820"
      },
      "pairing": null
    }
  },
  "sendMessage": {
    "status": "success",
    "data": {
      "id": "msg_2f1cJ8qk0aXw3b7RmZpQ",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "out",
      "from": "+4930901820",
      "reply_to": null,
      "external_id": null,
      "state": "queued",
      "reason": null,
      "attempts": 0,
      "send_at": null,
      "reactions": [],
      "created_at": "2026-11-21T12:00:00.000Z",
      "sent_at": null,
      "delivered_at": null,
      "read_at": null,
      "edited_at": null,
      "deleted_at": null,
      "sequence": 12,
      "content": {
        "kind": "text",
        "text": "Your order has been shipped."
      }
    }
  },
  "listMessages": {
    "status": "success",
    "data": [
      {
        "id": "msg_demo_176",
        "instance_id": "ins_demo",
        "chat": "beta-testers@groups",
        "direction": "in",
        "from": "+4915112345601",
        "reply_to": null,
        "external_id": "sim-msg_demo_176",
        "sequence": 34,
        "state": "read",
        "reason": null,
        "attempts": 0,
        "send_at": null,
        "reactions": [],
        "created_at": "2026-03-11T17:31:00Z",
        "sent_at": "2026-03-11T17:31:00Z",
        "delivered_at": "2026-03-11T17:31:02Z",
        "read_at": "2026-03-11T17:31:45Z",
        "edited_at": null,
        "deleted_at": null,
        "content": {
          "kind": "text",
          "text": "I get a blank page in Safari 17."
        }
      },
      {
        "id": "msg_demo_175",
        "instance_id": "ins_demo",
        "chat": "authors@groups",
        "direction": "in",
        "from": "+4915112345609",
        "reply_to": null,
        "external_id": "sim-msg_demo_175",
        "sequence": 17,
        "state": "read",
        "reason": null,
        "attempts": 0,
        "send_at": null,
        "reactions": [],
        "created_at": "2026-03-11T17:20:00Z",
        "sent_at": "2026-03-11T17:20:00Z",
        "delivered_at": "2026-03-11T17:20:02Z",
        "read_at": "2026-03-11T17:20:45Z",
        "edited_at": null,
        "deleted_at": null,
        "content": {
          "kind": "text",
          "text": "The new build starts twice as fast here."
        }
      }
    ],
    "next_cursor": "msg_demo_157"
  },
  "getMessage": {
    "status": "success",
    "data": {
      "id": "msg_demo_2",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "out",
      "from": "+4930901820",
      "reply_to": "msg_demo_1",
      "external_id": "sim-msg_demo_2",
      "sequence": 2,
      "state": "read",
      "reason": null,
      "attempts": 1,
      "send_at": null,
      "reactions": [
        {
          "from": "+4915112345601",
          "emoji": "❤️",
          "at": "2026-03-02T08:05:00Z"
        }
      ],
      "created_at": "2026-03-02T08:04:00Z",
      "sent_at": "2026-03-02T08:04:00Z",
      "delivered_at": "2026-03-02T08:04:02Z",
      "read_at": "2026-03-02T08:04:45Z",
      "edited_at": null,
      "deleted_at": null,
      "content": {
        "kind": "text",
        "text": "Hello Mara, thanks for writing. You find it under Downloads, next to the item."
      }
    }
  },
  "editMessage": {
    "status": "success",
    "data": {
      "id": "msg_demo_2",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "out",
      "from": "+4930901820",
      "reply_to": "msg_demo_1",
      "external_id": "sim-msg_demo_2",
      "sequence": 2,
      "state": "read",
      "reason": null,
      "attempts": 1,
      "send_at": null,
      "reactions": [
        {
          "from": "+4915112345601",
          "emoji": "❤️",
          "at": "2026-03-02T08:05:00Z"
        }
      ],
      "created_at": "2026-03-02T08:04:00Z",
      "sent_at": "2026-03-02T08:04:00Z",
      "delivered_at": "2026-03-02T08:04:02Z",
      "read_at": "2026-03-02T08:04:45Z",
      "edited_at": "2026-11-21T12:00:00.000Z",
      "deleted_at": null,
      "content": {
        "kind": "text",
        "text": "Your order has been shipped today."
      }
    }
  },
  "deleteMessage": {
    "status": "success",
    "data": {
      "id": "msg_demo_2",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "out",
      "from": "+4930901820",
      "reply_to": "msg_demo_1",
      "external_id": "sim-msg_demo_2",
      "sequence": 2,
      "state": "read",
      "reason": null,
      "attempts": 1,
      "send_at": null,
      "reactions": [
        {
          "from": "+4915112345601",
          "emoji": "❤️",
          "at": "2026-03-02T08:05:00Z"
        }
      ],
      "created_at": "2026-03-02T08:04:00Z",
      "sent_at": "2026-03-02T08:04:00Z",
      "delivered_at": "2026-03-02T08:04:02Z",
      "read_at": "2026-03-02T08:04:45Z",
      "edited_at": null,
      "deleted_at": "2026-11-21T12:00:00.000Z",
      "content": null
    }
  },
  "retryMessageMedia": {
    "status": "success",
    "data": {
      "id": "msg_demo_118",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "in",
      "from": "+4915112345601",
      "reply_to": null,
      "external_id": "sim-msg_demo_118",
      "sequence": 5,
      "state": "read",
      "reason": null,
      "attempts": 0,
      "send_at": null,
      "reactions": [],
      "created_at": "2026-03-11T08:00:00Z",
      "sent_at": "2026-03-11T08:00:00Z",
      "delivered_at": "2026-03-11T08:00:02Z",
      "read_at": "2026-03-11T08:00:45Z",
      "edited_at": null,
      "deleted_at": null,
      "content": {
        "kind": "media",
        "media_id": "med_demo_photo",
        "caption": "This is what I see",
        "media": {
          "state": "stored",
          "reason": null,
          "retry_at": null
        }
      }
    }
  },
  "reactToMessage": {
    "status": "success",
    "data": {
      "id": "msg_demo_2",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "out",
      "from": "+4930901820",
      "reply_to": "msg_demo_1",
      "external_id": "sim-msg_demo_2",
      "sequence": 2,
      "state": "read",
      "reason": null,
      "attempts": 1,
      "send_at": null,
      "reactions": [
        {
          "from": "+4915112345601",
          "emoji": "❤️",
          "at": "2026-03-02T08:05:00Z"
        },
        {
          "from": "+4930901820",
          "emoji": "❤️",
          "at": "2026-11-21T12:00:00.000Z"
        }
      ],
      "created_at": "2026-03-02T08:04:00Z",
      "sent_at": "2026-03-02T08:04:00Z",
      "delivered_at": "2026-03-02T08:04:02Z",
      "read_at": "2026-03-02T08:04:45Z",
      "edited_at": null,
      "deleted_at": null,
      "content": {
        "kind": "text",
        "text": "Hello Mara, thanks for writing. You find it under Downloads, next to the item."
      }
    }
  },
  "removeReaction": {
    "status": "success",
    "data": {
      "id": "msg_demo_2",
      "instance_id": "ins_demo",
      "chat": "+4915112345601",
      "direction": "out",
      "from": "+4930901820",
      "reply_to": "msg_demo_1",
      "external_id": "sim-msg_demo_2",
      "sequence": 2,
      "state": "read",
      "reason": null,
      "attempts": 1,
      "send_at": null,
      "reactions": [
        {
          "from": "+4915112345601",
          "emoji": "❤️",
          "at": "2026-03-02T08:05:00Z"
        }
      ],
      "created_at": "2026-03-02T08:04:00Z",
      "sent_at": "2026-03-02T08:04:00Z",
      "delivered_at": "2026-03-02T08:04:02Z",
      "read_at": "2026-03-02T08:04:45Z",
      "edited_at": null,
      "deleted_at": null,
      "content": {
        "kind": "text",
        "text": "Hello Mara, thanks for writing. You find it under Downloads, next to the item."
      }
    }
  },
  "listChats": {
    "status": "success",
    "data": [
      {
        "instance_id": "ins_demo",
        "address": "beta-testers@groups",
        "kind": "group",
        "unread": 0,
        "active_at": "2026-03-11T17:31:00Z",
        "name": "Beta testers",
        "last_message": {
          "id": "msg_demo_176",
          "instance_id": "ins_demo",
          "chat": "beta-testers@groups",
          "direction": "in",
          "from": "+4915112345601",
          "reply_to": null,
          "external_id": "sim-msg_demo_176",
          "sequence": 34,
          "state": "read",
          "reason": null,
          "attempts": 0,
          "send_at": null,
          "reactions": [],
          "created_at": "2026-03-11T17:31:00Z",
          "sent_at": "2026-03-11T17:31:00Z",
          "delivered_at": "2026-03-11T17:31:02Z",
          "read_at": "2026-03-11T17:31:45Z",
          "edited_at": null,
          "deleted_at": null,
          "content": {
            "kind": "text",
            "text": "I get a blank page in Safari 17."
          }
        }
      },
      {
        "instance_id": "ins_demo",
        "address": "authors@groups",
        "kind": "group",
        "unread": 0,
        "active_at": "2026-03-11T17:20:00Z",
        "name": "Northwind authors",
        "last_message": {
          "id": "msg_demo_175",
          "instance_id": "ins_demo",
          "chat": "authors@groups",
          "direction": "in",
          "from": "+4915112345609",
          "reply_to": null,
          "external_id": "sim-msg_demo_175",
          "sequence": 17,
          "state": "read",
          "reason": null,
          "attempts": 0,
          "send_at": null,
          "reactions": [],
          "created_at": "2026-03-11T17:20:00Z",
          "sent_at": "2026-03-11T17:20:00Z",
          "delivered_at": "2026-03-11T17:20:02Z",
          "read_at": "2026-03-11T17:20:45Z",
          "edited_at": null,
          "deleted_at": null,
          "content": {
            "kind": "text",
            "text": "The new build starts twice as fast here."
          }
        }
      }
    ],
    "next_cursor": "+4915112345602"
  },
  "getChat": {
    "status": "success",
    "data": {
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "kind": "direct",
      "unread": 0,
      "active_at": "2026-03-11T08:14:00Z",
      "name": "Mara Lindt",
      "last_message": {
        "id": "msg_demo_124",
        "instance_id": "ins_demo",
        "chat": "+4915112345601",
        "direction": "out",
        "from": "+4930901820",
        "reply_to": null,
        "external_id": "sim-msg_demo_124",
        "sequence": 11,
        "state": "delivered",
        "reason": null,
        "attempts": 1,
        "send_at": null,
        "reactions": [],
        "created_at": "2026-03-11T08:14:00Z",
        "sent_at": "2026-03-11T08:14:00Z",
        "delivered_at": "2026-03-11T08:14:02Z",
        "read_at": null,
        "edited_at": null,
        "deleted_at": "2026-03-11T08:15:00Z",
        "content": null
      }
    }
  },
  "readChat": {
    "status": "success",
    "data": {
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "kind": "direct",
      "unread": 0,
      "active_at": "2026-03-11T08:14:00Z",
      "name": "Mara Lindt",
      "last_message": {
        "id": "msg_demo_124",
        "instance_id": "ins_demo",
        "chat": "+4915112345601",
        "direction": "out",
        "from": "+4930901820",
        "reply_to": null,
        "external_id": "sim-msg_demo_124",
        "sequence": 11,
        "state": "delivered",
        "reason": null,
        "attempts": 1,
        "send_at": null,
        "reactions": [],
        "created_at": "2026-03-11T08:14:00Z",
        "sent_at": "2026-03-11T08:14:00Z",
        "delivered_at": "2026-03-11T08:14:02Z",
        "read_at": null,
        "edited_at": null,
        "deleted_at": "2026-03-11T08:15:00Z",
        "content": null
      }
    }
  },
  "showTyping": {
    "status": "success",
    "data": {
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "kind": "direct",
      "unread": 0,
      "active_at": "2026-03-11T08:14:00Z",
      "name": "Mara Lindt",
      "last_message": {
        "id": "msg_demo_124",
        "instance_id": "ins_demo",
        "chat": "+4915112345601",
        "direction": "out",
        "from": "+4930901820",
        "reply_to": null,
        "external_id": "sim-msg_demo_124",
        "sequence": 11,
        "state": "delivered",
        "reason": null,
        "attempts": 1,
        "send_at": null,
        "reactions": [],
        "created_at": "2026-03-11T08:14:00Z",
        "sent_at": "2026-03-11T08:14:00Z",
        "delivered_at": "2026-03-11T08:14:02Z",
        "read_at": null,
        "edited_at": null,
        "deleted_at": "2026-03-11T08:15:00Z",
        "content": null
      }
    }
  },
  "listGroups": {
    "status": "success",
    "data": [
      {
        "id": "grp_demo",
        "instance_id": "ins_demo",
        "address": "beta-testers@groups",
        "name": "Beta testers",
        "picture_id": "med_demo_group",
        "participants": [
          {
            "address": "+4930901820",
            "role": "owner"
          },
          {
            "address": "+4915112345601",
            "role": "admin"
          }
        ],
        "invite_link": "https://chat.example/join/beta2026",
        "left_at": null,
        "created_at": "2026-03-02T09:00:00Z",
        "changed_at": "2026-03-02T09:00:00Z"
      },
      {
        "id": "grp_demo_authors",
        "instance_id": "ins_demo",
        "address": "authors@groups",
        "name": "Northwind authors",
        "picture_id": null,
        "participants": [
          {
            "address": "+4930901820",
            "role": "owner"
          },
          {
            "address": "+4915112345602",
            "role": "admin"
          }
        ],
        "invite_link": null,
        "left_at": null,
        "created_at": "2026-03-02T09:00:00Z",
        "changed_at": "2026-03-02T09:00:00Z"
      }
    ],
    "next_cursor": null
  },
  "createGroup": {
    "status": "success",
    "data": {
      "id": "grp_zY7m2KfQ0tVb5cXw",
      "instance_id": "ins_demo",
      "address": "2tbxzyh1@groups",
      "name": "Beta testers",
      "picture_id": null,
      "participants": [
        {
          "address": "+4930901820",
          "role": "owner"
        },
        {
          "address": "+4915112345601",
          "role": "member"
        }
      ],
      "invite_link": null,
      "left_at": null,
      "created_at": "2026-11-21T12:00:00.000Z",
      "changed_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "getGroup": {
    "status": "success",
    "data": {
      "id": "grp_demo",
      "instance_id": "ins_demo",
      "address": "beta-testers@groups",
      "name": "Beta testers",
      "picture_id": "med_demo_group",
      "participants": [
        {
          "address": "+4930901820",
          "role": "owner"
        },
        {
          "address": "+4915112345601",
          "role": "admin"
        }
      ],
      "invite_link": "https://chat.example/join/beta2026",
      "left_at": null,
      "created_at": "2026-03-02T09:00:00Z",
      "changed_at": "2026-03-02T09:00:00Z"
    }
  },
  "renameGroup": {
    "status": "success",
    "data": {
      "id": "grp_demo",
      "instance_id": "ins_demo",
      "address": "beta-testers@groups",
      "name": "Beta testers 2027",
      "picture_id": "med_demo_group",
      "participants": [
        {
          "address": "+4930901820",
          "role": "owner"
        },
        {
          "address": "+4915112345601",
          "role": "admin"
        }
      ],
      "invite_link": "https://chat.example/join/beta2026",
      "left_at": null,
      "created_at": "2026-03-02T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "setGroupPicture": {
    "status": "success",
    "data": {
      "id": "grp_demo",
      "instance_id": "ins_demo",
      "address": "beta-testers@groups",
      "name": "Beta testers",
      "picture_id": "med_demo_photo",
      "participants": [
        {
          "address": "+4930901820",
          "role": "owner"
        },
        {
          "address": "+4915112345601",
          "role": "admin"
        }
      ],
      "invite_link": "https://chat.example/join/beta2026",
      "left_at": null,
      "created_at": "2026-03-02T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "changeParticipants": {
    "status": "success",
    "data": {
      "id": "grp_demo",
      "instance_id": "ins_demo",
      "address": "beta-testers@groups",
      "name": "Beta testers",
      "picture_id": "med_demo_group",
      "participants": [
        {
          "address": "+4930901820",
          "role": "owner"
        },
        {
          "address": "+4915112345601",
          "role": "admin"
        }
      ],
      "invite_link": "https://chat.example/join/beta2026",
      "left_at": null,
      "created_at": "2026-03-02T09:00:00Z",
      "changed_at": "2026-03-02T09:00:00Z"
    }
  },
  "getInviteLink": {
    "status": "success",
    "data": {
      "invite_link": "https://chat.example/join/beta2026"
    }
  },
  "leaveGroup": {
    "status": "success",
    "data": {
      "id": "grp_demo",
      "instance_id": "ins_demo",
      "address": "beta-testers@groups",
      "name": "Beta testers",
      "picture_id": "med_demo_group",
      "participants": [
        {
          "address": "+4930901820",
          "role": "owner"
        },
        {
          "address": "+4915112345601",
          "role": "admin"
        }
      ],
      "invite_link": "https://chat.example/join/beta2026",
      "left_at": "2026-11-21T12:00:00.000Z",
      "created_at": "2026-03-02T09:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "listContacts": {
    "status": "success",
    "data": [
      {
        "id": "con_demo_1",
        "instance_id": "ins_demo",
        "address": "+4915112345601",
        "name": "Mara Lindt",
        "blocked": false,
        "picture_id": null,
        "created_at": "2026-03-02T08:00:00Z",
        "changed_at": "2026-03-02T08:00:00Z"
      },
      {
        "id": "con_demo_10",
        "instance_id": "ins_demo",
        "address": "+4915112345610",
        "name": "Diego Fuentes",
        "blocked": false,
        "picture_id": null,
        "created_at": "2026-03-02T08:09:00Z",
        "changed_at": "2026-03-02T08:09:00Z"
      }
    ],
    "next_cursor": null
  },
  "createContact": {
    "status": "success",
    "data": {
      "id": "con_zY7m2KfQ0tVb5cXw",
      "instance_id": "ins_demo",
      "address": "+4915112345699",
      "name": null,
      "blocked": false,
      "picture_id": null,
      "created_at": "2026-11-21T12:00:00.000Z",
      "changed_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "checkAddresses": {
    "status": "success",
    "data": [
      {
        "address": "+4915112345601",
        "exists": true,
        "canonical": "+4915112345601"
      }
    ]
  },
  "getContact": {
    "status": "success",
    "data": {
      "id": "con_demo_1",
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "name": "Mara Lindt",
      "blocked": false,
      "picture_id": null,
      "created_at": "2026-03-02T08:00:00Z",
      "changed_at": "2026-03-02T08:00:00Z"
    }
  },
  "changeContact": {
    "status": "success",
    "data": {
      "id": "con_demo_1",
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "name": "Mara Lindt",
      "blocked": false,
      "picture_id": null,
      "created_at": "2026-03-02T08:00:00Z",
      "changed_at": "2026-03-02T08:00:00Z"
    }
  },
  "deleteContact": {
    "status": "success",
    "data": {
      "id": "con_demo_1",
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "name": "Mara Lindt",
      "blocked": false,
      "picture_id": null,
      "created_at": "2026-03-02T08:00:00Z",
      "changed_at": "2026-03-02T08:00:00Z"
    }
  },
  "blockContact": {
    "status": "success",
    "data": {
      "id": "con_demo_1",
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "name": "Mara Lindt",
      "blocked": true,
      "picture_id": null,
      "created_at": "2026-03-02T08:00:00Z",
      "changed_at": "2026-11-21T12:00:00.000Z"
    }
  },
  "unblockContact": {
    "status": "success",
    "data": {
      "id": "con_demo_1",
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "name": "Mara Lindt",
      "blocked": false,
      "picture_id": null,
      "created_at": "2026-03-02T08:00:00Z",
      "changed_at": "2026-03-02T08:00:00Z"
    }
  },
  "refreshContactPicture": {
    "status": "success",
    "data": {
      "id": "con_demo_1",
      "instance_id": "ins_demo",
      "address": "+4915112345601",
      "name": "Mara Lindt",
      "blocked": false,
      "picture_id": null,
      "created_at": "2026-03-02T08:00:00Z",
      "changed_at": "2026-03-02T08:00:00Z"
    }
  },
  "getMedia": {
    "status": "success",
    "data": {
      "id": "med_demo_receipt",
      "type": "application/pdf",
      "size": 592,
      "name": "receipt-2026-0142.pdf",
      "created_at": "2026-03-02T08:00:00Z"
    }
  },
  "readChannelFeed": {
    "status": "success",
    "data": [
      {
        "id": "msg_demo_told_1",
        "sequence": 1,
        "instance_id": "ins_demo",
        "type": "message.received",
        "timestamp": "2026-03-02T08:00:00Z",
        "data": {
          "message": {
            "id": "msg_demo_1",
            "instance_id": "ins_demo",
            "chat": "+4915112345601",
            "direction": "in",
            "from": "+4915112345601",
            "content": {
              "kind": "text",
              "text": "Hello, I bought your theme yesterday. Where do I find the purchase code?"
            },
            "reply_to": null,
            "external_id": "sim-msg_demo_1",
            "sequence": 1,
            "state": "read",
            "reason": null,
            "attempts": 0,
            "send_at": null,
            "reactions": [],
            "created_at": "2026-03-02T08:00:00Z",
            "sent_at": "2026-03-02T08:00:00Z",
            "delivered_at": "2026-03-02T08:00:02Z",
            "read_at": "2026-03-02T08:00:45Z",
            "edited_at": null,
            "deleted_at": null
          }
        }
      },
      {
        "id": "msg_demo_told_2",
        "sequence": 2,
        "instance_id": "ins_demo",
        "type": "message.status",
        "timestamp": "2026-03-02T08:04:00Z",
        "data": {
          "message_id": "msg_demo_2",
          "instance_id": "ins_demo",
          "chat": "+4915112345601",
          "sequence": 2,
          "external_id": "sim-msg_demo_2",
          "state": "sent",
          "reason": null
        }
      }
    ],
    "last": 4,
    "has_more": false
  },
  "listMembers": {
    "status": "success",
    "data": [
      {
        "user_id": "user_ingrid",
        "name": "Ingrid Solberg",
        "email": "ingrid@example.com",
        "role": "owner"
      },
      {
        "user_id": "user_mateus",
        "name": "Mateus de Wit",
        "email": "mateus@example.com",
        "role": "developer"
      }
    ]
  },
  "changeMember": {
    "status": "success",
    "data": {
      "user_id": "user_mateus",
      "name": "Mateus de Wit",
      "email": "mateus@example.com",
      "role": "viewer"
    }
  },
  "removeMember": {
    "status": "success",
    "data": {
      "user_id": "user_mateus",
      "name": "Mateus de Wit",
      "email": "mateus@example.com",
      "role": "developer"
    }
  },
  "listInvitations": {
    "status": "success",
    "data": [
      {
        "id": "inv_demo",
        "email": "kim@example.com",
        "role": "developer",
        "sent": true,
        "invited_by": "user_ingrid",
        "created_at": "2026-03-14T09:26:53Z",
        "expires_at": "2026-11-27T09:26:53Z"
      }
    ]
  },
  "createInvitation": {
    "status": "success",
    "data": {
      "id": "inv_zY7m2KfQ0tVb5cXw",
      "email": "sam@example.com",
      "role": "viewer",
      "invited_by": "user_ingrid",
      "created_at": "2026-11-21T12:00:00.000Z",
      "expires_at": "2026-11-28T12:00:00.000Z",
      "sent": false,
      "url": "https://shop.example/user/api/join/ws_studio/mv_0000000000000000000000000000000000EXAMPLE"
    }
  },
  "resendInvitation": {
    "status": "success",
    "data": {
      "id": "inv_demo",
      "email": "kim@example.com",
      "role": "developer",
      "sent": false,
      "invited_by": "user_ingrid",
      "created_at": "2026-03-14T09:26:53Z",
      "expires_at": "2026-11-28T12:00:00.000Z",
      "url": "https://shop.example/user/api/join/ws_studio/mv_0000000000000000000000000000000000EXAMPLE"
    }
  },
  "revokeInvitation": {
    "status": "success",
    "data": {
      "id": "inv_demo",
      "email": "kim@example.com",
      "role": "developer",
      "sent": true,
      "invited_by": "user_ingrid",
      "created_at": "2026-03-14T09:26:53Z",
      "expires_at": "2026-11-27T09:26:53Z"
    }
  },
  "listAuditLog": {
    "status": "success",
    "data": [
      {
        "id": "aud_demo_1",
        "at": "2026-11-20T16:42:10Z",
        "actor_type": "user",
        "actor_id": "user_ingrid",
        "actor_name": "Ingrid Solberg",
        "operation": "rotateWebhookSecret",
        "record_id": "ep_demo",
        "record_type": "webhook",
        "record_name": "Stock keeping",
        "changes": [],
        "session": "4be0a1c2d3f4",
        "address": "198.51.100.23",
        "request_id": "demo-7"
      },
      {
        "id": "aud_demo_2",
        "at": "2026-11-20T09:15:31Z",
        "actor_type": "key",
        "actor_id": "key_demo_studio",
        "actor_name": "Demo key",
        "operation": "changeLink",
        "record_id": "lnk_demo_blog",
        "record_type": "link",
        "record_name": "The blog",
        "changes": [
          {
            "field": "url",
            "from": "https://shop.example/blog",
            "to": "https://blog.shop.example",
            "redacted": false
          },
          {
            "field": "tags",
            "from": [
              "news",
              "draft"
            ],
            "to": [
              "blog",
              "news"
            ],
            "redacted": false
          }
        ],
        "session": null,
        "address": "198.51.100.40",
        "request_id": "demo-6"
      }
    ],
    "next_cursor": null
  }
};

/** The replies of operations whose examples have names: by operation id, then by name. */
export const namedReplies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "getItem": {
    "image-item": {
      "status": "success",
      "item": {
        "id": 1001,
        "name": "Ledgerly - Invoicing and Expenses",
        "description": "Send invoices, chase the late ones and see what is left at the end of the month. Ledgerly runs on any PHP 8 host with MySQL or SQLite, and imports bank statements as CSV. Clients pay through a link, without an account.",
        "category": "Scripts",
        "sub_category": "PHP Scripts",
        "options": [
          "Documentation included",
          "Free updates"
        ],
        "version": "4.2.0",
        "demo_link": "https://shop.example/demo/1001",
        "tags": [
          "invoicing",
          "accounting"
        ],
        "media": {
          "thumbnail": "https://shop.example/media/thumbnail/1001.svg",
          "preview_image": "https://shop.example/media/preview/1001.svg",
          "screenshots": [
            "https://shop.example/media/screenshot/1001-1.svg",
            "https://shop.example/media/screenshot/1001-2.svg"
          ]
        },
        "price": {
          "regular": 49,
          "extended": 245
        },
        "currency": "USD",
        "published_at": "2019-03-11T08:30:00Z"
      }
    },
    "audio-item": {
      "status": "success",
      "item": {
        "id": 1041,
        "name": "Boat Shed Sessions",
        "description": "Five short pieces for accordion and upright bass, recorded below our own office between two storms. Each comes as a full mix, without the bass, and as a loop of thirty seconds for the background of a product page.",
        "category": "Audio",
        "sub_category": "Folk",
        "options": [
          "WAV and MP3",
          "Loop version"
        ],
        "version": "1.1.0",
        "demo_link": "https://shop.example/demo/1041",
        "tags": [
          "folk",
          "accordion"
        ],
        "media": {
          "thumbnail": "https://shop.example/media/thumbnail/1041.svg",
          "preview_audio": "https://shop.example/media/audio/1041.wav"
        },
        "price": {
          "regular": 22,
          "extended": 110.5
        },
        "currency": "EUR",
        "published_at": "2024-04-18T09:12:30Z"
      }
    },
    "video-item": {
      "status": "success",
      "item": {
        "id": 1042,
        "name": "Harbour Lights - Title Sequence",
        "description": "A title sequence for a channel or a film: twelve lamps of a harbour go on one after the other and form your name. Every lamp can be moved, dimmed and coloured. Made for Resolve and After Effects.",
        "category": "Video",
        "sub_category": "Motion Graphics",
        "options": [
          "4K",
          "Documentation included"
        ],
        "version": "2.0.3",
        "demo_link": "https://shop.example/demo/1042",
        "tags": [
          "titles",
          "night"
        ],
        "media": {
          "thumbnail": "https://shop.example/media/thumbnail/1042.svg",
          "preview_image": "https://shop.example/media/preview/1042.svg",
          "preview_video": "https://shop.example/media/video/1042.webm",
          "screenshots": [
            "https://shop.example/media/screenshot/1042-1.svg",
            "https://shop.example/media/screenshot/1042-2.svg"
          ]
        },
        "price": {
          "regular": 45,
          "extended": 225
        },
        "currency": "USD",
        "published_at": "2024-10-02T15:45:00Z"
      }
    },
    "item-without-screenshots": {
      "status": "success",
      "item": {
        "id": 1003,
        "name": "Pebble: 480 Rounded Icons",
        "description": "480 icons on a 24 pixel grid, with soft corners and one stroke width. You get SVG files, an icon font and a Figma library with variants for line and fill.",
        "category": "Graphics",
        "sub_category": "Icons",
        "options": [
          "Figma file",
          "SVG files"
        ],
        "version": "3.1.0",
        "demo_link": "https://shop.example/demo/1003",
        "tags": [
          "icons",
          "svg"
        ],
        "media": {
          "thumbnail": "https://shop.example/media/thumbnail/1003.svg",
          "preview_image": "https://shop.example/media/preview/1003.svg"
        },
        "price": {
          "regular": 19.99,
          "extended": 99.95
        },
        "currency": "USD",
        "published_at": "2019-10-02T09:47:33Z"
      }
    }
  },
  "validatePurchase": {
    "regular-license": {
      "status": "success",
      "data": {
        "purchase": {
          "purchase_code": "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07",
          "license_type": "Regular",
          "price": 59,
          "currency": "USD",
          "item": {
            "id": 1002,
            "name": "Harbour - Magazine Theme",
            "description": "A quiet magazine theme for people who write long articles. Four front pages, a reading mode and footnotes that open beside the text. Works with the block editor and needs no page builder.",
            "category": "Themes",
            "sub_category": "WordPress",
            "options": [
              "Documentation included",
              "Free updates"
            ],
            "version": "6.0.3",
            "demo_link": "https://shop.example/demo/1002",
            "tags": [
              "wordpress",
              "magazine"
            ],
            "media": {
              "thumbnail": "https://shop.example/media/thumbnail/1002.svg",
              "preview_image": "https://shop.example/media/preview/1002.svg",
              "screenshots": [
                "https://shop.example/media/screenshot/1002-1.svg",
                "https://shop.example/media/screenshot/1002-2.svg"
              ]
            },
            "price": {
              "regular": 59,
              "extended": 295
            },
            "currency": "USD",
            "published_at": "2019-06-24T14:05:12Z"
          },
          "supported_until": "2028-03-21T09:26:53Z",
          "downloaded": true,
          "date": "2026-03-14T09:26:53Z"
        }
      }
    },
    "extended-license": {
      "status": "success",
      "data": {
        "purchase": {
          "purchase_code": "85719ef0-9f5d-4f32-b0fc-b65ae5eb554c",
          "license_type": "Extended",
          "price": 1250.5,
          "currency": "USD",
          "item": {
            "id": 1021,
            "name": "Courtside - Booking and Membership Management for Tennis, Padel and Squash Clubs with Online Payment and Mobile App",
            "description": "Members book a court in three taps, and the board sees which hours stay empty. Handles guests, leagues, rain and the key box. Comes with a progressive web app that works in the basement hall without reception.",
            "category": "Scripts",
            "sub_category": "PHP Scripts",
            "options": [
              "Documentation included",
              "Free updates"
            ],
            "version": "12.10.3",
            "demo_link": "https://shop.example/demo/1021",
            "tags": [
              "booking",
              "sports"
            ],
            "media": {
              "thumbnail": "https://shop.example/media/thumbnail/1021.svg",
              "preview_image": "https://shop.example/media/preview/1021.svg",
              "screenshots": [
                "https://shop.example/media/screenshot/1021-1.svg",
                "https://shop.example/media/screenshot/1021-2.svg"
              ]
            },
            "price": {
              "regular": 149,
              "extended": 1250.5
            },
            "currency": "USD",
            "published_at": "2022-10-03T08:08:08Z"
          },
          "supported_until": "2028-02-21T15:42:10Z",
          "downloaded": true,
          "date": "2026-02-03T15:42:10Z"
        }
      }
    },
    "without-support": {
      "status": "success",
      "data": {
        "purchase": {
          "purchase_code": "c1451855-847f-4e21-bfa5-22595dbfa970",
          "license_type": "Regular",
          "price": 19.99,
          "currency": "USD",
          "item": {
            "id": 1003,
            "name": "Pebble: 480 Rounded Icons",
            "description": "480 icons on a 24 pixel grid, with soft corners and one stroke width. You get SVG files, an icon font and a Figma library with variants for line and fill.",
            "category": "Graphics",
            "sub_category": "Icons",
            "options": [
              "Figma file",
              "SVG files"
            ],
            "version": "3.1.0",
            "demo_link": "https://shop.example/demo/1003",
            "tags": [
              "icons",
              "svg"
            ],
            "media": {
              "thumbnail": "https://shop.example/media/thumbnail/1003.svg",
              "preview_image": "https://shop.example/media/preview/1003.svg"
            },
            "price": {
              "regular": 19.99,
              "extended": 99.95
            },
            "currency": "USD",
            "published_at": "2019-10-02T09:47:33Z"
          },
          "downloaded": true,
          "date": "2021-03-02T11:07:48Z"
        }
      }
    }
  }
};
