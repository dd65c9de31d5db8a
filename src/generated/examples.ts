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
  "getItem": {
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
  "validatePurchase": {
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
        "supported_until": "2028-03-14T09:26:53Z",
        "downloaded": true,
        "date": "2026-03-14T09:26:53Z"
      }
    }
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
        "scopes": [
          "marketplace:read",
          "models:read"
        ],
        "state": "active",
        "created_at": "2025-11-03T09:00:00Z",
        "expires_at": null,
        "revoked_at": null,
        "created_by": "user_ingrid",
        "last_used_at": null,
        "rotated_to": null
      },
      {
        "id": "key_demo_expired",
        "name": "Summer campaign",
        "prefix": "mk_Demo",
        "last_four": "LBDi",
        "scopes": [
          "marketplace:read"
        ],
        "state": "expired",
        "created_at": "2025-06-02T07:30:00Z",
        "expires_at": "2025-09-01T00:00:00Z",
        "revoked_at": null,
        "created_by": "user_ingrid",
        "last_used_at": "2025-08-31T21:14:09Z",
        "rotated_to": null
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
      "scopes": [
        "marketplace:read"
      ],
      "state": "active",
      "created_at": "2026-11-21T12:00:00.000Z",
      "created_by": "key_demo_studio",
      "last_used_at": null,
      "expires_at": null,
      "revoked_at": null,
      "rotated_to": null
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
      "rotated_to": null
    }
  },
  "revokeKey": {
    "status": "success",
    "data": {
      "id": "key_demo_expired",
      "name": "Summer campaign",
      "prefix": "mk_Demo",
      "last_four": "LBDi",
      "scopes": [
        "marketplace:read"
      ],
      "state": "revoked",
      "created_at": "2025-06-02T07:30:00Z",
      "expires_at": "2025-09-01T00:00:00Z",
      "revoked_at": "2026-11-21T12:00:00.000Z",
      "created_by": "user_ingrid",
      "last_used_at": "2025-08-31T21:14:09Z",
      "rotated_to": null
    }
  }
};
