import { DeletionCosts } from '#web/features/account/deletion-costs.tsx';
import { BillingPage } from '#web/features/billing/page/billing-page.tsx';
import classes from '../profile-content.module.css';

/** Plan, payments and invoices, and what deleting the account would cost. */
export const BillingPart = () => (
  <div className={classes.narrow}>
    <BillingPage />
    <DeletionCosts />
  </div>
);
