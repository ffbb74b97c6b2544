import { Button } from '@mantine/core';
import { SubscriptionSummary } from './subscription-summary.tsx';

/** The status on the dashboard, with the way to the rest. */
export const SubscriptionCard = ({ onOpen }: { onOpen: () => void }) => (
  <SubscriptionSummary
    renderActions={({ subscribed }) => (
      <Button variant="default" onClick={onOpen}>
        {subscribed ? 'Manage plan' : 'See plans'}
      </Button>
    )}
  />
);
