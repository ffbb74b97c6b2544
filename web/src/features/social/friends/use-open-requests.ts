import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';
import { friendQueries } from './friend-queries.ts';

/**
 * How many people ask to be a friend. 0 until that is known: it is asked for once somebody is there to use the page,
 * so that the first view does without; it stays true by the live updates.
 */
export const useOpenRequests = (): number => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstInteraction(() => setWanted(true)), []);
  const { data } = useQuery({ ...friendQueries.all(), enabled: isWanted });
  return data?.requests.length ?? 0;
};
