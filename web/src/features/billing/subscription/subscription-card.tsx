import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { SubscriptionSummary } from './subscription-summary.tsx';

/** The status on the dashboard, with the way to the rest. */
export const SubscriptionCard = ({ onOpen }: { onOpen: () => void }) => (
  <SubscriptionSummary
    renderActions={({ subscribed }) => (
      <Button variant="default" onClick={onOpen}>
        {subscribed ? t('Manage plan') : t('See plans')}
      </Button>
    )}
  />
);
