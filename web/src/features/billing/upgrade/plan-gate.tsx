import { lazy, type ReactNode, Suspense } from 'react';
import type { FeatureName } from '#shared/plans/features.ts';
import { useAccess } from '../subscription/use-access.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';

const UpgradeCard = lazy(async () => ({ default: (await import('./upgrade-card.tsx')).UpgradeCard }));

interface Props {
  feature: FeatureName;
  /** Shown instead of the upgrade card. */
  fallback?: ReactNode;
  /** False: nothing is shown instead of locked content. */
  card?: boolean;
  children: ReactNode;
}

/**
 * Shows a feature if the user's plan includes it; otherwise shows which plan does. The server enforces access itself.
 */
export const Gate = ({ feature, fallback, card = true, children }: Props) => {
  const access = useAccess(feature);
  if (access === 'open') return children;
  if (access === 'waiting') return null;
  if (fallback !== undefined) return fallback;
  if (!card) return null;
  return (
    <Suspense fallback={<SkeletonBlock height="16rem" />}>
      <UpgradeCard feature={feature} />
    </Suspense>
  );
};
