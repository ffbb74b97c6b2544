import type { ReactNode } from 'react';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';

/** Shows the user's last week, blurred, in place of a longer trend that the plan lacks, and the upgrade card. */
export const LockedTrend = ({ week }: { week: ReactNode }) => (
  <OneUpgradeCard>
    <LockedPreview feature="progress_analytics">{week}</LockedPreview>
  </OneUpgradeCard>
);
