export const python = (api: string): string => `import json
import os
import urllib.error
import urllib.parse
import urllib.request

API = ${api}
HEADERS = {"Authorization": "Bearer " + os.environ["MARKETPLACE_KEY"]}


def call(path, fields=None):
    data = urllib.parse.urlencode(fields).encode() if fields else None
    request = urllib.request.Request(API + path, data, HEADERS)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["msg"])


print(len(call("/api/items/all")["items"]))

code = os.environ.get("PURCHASE_CODE")
if code:
    purchase = call("/api/purchases/validation", {"purchase_code": code})["data"]["purchase"]
    print(purchase["item"]["name"], purchase["license_type"])`;
