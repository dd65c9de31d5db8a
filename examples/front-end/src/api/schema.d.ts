/** Generated from the OpenAPI document by `npm run generate`. Do not edit. */
export interface paths {
    "/api/items/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items tied to the key
         * @description Returns all items of the workspace. With page or per_page, returns one page with the headers X-Total-Count and Link. A page or a filter without items is an empty list, unless the workspace has no items at all. Requires the scope `marketplace:read`.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one item
         * @description Returns the item of the workspace with the number item_id. Requires the scope `marketplace:read`.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a purchase code
         * @description Returns the purchase with its item if the code is valid in the workspace of the key. Any other code, including a code of another workspace, is an invalid purchase code. Requires the scope `marketplace:read`.
         */
        post: operations["validatePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Account
         * @description The account that the workspace of a key belongs to.
         */
        Account: {
            /**
             * AccountName
             * @description Name of the account holder.
             */
            name: {
                firstname: string;
                lastname: string;
                full_name: string;
            };
            username: string;
            /**
             * Format: email
             * @description Account e-mail.
             */
            email: string;
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * AccountProfile
             * @description Public profile of the account holder.
             */
            profile: {
                heading: string;
                description: string;
                /**
                 * AccountContact
                 * @description Contact details for buyers.
                 */
                contact: {
                    /**
                     * Format: email
                     * @description Contact e-mail.
                     */
                    email: string;
                };
                /**
                 * SocialLinks
                 * @description Social links by network name (facebook, x, ...). Any network is allowed.
                 */
                social_links: {
                    [key: string]: components["schemas"]["Url"];
                };
                /**
                 * AccountMedia
                 * @description Pictures of the account holder.
                 */
                media: {
                    avatar: components["schemas"]["Url"];
                    cover: components["schemas"]["Url"];
                };
            };
            registered_at: components["schemas"]["Timestamp"];
        };
        /**
         * AccountDetailsReply
         * @description The account tied to the key.
         */
        AccountDetailsReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Account"];
        };
        /**
         * AllowedIps
         * @description The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.
         * @example [
         *       "203.0.113.0/24",
         *       "2001:db8::/48"
         *     ]
         */
        AllowedIps: string[];
        /**
         * ChangeKeyRequest
         * @description The fields to change. Omitted fields keep their value.
         */
        ChangeKeyRequest: {
            /**
             * @description Display name. No control characters.
             * @example Front end
             */
            name?: string;
            /**
             * @description All scopes of the key from now on. The calling key cannot give a scope that it lacks, also not to itself.
             * @example [
             *       "marketplace:read"
             *     ]
             */
            scopes?: components["schemas"]["Scope"][];
            /**
             * @description When the key expires. If null, it never expires. A key that expires cannot give another one a later expiry or none.
             * @example 2099-12-31T23:59:59Z
             */
            expires_at?: components["schemas"]["Timestamp"] | null;
            /** @description Only requests from these IPv4 or IPv6 addresses and ranges (CIDR) may use the key; if empty, from every address. A restricted key cannot let more addresses use a key. */
            allowed_ips?: components["schemas"]["AllowedIps"];
            /**
             * @description The rate limit of the key, besides those of the service, which it cannot exceed; null: only those. A key with a rate limit cannot give a greater one or none.
             * @example {
             *       "requests": 600,
             *       "seconds": 60
             *     }
             */
            rate_limit?: components["schemas"]["KeyRateLimit"] | null;
            /**
             * @description Whose key it is; null: nobody's.
             * @example cus_42
             */
            owner?: string | null;
            metadata?: components["schemas"]["KeyMetadata"];
        };
        /**
         * CreateKeyRequest
         * @description The key to create.
         */
        CreateKeyRequest: {
            /**
             * @description Display name. No control characters.
             * @example Front end
             */
            name: string;
            /**
             * @description Scopes of the new key. It cannot have a scope that the calling key lacks.
             * @example [
             *       "marketplace:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * @description When the key expires. If null, it never expires. If omitted, it expires with the calling key. A key that expires cannot create one that expires later or never.
             * @example 2099-12-31T23:59:59Z
             */
            expires_at?: components["schemas"]["Timestamp"] | null;
            /** @description Only requests from these IPv4 or IPv6 addresses and ranges (CIDR) may use the key; if empty, from every address. If omitted, those of the calling key. A restricted key cannot create one that more addresses may use. */
            allowed_ips?: components["schemas"]["AllowedIps"];
            /**
             * @description A rate limit of the key, besides those of the service, which it cannot exceed. If omitted, that of the calling key. A key with a rate limit cannot create one with a greater one or none.
             * @example {
             *       "requests": 600,
             *       "seconds": 60
             *     }
             */
            rate_limit?: components["schemas"]["KeyRateLimit"] | null;
            /**
             * @description Whose key it is, such as the id of your customer. Keys are listed by it.
             * @example cus_42
             */
            owner?: string | null;
            metadata?: components["schemas"]["KeyMetadata"];
        };
        /**
         * CreatedKey
         * @description A new key with its secret. The secret is shown only in this response.
         */
        CreatedKey: {
            id: components["schemas"]["Id"];
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @description When the key expires. If null, it never expires. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::/48"
             *     ]
             */
            allowed_ips: string[];
            /** @description The rate limit of the key, besides those of the service; null: only those. */
            rate_limit: components["schemas"]["KeyRateLimit"] | null;
            /** @description Whose key it is, as you name them. */
            owner: string | null;
            metadata: components["schemas"]["KeyMetadata"];
            /** @description First characters of the secret, to recognise the key. */
            prefix: string;
            /** @description Last characters of the secret. */
            last_four: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Id of the user or key that created the key. */
            created_by: components["schemas"]["Id"] | null;
            /** @description When the key was last used, accurate to about one minute. */
            last_used_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key was revoked. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /** @description Id of the key that replaces this one. */
            rotated_to: components["schemas"]["Id"] | null;
            mode: components["schemas"]["Mode"];
            /** @description Status of the key: only an active key is accepted. */
            state: components["schemas"]["CreatedKeyState"];
            /** @description Address of the client of the last use: IPv4, or the first 64 bits of IPv6. */
            last_used_network: string | null;
            /** @description User-Agent of the last use, shortened. */
            last_used_agent: string | null;
            /** @description The secret. Send it as `Authorization: Bearer <secret>`. It is never shown again. */
            secret: string;
        };
        /**
         * CreatedKeyReply
         * @description The new key with its secret.
         */
        CreatedKeyReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["CreatedKey"];
        };
        /**
         * CreatedKeyState
         * @enum {string}
         */
        CreatedKeyState: "active" | "expired" | "revoked";
        /**
         * Currency
         * @description Currency code: three capital letters (ISO 4217).
         * @example USD
         */
        Currency: string;
        /**
         * ErrorBody
         * @description Body of every error response.
         */
        ErrorBody: {
            /** @constant */
            status: "error";
            /** @description Error message for the caller. */
            msg: string;
        };
        /**
         * Id
         * @description Identifier of a record: letters, digits, _ and -.
         * @example ws_studio
         */
        Id: string;
        /**
         * Item
         * @description An item that a workspace sells.
         */
        Item: {
            id: components["schemas"]["ItemId"];
            name: string;
            description: string;
            category: string;
            sub_category: string;
            options: string[];
            /**
             * @description The item's own version: major.minor.patch.
             * @example 2.4.1
             */
            version: string;
            demo_link: components["schemas"]["Url"];
            tags: string[];
            media: components["schemas"]["ItemMedia"];
            /**
             * ItemPrice
             * @description Price of each licence.
             */
            price: {
                regular: components["schemas"]["Price"];
                extended: components["schemas"]["Price"];
            };
            currency: components["schemas"]["Currency"];
            published_at: components["schemas"]["Timestamp"];
        };
        /**
         * ItemId
         * Format: int64
         * @description Number of an item.
         * @example 1001
         */
        ItemId: number;
        /**
         * ItemListReply
         * @description The items tied to the key.
         */
        ItemListReply: {
            /** @constant */
            status: "success";
            items: components["schemas"]["Item"][];
        };
        /**
         * ItemMedia
         * @description Media of an item. With `preview_audio` it is an audio item, which has no `preview_image`; with `preview_video` it is a video item; all others are image items.
         */
        ItemMedia: {
            thumbnail: components["schemas"]["Url"];
            /** @description In: Media of an image item: any item that is neither video nor audio. Media of a video item. */
            preview_image?: components["schemas"]["Url"];
            /** @description Present only if the item has screenshots. */
            screenshots?: components["schemas"]["Url"][];
            /** @description In: Media of a video item. */
            preview_video?: components["schemas"]["Url"];
            /** @description In: Media of an audio item, which has no preview image. */
            preview_audio?: components["schemas"]["Url"];
        };
        /**
         * ItemReply
         * @description One item.
         */
        ItemReply: {
            /** @constant */
            status: "success";
            item: components["schemas"]["Item"];
        };
        /**
         * Key
         * @description An API key, without its secret.
         */
        Key: {
            id: components["schemas"]["Id"];
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @description When the key expires. If null, it never expires. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::/48"
             *     ]
             */
            allowed_ips: string[];
            /** @description The rate limit of the key, besides those of the service; null: only those. */
            rate_limit: components["schemas"]["KeyRateLimit"] | null;
            /** @description Whose key it is, as you name them. */
            owner: string | null;
            metadata: components["schemas"]["KeyMetadata"];
            /** @description First characters of the secret, to recognise the key. */
            prefix: string;
            /** @description Last characters of the secret. */
            last_four: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Id of the user or key that created the key. */
            created_by: components["schemas"]["Id"] | null;
            /** @description When the key was last used, accurate to about one minute. */
            last_used_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key was revoked. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /** @description Id of the key that replaces this one. */
            rotated_to: components["schemas"]["Id"] | null;
            mode: components["schemas"]["Mode"];
            /** @description Status of the key: only an active key is accepted. */
            state: components["schemas"]["KeyState"];
            /** @description Address of the client of the last use: IPv4, or the first 64 bits of IPv6. */
            last_used_network: string | null;
            /** @description User-Agent of the last use, shortened. */
            last_used_agent: string | null;
        };
        /**
         * KeyListReply
         * @description Keys of the workspace, newest first, including expired and revoked keys.
         */
        KeyListReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Key"][];
            /** @description Cursor of the next page; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * KeyMetadata
         * @description Up to 20 texts of yours by name, such as the plan of a customer. A change replaces all of them.
         * @example {
         *       "plan": "starter"
         *     }
         */
        KeyMetadata: {
            [key: string]: string;
        };
        /**
         * KeyRateLimit
         * @description How many requests the key may make in a window that starts with the first of them.
         */
        KeyRateLimit: {
            /**
             * @description Requests in a window.
             * @example 600
             */
            requests: number;
            /**
             * @description Length of the window, in seconds: one day at most.
             * @example 60
             */
            seconds: number;
        };
        /**
         * KeyReply
         * @description The key.
         */
        KeyReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Key"];
        };
        /**
         * KeyState
         * @enum {string}
         */
        KeyState: "active" | "expired" | "revoked";
        /**
         * KeyVerification
         * @description Whether a request with this key may be answered, and whose key it is.
         */
        KeyVerification: {
            /** @description Whether the request may be answered. */
            valid: boolean;
            /** @description Why it may not be answered, as the code of an error of this API; null if it may. */
            code: components["schemas"]["KeyVerificationCode"] | null;
            /** @description Id of the workspace of the key; null if the key is unknown. */
            workspace_id: string | null;
            /** @description Id of the key; null if it is unknown. */
            key_id: string | null;
            /** @description Name of the key; null if it is unknown. */
            name: string | null;
            mode: components["schemas"]["Mode"] | null;
            /** @description The scopes of the key. */
            scopes: components["schemas"]["Scope"][];
            /** @description Whose key it is, as it was said when the key was created; null if that is not known. */
            owner: string | null;
            metadata: components["schemas"]["KeyMetadata"];
            /** @description When the key expires; null if it never does, or is unknown. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Requests that the tightest of the rate limits of the key and its workspace leaves in this process until its window ends; null without limits, and where the key was refused before it was counted.
             */
            remaining: number | null;
        };
        /**
         * KeyVerificationCode
         * @enum {string}
         */
        KeyVerificationCode: "unknown_key" | "revoked_key" | "expired_key" | "ip_not_allowed" | "too_many_requests" | "missing_scope";
        /**
         * KeyVerificationReply
         * @description What is known of the key.
         */
        KeyVerificationReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["KeyVerification"];
        };
        /**
         * LicenseType
         * @description The licence that was bought.
         * @enum {string}
         */
        LicenseType: "Regular" | "Extended";
        /**
         * Mode
         * @description `test`: of a workspace in which things are tried out; otherwise `live`.
         * @enum {string}
         */
        Mode: "live" | "test";
        /**
         * Money
         * Format: double
         * @description Decimal amount with at most two decimal places, in the currency given next to it.
         * @example 29.5
         */
        Money: number;
        /**
         * Price
         * Format: double
         * @description Price with at most two decimal places, in the currency given next to it.
         * @example 29
         */
        Price: number;
        /**
         * Purchase
         * @description A purchase with its full item. supported_until is omitted if support is disabled or was not bought.
         */
        Purchase: {
            purchase_code: components["schemas"]["PurchaseCode"];
            license_type: components["schemas"]["LicenseType"];
            price: components["schemas"]["Price"];
            currency: components["schemas"]["Currency"];
            item: components["schemas"]["Item"];
            supported_until?: components["schemas"]["Timestamp"];
            downloaded: boolean;
            date: components["schemas"]["Timestamp"];
        };
        /**
         * PurchaseCode
         * @description The code that the buyer received.
         * @example 4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07
         */
        PurchaseCode: string;
        /**
         * PurchaseValidationReply
         * @description The purchase that the code belongs to.
         */
        PurchaseValidationReply: {
            /** @constant */
            status: "success";
            /**
             * PurchaseValidationData
             * @description The purchase.
             */
            data: {
                purchase: components["schemas"]["Purchase"];
            };
        };
        /**
         * PurchaseValidationRequest
         * @description The purchase code to validate.
         */
        PurchaseValidationRequest: {
            /** @description The API key. Required, unless it is sent in the header `x-api-key` or `api_key`, or as a bearer token. */
            api_key?: string;
            /**
             * @description The code that the buyer received. Spaces around it are ignored; the case of its letters counts, unless the storage of the service says otherwise. Any text is accepted; an invalid code is answered with `Invalid purchase code`.
             * @example 4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07
             */
            purchase_code: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * RotateKeyRequest
         * @description Options of the rotation.
         */
        RotateKeyRequest: {
            /**
             * @description How long the old key stays valid, in seconds. 0 ends it immediately. Default: one day. Maximum: 30 days.
             * @example 86400
             */
            overlap_seconds?: number;
            /**
             * @description When the new key expires. If null, it never expires. If omitted, it expires when the old key would have. A key that expires cannot give another one a later expiry or none.
             * @example 2099-12-31T23:59:59Z
             */
            expires_at?: components["schemas"]["Timestamp"] | null;
        };
        /**
         * Scope
         * @description A permission of a key, written as group:action.
         * @example marketplace:read
         * @enum {string}
         */
        Scope: "marketplace:read" | "keys:read" | "keys:write" | "keys:verify";
        /**
         * Timestamp
         * Format: date-time
         * @description ISO 8601 timestamp in UTC, with seconds or milliseconds.
         * @example 2026-03-14T09:26:53Z
         */
        Timestamp: string;
        /**
         * Url
         * Format: uri
         * @description Absolute URL.
         * @example https://example.com/preview/1001
         */
        Url: string;
        /**
         * VerifyKeyRequest
         * @description The key that came with a request to a service of yours.
         */
        VerifyKeyRequest: {
            /**
             * @description The secret of the key.
             * @example mk_DemoStudio00000000000000000000003xSUQw
             */
            secret: string;
            /**
             * @description The scope that the request needs. If you leave it out, the key needs none.
             * @example marketplace:read
             */
            scope?: components["schemas"]["Scope"];
            /**
             * @description The IPv4 or IPv6 address that the request came from. Without it, a key with `allowed_ips` is not valid.
             * @example 203.0.113.7
             */
            address?: string;
        };
    };
    responses: {
        /** @description The copy that `If-None-Match` names is current. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Invalid request. */
        BadRequest: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example invalid_request
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Missing API key; Unknown API key; Expired API key; Revoked API key. */
        Unauthorized: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example missing_key
                 */
                "X-Error-Code"?: string;
                /**
                 * @description The authentication scheme, and what is wrong with the key.
                 * @example Bearer
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Missing API key; Unknown API key; Expired API key; Revoked API key; Send the API key as a bearer token in the Authorization header. */
        BearerUnauthorized: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example missing_key
                 */
                "X-Error-Code"?: string;
                /**
                 * @description The authentication scheme, and what is wrong with the key.
                 * @example Bearer
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The API key does not have the required scope; The API key may not be used from this IP address; A webhook delivery cannot call the API; Webhook loop: too many webhook deliveries led to this request. */
        Forbidden: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example missing_scope
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Method not allowed. */
        MethodNotAllowed: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example method_not_allowed
                 */
                "X-Error-Code"?: string;
                /**
                 * @description The methods of the path (RFC 9110, 10.2.1).
                 * @example GET, HEAD, OPTIONS
                 */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request did not arrive in time. */
        RequestTimeout: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example request_timeout
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Storage limit of the workspace reached. */
        StorageLimit: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example workspace_full
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request body is too large. */
        PayloadTooLarge: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example body_too_large
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Unsupported media type. */
        UnsupportedMediaType: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example unsupported_media_type
                 */
                "X-Error-Code"?: string;
                /**
                 * @description The media types that the operation accepts (RFC 9110, 15.5.16).
                 * @example application/json
                 */
                Accept?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server does not meet the expectation of the Expect header. */
        ExpectationFailed: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example expectation_failed
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example too_many_requests
                 */
                "X-Error-Code"?: string;
                /**
                 * @description Number of seconds to wait before the next request.
                 * @example 30
                 */
                "Retry-After"?: number;
                /**
                 * @description The rate limit that was reached: the quota (`q`) per window of seconds (`w`).
                 * @example "key";q=6000;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The remaining quota (`r`) and the seconds until it is fully restored (`t`).
                 * @example "key";r=0;t=30
                 */
                RateLimit?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The URL and headers are too long. */
        HeadersTooLarge: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example headers_too_large
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Internal server error. */
        InternalServerError: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example internal_error
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is temporarily unavailable. */
        ServiceUnavailable: {
            headers: {
                /**
                 * @description The code of the error, for programs.
                 * @example unavailable
                 */
                "X-Error-Code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listItems: {
        parameters: {
            query?: {
                /** @description The API key. Required, unless it is sent in the header `x-api-key` or `api_key`, or as a bearer token. */
                api_key?: string;
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Number of items on a page. Default: 20 if page is given.
                 * @example 20
                 */
                per_page?: number;
                /**
                 * @description Only items of this category.
                 * @example Scripts
                 */
                category?: string;
                /**
                 * @description Only items with this tag.
                 * @example wordpress
                 */
                tag?: string;
                /**
                 * @description Only items whose name, description or tags contain this text (case-insensitive).
                 * @example invoice
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "items": [
                     *         {
                     *           "id": 1001,
                     *           "name": "Ledgerly - Invoicing and Expenses",
                     *           "description": "Send invoices, chase the late ones and see what is left at the end of the month. Ledgerly runs on any PHP 8 host with MySQL or SQLite, and imports bank statements as CSV. Clients pay through a link, without an account.",
                     *           "category": "Scripts",
                     *           "sub_category": "PHP Scripts",
                     *           "options": [
                     *             "Documentation included",
                     *             "Free updates"
                     *           ],
                     *           "version": "4.2.0",
                     *           "demo_link": "https://shop.example/demo/1001",
                     *           "tags": [
                     *             "invoicing",
                     *             "accounting"
                     *           ],
                     *           "media": {
                     *             "thumbnail": "https://shop.example/media/thumbnail/1001.svg",
                     *             "preview_image": "https://shop.example/media/preview/1001.svg",
                     *             "screenshots": [
                     *               "https://shop.example/media/screenshot/1001-1.svg",
                     *               "https://shop.example/media/screenshot/1001-2.svg"
                     *             ]
                     *           },
                     *           "price": {
                     *             "regular": 49,
                     *             "extended": 245
                     *           },
                     *           "currency": "USD",
                     *           "published_at": "2019-03-11T08:30:00Z"
                     *         },
                     *         {
                     *           "id": 1002,
                     *           "name": "Harbour - Magazine Theme",
                     *           "description": "A quiet magazine theme for people who write long articles. Four front pages, a reading mode and footnotes that open beside the text. Works with the block editor and needs no page builder.",
                     *           "category": "Themes",
                     *           "sub_category": "WordPress",
                     *           "options": [
                     *             "Documentation included",
                     *             "Free updates"
                     *           ],
                     *           "version": "6.0.3",
                     *           "demo_link": "https://shop.example/demo/1002",
                     *           "tags": [
                     *             "wordpress",
                     *             "magazine"
                     *           ],
                     *           "media": {
                     *             "thumbnail": "https://shop.example/media/thumbnail/1002.svg",
                     *             "preview_image": "https://shop.example/media/preview/1002.svg",
                     *             "screenshots": [
                     *               "https://shop.example/media/screenshot/1002-1.svg",
                     *               "https://shop.example/media/screenshot/1002-2.svg"
                     *             ]
                     *           },
                     *           "price": {
                     *             "regular": 59,
                     *             "extended": 295
                     *           },
                     *           "currency": "USD",
                     *           "published_at": "2019-06-24T14:05:12Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ItemListReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No items found. */
            404: {
                headers: {
                    /**
                     * @description The code of the error, for programs.
                     * @example no_items_found
                     */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getItem: {
        parameters: {
            query: {
                /** @description The API key. Required, unless it is sent in the header `x-api-key` or `api_key`, or as a bearer token. */
                api_key?: string;
                /**
                 * @description Number of the item. An integer that no item has, such as 0, is answered with `Item Not Found`.
                 * @example 1001
                 */
                item_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Item Not Found. */
            404: {
                headers: {
                    /**
                     * @description The code of the error, for programs.
                     * @example item_not_found
                     */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validatePurchase: {
        parameters: {
            query?: {
                /** @description The API key. Required, unless it is sent in the header `x-api-key` or `api_key`, or as a bearer token. */
                api_key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purchase_code": "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseValidationRequest"];
                /**
                 * @example {
                 *       "purchase_code": "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PurchaseValidationRequest"];
                /**
                 * @example {
                 *       "purchase_code": "4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PurchaseValidationRequest"];
            };
        };
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseValidationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Invalid purchase code. */
            404: {
                headers: {
                    /**
                     * @description The code of the error, for programs.
                     * @example invalid_purchase_code
                     */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
