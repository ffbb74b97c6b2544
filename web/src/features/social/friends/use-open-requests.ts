import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterFirstInteraction } from '#web/ui/interaction/after-first-interaction.ts';
import { friendQueries } from './friend-queries.ts';

/**
 * Returns the number of received friend requests; 0 until known. It is fetched after the first view, once the user is
 * active, and live updates keep it current.
 */
export const useOpenRequests = (): number => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => afterFirstInteraction(() => setWanted(true)), []);
  const { data } = useQuery({ ...friendQueries.all(), enabled: isWanted });
  return data?.requests.length ?? 0;
};
