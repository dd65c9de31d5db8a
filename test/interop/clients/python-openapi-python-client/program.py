"""The calls, made with the client of openapi-python-client."""

from datetime import datetime
from typing import Any, Callable, TypeVar

from calls import NOT_OFFERED, PUBLISHED, digest, expiry, given, print_calls, seconds
from marketplace_client import AuthenticatedClient
from marketplace_client.api.automation import publish_automation_event
from marketplace_client.api.links import create_link, get_qr_code
from marketplace_client.api.marketplace import (
    get_account_details,
    get_item,
    list_items,
    validate_purchase,
)
from marketplace_client.api.messaging import download_media, list_contacts
from marketplace_client.api.models import list_models
from marketplace_client.api.webhooks import list_webhooks
from marketplace_client.models import (
    AccountDetailsReply,
    AutomationReceiptReply,
    ContactListReply,
    CreateLinkRequest,
    ErrorBody,
    GetQrCodeFormat,
    ItemListReply,
    ItemReply,
    LinkReply,
    ModelListReply,
    PublishEventRequest,
    PurchaseValidationReply,
    PurchaseValidationRequest,
    WebhookEndpointListReply,
)
from marketplace_client.types import File, Response, Unset


def client_of(key: str) -> AuthenticatedClient:
    return AuthenticatedClient(base_url=given("BASE_URL"), token=key)


client = client_of(given("API_KEY"))


Reply = TypeVar("Reply")


def told(kind: type[Reply], reply: object) -> Reply:
    """The reply, which has this type unless the server refused the request."""
    assert isinstance(reply, kind), reply
    return reply


def present(value: Any) -> Any:
    """A member, which is None if it was omitted."""
    return None if isinstance(value, Unset) else value


def account() -> Any:
    data = told(AccountDetailsReply, get_account_details.sync(client=client)).data
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
            "image": present(item.media.preview_image),
            "video": present(item.media.preview_video),
            "audio": present(item.media.preview_audio),
            "screenshots": None if isinstance(item.media.screenshots, Unset) else len(item.media.screenshots),
        }
        for item in told(ItemListReply, list_items.sync(client=client)).items
    ]


def item() -> Any:
    one = told(ItemReply, get_item.sync(client=client, item_id=int(given("ITEM_ID")))).item
    return {
        "id": one.id,
        "name": one.name,
        "regular": one.price.regular,
        "published_at": seconds(one.published_at),
    }


def validation() -> Any:
    body = PurchaseValidationRequest(purchase_code=given("PURCHASE_CODE"))
    purchase = told(
        PurchaseValidationReply, validate_purchase.sync(client=client, body=body)
    ).data.purchase
    return {
        "purchase_code": purchase.purchase_code,
        "license_type": purchase.license_type,
        "price": purchase.price,
        "item_id": purchase.item.id,
        "downloaded": purchase.downloaded,
        "date": seconds(purchase.date),
    }


def make_link() -> Any:
    body = CreateLinkRequest(
        url=given("LINK_URL"), tags=["one", "two"], expires_at=expiry()
    )
    link = told(LinkReply, create_link.sync(client=client, body=body)).data
    return {
        "id": link.id,
        "url": link.url,
        "tags": link.tags,
        "state": link.state,
        "max_clicks": link.max_clicks,
        "expires_at": seconds(told(datetime, link.expires_at)),
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
        for webhook in told(WebhookEndpointListReply, list_webhooks.sync(client=client)).data
    ]


def publishing(data: Any) -> Callable[[], Any]:
    def publish() -> Any:
        body = PublishEventRequest(type_=given("EVENT_TYPE"), data=data)
        reply = told(AutomationReceiptReply, publish_automation_event.sync(client=client, body=body))
        # One event, or a list of them for a batch: the document leaves this open.
        return {"id": reply.data["id"]}

    return publish


def refused(response: Response[Any]) -> Any:
    return {"status": response.status_code, "msg": told(ErrorBody, response.parsed).msg}


def pages() -> Any:
    instance = given("INSTANCE_ID")
    first = told(ContactListReply, list_contacts.sync(instance, client=client, limit=5))
    after = told(str, first.next_cursor)
    second = told(ContactListReply, list_contacts.sync(instance, client=client, limit=5, cursor=after))
    return [[contact.id for contact in page.data] for page in (first, second)]


print_calls(
    {
        "account": account,
        "items": items,
        "item": item,
        "validation-json": validation,
        "validation-form": lambda: NOT_OFFERED,
        "validation-multipart": lambda: NOT_OFFERED,
        "models": lambda: [
            model.id for model in told(ModelListReply, list_models.sync(client=client)).data
        ],
        "make-link": make_link,
        "webhooks": webhooks,
        **{f"publish-{kind}": publishing(data) for kind, data in PUBLISHED.items()},
        "download": lambda: digest(
            told(File, download_media.sync(given("MEDIA_ID"), client=client)).payload.read()
        ),
        "qr": lambda: digest(
            told(
                File, get_qr_code.sync(given("LINK_ID"), client=client, format_=GetQrCodeFormat.PNG)
            ).payload.read()
        ),
        "not-found": lambda: refused(
            get_item.sync_detailed(client=client, item_id=int(given("MISSING_ITEM_ID")))
        ),
        "unauthorized": lambda: refused(
            list_models.sync_detailed(client=client_of(given("WRONG_KEY")))
        ),
        "pages": pages,
    }
)
