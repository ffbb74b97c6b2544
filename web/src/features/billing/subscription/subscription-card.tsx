import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';
import { SubscriptionSummary } from './subscription-summary.tsx';

/** Dashboard card with the subscription status and a link to the Subscription tab. */
export const SubscriptionCard = ({ onOpen }: { onOpen: () => void }) => (
  <SubscriptionSummary
    renderActions={({ subscribed, has_billing }) => (
      <>
        <Button variant="default" onClick={onOpen}>
          {subscribed ? t('Manage plan') : t('See plans')}
        </Button>
        {has_billing && (
          <Link className="inlineTarget label" to={paths.profileBilling}>
            {t('Billing and invoices')}
          </Link>
        )}
      </>
    )}
  />
);
