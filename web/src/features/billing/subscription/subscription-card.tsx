import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { SubscriptionSummary } from './subscription-summary.tsx';

/** Dashboard card with the subscription status and a link to the Subscription tab. */
export const SubscriptionCard = ({ onOpen }: { onOpen: () => void }) => (
  <SubscriptionSummary
    renderActions={({ subscribed }) => (
      <Button variant="default" onClick={onOpen}>
        {subscribed ? t('Manage plan') : t('See plans')}
      </Button>
    )}
  />
);
