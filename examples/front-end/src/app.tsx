import { Link, Route, Switch, useRoute } from 'wouter';
import { ItemList } from './items/item-list.tsx';
import { ItemPage } from './items/item-page.tsx';
import { PurchasePage } from './purchases/purchase-page.tsx';
import { Page } from './ui/page.tsx';

function PageLink({ href, children }: { readonly href: string; readonly children: string }) {
  const [isCurrent] = useRoute(href);
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

export const App = () => (
  <>
    <a className="skip" href="#main">
      Skip to the content
    </a>
    <header className="site">
      <Link href="/" className="brand">
        Marketplace
      </Link>
      <nav aria-label="Pages">
        <PageLink href="/">Items</PageLink>
        <PageLink href="/purchase">Check a purchase</PageLink>
      </nav>
    </header>
    <main id="main">
      <Switch>
        <Route path="/">
          <ItemList />
        </Route>
        <Route path="/items/:id">{({ id }) => <ItemPage id={Number(id)} />}</Route>
        <Route path="/purchase">
          <PurchasePage />
        </Route>
        <Route>
          <Page title="Page not found">
            <p>
              <Link href="/">See all items</Link>
            </p>
          </Page>
        </Route>
      </Switch>
    </main>
  </>
);
