import { lazy, type ReactNode, Suspense } from 'react';
import type { FeatureName } from '#shared/plans/features.ts';
import { useAccess } from '../subscription/use-access.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';

const UpgradeCard = lazy(async () => ({ default: (await import('./upgrade-card.tsx')).UpgradeCard }));

interface Props {
  feature: FeatureName;
  /** Shown instead of the card. */
  fallback?: ReactNode;
  /** False: nothing stands in the place of what is locked. */
  card?: boolean;
  children: ReactNode;
}

/** Shows a feature to those whose plan has it, and to others which plan that is. The server checks for itself. */
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
