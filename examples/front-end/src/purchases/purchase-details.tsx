import { useId } from 'react';
import { Link } from 'wouter';
import type { Purchase } from '../api/client.ts';
import { formatDate, formatPrice } from '../ui/format.ts';

function supportOf({ supported_until }: Purchase): string {
  if (supported_until === undefined) return 'Not included';
  const day = formatDate(supported_until);
  return Date.parse(supported_until) < Date.now() ? `Ended on ${day}` : `Until ${day}`;
}

export function PurchaseDetails({ purchase }: { readonly purchase: Purchase }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>This code is valid</h2>
      <dl>
        <dt>Item</dt>
        <dd>
          <Link href={`/items/${purchase.item.id}`}>{purchase.item.name}</Link>
        </dd>
        <dt>Licence</dt>
        <dd>{purchase.license_type}</dd>
        <dt>Price</dt>
        <dd>{formatPrice(purchase.price, purchase.currency)}</dd>
        <dt>Bought</dt>
        <dd>{formatDate(purchase.date)}</dd>
        <dt>Support</dt>
        <dd>{supportOf(purchase)}</dd>
        <dt>Downloaded</dt>
        <dd>{purchase.downloaded ? 'Yes' : 'Not yet'}</dd>
      </dl>
    </section>
  );
}
