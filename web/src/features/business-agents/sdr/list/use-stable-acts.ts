import { useEffect, useMemo, useRef } from 'react';
import type { LeadActs } from './lead-row.tsx';

type Handlers = Omit<LeadActs, 'scoring' | 'following' | 'isUpdating'>;

/** Keeps the identity of the actions while no action starts or ends, so that the rows of a long list stay as they are. */
export const useStableActs = (acts: LeadActs): LeadActs => {
  const latest = useRef<Handlers>(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const { scoring, following, isUpdating } = acts;
  return useMemo(
    () => ({
      onOpen: (lead) => latest.current.onOpen(lead),
      onRespond: (lead) => latest.current.onRespond(lead),
      onScore: (lead) => latest.current.onScore(lead),
      onFollowUp: (lead) => latest.current.onFollowUp(lead),
      onStatus: (lead, status) => latest.current.onStatus(lead, status),
      onEdit: (lead) => latest.current.onEdit(lead),
      onRemove: (lead) => latest.current.onRemove(lead),
      scoring,
      following,
      isUpdating,
    }),
    [scoring, following, isUpdating],
  );
};
