"""The calls, made with the client of OpenAPI Generator."""

from typing import Any, Callable

from calls import NOT_OFFERED, PUBLISHED, digest, expiry, given, print_calls, seconds
from marketplace_client import (
    ApiClient,
    ApiException,
    AutomationApi,
    Configuration,
    CreateLinkRequest,
    ErrorBody,
    LinksApi,
    MarketplaceApi,
    MessagingApi,
    ModelsApi,
    PublishEventRequest,
    PurchaseValidationRequest,
    WebhooksApi,
)


def client_of(key: str) -> ApiClient:
    return ApiClient(Configuration(host=given("BASE_URL"), access_token=key))


client = client_of(given("API_KEY"))


def account() -> Any:
    data = MarketplaceApi(client).get_account_details().data
    return {
        "email": data.email,
        "balance": data.balance,
        "facebook": data.profile.social_links["facebook"],
        "registered_at": seconds(data.registered_at),
    }


def items() -> Any:
    return [
        {
            "id": item.id,
            "image": item.media.preview_image,
            "video": item.media.preview_video,
            "audio": item.media.preview_audio,
            "screenshots": None if item.media.screenshots is None else len(item.media.screenshots),
        }
        for item in MarketplaceApi(client).list_items().items
    ]


def item() -> Any:
    one = MarketplaceApi(client).get_item(int(given("ITEM_ID"))).item
    return {
        "id": one.id,
        "name": one.name,
        "regular": one.price.regular,
        "published_at": seconds(one.published_at),
    }


def validation() -> Any:
    request = PurchaseValidationRequest(purchase_code=given("PURCHASE_CODE"))
    purchase = MarketplaceApi(client).validate_purchase(request).data.purchase
    return {
        "purchase_code": purchase.purchase_code,
        "license_type": purchase.license_type,
        "price": purchase.price,
        "item_id": purchase.item.id,
        "downloaded": purchase.downloaded,
        "date": seconds(purchase.var_date),
    }


def make_link() -> Any:
    request = CreateLinkRequest(
        url=given("LINK_URL"), tags=["one", "two"], expires_at=expiry()
    )
    link = LinksApi(client).create_link(request).data
    return {
        "id": link.id,
        "url": link.url,
        "tags": link.tags,
        "state": link.state,
        "max_clicks": link.max_clicks,
        "expires_at": seconds(link.expires_at),
    }


def webhooks() -> Any:
    return [
        {
            "id": webhook.id,
            "url": webhook.url,
            "event_types": webhook.event_types,
            "state": webhook.state,
            "paused_reason": webhook.paused_reason,
        }
        for webhook in WebhooksApi(client).list_webhooks().data
    ]


def publishing(data: Any) -> Callable[[], Any]:
    def publish() -> Any:
        request = PublishEventRequest(type=given("EVENT_TYPE"), data=data)
        # One event, or a list of them for a batch: the document leaves this open.
        return {"id": AutomationApi(client).publish_automation_event(request).data["id"]}

    return publish


def refused(call: Callable[[], Any]) -> Any:
    try:
        call()
    except ApiException as error:
        assert isinstance(error.data, ErrorBody)
        return {"status": error.status, "msg": error.data.msg}
    raise AssertionError("no error was raised")


def pages() -> Any:
    messaging = MessagingApi(client)
    first = messaging.list_contacts(given("INSTANCE_ID"), limit=5)
    second = messaging.list_contacts(given("INSTANCE_ID"), limit=5, cursor=first.next_cursor)
    return [[contact.id for contact in page.data] for page in (first, second)]


print_calls(
    {
        "account": account,
        "items": items,
        "item": item,
        "validation-json": validation,
        # Of several types of a body, the generator writes the first.
        "validation-form": lambda: NOT_OFFERED,
        "validation-multipart": lambda: NOT_OFFERED,
        "models": lambda: [model.id for model in ModelsApi(client).list_models().data],
        "make-link": make_link,
        "webhooks": webhooks,
        **{f"publish-{kind}": publishing(data) for kind, data in PUBLISHED.items()},
        "download": lambda: digest(MessagingApi(client).download_media(given("MEDIA_ID"))),
        "qr": lambda: digest(LinksApi(client).get_qr_code(given("LINK_ID"), format="png")),
        "not-found": lambda: refused(
            lambda: MarketplaceApi(client).get_item(int(given("MISSING_ITEM_ID")))
        ),
        "unauthorized": lambda: refused(ModelsApi(client_of(given("WRONG_KEY"))).list_models),
        "pages": pages,
    }
)
