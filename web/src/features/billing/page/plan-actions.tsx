import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { usePlanAction } from './use-plan-action.ts';

/** Cancels or resumes the plan with one click. A plan with a failed payment ends at once. */
export const PlanActions = ({ status }: { status: SubscriptionStatus }) => {
  const { subscribed, cancels_at_end: isEnding, payment_failed: isUnpaid } = status;
  const { act, running } = usePlanAction();
  if (!subscribed && !isUnpaid)
    return (
      <Button component={Link} to={paths.pricing} variant="default">
        {t('Compare plans')}
      </Button>
    );
  if (isEnding && !isUnpaid)
    return (
      <Button variant="ink" loading={running === 'resume'} onClick={() => act('resume')}>
        {t('Resume plan')}
      </Button>
    );
  return (
    <Button variant="default" loading={running === 'cancel'} onClick={() => act('cancel')}>
      {isUnpaid ? t('End plan now') : t('Cancel plan')}
    </Button>
  );
};
