/** The programs of the page "Getting started". They are separate, so that tests can run them. */
import { shellWord } from '../assets/request.js';

export interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** A string literal that is valid in JavaScript, Python and PHP. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/**
 * One program per language: it prints the number of items and, if `PURCHASE_CODE` is set, the result for this code. It
 * reads the key from `MARKETPLACE_KEY`.
 */
export function snippets(apiBase: string): Snippet[] {
  return [
    { language: 'cURL', code: curl(shellWord(apiBase)) },
    { language: 'JavaScript', code: javascript(quoted(apiBase)) },
    { language: 'Python', code: python(quoted(apiBase)) },
    { language: 'PHP', code: php(quoted(apiBase)) },
  ];
}

const curl = (api: string): string => `api=${api}

# per_page=1: the number of all items is in a header, so one item is enough
curl -fsS -o /dev/null -w '%header{x-total-count}\\n' \\
  -H "Authorization: Bearer $MARKETPLACE_KEY" "$api/api/items/all?per_page=1"

if [ -n "$PURCHASE_CODE" ]; then
  curl -sS -H "Authorization: Bearer $MARKETPLACE_KEY" \\
    --data-urlencode "purchase_code=$PURCHASE_CODE" "$api/api/purchases/validation"
fi`;

const javascript = (
  api: string,
): string => `// items.mjs, for Node.js 18 or newer: runs on your server, never in a browser
const api = ${api};
const headers = { Authorization: \`Bearer \${process.env.MARKETPLACE_KEY}\` };

async function call(path, options) {
  const answer = await fetch(api + path, { headers, ...options });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.msg);
  return body;
}

const { items } = await call('/api/items/all');
console.log(items.length);

const code = process.env.PURCHASE_CODE;
if (code) {
  const body = new URLSearchParams({ purchase_code: code });
  const { data } = await call('/api/purchases/validation', { method: 'POST', body });
  console.log(data.purchase.item.name, data.purchase.license_type);
}`;

const python = (api: string): string => `import json
import os
import urllib.error
import urllib.parse
import urllib.request

API = ${api}
HEADERS = {'Authorization': 'Bearer ' + os.environ['MARKETPLACE_KEY']}


def call(path, fields=None):
    data = urllib.parse.urlencode(fields).encode() if fields else None
    request = urllib.request.Request(API + path, data, HEADERS)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)['msg'])


print(len(call('/api/items/all')['items']))

code = os.environ.get('PURCHASE_CODE')
if code:
    purchase = call('/api/purchases/validation', {'purchase_code': code})['data']['purchase']
    print(purchase['item']['name'], purchase['license_type'])`;

const php = (api: string): string => `<?php
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
