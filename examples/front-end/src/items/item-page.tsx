import { Link } from 'wouter';
import type { Item } from '../api/client.ts';
import { useItem } from '../api/queries.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { formatDate, formatPrice } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { ItemMedia } from './item-media.tsx';

const Facts = ({ item }: { readonly item: Item }) => (
  <aside className="panel">
    <dl>
      <dt>Regular licence</dt>
      <dd className="price">{formatPrice(item.price.regular, item.currency)}</dd>
      <dt>Extended licence</dt>
      <dd>{formatPrice(item.price.extended, item.currency)}</dd>
      <dt>Version</dt>
      <dd>{item.version}</dd>
      <dt>Published</dt>
      <dd>{formatDate(item.published_at)}</dd>
    </dl>
    {item.options.length > 0 && (
      <ul className="options">
        {item.options.map(option => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    )}
    <a className="button" href={item.demo_link}>
      Open the demo
    </a>
  </aside>
);

export function ItemPage({ id }: { readonly id: number }) {
  const { data: item, error, refetch } = useItem(id);
  const all = <Link href="/">See all items</Link>;
  if (error?.code === 'item_not_found' || Number.isNaN(id))
    return (
      <Page title="Item not found">
        <p className="empty">Nobody sells an item with this number. {all}</p>
      </Page>
    );
  if (error)
    return (
      <Page title="Item">
        <ErrorNotice title="The item cannot be shown" error={error} onRetry={() => void refetch()}>
          {error.isTemporary ? 'The marketplace does not answer as it should.' : 'The shop may not read it.'}
        </ErrorNotice>
      </Page>
    );
  if (item === undefined)
    return (
      <Page title="Item">
        <Loading what="the item" />
      </Page>
    );
  return (
    <Page title={item.name}>
      <p className="small">
        {item.category} · {item.sub_category}
      </p>
      <div className="item">
        <div>
          <ItemMedia item={item} />
          <p>{item.description}</p>
          <ul className="tags" aria-label="Tags">
            {item.tags.map(tag => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
        <Facts item={item} />
      </div>
    </Page>
  );
}
