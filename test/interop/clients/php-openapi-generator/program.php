<?php

/** The calls, made with the client of OpenAPI Generator. */

declare(strict_types=1);

require __DIR__ . '/load.php';

use OpenAPI\Client\Api\AutomationApi;
use OpenAPI\Client\Api\LinksApi;
use OpenAPI\Client\Api\MarketplaceApi;
use OpenAPI\Client\Api\MessagingApi;
use OpenAPI\Client\Api\ModelsApi;
use OpenAPI\Client\Api\WebhooksApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\CreateLinkRequest;
use OpenAPI\Client\Model\ErrorBody;
use OpenAPI\Client\Model\PublishEventRequest;
use OpenAPI\Client\Model\PurchaseValidationRequest;

function given(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("$name is not set");
}

function configurationOf(string $key): Configuration
{
    return (new Configuration())->setHost(given('BASE_URL'))->setAccessToken($key);
}

function digest(SplFileObject $file): array
{
    $content = file_get_contents($file->getPathname());
    return ['sha256' => hash('sha256', $content), 'size' => strlen($content)];
}

/** What the client raises. */
function refused(callable $call): array
{
    try {
        $call();
    } catch (ApiException $error) {
        $body = $error->getResponseObject();
        return $body instanceof ErrorBody
            ? ['status' => $error->getCode(), 'msg' => $body->getMsg()]
            : throw $error;
    }
    throw new RuntimeException('no error was raised');
}

$configuration = configurationOf(given('API_KEY'));
$marketplace = new MarketplaceApi(config: $configuration);
$messaging = new MessagingApi(config: $configuration);
$links = new LinksApi(config: $configuration);
$models = new ModelsApi(config: $configuration);
$webhooks = new WebhooksApi(config: $configuration);

$publish = static function (mixed $data) use ($configuration): array {
    $event = new PublishEventRequest(['type' => given('EVENT_TYPE'), 'data' => $data]);
    $reply = (new AutomationApi(config: $configuration))->publishAutomationEvent($event);
    // One event, or a list of them for a batch: the document leaves this open.
    return ['id' => ((array) $reply->getData())['id']];
};

$notOffered = new stdClass();

$calls = [
    'account' => static function () use ($marketplace): array {
        $account = $marketplace->getAccountDetails()->getData();
        return [
            'email' => $account->getEmail(),
            'balance' => $account->getBalance(),
            'facebook' => $account->getProfile()->getSocialLinks()['facebook'],
            'registered_at' => $account->getRegisteredAt()->getTimestamp(),
        ];
    },
    'items' => static fn (): array => array_map(static fn ($item): array => [
        'id' => $item->getId(),
        'image' => $item->getMedia()->getPreviewImage(),
        'video' => $item->getMedia()->getPreviewVideo(),
        'audio' => $item->getMedia()->getPreviewAudio(),
        'screenshots' => $item->getMedia()->getScreenshots() === null
            ? null
            : count($item->getMedia()->getScreenshots()),
    ], $marketplace->listItems()->getItems()),
    'item' => static function () use ($marketplace): array {
        $item = $marketplace->getItem((int) given('ITEM_ID'))->getItem();
        return [
            'id' => $item->getId(),
            'name' => $item->getName(),
            'regular' => $item->getPrice()->getRegular(),
            'published_at' => $item->getPublishedAt()->getTimestamp(),
        ];
    },
    'validation-json' => static function () use ($marketplace): array {
        $request = new PurchaseValidationRequest(['purchase_code' => given('PURCHASE_CODE')]);
        $purchase = $marketplace->validatePurchase($request)->getData()->getPurchase();
        return [
            'purchase_code' => $purchase->getPurchaseCode(),
            'license_type' => $purchase->getLicenseType(),
            'price' => $purchase->getPrice(),
            'item_id' => $purchase->getItem()->getId(),
            'downloaded' => $purchase->getDownloaded(),
            'date' => $purchase->getDate()->getTimestamp(),
        ];
    },
    // Of several types of a body, the generator writes the first.
    'validation-form' => static fn (): object => $notOffered,
    'validation-multipart' => static fn (): object => $notOffered,
    'models' => static fn (): array => array_map(
        static fn ($model): string => $model->getId(),
        $models->listModels()->getData(),
    ),
    'make-link' => static function () use ($links): array {
        $request = new CreateLinkRequest([
            'url' => given('LINK_URL'),
            'tags' => ['one', 'two'],
            'expires_at' => new DateTime('@' . given('LINK_EXPIRES')),
        ]);
        $link = $links->createLink($request)->getData();
        return [
            'id' => $link->getId(),
            'url' => $link->getUrl(),
            'tags' => $link->getTags(),
            'state' => $link->getState(),
            'max_clicks' => $link->getMaxClicks(),
            'expires_at' => $link->getExpiresAt()->getTimestamp(),
        ];
    },
    'webhooks' => static fn (): array => array_map(static fn ($webhook): array => [
        'id' => $webhook->getId(),
        'url' => $webhook->getUrl(),
        'event_types' => $webhook->getEventTypes(),
        'state' => $webhook->getState(),
        'paused_reason' => $webhook->getPausedReason(),
    ], $webhooks->listWebhooks()->getData()),
    'publish-object' => static fn (): array => $publish([
        'order' => 42,
        'note' => 'Grüße',
        'nested' => ['empty' => []],
    ]),
    'publish-list' => static fn (): array => $publish([1, 'two', null, ['three' => 3.5]]),
    'publish-text' => static fn (): array => $publish('plain text'),
    'publish-null' => static fn (): array => $publish(null),
    'download' => static fn (): array => digest($messaging->downloadMedia(given('MEDIA_ID'))),
    'qr' => static fn (): array => digest($links->getQrCode(given('LINK_ID'), 'png')),
    'not-found' => static fn (): array => refused(
        static fn () => $marketplace->getItem((int) given('MISSING_ITEM_ID')),
    ),
    'unauthorized' => static fn (): array => refused(
        static fn () => (new ModelsApi(config: configurationOf(given('WRONG_KEY'))))->listModels(),
    ),
    'pages' => static function () use ($messaging): array {
        $first = $messaging->listContacts(given('INSTANCE_ID'), 5);
        $second = $messaging->listContacts(given('INSTANCE_ID'), 5, $first->getNextCursor());
        $idOf = static fn ($contact): string => $contact->getId();
        return [array_map($idOf, $first->getData()), array_map($idOf, $second->getData())];
    },
];

foreach ($calls as $call => $make) {
    try {
        $value = $make();
        $line = $value === $notOffered ? ['offered' => false] : ['value' => $value];
    } catch (Throwable $error) {
        $line = ['error' => $error::class . ': ' . $error->getMessage()];
    }
    echo json_encode(['call' => $call, ...$line], JSON_THROW_ON_ERROR), "\n";
}
