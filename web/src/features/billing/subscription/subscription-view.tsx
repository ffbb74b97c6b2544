import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { isNativeApp } from '../checkout/native-app.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { CreditPacks } from '../upgrade/credit-packs.tsx';
import { ManageButton } from './manage-button.tsx';
import { NativeStoreButtons } from '../checkout/native-store-buttons.tsx';
import { PlanOffers } from '../upgrade/plan-offers.tsx';
import { StartAtOnce } from '../checkout/start-at-once.tsx';
import { SubscriptionSummary } from './subscription-summary.tsx';
import classes from './subscription-view.module.css';

const Actions = ({ subscribed, has_billing, cancels_at_end }: SubscriptionStatus) => {
  if (!subscribed && !has_billing) {
    return (
      <>
        <Button variant="default" disabled>
          {t('Manage subscription')}
        </Button>
        <p className={classes.nothing}>{t('You don’t have a plan to manage yet.')}</p>
      </>
    );
  }
  return (
    <>
      {subscribed && cancels_at_end && <ManageButton words={t('Resume plan')} variant="ink" />}
      <ManageButton />
      <Button component={Link} to={paths.profileBilling} variant="default">
        {t('Billing and invoices')}
      </Button>
    </>
  );
};

/** Subscription tab: the current plan, other plans and credits. */
export const SubscriptionView = () => (
  <div className={classes.view}>
    <SubscriptionSummary renderActions={Actions} />
    {isNativeApp() && <NativeStoreButtons />}
    <section aria-labelledby="plans">
      <div className="cardHead">
        <h2 id="plans">{t('Plans')}</h2>
        <Link className="inlineTarget label" to={paths.pricing}>
          {t('Compare plans and yearly prices')}
        </Link>
      </div>
      <StartAtOnce />
      <PlanOffers />
    </section>
    <CreditPacks />
  </div>
);
