export const php = (api: string): string => `<?php
const API = ${api};

function call(string $path, ?array $fields = null): array
{
    $http = [
        'method' => $fields === null ? 'GET' : 'POST',
        'header' => ['Authorization: Bearer ' . getenv('MARKETPLACE_KEY')],
        'timeout' => 30,
        'ignore_errors' => true,
    ];
    if ($fields !== null) {
        $http['header'][] = 'Content-Type: application/x-www-form-urlencoded';
        $http['content'] = http_build_query($fields);
    }
    $text = file_get_contents(API . $path, false, stream_context_create(['http' => $http]));
    if ($text === false) {
        throw new RuntimeException('No answer');
    }
    $body = json_decode($text, true, 512, JSON_THROW_ON_ERROR);
    if (($body['status'] ?? '') !== 'success') {
        throw new RuntimeException($body['msg'] ?? 'Unexpected answer');
    }
    return $body;
}

echo count(call('/api/items/all')['items']), "\\n";

$code = getenv('PURCHASE_CODE');
if ($code) {
    $purchase = call('/api/purchases/validation', ['purchase_code' => $code])['data']['purchase'];
    echo $purchase['item']['name'], ' ', $purchase['license_type'], "\\n";
}`;
