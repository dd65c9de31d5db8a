export const curl = (api: string): string => `api=${api}

# per_page=1: the number of all items is in a header, so one item is enough
curl -fsS -o /dev/null -w '%header{x-total-count}\\n' \\
  -H "Authorization: Bearer $MARKETPLACE_KEY" "$api/api/items/all?per_page=1"

if [ -n "$PURCHASE_CODE" ]; then
  curl -sS -H "Authorization: Bearer $MARKETPLACE_KEY" \\
    --data-urlencode "purchase_code=$PURCHASE_CODE" "$api/api/purchases/validation"
fi`;
