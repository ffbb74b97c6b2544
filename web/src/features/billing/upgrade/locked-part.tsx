import type { ReactNode } from 'react';
import type { FeatureName } from '#shared/plans/features.ts';
import { LockedFeature } from '#web/ui/feedback/locked-feature.tsx';
import { LockedExample, PlanLink } from './locked-preview.tsx';

interface Props {
  feature: FeatureName;
  title: string;
  /** What the part does. */
  about: string;
  /** Invented example of the part, labeled as one; without it, `children` are shown, blurred. */
  sample?: readonly string[] | undefined;
  /** Another action besides the upgrade. */
  also?: ReactNode;
  /** The part with the user's own data. */
  children: ReactNode;
}

/** Preview of a part that the user's plan lacks. The page's upgrade card shows the plans. */
export const LockedPart = ({ feature, title, about, sample, also, children }: Props) => (
  <LockedFeature
    title={title}
    way={
      <>
        <PlanLink feature={feature} />
        {also}
      </>
    }
    preview={<LockedExample sample={sample}>{children}</LockedExample>}
  >
    {about}
  </LockedFeature>
);
