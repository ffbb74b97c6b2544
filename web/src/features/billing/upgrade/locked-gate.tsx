import type { ComponentProps, ReactNode } from 'react';
import { LockedPart } from './locked-part.tsx';
import { Gate } from './plan-gate.tsx';

interface Props {
  feature: ComponentProps<typeof Gate>['feature'];
  /** Name of the locked part. */
  title: string;
  /** What the locked part does. */
  about: string;
  /** Lines of an invented example, for parts whose own data the server keeps locked. */
  sample?: readonly string[];
  /** Another way forward, beside the plan. */
  also?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a part of a page to users whose plan contains it, and to others a preview. The page wraps its content in
 * `OneUpgradeCard`.
 */
export const LockedGate = ({ feature, children, ...part }: Props) => (
  <Gate
    feature={feature}
    fallback={
      <LockedPart feature={feature} {...part}>
        {children}
      </LockedPart>
    }
  >
    {children}
  </Gate>
);
