import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import type { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { LockedPart } from '#web/features/billing/upgrade/locked-part.tsx';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { profileQueries } from '#web/features/profile/profile-queries.ts';

type Props = ComponentProps<typeof LockedGate>;

/** Preview for users who are not at risk: others see none, as calories and weights are not for them (decision 0069). */
const PreviewWithNumbers = (part: Props) => {
  const { data: profile } = useQuery(profileQueries.read());
  return profile && healthRiskOf(profile) === null ? <LockedPart {...part} /> : null;
};

/** Like `LockedGate`, for a part whose preview names calories or weights. */
export const GateWithNumbers = (part: Props) => (
  <Gate feature={part.feature} fallback={<PreviewWithNumbers {...part} />}>
    {part.children}
  </Gate>
);
