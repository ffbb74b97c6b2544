import type { ComponentProps, ReactNode } from 'react';
import { LockedFeature } from '#web/ui/feedback/locked-feature.tsx';
import { LockedButton } from './locked-button.tsx';
import { Gate } from './plan-gate.tsx';

interface Props {
  feature: ComponentProps<typeof Gate>['feature'];
  /** Name of the locked part. */
  title: string;
  /** What the button offers. */
  offer: string;
  /** What the locked part does. */
  about: string;
  /** Another way forward, beside the button. */
  also?: ReactNode;
  children: ReactNode;
}

/** Shows a part of a page to users whose plan contains it, and to others what it does, with a way to get it. */
export const LockedGate = ({ feature, title, offer, about, also, children }: Props) => (
  <Gate
    feature={feature}
    fallback={
      <LockedFeature
        title={title}
        way={
          <>
            <LockedButton feature={feature}>{offer}</LockedButton>
            {also}
          </>
        }
      >
        {about}
      </LockedFeature>
    }
  >
    {children}
  </Gate>
);
