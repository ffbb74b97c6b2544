import { Button } from '@mantine/core';
import Lock from 'lucide-react/icons/lock';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import classes from './locked-button.module.css';

const UpgradeDialog = lazy(async () => ({
  default: (await import('./upgrade-dialog.tsx')).UpgradeDialog,
}));

interface Props {
  feature: FeatureName;
  /** Label of the unlocked button. */
  children: ReactNode;
}

/** Locked button that names the required plan; a click opens the plans. */
export const LockedButton = ({ feature, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        classNames={{ label: classes.words ?? '' }}
        leftSection={<Lock aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {children} <span className={classes.tier}>{plans[features[feature].tier as PaidPlan].name}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <UpgradeDialog feature={feature} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
