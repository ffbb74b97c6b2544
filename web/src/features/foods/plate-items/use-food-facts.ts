import { useQuery } from '@tanstack/react-query';
import type { PlateLookups } from './plate-lookups-type.ts';

/** Returns whether a record is in the food table. Packaged foods are not. */
const isOfTable = (recordId: string | null): boolean => recordId !== null && !recordId.startsWith('off:');

/** Queries the details of a food once they are needed. */
export const useFoodFacts = (
  recordId: string | null,
  lookUps: Pick<PlateLookups, 'read'>,
  isWanted: boolean,
) =>
  useQuery({
    queryKey: ['food', recordId],
    queryFn: () => lookUps.read(recordId ?? ''),
    enabled: isWanted && isOfTable(recordId),
    staleTime: Infinity,
  });
