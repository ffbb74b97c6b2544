import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans } from '#shared/plans/tiers.ts';
import { purchaseInApp, restoreInApp } from './native-store.ts';
import classes from './native-store-buttons.module.css';

/** Buttons for the app store, shown in the mobile app. */
export const NativeStoreButtons = () => (
  <section aria-labelledby="in-app">
    <h2 id="in-app">{t('In the app')}</h2>
    <div className={classes.buttons}>
      {paidPlans.map((plan) => (
        <Button key={plan} variant="default" onClick={() => void purchaseInApp(plan)}>
          {t('Buy {plan} in the app', { plan: plans[plan].name })}
        </Button>
      ))}
      <Button variant="subtle" onClick={() => void restoreInApp()}>
        {t('Restore purchases')}
      </Button>
    </div>
  </section>
);
