import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import type { Item } from '../api/client.ts';
import { useItems } from '../api/queries.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { formatPrice } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { mediaKind } from './media-kind.ts';

const Card = ({ item }: { readonly item: Item }) => (
  <li className="card">
    <img src={item.media.thumbnail} alt="" width="80" height="80" loading="lazy" />
    <div>
      <h2>
        <Link href={`/items/${item.id}`}>{item.name}</Link>
      </h2>
      <p className="small">
        {item.category} · {mediaKind(item.media)} · {formatPrice(item.price.regular, item.currency)}
      </p>
    </div>
  </li>
);

export function ItemList() {
  const [search, setSearch] = useState('');
  const { data: items, error, refetch, isPlaceholderData } = useItems(useDeferredValue(search.trim()));
  const count = items?.length ?? 0;
  return (
    <Page title="Items">
      <label className="field">
        Search
        <input
          type="search"
          maxLength={200}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </label>
      {error ? (
        <ErrorNotice title="The items cannot be shown" error={error} onRetry={() => void refetch()}>
          {error.isTemporary
            ? 'The marketplace does not answer as it should.'
            : 'The shop may not read them.'}
        </ErrorNotice>
      ) : items === undefined ? (
        <Loading what="items" />
      ) : (
        <>
          <p role="status" className="small">
            {count === 0 ? '' : `${count} ${count === 1 ? 'item' : 'items'}`}
          </p>
          {count > 0 && (
            <ul className="cards" aria-busy={isPlaceholderData}>
              {items.map(item => (
                <Card key={item.id} item={item} />
              ))}
            </ul>
          )}
          {count === 0 && (
            <p className="empty">
              {search === '' ? 'There are no items for sale yet.' : `No item contains “${search}”.`}
            </p>
          )}
        </>
      )}
    </Page>
  );
}
