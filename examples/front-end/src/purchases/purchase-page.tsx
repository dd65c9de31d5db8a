import { Page } from '../ui/page.tsx';
import { PurchaseForm } from './purchase-form.tsx';

export const PurchasePage = () => (
  <Page title="Check a purchase">
    <p>Find out what a purchase code is for, and how long it has support.</p>
    <PurchaseForm />
  </Page>
);
